<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Exports</name>
    <message numerus="yes">
        <source>%n table(s) written to %1</source>
        <translation>
            <numerusform>%n table written to %1</numerusform>
            <numerusform>%n tables written to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ChecklistCard</name>
    <message numerus="yes">
        <source>%n thing(s) to do for the move</source>
        <translation>
            <numerusform>%n thing to do for the move</numerusform>
            <numerusform>%n things to do for the move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ComparisonPage</name>
    <message numerus="yes">
        <source>%n equal row(s) hidden</source>
        <translation>
            <numerusform>%n equal row hidden</numerusform>
            <numerusform>%n equal rows hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::GuidesPage</name>
    <message numerus="yes">
        <source>%n rule(s) of the guides apply</source>
        <translation>
            <numerusform>%n rule of the guides applies</numerusform>
            <numerusform>%n rules of the guides apply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::MainWindow</name>
    <message numerus="yes">
        <source>%n default(s) in use</source>
        <translation>
            <numerusform>%n default in use</numerusform>
            <numerusform>%n defaults in use</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) older than 12 months</source>
        <translation>
            <numerusform>%n source older than 12 months</numerusform>
            <numerusform>%n sources older than 12 months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::NavigationModel</name>
    <message numerus="yes">
        <source>%1, %n input(s) to look at</source>
        <translation>
            <numerusform>%1, %n input to look at</numerusform>
            <numerusform>%1, %n inputs to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ReviewPage</name>
    <message numerus="yes">
        <source>%n input(s) to look at</source>
        <translation>
            <numerusform>%n input to look at</numerusform>
            <numerusform>%n inputs to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::TornadoChart</name>
    <message numerus="yes">
        <source>%n input(s) can turn the answer alone</source>
        <translation>
            <numerusform>%n input can turn the answer alone</numerusform>
            <numerusform>%n inputs can turn the answer alone</numerusform>
        </translation>
    </message>
</context>
</TS>
