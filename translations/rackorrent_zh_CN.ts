<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Application</name>
    <message>
        <source>RackOrRent</source>
        <translation>算力租建选型</translation>
    </message>
</context>
<context>
    <name>EditCommand</name>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>All weights</source>
        <translation>全部权重</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>迁移清单</translation>
    </message>
    <message>
        <source>Imported demand</source>
        <translation>导入的需求</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>There are no figures to export: an input needs a change. The review step lists what to do.</source>
        <translation>没有可导出的数字：有输入需要修改。“检查”一步列出了要改的地方。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>file name: document, date</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Export PDF report</source>
        <translation>导出 PDF 报告</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>Report written: %1</source>
        <translation>报告已写入：%1</translation>
    </message>
    <message>
        <source>Export tables to a folder</source>
        <translation>将表格导出到文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) written to %1</source>
        <translation>
            <numerusform>%n 个表格已写入 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg);;PDF files (*.pdf)</source>
        <translation>图片 (*.png);;矢量图 (*.svg);;PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>Chart written: %1</source>
        <translation>图表已写入：%1</translation>
    </message>
    <message>
        <source>Export two-page PDF</source>
        <translation>导出两页 PDF</translation>
    </message>
    <message>
        <source>Export spreadsheet</source>
        <translation>导出电子表格</translation>
    </message>
    <message>
        <source>Spreadsheets (*.xlsx)</source>
        <translation>电子表格 (*.xlsx)</translation>
    </message>
    <message>
        <source>Export HTML report</source>
        <translation>导出 HTML 报告</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
</context>
<context>
    <name>FieldMark</name>
    <message>
        <source>Default, guide %1, section %2</source>
        <translation>默认，指南 %1 第 %2 节</translation>
    </message>
    <message>
        <source>Default, built in</source>
        <translation>默认，内置</translation>
    </message>
    <message>
        <source>Default, from the catalogue</source>
        <translation>默认，取自价目库</translation>
    </message>
    <message>
        <source>Default, source of %1</source>
        <translation>默认，%1 的资料</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>已填写</translation>
    </message>
    <message>
        <source>Left empty</source>
        <translation>未填</translation>
    </message>
    <message>
        <source>Default: empty</source>
        <translation>默认：空</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>默认：%1</translation>
    </message>
    <message>
        <source>a neutral starting value of this program</source>
        <translation>本程序的中性起始值</translation>
    </message>
    <message>
        <source>Source of the default: %1</source>
        <translation>默认值来源：%1</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab，Shift+Tab</translation>
    </message>
    <message>
        <source>Next and previous field</source>
        <translation>下一项与上一项</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Take a value over, press a button, follow a link</source>
        <translation>确认数值、按下按钮、打开链接</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take back an unfinished value</source>
        <translation>撤回未完成的输入</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Walk over pages, cards, tables and the points of a chart</source>
        <translation>在页面、卡片、表格与图中各点之间移动</translation>
    </message>
    <message>
        <source>About RackOrRent</source>
        <translation>关于算力租建选型</translation>
    </message>
    <message>
        <source>RackOrRent %1</source>
        <translation>算力租建选型 %1</translation>
    </message>
    <message>
        <source>Rent GPUs, build a cluster, combine the two, or run a private cloud: an answer with its reasons.</source>
        <translation>GPU 租用、自建集群、两者混合还是私有云：给出结论，也给出理由。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, without any warranty.</source>
        <translation>自由软件，按 GNU 通用公共许可证第 3 版或更新版本发布，不提供任何担保。</translation>
    </message>
    <message>
        <source>Made with Qt %1 (LGPL 3), QCustomPlot (GPL 3), SQLite (public domain), Boost (BSL 1.0) and JSON for Modern C++ (MIT).</source>
        <translation>使用 Qt %1（LGPL 3）、QCustomPlot（GPL 3）、SQLite（公有领域）、Boost（BSL 1.0）与 JSON for Modern C++（MIT）。</translation>
    </message>
    <message>
        <source>The program does not use the network. Your evaluations stay on this computer.</source>
        <translation>本程序不联网，评估资料只保存在本机。</translation>
    </message>
    <message>
        <source>Validation sheet</source>
        <translation>验证表</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Format: by content</source>
        <translation>格式：由内容判断</translation>
    </message>
    <message>
        <source>Format of the log</source>
        <translation>日志格式</translation>
    </message>
    <message>
        <source>Jobs without an end</source>
        <translation>没有结束时间的作业</translation>
    </message>
    <message>
        <source>Jobs without an end: until the newest time</source>
        <translation>没有结束时间的作业：计到最新时间</translation>
    </message>
    <message>
        <source>Jobs without an end: left out</source>
        <translation>没有结束时间的作业：不计</translation>
    </message>
    <message>
        <source>When a GPU counts as in use</source>
        <translation>GPU 何时视为使用中</translation>
    </message>
    <message>
        <source>In use: busy or memory held</source>
        <translation>使用中：忙碌或占用显存</translation>
    </message>
    <message>
        <source>In use: busy</source>
        <translation>使用中：忙碌</translation>
    </message>
    <message>
        <source>In use: memory held</source>
        <translation>使用中：占用显存</translation>
    </message>
    <message>
        <source>In use: the utilisation itself</source>
        <translation>使用中：按利用率折算</translation>
    </message>
    <message>
        <source>%1 was not taken. %2</source>
        <translation>%1 未被采用。%2</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>（%1）</translation>
    </message>
</context>
<context>
    <name>PdfWords</name>
    <message>
        <source>Rent or own GPUs: report</source>
        <translation>算力租建选型报告</translation>
    </message>
    <message>
        <source>Nominal amounts in %1</source>
        <translation>金额为名义值，%1</translation>
    </message>
    <message>
        <source>%1, RackOrRent %2, digest %3</source>
        <translation>%1，RackOrRent %2，摘要 %3</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>QtPrompts</name>
    <message>
        <source>Save the changes to &quot;%1&quot;?</source>
        <translation>要保存对“%1”的修改吗？</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>未保存的内容会丢失。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃修改</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed by another program since it was opened.</source>
        <translation>“%1”打开之后被其他程序改动过。</translation>
    </message>
    <message>
        <source>Overwriting replaces those changes by yours. To keep both, go back and save under another name.</source>
        <translation>覆盖会用您的内容替换那些改动。要两者都保留，请返回并另存为其他名称。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>UnitWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>% a year</source>
        <translation>%/年</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>%1 person</source>
        <translation>%1 人</translation>
    </message>
    <message>
        <source>%1 people</source>
        <translation>%1 人</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人</translation>
    </message>
    <message>
        <source>%1 GPU</source>
        <translation>%1 卡</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 卡</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>张 GPU</translation>
    </message>
    <message>
        <source>%1 server</source>
        <translation>%1 台服务器</translation>
    </message>
    <message>
        <source>%1 servers</source>
        <translation>%1 台服务器</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>台</translation>
    </message>
    <message>
        <source>%1 GPU-hour</source>
        <translation>%1 卡时</translation>
    </message>
    <message>
        <source>%1 GPU-hours</source>
        <translation>%1 卡时</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>%1 hour</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>%1 minute</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>%1 day</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>%1 week</source>
        <translation>%1 周</translation>
    </message>
    <message>
        <source>%1 weeks</source>
        <translation>%1 周</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>周</translation>
    </message>
    <message>
        <source>%1 month</source>
        <translation>%1 个月</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 个月</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>%1 year</source>
        <translation>%1 年</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 年</translation>
    </message>
    <message>
        <source>years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>%1 kW</source>
        <translation>%1 kW</translation>
    </message>
    <message>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>%1 TB a month</source>
        <translation>%1 TB/月</translation>
    </message>
    <message>
        <source>TB/month</source>
        <translation>TB/月</translation>
    </message>
    <message>
        <source>%1 Gb/s</source>
        <translation>%1 Gb/s</translation>
    </message>
    <message>
        <source>Gb/s</source>
        <translation>Gb/s</translation>
    </message>
    <message>
        <source>%1 a year</source>
        <translation>%1/年</translation>
    </message>
    <message>
        <source>%1/year</source>
        <translation>%1/年</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1/月</translation>
    </message>
    <message>
        <source>%1/month</source>
        <translation>%1/月</translation>
    </message>
    <message>
        <source>%1 per GPU-hour</source>
        <translation>%1/卡时</translation>
    </message>
    <message>
        <source>%1/GPU-hour</source>
        <translation>%1/卡时</translation>
    </message>
    <message>
        <source>%1 per kWh</source>
        <translation>%1/kWh</translation>
    </message>
    <message>
        <source>%1/kWh</source>
        <translation>%1/kWh</translation>
    </message>
    <message>
        <source>%1 per kW and month</source>
        <translation>%1/kW/月</translation>
    </message>
    <message>
        <source>%1/kW-month</source>
        <translation>%1/kW/月</translation>
    </message>
    <message>
        <source>%1 per GB</source>
        <translation>%1/GB</translation>
    </message>
    <message>
        <source>%1/GB</source>
        <translation>%1/GB</translation>
    </message>
    <message>
        <source>%1 per TB and month</source>
        <translation>%1/TB/月</translation>
    </message>
    <message>
        <source>%1/TB-month</source>
        <translation>%1/TB/月</translation>
    </message>
    <message>
        <source>%1 per GPU and year</source>
        <translation>%1/卡/年</translation>
    </message>
    <message>
        <source>%1/GPU-year</source>
        <translation>%1/卡/年</translation>
    </message>
</context>
<context>
    <name>VerdictLines</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>Every alternative breaks a limit</source>
        <translation>每个方案都触及限制</translation>
    </message>
    <message>
        <source>The only feasible alternative</source>
        <translation>唯一可行的方案</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>Total cost unchanged</source>
        <translation>总成本不变</translation>
    </message>
    <message>
        <source>Total cost %1</source>
        <translation>总成本 %1</translation>
    </message>
    <message>
        <source>same answer</source>
        <translation>首选不变</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>首选由%2改为%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Ahead of %1 by %2 (%3 to %4)</source>
        <translation>领先%1 %2（%3 对 %4）</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Upfront, less resale value</source>
        <translation>初期投入（已扣残值）</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐性</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>人力</translation>
    </message>
    <message>
        <source>Bridging until delivery</source>
        <translation>到货前过渡</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>servers ordered x price</source>
        <translation>订购台数 × 单价</translation>
    </message>
    <message>
        <source>Cluster network</source>
        <translation>集群网络</translation>
    </message>
    <message>
        <source>servers ordered x price x network share</source>
        <translation>订购台数 × 单价 × 网络占比</translation>
    </message>
    <message>
        <source>Cluster storage</source>
        <translation>集群存储</translation>
    </message>
    <message>
        <source>servers ordered x price x storage share</source>
        <translation>订购台数 × 单价 × 存储占比</translation>
    </message>
    <message>
        <source>Fit-out of the room</source>
        <translation>机房改造</translation>
    </message>
    <message>
        <source>once, own room only</source>
        <translation>一次性，仅自有机房</translation>
    </message>
    <message>
        <source>Set-up of the cluster</source>
        <translation>集群搭建</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一次性</translation>
    </message>
    <message>
        <source>Set-up in the cloud</source>
        <translation>云上搭建</translation>
    </message>
    <message>
        <source>Resale value at the end</source>
        <translation>期末残值</translation>
    </message>
    <message>
        <source>minus servers x price x residual share ^ (age / useful life)</source>
        <translation>负的台数 × 单价 × 残值率 ^（使用年数 ÷ 折旧年限）</translation>
    </message>
    <message>
        <source>On-demand rent</source>
        <translation>按量租金</translation>
    </message>
    <message>
        <source>GPU-hours x price</source>
        <translation>卡时 × 单价</translation>
    </message>
    <message>
        <source>One-year reserved rent</source>
        <translation>一年预留租金</translation>
    </message>
    <message>
        <source>reserved GPUs x hours of the month x price</source>
        <translation>预留卡数 × 当月小时数 × 单价</translation>
    </message>
    <message>
        <source>Three-year reserved rent</source>
        <translation>三年预留租金</translation>
    </message>
    <message>
        <source>Spot rent</source>
        <translation>竞价租金</translation>
    </message>
    <message>
        <source>GPU-hours with restarts x price</source>
        <translation>卡时（含重启）× 单价</translation>
    </message>
    <message>
        <source>Cloud support</source>
        <translation>云端技术支持</translation>
    </message>
    <message>
        <source>share of all rent</source>
        <translation>占全部租金的比例</translation>
    </message>
    <message>
        <source>Cloud storage</source>
        <translation>云存储</translation>
    </message>
    <message>
        <source>stored data x rented share of work x price</source>
        <translation>存储量 × 租用所占工作量 × 单价</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>servers x power x (idle share x hours + (1 - idle share) x busy hours) x PUE x price</source>
        <translation>台数 × 功率 ×（空闲功率占比 × 总时长 +（1 − 空闲功率占比）× 忙时）× PUE × 电价</translation>
    </message>
    <message>
        <source>Rack lease</source>
        <translation>机柜租赁</translation>
    </message>
    <message>
        <source>servers x power x price, leased racks only</source>
        <translation>台数 × 功率 × 单价，仅租赁机柜</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维保</translation>
    </message>
    <message>
        <source>value of servers, network and storage x yearly share / 12</source>
        <translation>服务器、网络和存储的价值 × 年费率 ÷ 12</translation>
    </message>
    <message>
        <source>Platform licence</source>
        <translation>平台许可</translation>
    </message>
    <message>
        <source>value of servers, network and storage x yearly share / 12, private cloud only</source>
        <translation>服务器、网络和存储的价值 × 年费率 ÷ 12，仅私有云</translation>
    </message>
    <message>
        <source>Managed service</source>
        <translation>托管服务</translation>
    </message>
    <message>
        <source>monthly fee, private cloud only</source>
        <translation>月费，仅私有云</translation>
    </message>
    <message>
        <source>Data leaving the cloud</source>
        <translation>流出云端的数据</translation>
    </message>
    <message>
        <source>traffic x rented share of work x price</source>
        <translation>流量 × 租用所占工作量 × 单价</translation>
    </message>
    <message>
        <source>Instances left on</source>
        <translation>未关闭的闲置实例</translation>
    </message>
    <message>
        <source>on-demand and spot rent x share left on</source>
        <translation>按量和竞价租金 × 闲置占比</translation>
    </message>
    <message>
        <source>Rounded-up billing</source>
        <translation>计费取整</translation>
    </message>
    <message>
        <source>on-demand and spot rent x (billed / used hours of a typical job - 1)</source>
        <translation>按量和竞价租金 ×（典型作业的计费时长 ÷ 实用时长 − 1）</translation>
    </message>
    <message>
        <source>Failed parts</source>
        <translation>故障更换</translation>
    </message>
    <message>
        <source>value of servers x yearly failure rate / 12</source>
        <translation>服务器价值 × 年故障率 ÷ 12</translation>
    </message>
    <message>
        <source>Replacement at the end of life</source>
        <translation>到期换新</translation>
    </message>
    <message>
        <source>servers replaced x price with network and storage</source>
        <translation>换新台数 × 单价（含网络和存储）</translation>
    </message>
    <message>
        <source>Operations staff</source>
        <translation>运维人力</translation>
    </message>
    <message>
        <source>people x yearly cost / 12</source>
        <translation>人数 × 年成本 ÷ 12</translation>
    </message>
    <message>
        <source>Rent until delivery</source>
        <translation>到货前租用</translation>
    </message>
    <message>
        <source>GPU-hours before delivery x price</source>
        <translation>到货前卡时 × 单价</translation>
    </message>
    <message>
        <source>GPU rental</source>
        <translation>GPU 租用</translation>
    </message>
    <message>
        <source>Self-built cluster</source>
        <translation>自建集群</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>混合方案</translation>
    </message>
    <message>
        <source>Private cloud</source>
        <translation>私有云</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>基础</translation>
    </message>
    <message>
        <source>Professional</source>
        <translation>专业</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>探索期</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>试点期</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>成长期</translation>
    </message>
    <message>
        <source>Stable production</source>
        <translation>稳定生产期</translation>
    </message>
    <message>
        <source>Large-model pretraining</source>
        <translation>大模型预训练</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>微调训练</translation>
    </message>
    <message>
        <source>Experiments and validation</source>
        <translation>实验与验证</translation>
    </message>
    <message>
        <source>Online inference</source>
        <translation>在线推理</translation>
    </message>
    <message>
        <source>Batch inference</source>
        <translation>批量推理</translation>
    </message>
    <message>
        <source>Real-time rendering</source>
        <translation>实时渲染</translation>
    </message>
    <message>
        <source>Offline rendering</source>
        <translation>离线渲染</translation>
    </message>
    <message>
        <source>Scientific simulation</source>
        <translation>科学仿真</translation>
    </message>
    <message>
        <source>Video processing</source>
        <translation>视频处理</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>平稳</translation>
    </message>
    <message>
        <source>Day and night (tidal)</source>
        <translation>昼夜起伏（潮汐）</translation>
    </message>
    <message>
        <source>Sudden bursts</source>
        <translation>突发</translation>
    </message>
    <message>
        <source>On and off</source>
        <translation>断续</translation>
    </message>
    <message>
        <source>Rising through the year</source>
        <translation>逐年上升</translation>
    </message>
    <message>
        <source>From an imported log</source>
        <translation>取自导入的日志</translation>
    </message>
    <message>
        <source>Tolerant (seconds)</source>
        <translation>宽松（秒级）</translation>
    </message>
    <message>
        <source>Moderate (under a second)</source>
        <translation>中等（一秒以内）</translation>
    </message>
    <message>
        <source>Strict (tens of milliseconds)</source>
        <translation>严格（几十毫秒）</translation>
    </message>
    <message>
        <source>Extreme (a few milliseconds)</source>
        <translation>极严（几毫秒）</translation>
    </message>
    <message>
        <source>Not needed (single GPUs)</source>
        <translation>不需要（单卡）</translation>
    </message>
    <message>
        <source>Moderate (one server)</source>
        <translation>中等（单台服务器）</translation>
    </message>
    <message>
        <source>High (several servers)</source>
        <translation>高（多台服务器）</translation>
    </message>
    <message>
        <source>Extreme (no jitter allowed)</source>
        <translation>极高（不容抖动）</translation>
    </message>
    <message>
        <source>No restriction</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Certified cloud only</source>
        <translation>仅限合规认证云</translation>
    </message>
    <message>
        <source>Must stay in the country</source>
        <translation>不得出境</translation>
    </message>
    <message>
        <source>Must stay on our premises</source>
        <translation>不得离开本单位</translation>
    </message>
    <message>
        <source>Air-gapped</source>
        <translation>物理隔离</translation>
    </message>
    <message>
        <source>Own machine room</source>
        <translation>自有机房</translation>
    </message>
    <message>
        <source>Leased racks (colocation)</source>
        <translation>租赁机柜（托管）</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>按秒</translation>
    </message>
    <message>
        <source>Per minute</source>
        <translation>按分钟</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>按小时</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>按月</translation>
    </message>
    <message>
        <source>MLPS 2.0 Level 2</source>
        <translation>等保 2.0 二级</translation>
    </message>
    <message>
        <source>MLPS 2.0 Level 3</source>
        <translation>等保 2.0 三级</translation>
    </message>
    <message>
        <source>MLPS 2.0 Level 4</source>
        <translation>等保 2.0 四级</translation>
    </message>
    <message>
        <source>Classified information (China)</source>
        <translation>涉密信息</translation>
    </message>
    <message>
        <source>Data export rules (China)</source>
        <translation>数据出境规定</translation>
    </message>
    <message>
        <source>Critical information infrastructure (China)</source>
        <translation>关键信息基础设施</translation>
    </message>
    <message>
        <source>Financial regulation (China)</source>
        <translation>金融监管</translation>
    </message>
    <message>
        <source>Chip supply limits (China)</source>
        <translation>芯片供应限制</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>其他型号</translation>
    </message>
    <message>
        <source>AWS</source>
        <translation>亚马逊云科技</translation>
    </message>
    <message>
        <source>Azure</source>
        <translation>微软 Azure</translation>
    </message>
    <message>
        <source>Google Cloud</source>
        <translation>谷歌云</translation>
    </message>
    <message>
        <source>Baidu AI Cloud</source>
        <translation>百度智能云</translation>
    </message>
    <message>
        <source>Alibaba Cloud</source>
        <translation>阿里云</translation>
    </message>
    <message>
        <source>Tencent Cloud</source>
        <translation>腾讯云</translation>
    </message>
    <message>
        <source>Huawei Cloud</source>
        <translation>华为云</translation>
    </message>
    <message>
        <source>Volcano Engine</source>
        <translation>火山引擎</translation>
    </message>
    <message>
        <source>China Telecom Cloud</source>
        <translation>天翼云</translation>
    </message>
    <message>
        <source>CoreWeave</source>
        <translation>CoreWeave</translation>
    </message>
    <message>
        <source>Nebius</source>
        <translation>Nebius</translation>
    </message>
    <message>
        <source>Lambda</source>
        <translation>Lambda</translation>
    </message>
    <message>
        <source>RunPod</source>
        <translation>RunPod</translation>
    </message>
    <message>
        <source>AutoDL</source>
        <translation>AutoDL</translation>
    </message>
    <message>
        <source>Another provider</source>
        <translation>其他服务商</translation>
    </message>
    <message>
        <source>The inputs are not a JSON object of keys and values: %1</source>
        <translation>输入不是由键和值组成的 JSON 对象：%1</translation>
    </message>
    <message>
        <source>Engineers using GPUs</source>
        <translation>使用 GPU 的工程师</translation>
    </message>
    <message>
        <source>How many people wait for GPUs. A small team gains most from leaving the infrastructure to a platform.</source>
        <translation>有多少人等着用 GPU。团队越小，把基础设施交给平台的收益越大。</translation>
    </message>
    <message>
        <source>Operations staff available</source>
        <translation>现有运维人力</translation>
    </message>
    <message>
        <source>People you already have for machine room, network and cluster. What a plan needs beyond them must be hired.</source>
        <translation>已有的机房、网络和集群运维人员。方案所需超出的部分要另行招聘。</translation>
    </message>
    <message>
        <source>Operations skill</source>
        <translation>运维能力</translation>
    </message>
    <message>
        <source>Owning hardware takes monitoring, replacement, drivers, firmware and tuning. Little skill speaks for a platform.</source>
        <translation>自有硬件需要监控、换件、驱动、固件和调优。能力不足时宜用平台。</translation>
    </message>
    <message>
        <source>Cost of one operations engineer</source>
        <translation>一名运维工程师的成本</translation>
    </message>
    <message>
        <source>Full cost a year. Staff is often the second largest line of an own cluster.</source>
        <translation>每年的全部用人成本。人力常是自建集群的第二大支出。</translation>
    </message>
    <message>
        <source>Stage of the project</source>
        <translation>项目阶段</translation>
    </message>
    <message>
        <source>Early work changes its mind often; stable production can use what it buys.</source>
        <translation>早期方向多变，稳定生产才能用足所购设备。</translation>
    </message>
    <message>
        <source>Planning horizon</source>
        <translation>规划期限</translation>
    </message>
    <message>
        <source>How long the need is certain. Short projects cannot write hardware off.</source>
        <translation>需求能确定多久。短期项目来不及摊销硬件。</translation>
    </message>
    <message>
        <source>Capacity needed within</source>
        <translation>最迟到位时间</translation>
    </message>
    <message>
        <source>The latest date on which you can start. Leave empty if there is none.</source>
        <translation>最晚多久必须开工。没有要求则留空。</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>工作类型</translation>
    </message>
    <message>
        <source>Training, inference, rendering and simulation load GPUs, network and people differently.</source>
        <translation>训练、推理、渲染和仿真对 GPU、网络和人力的占用各不相同。</translation>
    </message>
    <message>
        <source>Shape of demand</source>
        <translation>用量形态</translation>
    </message>
    <message>
        <source>Steady work fills owned machines; tides and bursts leave them idle.</source>
        <translation>平稳的负载能用满自有设备，潮汐和突发会让设备闲置。</translation>
    </message>
    <message>
        <source>Peak demand</source>
        <translation>峰值用量</translation>
    </message>
    <message>
        <source>The most GPUs in use at once, in GPUs of the reference model.</source>
        <translation>同时使用的最多卡数，按参考型号折算。</translation>
    </message>
    <message>
        <source>Average utilisation</source>
        <translation>平均利用率</translation>
    </message>
    <message>
        <source>Average use divided by peak use. The guides start to consider building above 60 %.</source>
        <translation>平均用量 ÷ 峰值用量。指南认为高于 60 % 可考虑自建。</translation>
    </message>
    <message>
        <source>Growth of demand</source>
        <translation>年增长</translation>
    </message>
    <message>
        <source>Change of peak and average a year. Growth means buying again and again.</source>
        <translation>峰值和平均用量每年的变化。持续增长意味着反复采购。</translation>
    </message>
    <message>
        <source>Share of work that can wait</source>
        <translation>可延后的份额</translation>
    </message>
    <message>
        <source>Batch work that may wait lets fewer machines do the same work.</source>
        <translation>可以等待的批量作业让更少的设备完成同样的工作。</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>最长等待</translation>
    </message>
    <message>
        <source>How long the work that can wait may wait at most.</source>
        <translation>可延后的作业最多能等多久。</translation>
    </message>
    <message>
        <source>Share of work that may be interrupted</source>
        <translation>可中断的份额</translation>
    </message>
    <message>
        <source>Work with checkpoints can run on spot capacity at a lower price.</source>
        <translation>有检查点的作业可以用更便宜的竞价资源。</translation>
    </message>
    <message>
        <source>Must scale up within</source>
        <translation>扩容时限</translation>
    </message>
    <message>
        <source>Time allowed to go from the usual load to the peak. Leave empty if there is no such demand.</source>
        <translation>从平时负载扩到峰值允许的时间。没有要求则留空。</translation>
    </message>
    <message>
        <source>Latency demand</source>
        <translation>延迟要求</translation>
    </message>
    <message>
        <source>Answers within a few milliseconds need machines close to the user.</source>
        <translation>几毫秒内响应需要设备靠近用户。</translation>
    </message>
    <message>
        <source>Interconnect between GPUs</source>
        <translation>卡间互联</translation>
    </message>
    <message>
        <source>Training over many servers needs a steady, fast network.</source>
        <translation>跨多台服务器的训练需要稳定的高速网络。</translation>
    </message>
    <message>
        <source>Largest single job</source>
        <translation>最大单个作业</translation>
    </message>
    <message>
        <source>A job that must run inside one cluster sets the smallest useful size.</source>
        <translation>必须在同一集群内运行的作业决定了最小有效规模。</translation>
    </message>
    <message>
        <source>Data stored</source>
        <translation>存储数据量</translation>
    </message>
    <message>
        <source>Data that must lie beside the GPUs. It costs storage and takes time to move.</source>
        <translation>必须与 GPU 放在一起的数据。存储要花钱，搬迁要花时间。</translation>
    </message>
    <message>
        <source>Traffic out of a cloud is often billed and often forgotten.</source>
        <translation>云端流出的流量往往计费，也往往被遗漏。</translation>
    </message>
    <message>
        <source>Line speed to the cloud</source>
        <translation>上云线路带宽</translation>
    </message>
    <message>
        <source>Sets how long a migration takes.</source>
        <translation>决定迁移需要多久。</translation>
    </message>
    <message>
        <source>Where data may be</source>
        <translation>数据存放要求</translation>
    </message>
    <message>
        <source>A hard rule: an alternative that breaks it is ruled out.</source>
        <translation>硬性要求：违反它的方案会被排除。</translation>
    </message>
    <message>
        <source>Regimes that apply</source>
        <translation>适用的合规制度</translation>
    </message>
    <message>
        <source>Laws and schemes that you are under; each implies where data and machines may stand.</source>
        <translation>所受约束的法规和制度，各自限定数据与设备可以放在哪里。</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>All amounts of this evaluation are in this currency.</source>
        <translation>本评估的全部金额都用此币种。</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>折现率</translation>
    </message>
    <message>
        <source>What money costs you a year. It weighs an early purchase against later rent.</source>
        <translation>资金的年成本，用来权衡先期采购与后期租金。</translation>
    </message>
    <message>
        <source>Limit on upfront capital</source>
        <translation>初期投入上限</translation>
    </message>
    <message>
        <source>The most that may be invested at the start. Leave empty if there is no limit.</source>
        <translation>开始时最多可投入的资金。没有上限则留空。</translation>
    </message>
    <message>
        <source>Limit on monthly spending</source>
        <translation>月支出上限</translation>
    </message>
    <message>
        <source>The most that may be spent in a month after the start. Leave empty if there is no limit.</source>
        <translation>开始之后每月最多可支出的金额。没有上限则留空。</translation>
    </message>
    <message>
        <source>GPU model to buy</source>
        <translation>拟购 GPU 型号</translation>
    </message>
    <message>
        <source>The model that the server price belongs to.</source>
        <translation>服务器报价对应的型号。</translation>
    </message>
    <message>
        <source>GPUs in one server</source>
        <translation>每台服务器卡数</translation>
    </message>
    <message>
        <source>Hardware is bought in whole servers.</source>
        <translation>硬件按整台服务器采购。</translation>
    </message>
    <message>
        <source>Price of one server</source>
        <translation>单台服务器价格</translation>
    </message>
    <message>
        <source>A complete GPU server, without network and storage.</source>
        <translation>整台 GPU 服务器，不含网络和存储。</translation>
    </message>
    <message>
        <source>Power of one server</source>
        <translation>单台服务器功率</translation>
    </message>
    <message>
        <source>Power drawn from the wall at full load, before cooling.</source>
        <translation>满载时的输入功率，不含制冷。</translation>
    </message>
    <message>
        <source>Network, share of server price</source>
        <translation>网络占服务器价格</translation>
    </message>
    <message>
        <source>Switches, cables and adapters of the cluster network.</source>
        <translation>集群网络的交换机、线缆和网卡。</translation>
    </message>
    <message>
        <source>Storage, share of server price</source>
        <translation>存储占服务器价格</translation>
    </message>
    <message>
        <source>Parallel storage beside the cluster.</source>
        <translation>集群旁的并行存储。</translation>
    </message>
    <message>
        <source>Machine room</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>An own room needs a fit-out; leased racks are paid by the kilowatt.</source>
        <translation>自有机房需要改造，租赁机柜按千瓦付费。</translation>
    </message>
    <message>
        <source>Fit-out of the own room</source>
        <translation>自有机房改造</translation>
    </message>
    <message>
        <source>Power, cooling and racks before the first server runs. Only for an own machine room.</source>
        <translation>首台服务器运行前的供电、制冷和机柜。仅用于自有机房。</translation>
    </message>
    <message>
        <source>Price of a leased kilowatt a month, electricity apart. Only for leased racks.</source>
        <translation>每千瓦每月的租赁价，不含电费。仅用于租赁机柜。</translation>
    </message>
    <message>
        <source>Price of a kilowatt-hour at the machine room.</source>
        <translation>机房的每千瓦时电价。</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Energy of the whole room divided by energy of the servers.</source>
        <translation>整个机房的能耗 ÷ 服务器的能耗。</translation>
    </message>
    <message>
        <source>Power when idle</source>
        <translation>空闲功率占比</translation>
    </message>
    <message>
        <source>Share of full power that a server draws without work.</source>
        <translation>服务器空闲时的功率占满载功率的比例。</translation>
    </message>
    <message>
        <source>Maintenance, share of hardware</source>
        <translation>维保占硬件价格</translation>
    </message>
    <message>
        <source>Contracts and repairs a year, as a share of the hardware price.</source>
        <translation>每年的维保合同和维修费，按硬件价格的比例计。</translation>
    </message>
    <message>
        <source>GPUs failing a year</source>
        <translation>GPU 年故障率</translation>
    </message>
    <message>
        <source>Share of GPUs that fail in a year. Their replacement is a hidden cost.</source>
        <translation>一年内故障的 GPU 占比。更换它们是隐性成本。</translation>
    </message>
    <message>
        <source>Useful life</source>
        <translation>折旧年限</translation>
    </message>
    <message>
        <source>After this time the hardware is replaced if the project goes on. The guides reckon with 3 to 5 years.</source>
        <translation>到期后项目若继续就换新硬件。指南按 3 至 5 年计。</translation>
    </message>
    <message>
        <source>Value left at the end of life</source>
        <translation>期满残值率</translation>
    </message>
    <message>
        <source>Share of the purchase price that a used server still brings; younger ones bring more.</source>
        <translation>旧服务器还能卖到购价的几成，越新越高。</translation>
    </message>
    <message>
        <source>Delivery and set-up time</source>
        <translation>交付与上线周期</translation>
    </message>
    <message>
        <source>From order to the first job: procurement, racking and commissioning.</source>
        <translation>从下单到首个作业：采购、上架和联调。</translation>
    </message>
    <message>
        <source>Power available</source>
        <translation>可用电力</translation>
    </message>
    <message>
        <source>Power that the room can give, cooling included. Leave empty if there is no limit.</source>
        <translation>机房可提供的电力，含制冷。没有上限则留空。</translation>
    </message>
    <message>
        <source>First set-up</source>
        <translation>首次搭建</translation>
    </message>
    <message>
        <source>Scheduler, environments and acceptance: paid once, reused later.</source>
        <translation>调度器、环境和验收：一次投入，以后复用。</translation>
    </message>
    <message>
        <source>Servers one engineer can run</source>
        <translation>人均可运维服务器</translation>
    </message>
    <message>
        <source>More automation lets one person run more.</source>
        <translation>自动化程度越高，一个人能管的越多。</translation>
    </message>
    <message>
        <source>Speed of the bought GPU</source>
        <translation>拟购 GPU 的相对速度</translation>
    </message>
    <message>
        <source>Work done per hour against the reference GPU (1 = the same).</source>
        <translation>每小时完成的工作量与参考 GPU 之比（1 为相同）。</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>服务商</translation>
    </message>
    <message>
        <source>Whose prices these are.</source>
        <translation>这些报价来自哪一家。</translation>
    </message>
    <message>
        <source>GPU model to rent</source>
        <translation>拟租 GPU 型号</translation>
    </message>
    <message>
        <source>The model that the prices belong to.</source>
        <translation>报价对应的型号。</translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation>按量价</translation>
    </message>
    <message>
        <source>Pay as you go. Leave empty if it is not offered.</source>
        <translation>用多少付多少。未提供则留空。</translation>
    </message>
    <message>
        <source>Reserved for one year</source>
        <translation>一年预留价</translation>
    </message>
    <message>
        <source>Paid for every hour, used or not. Leave empty if it is not offered.</source>
        <translation>不论是否使用，每小时都付费。未提供则留空。</translation>
    </message>
    <message>
        <source>Reserved for three years</source>
        <translation>三年预留价</translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation>竞价实例价</translation>
    </message>
    <message>
        <source>For work that may be interrupted. Leave empty if it is not offered.</source>
        <translation>用于可中断的作业。未提供则留空。</translation>
    </message>
    <message>
        <source>Work lost on spot</source>
        <translation>竞价中断损耗</translation>
    </message>
    <message>
        <source>Extra hours for restarts after interruptions.</source>
        <translation>中断后重启多花的时间占比。</translation>
    </message>
    <message>
        <source>Billing granularity</source>
        <translation>计费粒度</translation>
    </message>
    <message>
        <source>Short jobs waste what a coarse clock rounds up.</source>
        <translation>计费粒度越粗，短作业的取整浪费越大。</translation>
    </message>
    <message>
        <source>Length of a typical job</source>
        <translation>典型作业时长</translation>
    </message>
    <message>
        <source>Sets how much the billing clock rounds up.</source>
        <translation>决定计费取整多算多少。</translation>
    </message>
    <message>
        <source>Yearly fall of cloud prices</source>
        <translation>云价格年降幅</translation>
    </message>
    <message>
        <source>Rent can fall while owned hardware stays at its price; it has also risen. Zero means unchanged.</source>
        <translation>租金可能下降，而自有硬件的价格已定；租金也涨过。零表示不变。</translation>
    </message>
    <message>
        <source>Price of data out</source>
        <translation>流出流量单价</translation>
    </message>
    <message>
        <source>Per gigabyte that leaves the cloud.</source>
        <translation>每流出云端 1 GB 的价格。</translation>
    </message>
    <message>
        <source>Price of cloud storage</source>
        <translation>云存储单价</translation>
    </message>
    <message>
        <source>Per terabyte and month.</source>
        <translation>每 TB 每月。</translation>
    </message>
    <message>
        <source>Support, share of rent</source>
        <translation>技术支持占租金</translation>
    </message>
    <message>
        <source>Support plans are charged on top of the rent.</source>
        <translation>技术支持计划在租金之外另收。</translation>
    </message>
    <message>
        <source>Rented hours without work, as a share of useful hours: forgotten instances, slow scale-down.</source>
        <translation>租而未用的时长占有效时长的比例：忘关的实例、缩容不及时。</translation>
    </message>
    <message>
        <source>First set-up in the cloud</source>
        <translation>云上首次搭建</translation>
    </message>
    <message>
        <source>Accounts, network, images and permissions.</source>
        <translation>账号、网络、镜像和权限。</translation>
    </message>
    <message>
        <source>Time to get an instance</source>
        <translation>实例开通时间</translation>
    </message>
    <message>
        <source>From request to ready.</source>
        <translation>从申请到可用。</translation>
    </message>
    <message>
        <source>Speed of the rented GPU</source>
        <translation>拟租 GPU 的相对速度</translation>
    </message>
    <message>
        <source>Platform licence, share of hardware</source>
        <translation>平台许可占硬件价格</translation>
    </message>
    <message>
        <source>Yearly licence of the private cloud platform, as a share of the hardware price.</source>
        <translation>私有云平台的年许可费，按硬件价格的比例计。</translation>
    </message>
    <message>
        <source>Managed service fee</source>
        <translation>托管服务费</translation>
    </message>
    <message>
        <source>What a vendor asks a month to run it on your premises.</source>
        <translation>厂商驻场代运维的月费。</translation>
    </message>
    <message>
        <source>Own share of operations</source>
        <translation>自担运维的份额</translation>
    </message>
    <message>
        <source>Part of the staff of a self-built cluster that you still need; the platform vendor does the rest.</source>
        <translation>仍需自备的运维人力相当于自建集群的几成，其余由平台厂商承担。</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>总成本</translation>
    </message>
    <message>
        <source>How much this dimension counts. Only the ratio of the weights matters.</source>
        <translation>此维度有多重要。只看各权重之间的比例。</translation>
    </message>
    <message>
        <source>Upfront capital</source>
        <translation>初期投入</translation>
    </message>
    <message>
        <source>Elasticity</source>
        <translation>弹性</translation>
    </message>
    <message>
        <source>Time to capacity</source>
        <translation>到位时间</translation>
    </message>
    <message>
        <source>Interconnect and performance</source>
        <translation>互联与性能</translation>
    </message>
    <message>
        <source>Compliance and data control</source>
        <translation>合规与数据掌控</translation>
    </message>
    <message>
        <source>Operations load</source>
        <translation>运维负担</translation>
    </message>
    <message>
        <source>Onboarding effort</source>
        <translation>接入成本</translation>
    </message>
    <message>
        <source>Fault recovery</source>
        <translation>故障恢复</translation>
    </message>
    <message>
        <source>Technology risk</source>
        <translation>技术更新风险</translation>
    </message>
    <message>
        <source>The demand is to come from a log, but none has been imported.</source>
        <translation>用量要取自日志，但还没有导入日志。</translation>
    </message>
    <message>
        <source>Peak demand: enter more than 0, for example 64.</source>
        <translation>峰值用量：请填大于 0 的数，例如 64。</translation>
    </message>
    <message>
        <source>Average utilisation: enter more than 0 %, for example 60 %.</source>
        <translation>平均利用率：请填大于 0 % 的数，例如 60 %。</translation>
    </message>
    <message>
        <source>The largest job needs %1, more than the peak demand of %2. Lower it or raise the peak.</source>
        <translation>最大单个作业需要%1，超过峰值用量%2。请调低作业或提高峰值。</translation>
    </message>
    <message>
        <source>Enter at least one of the on-demand and reserved prices: without one nothing can be rented.</source>
        <translation>按量价和预留价至少填一项，否则无法租用。</translation>
    </message>
    <message>
        <source>All weights are zero. Give at least one dimension a weight.</source>
        <translation>全部权重为零。请至少给一个维度设权重。</translation>
    </message>
    <message>
        <source>The one-year reserved price is above the on-demand price.</source>
        <translation>一年预留价高于按量价。</translation>
    </message>
    <message>
        <source>Own hardware would arrive only after the planning horizon has ended.</source>
        <translation>自有硬件要到规划期限结束之后才到货。</translation>
    </message>
    <message>
        <source>%1: enter a number from %2 to %3.</source>
        <translation>%1：请填%2至%3之间的数。</translation>
    </message>
    <message>
        <source>%1: enter a whole number.</source>
        <translation>%1：请填整数。</translation>
    </message>
    <message>
        <source>%1: choose one of %2.</source>
        <translation>%1：请从以下选一项：%2。</translation>
    </message>
    <message>
        <source>%1: choose any of %2.</source>
        <translation>%1：可从以下选任意项：%2。</translation>
    </message>
    <message>
        <source>%1: a value is needed.</source>
        <translation>%1：必须填写。</translation>
    </message>
    <message>
        <source>There is no input named &quot;%1&quot;. The nearest is &quot;%2&quot;.</source>
        <translation>没有名为“%1”的输入，最接近的是“%2”。</translation>
    </message>
    <message>
        <source>The data file is not valid. Entry &quot;%1&quot;: %2</source>
        <translation>数据文件无效。条目“%1”：%2</translation>
    </message>
    <message>
        <source>Install the program again; your own files are not touched.</source>
        <translation>请重新安装程序，您自己的文件不受影响。</translation>
    </message>
    <message>
        <source>The data file cannot be read.</source>
        <translation>无法读取数据文件。</translation>
    </message>
    <message>
        <source>The data file is not valid JSON: %1</source>
        <translation>数据文件不是有效的 JSON：%1</translation>
    </message>
    <message>
        <source>The data file is not valid. Entry &quot;%1&quot;: there is no source named &quot;%2&quot;.</source>
        <translation>数据文件无效。条目“%1”：没有名为“%2”的来源。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>文件不存在。</translation>
    </message>
    <message>
        <source>Check the name and whether the drive is connected.</source>
        <translation>请核对文件名，并确认磁盘已连接。</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>这是文件夹或设备，不是文件。</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose a file name.</source>
        <translation>未做任何更改。请选择一个文件名。</translation>
    </message>
    <message>
        <source>The file is empty: it holds no project.</source>
        <translation>文件是空的，里面没有评估。</translation>
    </message>
    <message>
        <source>Nothing was changed. Open a backup copy if there is one.</source>
        <translation>未做任何更改。如有备份，请打开备份。</translation>
    </message>
    <message>
        <source>This is not a RackOrRent project.</source>
        <translation>这不是 RackOrRent 的评估文件。</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose a file that RackOrRent saved.</source>
        <translation>未做任何更改。请选择由 RackOrRent 保存的文件。</translation>
    </message>
    <message>
        <source>The project file is damaged or incomplete (%1).</source>
        <translation>评估文件已损坏或不完整（%1）。</translation>
    </message>
    <message>
        <source>The project was saved by a newer version of RackOrRent: file format %1, this version knows %2.</source>
        <translation>评估由更新版本的 RackOrRent 保存：文件格式为 %1，本版本支持到 %2。</translation>
    </message>
    <message>
        <source>The project was saved by a newer version of RackOrRent: this version does not know &quot;%1&quot;.</source>
        <translation>评估由更新版本的 RackOrRent 保存：本版本不认识“%1”。</translation>
    </message>
    <message>
        <source>Nothing was changed. Open it with the newer version.</source>
        <translation>未做任何更改。请用更新的版本打开。</translation>
    </message>
    <message>
        <source>The file is too large to be a RackOrRent project.</source>
        <translation>文件过大，不可能是 RackOrRent 的评估文件。</translation>
    </message>
    <message>
        <source>The file cannot be read (%1).</source>
        <translation>无法读取文件（%1）。</translation>
    </message>
    <message>
        <source>Nothing was changed. Check that you may read the file and its folder.</source>
        <translation>未做任何更改。请确认您有权读取该文件及其文件夹。</translation>
    </message>
    <message>
        <source>The project could not be saved (%1).</source>
        <translation>评估未能保存（%1）。</translation>
    </message>
    <message>
        <source>Nothing was changed. Check that you may write to the folder, or save under another name.</source>
        <translation>未做任何更改。请确认您有权写入该文件夹，或另存为其他名称。</translation>
    </message>
    <message>
        <source>This file is a database of another program; it is not overwritten.</source>
        <translation>该文件是其他程序的数据库，不会被覆盖。</translation>
    </message>
    <message>
        <source>Nothing was changed. Save under another name.</source>
        <translation>未做任何更改。请另存为其他名称。</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation>其他程序正在使用该文件。</translation>
    </message>
    <message>
        <source>Nothing was changed. Close it there and try again, or save under another name.</source>
        <translation>未做任何更改。请在那边关闭后重试，或另存为其他名称。</translation>
    </message>
    <message>
        <source>The disk is full: saving needs about %1 kB.</source>
        <translation>磁盘已满：保存约需 %1 kB。</translation>
    </message>
    <message>
        <source>Nothing was changed. Free some space, or save on another disk.</source>
        <translation>未做任何更改。请腾出空间，或保存到其他磁盘。</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened.</source>
        <translation>文件打开之后被其他程序改动过。</translation>
    </message>
    <message>
        <source>Nothing was written. Open it again to see the change, or save under another name.</source>
        <translation>未写入任何内容。请重新打开以查看改动，或另存为其他名称。</translation>
    </message>
    <message>
        <source>%1 per year</source>
        <translation>%1/年</translation>
    </message>
    <message>
        <source>%1 per month</source>
        <translation>%1/月</translation>
    </message>
    <message>
        <source>%1 per GPU-hour</source>
        <translation>%1/卡时</translation>
    </message>
    <message>
        <source>%1 per kWh</source>
        <translation>%1/kWh</translation>
    </message>
    <message>
        <source>%1 per kW and month</source>
        <translation>%1/kW/月</translation>
    </message>
    <message>
        <source>%1 per GB</source>
        <translation>%1/GB</translation>
    </message>
    <message>
        <source>%1 per TB and month</source>
        <translation>%1/TB/月</translation>
    </message>
    <message>
        <source>%1 per GPU and year</source>
        <translation>%1/卡/年</translation>
    </message>
    <message>
        <source>fraction</source>
        <translation>小数</translation>
    </message>
    <message>
        <source>fraction per year</source>
        <translation>小数/年</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>台</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>周</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>TB per month</source>
        <translation>TB/月</translation>
    </message>
    <message>
        <source>Gbit/s</source>
        <translation>Gbit/s</translation>
    </message>
    <message>
        <source>Operations take %1 more than the team has: hire or contract them first.</source>
        <translation>运维比现有团队多需%1：请先招聘或外包。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is of %2: ask for a present offer.</source>
        <translation>“%1”的报价日期为 %2：请询最新报价。</translation>
    </message>
    <message>
        <source>Hidden costs are %1 of the total: they are in no quotation.</source>
        <translation>隐性成本占总额%1，任何报价单里都没有。</translation>
    </message>
    <message>
        <source>Data must stay on your premises, and leased racks stand on somebody else&apos;s: check whether the rule allows them.</source>
        <translation>数据不得离开本单位，而租赁机柜在他人场地：请确认规定是否允许。</translation>
    </message>
    <message>
        <source>The scenarios of the guides that fit you speak for %1 (%2 of the match); your figures and weights speak for %3.</source>
        <translation>与您相符的指南场景支持%1（占匹配度%2）；您的数字和权重支持%3。</translation>
    </message>
    <message>
        <source>The cross-check by %1 puts %2 first.</source>
        <translation>用%1交叉核对时，%2居首。</translation>
    </message>
    <message>
        <source>Total cost at present value %1, %2 less than %3.</source>
        <translation>总成本现值 %1，比%3少 %2。</translation>
    </message>
    <message>
        <source>Total cost at present value %1, %2 more than %3.</source>
        <translation>总成本现值 %1，比%3多 %2。</translation>
    </message>
    <message>
        <source>Takes operations skill &quot;%1&quot;; %2 takes &quot;%3&quot;.</source>
        <translation>需要“%1”级运维能力；%2需要“%3”级。</translation>
    </message>
    <message>
        <source>The team is large enough; for %1, %2 are missing.</source>
        <translation>团队人手足够；%1还缺%2。</translation>
    </message>
    <message>
        <source>%1 are missing; for %2 the team is large enough.</source>
        <translation>还缺%1；%2则人手足够。</translation>
    </message>
    <message>
        <source>%1 are missing; for %2, %3 are missing.</source>
        <translation>还缺%1；%2还缺%3。</translation>
    </message>
    <message>
        <source>Upfront capital %1, against %2 for %3.</source>
        <translation>初期投入%1，%3为%2。</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4.</source>
        <translation>%1：%2。%3：%4。</translation>
    </message>
    <message>
        <source>%1 in present value, the cheapest.</source>
        <translation>现值%1，最低。</translation>
    </message>
    <message>
        <source>%1 in present value, %2 below the cheapest that keeps the limits.</source>
        <translation>现值%1，比满足限制的最低方案少%2。</translation>
    </message>
    <message>
        <source>%1 in present value, %2 above the cheapest.</source>
        <translation>现值%1，比最低方案多%2。</translation>
    </message>
    <message>
        <source>%1 before the first month: %2 of all cost and %3 of the limit.</source>
        <translation>首月之前投入%1，占全部成本%2，占上限%3。</translation>
    </message>
    <message>
        <source>%1 before the first month: %2 of all cost.</source>
        <translation>首月之前投入%1，占全部成本%2。</translation>
    </message>
    <message>
        <source>Ready after %1; needed within %2.</source>
        <translation>%1后就绪；要求%2内到位。</translation>
    </message>
    <message>
        <source>Ready after %1.</source>
        <translation>%1后就绪。</translation>
    </message>
    <message>
        <source>%1. %2: %3.</source>
        <translation>%1。%2：%3。</translation>
    </message>
    <message>
        <source>%1; this is %2.</source>
        <translation>%1；此项%2。</translation>
    </message>
    <message>
        <source>Takes %1, %2 are at hand; their skill is &quot;%3&quot; where &quot;%4&quot; is needed.</source>
        <translation>需%1，现有%2；能力为“%3”，需要“%4”。</translation>
    </message>
    <message>
        <source>Takes %1, %2 are at hand.</source>
        <translation>需%1，现有%2。</translation>
    </message>
    <message>
        <source>%1; the effort serves %2.</source>
        <translation>%1；这份投入服务于%2。</translation>
    </message>
    <message>
        <source>%1; %2 of the work runs on own hardware.</source>
        <translation>%1；%2的工作在自有设备上运行。</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>没有要求</translation>
    </message>
    <message>
        <source>hardly asked for</source>
        <translation>要求很低</translation>
    </message>
    <message>
        <source>asked for in part</source>
        <translation>部分要求</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>有要求</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>至关重要</translation>
    </message>
    <message>
        <source>Ruled out by &quot;%1&quot;: %2.</source>
        <translation>因“%1”被排除：%2。</translation>
    </message>
    <message>
        <source>Ruled out by &quot;%1&quot;: %2, %3.</source>
        <translation>因“%1”被排除：%2，%3。</translation>
    </message>
    <message>
        <source>Ruled out by &quot;%1&quot;: %2, %3, %4.</source>
        <translation>因“%1”被排除：%2，%3，%4。</translation>
    </message>
    <message>
        <source>Needs %1 of upfront capital; the limit is %2.</source>
        <translation>需初期投入%1，上限%2。</translation>
    </message>
    <message>
        <source>Raise the limit on upfront capital to %1.</source>
        <translation>把初期投入上限提高到%1。</translation>
    </message>
    <message>
        <source>Spends up to %1 in a month; the limit is %2.</source>
        <translation>单月最多支出%1，上限%2。</translation>
    </message>
    <message>
        <source>Raise the limit on monthly spending to %1.</source>
        <translation>把月支出上限提高到%1。</translation>
    </message>
    <message>
        <source>Draws %1 with cooling; the room gives %2.</source>
        <translation>含制冷需用电%1，机房可供%2。</translation>
    </message>
    <message>
        <source>Make %1 of power available.</source>
        <translation>把可用电力提高到%1。</translation>
    </message>
    <message>
        <source>Is ready after %1; capacity is needed within %2.</source>
        <translation>%1后才就绪，要求%2内到位。</translation>
    </message>
    <message>
        <source>Accept a start within %1.</source>
        <translation>把到位时间放宽到%1。</translation>
    </message>
    <message>
        <source>Takes %1 to reach the peak; %2 are allowed.</source>
        <translation>扩到峰值需%1，只允许%2。</translation>
    </message>
    <message>
        <source>Allow %1 for scaling up.</source>
        <translation>把扩容时限放宽到%1。</translation>
    </message>
    <message>
        <source>The hardware arrives after %1; the project ends after %2.</source>
        <translation>硬件%1后到货，项目%2后结束。</translation>
    </message>
    <message>
        <source>Plan for at least %1, or order hardware that arrives sooner.</source>
        <translation>规划期限至少设为%1，或订购更快到货的硬件。</translation>
    </message>
    <message>
        <source>Neither an on-demand nor a reserved price is entered, so nothing can be rented.</source>
        <translation>按量价和预留价都没有填，无法租用。</translation>
    </message>
    <message>
        <source>Enter the price of an on-demand or reserved offer.</source>
        <translation>请填写按量或预留报价。</translation>
    </message>
    <message>
        <source>%1 sends data to a provider; the rule for data is &quot;%2&quot;.</source>
        <translation>%1要把数据交给服务商，而数据存放要求是“%2”。</translation>
    </message>
    <message>
        <source>Loosen the rule for data to &quot;%1&quot;.</source>
        <translation>把数据存放要求放宽到“%1”。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Possible only if this regime does not apply: %1</source>
        <translation>仅在不适用该制度时可行：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes a text in quotes.</source>
        <translation>“%1”的值应为带引号的文本。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice. Keep one of the two.</source>
        <translation>“%1”出现了两次，请保留其一。</translation>
    </message>
    <message>
        <source>A data file of the program cannot be read: %1</source>
        <translation>无法读取程序的数据文件：%1</translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation>请重新安装程序。</translation>
    </message>
    <message>
        <source>%1: %2 behind, most of it in %3.</source>
        <translation>%1：落后%2，主要在%3。</translation>
    </message>
    <message>
        <source>%1 is ruled out.</source>
        <translation>%1已被排除。</translation>
    </message>
    <message>
        <source>Why the others come after it</source>
        <translation>其他方案为何在后</translation>
    </message>
    <message>
        <source>What was looked at</source>
        <translation>考察了哪些方案</translation>
    </message>
    <message>
        <source>Limits that rule alternatives out</source>
        <translation>排除方案的限制</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>What is broken</source>
        <translation>违反之处</translation>
    </message>
    <message>
        <source>Smallest change that lifts it</source>
        <translation>最小的解除办法</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Alternatives and why the others come after</source>
        <translation>各方案及其他方案为何在后</translation>
    </message>
    <message>
        <source>Doing nothing was not costed: it would leave %1 of work a year undone.</source>
        <translation>未测算维持现状：那样每年有%1的工作无法完成。</translation>
    </message>
    <message>
        <source>All inputs as stored</source>
        <translation>全部输入（按存储值）</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>All alternatives do the same work, counted in hours of the reference GPU.</source>
        <translation>各方案完成同样的工作量，以参考 GPU 的卡时计。</translation>
    </message>
    <message>
        <source>Amounts are nominal and before tax; the present value uses the yearly discount rate.</source>
        <translation>金额为税前名义值；现值按年折现率计算。</translation>
    </message>
    <message>
        <source>Growth and price decline act month by month.</source>
        <translation>用量增长和价格下降逐月生效。</translation>
    </message>
    <message>
        <source>Each line of each month is computed in decimal and rounded to hundredths, half away from zero.</source>
        <translation>每月每项都用十进制计算，四舍五入到分。</translation>
    </message>
    <message>
        <source>Scores run from 0 to 100; the verdict is the weighted sum over the dimensions.</source>
        <translation>得分为 0 至 100，结论取各维度的加权和。</translation>
    </message>
    <message>
        <source>Shares and rates are fractions in files and per cent in print.</source>
        <translation>比例和费率在文件中为小数，在纸面上为百分数。</translation>
    </message>
    <message>
        <source>Appendix: inputs and method</source>
        <translation>附录：输入与方法</translation>
    </message>
    <message>
        <source>RackOrRent %1, evaluation %2. The same inputs and version give the same figures.</source>
        <translation>RackOrRent %1，评估 %2。输入和版本相同，数字就相同。</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>已填写</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>default, from a source</source>
        <translation>默认，有来源</translation>
    </message>
    <message>
        <source>starting value, check it</source>
        <translation>起始值，请核对</translation>
    </message>
    <message>
        <source>What the figures rest on</source>
        <translation>数字的依据</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Source id</source>
        <translation>来源编号</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Assumptions and data quality</source>
        <translation>假设与数据质量</translation>
    </message>
    <message>
        <source>%1 of %2 inputs still have the value that the program starts with. The built-in prices and figures are as of %3.</source>
        <translation>%2项输入中有%1项仍是程序的起始值。内置的价格和数字截至 %3。</translation>
    </message>
    <message>
        <source>Owned GPUs at the end</source>
        <translation>期末自有卡数</translation>
    </message>
    <message>
        <source>Work done on owned GPUs</source>
        <translation>自有设备承担的工作</translation>
    </message>
    <message>
        <source>Most GPUs reserved</source>
        <translation>最多预留卡数</translation>
    </message>
    <message>
        <source>Rented by the hour</source>
        <translation>按量租用</translation>
    </message>
    <message>
        <source>Rented on spot</source>
        <translation>竞价租用</translation>
    </message>
    <message>
        <source>Rented until delivery</source>
        <translation>到货前租用</translation>
    </message>
    <message>
        <source>Work served</source>
        <translation>完成的工作</translation>
    </message>
    <message>
        <source>Most power drawn, cooling included</source>
        <translation>最大用电（含制冷）</translation>
    </message>
    <message>
        <source>Most operations staff</source>
        <translation>最多运维人力</translation>
    </message>
    <message>
        <source>Until the first demand is served</source>
        <translation>首批需求到位</translation>
    </message>
    <message>
        <source>From the usual load to the peak</source>
        <translation>从平时扩到峰值</translation>
    </message>
    <message>
        <source>What each alternative runs</source>
        <translation>各方案运行什么</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Demand of the first year</source>
        <translation>首年用量</translation>
    </message>
    <message>
        <source>Known hours</source>
        <translation>已知小时数</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Highest hour</source>
        <translation>最高一小时</translation>
    </message>
    <message>
        <source>Exceeded in 5 % of the hours</source>
        <translation>5 % 的时间超过</translation>
    </message>
    <message>
        <source>Average over highest</source>
        <translation>平均 ÷ 最高</translation>
    </message>
    <message>
        <source>Variation (standard deviation over average)</source>
        <translation>波动（标准差 ÷ 平均）</translation>
    </message>
    <message>
        <source>From the imported log.</source>
        <translation>取自导入的日志。</translation>
    </message>
    <message>
        <source>Generated from shape, peak and utilisation.</source>
        <translation>由形态、峰值和利用率生成。</translation>
    </message>
    <message>
        <source>Hours in which at least so many GPUs are in use</source>
        <translation>至少使用这么多卡的小时数</translation>
    </message>
    <message>
        <source>Hours of the year</source>
        <translation>全年小时</translation>
    </message>
    <message>
        <source>GPUs in use</source>
        <translation>使用中的卡数</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>用量</translation>
    </message>
    <message>
        <source>Capacity by month</source>
        <translation>逐月容量</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Owned servers</source>
        <translation>自有服务器</translation>
    </message>
    <message>
        <source>Servers ordered</source>
        <translation>订购服务器</translation>
    </message>
    <message>
        <source>On owned GPUs</source>
        <translation>用自有设备</translation>
    </message>
    <message>
        <source>Demand and capacity</source>
        <translation>用量与容量</translation>
    </message>
    <message>
        <source>Nearest values at which another alternative comes first</source>
        <translation>最近的改选值</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前值</translation>
    </message>
    <message>
        <source>Turns at</source>
        <translation>翻转值</translation>
    </message>
    <message>
        <source>Then first</source>
        <translation>改选方案</translation>
    </message>
    <message>
        <source>One input is changed at a time, the others stay as they are.</source>
        <translation>每次只改一项输入，其余不变。</translation>
    </message>
    <message>
        <source>Look twice at</source>
        <translation>需要再核实</translation>
    </message>
    <message>
        <source>What would change the recommendation</source>
        <translation>什么会改变建议</translation>
    </message>
    <message>
        <source>No single input, moved alone within its range, changes the answer.</source>
        <translation>任何一项输入单独在其范围内变动，都不会改变结论。</translation>
    </message>
    <message>
        <source>How often the answer stays first when all uncertain inputs move together was not studied here.</source>
        <translation>此处未分析全部不确定输入同时变动时结论仍居首的比例。</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>%1: the guides say</source>
        <translation>%1：指南的说法</translation>
    </message>
    <message>
        <source>%1: best or worst</source>
        <translation>%1：最优或最差</translation>
    </message>
    <message>
        <source>Side by side over the guides&apos; dimensions</source>
        <translation>按指南维度并排对比</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Figures follow from your inputs; the words are those of the guides. The guides speak of renting and building; what is said of the other two follows from that.</source>
        <translation>数字由您的输入算出，文字取自指南。指南论述的是租用和自建，另外两种方案的说法由此推得。</translation>
    </message>
    <message>
        <source>What stays the same whichever you choose</source>
        <translation>无论选哪种都相同的部分</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Cumulative cost, less what the hardware would bring</source>
        <translation>累计成本，已扣除硬件可变现的残值</translation>
    </message>
    <message>
        <source>At the end %1 has cost %2 less than %3</source>
        <translation>期末%1比%3少花%2</translation>
    </message>
    <message>
        <source>At the end %1 has cost %2 more than %3</source>
        <translation>期末%1比%3多花%2</translation>
    </message>
    <message>
        <source>Cumulative cost, less resale value</source>
        <translation>累计成本，已扣残值</translation>
    </message>
    <message>
        <source>Building is cheaper from month %1</source>
        <translation>自建从第 %1 个月起更省</translation>
    </message>
    <message>
        <source>Cost per useful GPU-hour</source>
        <translation>每有效卡时成本</translation>
    </message>
    <message>
        <source>Break-even at %1</source>
        <translation>%1打平</translation>
    </message>
    <message>
        <source>The guides&apos; rule: %1</source>
        <translation>指南经验值：%1</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>当前：%1</translation>
    </message>
    <message>
        <source>Costs by category over the horizon</source>
        <translation>期限内各类成本</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Nominal amounts; each line of each month is rounded to hundredths when booked, so the parts add up to the total exactly.</source>
        <translation>名义金额；每月每项入账时取整到分，因此各部分之和与合计完全相等。</translation>
    </message>
    <message>
        <source>The same costs read in other ways</source>
        <translation>同样的成本换个角度看</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>Capital expenditure</source>
        <translation>资本支出</translation>
    </message>
    <message>
        <source>Operating expenditure</source>
        <translation>运营支出</translation>
    </message>
    <message>
        <source>Due at the start</source>
        <translation>期初支付</translation>
    </message>
    <message>
        <source>Cost of one more GPU-hour</source>
        <translation>多用一卡时的成本</translation>
    </message>
    <message>
        <source>Costs line by line</source>
        <translation>逐项成本</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>算式</translation>
    </message>
    <message>
        <source>Costs by month</source>
        <translation>逐月成本</translation>
    </message>
    <message>
        <source>The last month holds the resale value of the hardware.</source>
        <translation>末月包含硬件残值。</translation>
    </message>
    <message>
        <source>Costs by month and category</source>
        <translation>逐月分类成本</translation>
    </message>
    <message>
        <source>Costs over time</source>
        <translation>成本随时间变化</translation>
    </message>
    <message>
        <source>%1: why</source>
        <translation>%1：原因</translation>
    </message>
    <message>
        <source>Scores by dimension</source>
        <translation>各维度得分</translation>
    </message>
    <message>
        <source>Weighted sum</source>
        <translation>加权和</translation>
    </message>
    <message>
        <source>The same question asked in other ways</source>
        <translation>换种方法问同一个问题</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>第三</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>第四</translation>
    </message>
    <message>
        <source>Weighted sum (the verdict)</source>
        <translation>加权和（结论）</translation>
    </message>
    <message>
        <source>Dimensions and weights</source>
        <translation>维度与权重</translation>
    </message>
    <message>
        <source>The weights are those that the program starts with; nobody changed them.</source>
        <translation>权重为程序起始值，未曾修改。</translation>
    </message>
    <message>
        <source>The weights were set for this evaluation.</source>
        <translation>权重已为本评估设定。</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>最差</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <translation>%1，%2，%3，%4</translation>
    </message>
    <message>
        <source>The guides&apos; scenarios that are like yours speak for %1 most (%2 of their weight).</source>
        <translation>与您相似的指南场景最支持%1（占权重%2）。</translation>
    </message>
    <message>
        <source>The guides agree: the scenarios that are like yours speak for %1 most (%2 of their weight).</source>
        <translation>指南一致：与您相似的场景最支持%1（占权重%2）。</translation>
    </message>
    <message>
        <source>The guides differ: the scenarios that are like yours speak for %1 most (%2 of their weight), while your own figures put %3 first.</source>
        <translation>指南不同：与您相似的场景最支持%1（占权重%2），而按您的数字%3居首。</translation>
    </message>
    <message>
        <source>How much your case is like the guides&apos; scenarios</source>
        <translation>您的情况与指南场景的相似度</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>典型场景</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配度</translation>
    </message>
    <message>
        <source>Recommends</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Advice of the guides that applies to you</source>
        <translation>适用于您的指南建议</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议内容</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>On</source>
        <translation>针对</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>全文</translation>
    </message>
    <message>
        <source>Against the verdict</source>
        <translation>与结论相反</translation>
    </message>
    <message>
        <source>The guides and your own figures</source>
        <translation>指南与您的数字</translation>
    </message>
    <message>
        <source>How to source GPU computing</source>
        <translation>GPU 算力如何获取</translation>
    </message>
    <message>
        <source>Risks accepted and how to watch them</source>
        <translation>接受的风险与应对</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>风险</translation>
    </message>
    <message>
        <source>What may happen</source>
        <translation>可能发生什么</translation>
    </message>
    <message>
        <source>What to do about it</source>
        <translation>如何应对</translation>
    </message>
    <message>
        <source>Migration checklist</source>
        <translation>迁移检查单</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>事项</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>做什么</translation>
    </message>
    <message>
        <source>How to see that it is done</source>
        <translation>如何确认完成</translation>
    </message>
    <message>
        <source>Risks and migration</source>
        <translation>风险与迁移</translation>
    </message>
    <message>
        <source>Route by stage</source>
        <translation>分阶段路线</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>When to move on</source>
        <translation>何时进入下一阶段</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>关注</translation>
    </message>
    <message>
        <source>Usual choice</source>
        <translation>通常选择</translation>
    </message>
    <message>
        <source>Steps to the first job</source>
        <translation>到首个作业的步骤</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Only once</source>
        <translation>仅一次</translation>
    </message>
    <message>
        <source>Trial before the final decision</source>
        <translation>最终决定前的试用</translation>
    </message>
    <message>
        <source>Passed when</source>
        <translation>通过标准</translation>
    </message>
    <message>
        <source>Route and next steps</source>
        <translation>路线与下一步</translation>
    </message>
    <message>
        <source>Decision asked for: %1 at the start and %2 in total over %3.</source>
        <translation>待批：期初%1，%3合计%2。</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>对比%1</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>领先%1</translation>
    </message>
    <message>
        <source>no other is feasible</source>
        <translation>其他方案均不可行</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>建议采用</translation>
    </message>
    <message>
        <source>Runner-up</source>
        <translation>次选</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>落后%1</translation>
    </message>
    <message>
        <source>The four alternatives</source>
        <translation>四种方案</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>%1: rent by the hour as needed.</source>
        <translation>%1：按需按量租用。</translation>
    </message>
    <message>
        <source>%1: reserve up to %2 and rent the rest by the hour.</source>
        <translation>%1：最多预留%2，其余按量租用。</translation>
    </message>
    <message>
        <source>%1: own %2 and rent the rest.</source>
        <translation>%1：自有%2，其余租用。</translation>
    </message>
    <message>
        <source>%1: own %2.</source>
        <translation>%1：自有%2。</translation>
    </message>
    <message>
        <source>%1: %2 on your own premises.</source>
        <translation>%1：在本单位部署%2。</translation>
    </message>
    <message>
        <source>%1 over %2, %3 (%4) less than %5.</source>
        <translation>%2总成本%1，比%5少%3（%4）。</translation>
    </message>
    <message>
        <source>%1 over %2, %3 (%4) more than %5.</source>
        <translation>%2总成本%1，比%5多%3（%4）。</translation>
    </message>
    <message>
        <source>No feasible alternative. The nearest is %1.</source>
        <translation>没有可行方案。最接近的是%1。</translation>
    </message>
    <message>
        <source>%1 or %2: too close to call, %3 apart.</source>
        <translation>%1与%2难分高下：相差%3。</translation>
    </message>
    <message>
        <source>%1 over %2. Every other alternative is ruled out.</source>
        <translation>%2总成本%1。其他方案均已排除。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>明确领先</translation>
    </message>
    <message>
        <source>Ahead, but fragile</source>
        <translation>领先但不稳固</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>难分高下</translation>
    </message>
    <message>
        <source>No feasible option</source>
        <translation>没有可行方案</translation>
    </message>
    <message>
        <source>Rules out</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Speaks for</source>
        <translation>支持</translation>
    </message>
    <message>
        <source>Asks to look twice</source>
        <translation>需要再核实</translation>
    </message>
    <message>
        <source>%1 below %2 (now %3): %4.</source>
        <translation>%1低于%2（现为%3），改选%4。</translation>
    </message>
    <message>
        <source>%1 above %2 (now %3): %4.</source>
        <translation>%1高于%2（现为%3），改选%4。</translation>
    </message>
    <message>
        <source>With your prices, building costs less than renting above %1 utilisation; it is %2 now. The guides start to consider it above %3.</source>
        <translation>按您的报价，利用率高于%1时自建比租用省；现为%2。指南认为高于%3可考虑自建。</translation>
    </message>
    <message>
        <source>With your prices, renting costs less than building at any utilisation; it is %1 now. The guides start to consider building above %2.</source>
        <translation>按您的报价，任何利用率下都是租用更省；现为%1。指南认为高于%2可考虑自建。</translation>
    </message>
    <message>
        <source>With your prices, building costs less than renting at any utilisation; it is %1 now. The guides start to consider it above %2.</source>
        <translation>按您的报价，任何利用率下都是自建更省；现为%1。指南认为高于%2可考虑自建。</translation>
    </message>
    <message>
        <source>Building has cost less than renting from month %1 on.</source>
        <translation>从第 %1 个月起，自建的累计成本低于租用。</translation>
    </message>
    <message>
        <source>Within the horizon, building never becomes the cheaper way in total.</source>
        <translation>在规划期限内，自建的累计成本始终不低于租用。</translation>
    </message>
    <message>
        <source>Building costs less in total from the first month on.</source>
        <translation>从第一个月起，自建的累计成本就更低。</translation>
    </message>
    <message>
        <source>The data files of the program are missing.</source>
        <translation>缺少程序的数据文件。</translation>
    </message>
    <message>
        <source>The picture could not be written: %1</source>
        <translation>图片未能写入：%1</translation>
    </message>
    <message>
        <source>There is no Chinese font on this machine, so the report cannot be printed.</source>
        <translation>本机没有中文字体，无法生成报告。</translation>
    </message>
    <message>
        <source>Install the package fonts-wqy-microhei (or fonts-noto-cjk), or print in English. Nothing was written.</source>
        <translation>请安装软件包 fonts-wqy-microhei（或 fonts-noto-cjk），或用英文输出。未写入任何内容。</translation>
    </message>
    <message>
        <source>The assessment failed: %1</source>
        <translation>评估计算失败：%1</translation>
    </message>
    <message>
        <source>%1 is critical to you and hardly met: prove it in a trial before you decide.</source>
        <translation>%1对您至关重要却难以满足：决定之前请先试用验证。</translation>
    </message>
    <message>
        <source>The hybrid does only %1 of the work on own machines: it is renting in all but name.</source>
        <translation>混合方案只有%1的工作用自有设备：名为混合，实为租用。</translation>
    </message>
    <message>
        <source>The hybrid does only %1 of the work on rented machines: it is owning in all but name.</source>
        <translation>混合方案只有%1的工作用租用设备：名为混合，实为自建。</translation>
    </message>
    <message>
        <source>Total cost at present value %1, about the same as %2.</source>
        <translation>总成本现值 %1，与%2相近。</translation>
    </message>
    <message>
        <source>%1 of all cost falls due before the first month; with %2 it is %3.</source>
        <translation>全部成本的%1在首月之前支付；%2为%3。</translation>
    </message>
    <message>
        <source>%1 of the capacity can be handed back; with %2 it is %3.</source>
        <translation>%1的容量可以退回；%2为%3。</translation>
    </message>
    <message>
        <source>Growing beyond the plan takes %1; with %2 it takes %3.</source>
        <translation>超出计划的扩容需%1；%2需%3。</translation>
    </message>
    <message>
        <source>%1 of the work runs on machines that must be delivered first; with %2 it is %3.</source>
        <translation>%1的工作要等设备到货才能运行；%2为%3。</translation>
    </message>
    <message>
        <source>Complete after %1; %2 after %3.</source>
        <translation>%1后全部到位；%2要%3。</translation>
    </message>
    <message>
        <source>Two environments to run; with %1 it is one.</source>
        <translation>要维护两套环境；%1只有一套。</translation>
    </message>
    <message>
        <source>One environment to run; with %1 they are two.</source>
        <translation>只需维护一套环境；%1有两套。</translation>
    </message>
    <message>
        <source>Ready after %1 on rented machines; the own ones follow after %2.</source>
        <translation>先用租用设备，%1后就绪；自有设备%2后到位。</translation>
    </message>
    <message>
        <source>Growing beyond the plan takes %1, and %2 of it can be handed back; this is %3.</source>
        <translation>超出计划的扩容需%1，其中%2可退回；此项%3。</translation>
    </message>
    <message>
        <source>unexpected structure</source>
        <translation>结构不符</translation>
    </message>
    <message>
        <source>wrong checksum</source>
        <translation>校验和不符</translation>
    </message>
    <message>
        <source>malformed value</source>
        <translation>值的格式有误</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>How clear</source>
        <translation>明确程度</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>%1: total cost</source>
        <translation>%1：总成本</translation>
    </message>
    <message>
        <source>%1: due at the start</source>
        <translation>%1：期初支付</translation>
    </message>
    <message>
        <source>%1: per useful GPU-hour</source>
        <translation>%1：每有效卡时</translation>
    </message>
    <message>
        <source>%1: score</source>
        <translation>%1：得分</translation>
    </message>
    <message>
        <source>The evaluations are in %1 and in %2. Only amounts in one currency can be compared.</source>
        <translation>各评估的币种分别为 %1 和 %2。只有同一币种的金额才能比较。</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>A project cannot be read from standard input.</source>
        <translation>评估文件不能从标准输入读取。</translation>
    </message>
    <message>
        <source>Give the path of the project file.</source>
        <translation>请给出评估文件的路径。</translation>
    </message>
    <message>
        <source>Write it as KEY=VALUE, for example workload.peak_gpus=64.</source>
        <translation>请写成 KEY=VALUE，例如 workload.peak_gpus=64。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>展示内容</translation>
    </message>
    <message>
        <source>The output could not be written (%1).</source>
        <translation>无法写出结果（%1）。</translation>
    </message>
    <message>
        <source>There is no template named &quot;%1&quot;.</source>
        <translation>没有名为“%1”的模板。</translation>
    </message>
    <message>
        <source>See rackorrent templates.</source>
        <translation>请看 rackorrent templates。</translation>
    </message>
    <message>
        <source>The file exists already and was left as it is.</source>
        <translation>文件已存在，未做改动。</translation>
    </message>
    <message>
        <source>Choose another name, or change it with set.</source>
        <translation>请换一个名称，或用 set 修改它。</translation>
    </message>
    <message>
        <source>RackOrRent: decide whether to rent GPUs, build a cluster, combine the two or run a private cloud. Without a verb the desktop program opens, with FILE if it is given.</source>
        <translation>算力租建选型：判断 GPU 该租用、自建集群、两者结合还是部署私有云。不带动词时打开桌面程序；若给出 FILE，则同时打开该文件。</translation>
    </message>
    <message>
        <source>See rackorrent --help.</source>
        <translation>请看 rackorrent --help。</translation>
    </message>
    <message>
        <source>Show this help</source>
        <translation>显示本帮助</translation>
    </message>
    <message>
        <source>Show the version</source>
        <translation>显示版本</translation>
    </message>
    <message>
        <source>Language of the output: zh_CN or en</source>
        <translation>输出语言：zh_CN 或 en</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>VERB</source>
        <translation>动词</translation>
    </message>
    <message>
        <source>Verbs</source>
        <translation>动词</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Not with</source>
        <translation>不能同时用</translation>
    </message>
    <message>
        <source>List every input: key, type, unit, range, default and label</source>
        <translation>列出每项输入：键、类型、单位、范围、默认值和名称</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>以 JSON 输出</translation>
    </message>
    <message>
        <source>List the sample evaluations that ship with the program</source>
        <translation>列出程序自带的示例评估</translation>
    </message>
    <message>
        <source>Make a project file; an existing file is never overwritten</source>
        <translation>新建评估文件；已有文件绝不覆盖</translation>
    </message>
    <message>
        <source>The file to make</source>
        <translation>要新建的文件</translation>
    </message>
    <message>
        <source>Start from a sample (see templates)</source>
        <translation>以示例为起点（见 templates）</translation>
    </message>
    <message>
        <source>Change inputs of a project file; all of them or none</source>
        <translation>修改评估文件的输入；要么全部生效，要么都不生效</translation>
    </message>
    <message>
        <source>A project file</source>
        <translation>评估文件</translation>
    </message>
    <message>
        <source>An input and its new value; an empty value means none</source>
        <translation>一项输入及其新值；空值表示不填</translation>
    </message>
    <message>
        <source>Say what to do, what it costs and why</source>
        <translation>给出建议、成本和理由</translation>
    </message>
    <message>
        <source>Write the report to files</source>
        <translation>把报告写成文件</translation>
    </message>
    <message>
        <source>A PDF for people who decide</source>
        <translation>供决策者阅读的 PDF</translation>
    </message>
    <message>
        <source>A folder for one CSV file per table</source>
        <translation>存放 CSV 的文件夹，每张表一个文件</translation>
    </message>
    <message>
        <source>The conclusions as JSON</source>
        <translation>JSON 格式的结论</translation>
    </message>
    <message>
        <source>Put several evaluations side by side</source>
        <translation>并排对比多份评估</translation>
    </message>
    <message>
        <source>Write the table to this CSV file</source>
        <translation>把表格写入此 CSV 文件</translation>
    </message>
    <message>
        <source>KEY=VALUE: change an input for this run; may be repeated</source>
        <translation>KEY=VALUE：仅本次运行修改一项输入；可重复使用</translation>
    </message>
    <message>
        <source>Wrong usage: %1</source>
        <translation>用法错误：%1</translation>
    </message>
    <message>
        <source>A project file, a JSON of inputs, or - for JSON on standard input</source>
        <translation>评估文件、输入的 JSON，或用 - 表示从标准输入读 JSON</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>自有</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>按量</translation>
    </message>
    <message>
        <source>Spot, restarts included</source>
        <translation>竞价（含重启）</translation>
    </message>
    <message>
        <source>What is bought of each channel</source>
        <translation>各渠道采购了什么</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>采购渠道</translation>
    </message>
    <message>
        <source>GPU-hours paid or worked</source>
        <translation>付费或实用卡时</translation>
    </message>
    <message>
        <source>Direct cost</source>
        <translation>直接成本</translation>
    </message>
    <message>
        <source>Staff, support, storage, traffic and other costs</source>
        <translation>人力、技术支持、存储、流量等成本</translation>
    </message>
    <message>
        <source>The cost holds %1 for renting until delivery, which the rule for data does not allow: plan for the wait.</source>
        <translation>成本中有%1是到货前租用的费用，而数据存放要求不允许租用：请为等待做好计划。</translation>
    </message>
    <message>
        <source>Owning pays above %1, the guides say %2</source>
        <translation>自建要用到 %1 才划算，指南说 %2</translation>
    </message>
    <message>
        <source>Renting costs less at any utilisation</source>
        <translation>任何利用率下都是租用更省</translation>
    </message>
    <message>
        <source>Owning costs less at any utilisation</source>
        <translation>任何利用率下都是自建更省</translation>
    </message>
    <message>
        <source>total after resale</source>
        <translation>总成本，已扣残值</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>单位成本</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>什么会改变结论</translation>
    </message>
    <message>
        <source>Upfront</source>
        <translation>期初支付</translation>
    </message>
    <message>
        <source>Strongest objection</source>
        <translation>最强的反对理由</translation>
    </message>
    <message>
        <source>capital expenditure</source>
        <translation>资本支出</translation>
    </message>
    <message>
        <source>operating expenditure</source>
        <translation>运营支出</translation>
    </message>
    <message>
        <source>due at the start</source>
        <translation>期初应付</translation>
    </message>
    <message>
        <source>present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>total cost</source>
        <translation>总成本</translation>
    </message>
    <message>
        <source>cost per useful GPU-hour</source>
        <translation>每有效卡时成本</translation>
    </message>
    <message>
        <source>%1 in month %2</source>
        <translation>第 %2 个月的%1</translation>
    </message>
    <message>
        <source>month %1</source>
        <translation>第 %1 个月</translation>
    </message>
    <message>
        <source>price of the servers with network and storage</source>
        <translation>服务器连同网络与存储的价格</translation>
    </message>
    <message>
        <source>server-hours with work</source>
        <translation>服务器工作小时</translation>
    </message>
    <message>
        <source>server-hours at full power</source>
        <translation>折算满功率的服务器小时</translation>
    </message>
    <message>
        <source>monthly change of cloud prices</source>
        <translation>云价格的月度变化系数</translation>
    </message>
    <message>
        <source>on-demand rent</source>
        <translation>按需租金</translation>
    </message>
    <message>
        <source>spot rent</source>
        <translation>竞价租金</translation>
    </message>
    <message>
        <source>one-year reserved rent</source>
        <translation>一年期预留租金</translation>
    </message>
    <message>
        <source>three-year reserved rent</source>
        <translation>三年期预留租金</translation>
    </message>
    <message>
        <source>rent until delivery</source>
        <translation>到货前的过渡租金</translation>
    </message>
    <message>
        <source>rent of instances left on</source>
        <translation>未关闭实例的租金</translation>
    </message>
    <message>
        <source>rent of rounded-up hours</source>
        <translation>计费取整多付的租金</translation>
    </message>
    <message>
        <source>hours rounded up for each used one</source>
        <translation>每个使用小时被多计的小时</translation>
    </message>
    <message>
        <source>share of the work that is rented</source>
        <translation>由租用资源完成的工作占比</translation>
    </message>
    <message>
        <source>value kept in a month</source>
        <translation>每月保值系数</translation>
    </message>
    <message>
        <source>discount factor of a month</source>
        <translation>月折现系数</translation>
    </message>
    <message>
        <source>due at the start of the month</source>
        <translation>月初应付</translation>
    </message>
    <message>
        <source>due at the end of the month</source>
        <translation>月末应付</translation>
    </message>
    <message>
        <source>month %1, discounted</source>
        <translation>第 %1 个月（折现后）</translation>
    </message>
    <message>
        <source>useful GPU-hours</source>
        <translation>有效卡时</translation>
    </message>
    <message>
        <source>servers running</source>
        <translation>运行中的服务器</translation>
    </message>
    <message>
        <source>servers ordered</source>
        <translation>订购的服务器</translation>
    </message>
    <message>
        <source>servers replaced</source>
        <translation>更换的服务器</translation>
    </message>
    <message>
        <source>busy hours of own GPUs</source>
        <translation>自有 GPU 的工作卡时</translation>
    </message>
    <message>
        <source>GPUs reserved for one year</source>
        <translation>一年期预留 GPU</translation>
    </message>
    <message>
        <source>GPUs reserved for three years</source>
        <translation>三年期预留 GPU</translation>
    </message>
    <message>
        <source>on-demand GPU-hours</source>
        <translation>按需卡时</translation>
    </message>
    <message>
        <source>spot GPU-hours with restarts</source>
        <translation>竞价卡时（含重启）</translation>
    </message>
    <message>
        <source>most GPUs rented at once</source>
        <translation>同时租用的最多 GPU</translation>
    </message>
    <message>
        <source>GPU-hours rented until delivery</source>
        <translation>到货前租用的卡时</translation>
    </message>
    <message>
        <source>people needed</source>
        <translation>所需人员</translation>
    </message>
    <message>
        <source>from the plan</source>
        <translation>来自方案</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>向上取整</translation>
    </message>
    <message>
        <source>rounded to hundredths</source>
        <translation>四舍五入到分</translation>
    </message>
    <message>
        <source>kept between 0 and 1</source>
        <translation>限制在 0 到 1 之间</translation>
    </message>
    <message>
        <source>sum of %1 amounts</source>
        <translation>%1 项金额之和</translation>
    </message>
    <message>
        <source>There is no result with the path %1. The nearest is %2.</source>
        <translation>没有路径为 %1 的结果，最接近的是 %2。</translation>
    </message>
    <message>
        <source>PATH: how a cost was computed, for example hybrid.total or self_built.month.3.power</source>
        <translation>PATH：某项成本的计算过程，例如 hybrid.total 或 self_built.month.3.power</translation>
    </message>
    <message>
        <source>Slurm accounting (sacct)</source>
        <translation>Slurm 记账（sacct）</translation>
    </message>
    <message>
        <source>Standard Workload Format</source>
        <translation>标准负载格式（SWF）</translation>
    </message>
    <message>
        <source>Table of jobs</source>
        <translation>作业表</translation>
    </message>
    <message>
        <source>Table of GPUs in use against time</source>
        <translation>GPU 使用量随时间变化的表</translation>
    </message>
    <message>
        <source>Prometheus query_range answer</source>
        <translation>Prometheus query_range 结果</translation>
    </message>
    <message>
        <source>nvidia-smi log</source>
        <translation>nvidia-smi 日志</translation>
    </message>
    <message>
        <source>Philly job log (JSON)</source>
        <translation>Philly 作业日志（JSON）</translation>
    </message>
    <message>
        <source>The file has no data rows.</source>
        <translation>文件没有数据行。</translation>
    </message>
    <message>
        <source>None of the %1 records could be used; most (%2) are %3, the first on line %4.</source>
        <translation>%1 条记录均无法采用；多数（%2 条）的原因：%3，第一条在第 %4 行。</translation>
    </message>
    <message>
        <source>The log covers %1 and stands for the whole year; a longer one would say more.</source>
        <translation>日志只覆盖 %1，却要代表全年；更长的日志更可靠。</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>请检查文件名和文件夹。</translation>
    </message>
    <message>
        <source>This is not text but %1.</source>
        <translation>这不是文本，而是%1。</translation>
    </message>
    <message>
        <source>a binary file</source>
        <translation>二进制文件</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>压缩文件</translation>
    </message>
    <message>
        <source>Unpack it, or export it as text (CSV or JSON) first.</source>
        <translation>请先解压，或导出为文本（CSV 或 JSON）。</translation>
    </message>
    <message>
        <source>This is not a file but a folder or a device.</source>
        <translation>这不是文件，而是文件夹或设备。</translation>
    </message>
    <message>
        <source>Cancelled; nothing was imported.</source>
        <translation>已取消，没有导入任何内容。</translation>
    </message>
    <message>
        <source>This is %1, not a log of demand.</source>
        <translation>这是%1，不是需求日志。</translation>
    </message>
    <message>
        <source>Read it with import-prices.</source>
        <translation>请用 import-prices 读取。</translation>
    </message>
    <message>
        <source>a bill</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>a price list</source>
        <translation>价格表</translation>
    </message>
    <message>
        <source>a log of requests</source>
        <translation>请求日志</translation>
    </message>
    <message>
        <source>Requests are no GPUs: how many one GPU serves in a second is not in the file.</source>
        <translation>请求数不是 GPU 数：文件中没有一张 GPU 每秒能处理多少请求。</translation>
    </message>
    <message>
        <source>This is no log that is known here: its lines have no columns.</source>
        <translation>无法识别这种日志：各行没有分列。</translation>
    </message>
    <message>
        <source>Known are sacct, SWF, tables of jobs or of GPUs against time, Prometheus and nvidia-smi.</source>
        <translation>支持 sacct、SWF、作业表、GPU 随时间变化的表、Prometheus 和 nvidia-smi。</translation>
    </message>
    <message>
        <source>The first row is longer than a row of a table can be.</source>
        <translation>第一行过长，不是表格的行。</translation>
    </message>
    <message>
        <source>The file has a header but no data rows.</source>
        <translation>文件只有表头，没有数据行。</translation>
    </message>
    <message>
        <source>No column of the file holds times.</source>
        <translation>文件中没有时间列。</translation>
    </message>
    <message>
        <source>It has: %1. Demand needs to know when GPUs were in use.</source>
        <translation>现有列：%1。需求必须知道 GPU 何时在使用。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>The utilisation itself counts: two GPUs at half load are one.</source>
        <translation>按利用率折算：两张半载的 GPU 计为一张。</translation>
    </message>
    <message>
        <source>A GPU is in use when it holds more than %1 of memory.</source>
        <translation>GPU 占用显存超过 %1 即视为使用中。</translation>
    </message>
    <message>
        <source>A GPU is in use when its utilisation is above %1.</source>
        <translation>GPU 利用率高于 %1 即视为使用中。</translation>
    </message>
    <message>
        <source>A GPU is in use when its utilisation is above %1 or it holds more than %2 of memory.</source>
        <translation>GPU 利用率高于 %1 或占用显存超过 %2 即视为使用中。</translation>
    </message>
    <message>
        <source>Load is not allocation: GPUs that are reserved but idle do not show in this log.</source>
        <translation>负载不等于分配：已分配但空闲的 GPU 不会出现在此日志中。</translation>
    </message>
    <message>
        <source>steps, whose GPUs are counted with their job</source>
        <translation>作业步，其 GPU 已随作业计入</translation>
    </message>
    <message>
        <source>never started</source>
        <translation>从未开始</translation>
    </message>
    <message>
        <source>still running, left out as asked</source>
        <translation>仍在运行，按要求不计</translation>
    </message>
    <message>
        <source>without GPUs</source>
        <translation>没有 GPU</translation>
    </message>
    <message>
        <source>of zero length</source>
        <translation>时长为零</translation>
    </message>
    <message>
        <source>that end before they start</source>
        <translation>结束早于开始</translation>
    </message>
    <message>
        <source>parts of a checkpointed job, which its own record repeats</source>
        <translation>检查点作业的分段，已包含在该作业自己的记录中</translation>
    </message>
    <message>
        <source>with an unreadable time</source>
        <translation>时间无法读取</translation>
    </message>
    <message>
        <source>with an unreadable number</source>
        <translation>数字无法读取</translation>
    </message>
    <message>
        <source>with a negative number</source>
        <translation>数值为负</translation>
    </message>
    <message>
        <source>without a value: unknown, not zero</source>
        <translation>没有值：视为未知，而不是零</translation>
    </message>
    <message>
        <source>with an impossible value</source>
        <translation>数值不可能</translation>
    </message>
    <message>
        <source>with another number of fields than the header</source>
        <translation>字段数与表头不同</translation>
    </message>
    <message>
        <source>that repeat the header</source>
        <translation>重复的表头</translation>
    </message>
    <message>
        <source>that are not about GPUs</source>
        <translation>与 GPU 无关</translation>
    </message>
    <message>
        <source>The times span more than 30 years, so at least one of them is wrong.</source>
        <translation>时间跨度超过 30 年，至少有一个时间是错的。</translation>
    </message>
    <message>
        <source>Check the column of times and its format.</source>
        <translation>请检查时间列及其格式。</translation>
    </message>
    <message>
        <source>The log adds up to more GPUs than can be counted.</source>
        <translation>日志中的 GPU 总数超出可计数范围。</translation>
    </message>
    <message>
        <source>Check the column of GPUs.</source>
        <translation>请检查 GPU 数量列。</translation>
    </message>
    <message>
        <source>Times without an offset are local times of the zone %1.</source>
        <translation>没有时差标记的时间按时区 %1 的当地时间读取。</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1：%2，%3。</translation>
    </message>
    <message>
        <source>%1 records read: %2 used, %3 skipped, %4 duplicates.</source>
        <translation>读入 %1 条记录：采用 %2 条，跳过 %3 条，重复 %4 条。</translation>
    </message>
    <message>
        <source>Skipped: %1 %2 (lines %3).</source>
        <translation>跳过：%1 条，%2（行 %3）。</translation>
    </message>
    <message>
        <source>From %1 to %2: %3 known, %4 unknown.</source>
        <translation>从 %1 到 %2：已知 %3，未知 %4。</translation>
    </message>
    <message>
        <source>%1 known, %2 unknown; no calendar.</source>
        <translation>已知 %1，未知 %2；没有日历时间。</translation>
    </message>
    <message>
        <source>%1 in all; %2 on average, %3 in the busiest hour, 95 % of the hours at most %4; load factor %5.</source>
        <translation>总计 %1；平均 %2，最忙一小时 %3，95 % 的小时不超过 %4；负荷率 %5。</translation>
    </message>
    <message>
        <source>Most at one moment: %1.</source>
        <translation>同一时刻最多：%1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time until which running jobs could count.</source>
        <translation>“%1”不是可用作运行中作业截止的时间。</translation>
    </message>
    <message>
        <source>Write it like 2026-10-27T06:00:00Z, or none to leave running jobs out.</source>
        <translation>请写成 2026-10-27T06:00:00Z；或写 none 表示不计运行中的作业。</translation>
    </message>
    <message>
        <source>%1 jobs had no end; they count until %2, as asked.</source>
        <translation>%1 个作业没有结束时间；按您的要求计到 %2。</translation>
    </message>
    <message>
        <source>%1 jobs had no end; they count until %2, the newest time in the file.</source>
        <translation>%1 个作业没有结束时间；计到文件中最新的时间 %2。</translation>
    </message>
    <message>
        <source>Duplicates were looked for among the first %1 jobs only.</source>
        <translation>只在前 %1 个作业中查找重复。</translation>
    </message>
    <message>
        <source>The times of the jobs cannot be read; the first one is &quot;%1&quot;.</source>
        <translation>无法读取作业时间；第一个是“%1”。</translation>
    </message>
    <message>
        <source>the start of a job</source>
        <translation>作业的开始时间</translation>
    </message>
    <message>
        <source>the end or duration of a job</source>
        <translation>作业的结束时间或时长</translation>
    </message>
    <message>
        <source>the GPUs of a job</source>
        <translation>作业的 GPU 数</translation>
    </message>
    <message>
        <source>No column of the table says %1.</source>
        <translation>表中没有一列说明%1。</translation>
    </message>
    <message>
        <source>It has: %1. Say which one means what, for example %2.</source>
        <translation>现有列：%1。请说明各列的含义，例如 %2。</translation>
    </message>
    <message>
        <source>Day and month could be swapped in all dates; %1 was taken.</source>
        <translation>所有日期的日与月都可能互换；按 %1 读取。</translation>
    </message>
    <message>
        <source>month/day</source>
        <translation>月/日</translation>
    </message>
    <message>
        <source>day/month</source>
        <translation>日/月</translation>
    </message>
    <message>
        <source>The log has no calendar: its hours count from second 0.</source>
        <translation>日志没有日历时间：小时从第 0 秒算起。</translation>
    </message>
    <message>
        <source>The log has no start times: each job counts from its submission, so the peak may be above what the cluster ever ran.</source>
        <translation>日志没有开始时间：每个作业从提交时算起，峰值可能高于集群实际运行的最大量。</translation>
    </message>
    <message>
        <source>The JSON holds a string of more than 1 MiB, so this is no log.</source>
        <translation>JSON 中有超过 1 MiB 的字符串，这不是日志。</translation>
    </message>
    <message>
        <source>The file is not valid JSON from byte %1 on; it may be cut off.</source>
        <translation>文件从第 %1 字节起不是有效的 JSON；可能不完整。</translation>
    </message>
    <message>
        <source>The JSON is nested too deeply for a log.</source>
        <translation>JSON 嵌套过深，不是日志。</translation>
    </message>
    <message>
        <source>Line %1 is longer than 1 MiB, so this is no table of records.</source>
        <translation>第 %1 行超过 1 MiB，这不是记录表。</translation>
    </message>
    <message>
        <source>The log has neither utilisation nor memory of the GPUs.</source>
        <translation>日志中既没有 GPU 利用率也没有显存占用。</translation>
    </message>
    <message>
        <source>Write it with: %1</source>
        <translation>请这样记录：%1</translation>
    </message>
    <message>
        <source>The log has no header; its columns were told by their units.</source>
        <translation>日志没有表头；各列由单位判断。</translation>
    </message>
    <message>
        <source>No column tells GPUs apart; all rows are taken for one GPU.</source>
        <translation>没有区分 GPU 的列；所有行视为同一张 GPU。</translation>
    </message>
    <message>
        <source>The log has no timestamp column, so it does not tell when GPUs were in use.</source>
        <translation>日志没有时间戳列，无法知道 GPU 何时在使用。</translation>
    </message>
    <message>
        <source>The answer mixes different metrics; ask for one at a time.</source>
        <translation>结果混有不同指标；请一次查询一个。</translation>
    </message>
    <message>
        <source>Prometheus answered with an error: %1</source>
        <translation>Prometheus 返回错误：%1</translation>
    </message>
    <message>
        <source>This is the answer to an instant query (%1): one value, no course of time.</source>
        <translation>这是即时查询（%1）的结果：只有一个时刻的值，没有时间过程。</translation>
    </message>
    <message>
        <source>Ask for query_range instead.</source>
        <translation>请改用 query_range 查询。</translation>
    </message>
    <message>
        <source>This JSON is no answer of Prometheus to query_range.</source>
        <translation>此 JSON 不是 Prometheus query_range 的结果。</translation>
    </message>
    <message>
        <source>The answer holds no series.</source>
        <translation>结果中没有序列。</translation>
    </message>
    <message>
        <source>Check the metric&apos;s name and the time range.</source>
        <translation>请检查指标名称和时间范围。</translation>
    </message>
    <message>
        <source>The answer holds no finite value.</source>
        <translation>结果中没有有限数值。</translation>
    </message>
    <message>
        <source>The values are no whole numbers and nothing says that they count GPUs.</source>
        <translation>数值不是整数，也没有说明它们是 GPU 数。</translation>
    </message>
    <message>
        <source>Ask for a number of GPUs, for example %1, or say that they do with --map value=gpus.</source>
        <translation>请查询 GPU 数量，例如 %1；若数值确为 GPU 数量，请用 --map value=gpus 说明。</translation>
    </message>
    <message>
        <source>The values count GPUs in use; those of several series add up.</source>
        <translation>数值是使用中的 GPU 数；多个序列相加。</translation>
    </message>
    <message>
        <source>The %1 series are of %2 GPUs.</source>
        <translation>%1 个序列来自 %2 张 GPU。</translation>
    </message>
    <message>
        <source>At times only %1 of the %2 GPUs reported; the others count as idle.</source>
        <translation>有时 %2 张 GPU 中只有 %1 张有数据；其余按空闲计。</translation>
    </message>
    <message>
        <source>The metric %1 does not say how many GPUs are in use.</source>
        <translation>指标 %1 不能说明使用中的 GPU 数。</translation>
    </message>
    <message>
        <source>Ask for %1.</source>
        <translation>请查询 %1。</translation>
    </message>
    <message>
        <source>The series are of hosts or groups, and nothing says that they count GPUs; per cent of a host cannot become GPUs.</source>
        <translation>这些序列属于主机或分组，没有说明数值是 GPU 数；主机的百分比无法换算成 GPU 数。</translation>
    </message>
    <message>
        <source>The quotation mark that opens on line %1 is never closed.</source>
        <translation>第 %1 行开始的引号没有结束。</translation>
    </message>
    <message>
        <source>The log has no GPU information: none of its %1 records names gres/gpu.</source>
        <translation>日志没有 GPU 信息：%1 条记录都没有 gres/gpu。</translation>
    </message>
    <message>
        <source>That does not mean 0 GPUs. Slurm records GPUs only where AccountingStorageTRES names gres/gpu.</source>
        <translation>这不表示 0 张 GPU。只有 AccountingStorageTRES 包含 gres/gpu 时，Slurm 才记录 GPU。</translation>
    </message>
    <message>
        <source>Export it with: %1</source>
        <translation>请这样导出：%1</translation>
    </message>
    <message>
        <source>This is the table that sacct prints for people: it cuts values and lacks %1.</source>
        <translation>这是 sacct 供人阅读的表格：内容被截断，并且缺少 %1。</translation>
    </message>
    <message>
        <source>The sacct output lacks the columns %1.</source>
        <translation>sacct 输出缺少列 %1。</translation>
    </message>
    <message>
        <source>The log has more than %1 samples.</source>
        <translation>日志超过 %1 个样本。</translation>
    </message>
    <message>
        <source>Export it with a longer step, for example one sample every five minutes.</source>
        <translation>请用更长的间隔导出，例如每五分钟一个样本。</translation>
    </message>
    <message>
        <source>The log has two values for %1.</source>
        <translation>日志在 %1 有两个值。</translation>
    </message>
    <message>
        <source>If the rows are of several hosts or GPUs, say which column tells them apart: --map COLUMN=series.</source>
        <translation>如果各行来自多台主机或多张 GPU，请用 --map COLUMN=series 说明由哪一列区分。</translation>
    </message>
    <message>
        <source>On average only %1 of the %2 series report at a time; the others count as idle.</source>
        <translation>%2 个序列平均只有 %1 同时有数据；其余按空闲计。</translation>
    </message>
    <message>
        <source>A row stands for a change and holds until the next one.</source>
        <translation>每行是一次变化，其值保持到下一行。</translation>
    </message>
    <message>
        <source>A value holds until the next, usually after %1; holes of more than three times that are unknown, not zero.</source>
        <translation>每个值保持到下一个值（通常间隔 %1）；超过三倍间隔的空缺视为未知，而不是零。</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>the number of GPUs in use</source>
        <translation>使用中的 GPU 数</translation>
    </message>
    <message>
        <source>It is not clear which column holds %1.</source>
        <translation>无法确定哪一列是%1。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; holds no times that can be read.</source>
        <translation>列“%1”中没有可读的时间。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; counts the GPUs in use.</source>
        <translation>列“%1”是使用中的 GPU 数。</translation>
    </message>
    <message>
        <source>The rows of different &quot;%1&quot; add up.</source>
        <translation>不同“%1”的行相加。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was taken for the decimal mark of all numbers.</source>
        <translation>所有数字以“%1”为小数点。</translation>
    </message>
    <message>
        <source>SWF counts processors; one processor is taken for one GPU.</source>
        <translation>SWF 记录处理器数；一个处理器按一张 GPU 计。</translation>
    </message>
    <message>
        <source>There is no role &quot;%1&quot; for a column.</source>
        <translation>列没有“%1”这种含义。</translation>
    </message>
    <message>
        <source>Roles: time, start, end, submit, duration, elapsed, gpus, gpu-milli, gpu-percent, gpus-per-node, nodes, instances, job, name, state, tres, series, utilization, memory, ignore.</source>
        <translation>可用含义：time、start、end、submit、duration、elapsed、gpus、gpu-milli、gpu-percent、gpus-per-node、nodes、instances、job、name、state、tres、series、utilization、memory、ignore。</translation>
    </message>
    <message>
        <source>The file has no column &quot;%1&quot;.</source>
        <translation>文件没有列“%1”。</translation>
    </message>
    <message>
        <source>It has: %1.</source>
        <translation>现有列：%1。</translation>
    </message>
    <message>
        <source>There is no time zone named &quot;%1&quot;.</source>
        <translation>没有名为“%1”的时区。</translation>
    </message>
    <message>
        <source>Use a name such as Asia/Shanghai, Europe/Berlin or UTC.</source>
        <translation>请使用 Asia/Shanghai、Europe/Berlin 或 UTC 这样的名称。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: write it as COLUMN=ROLE, for example &quot;GPUs=gpus&quot;.</source>
        <translation>“%1”：请写成 COLUMN=ROLE，例如 “GPUs=gpus”。</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读入</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>所作的假定</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>请注意</translation>
    </message>
    <message>
        <source>Take the demand of a project from a log of jobs or of GPUs in use</source>
        <translation>从作业日志或 GPU 使用日志导入项目的需求</translation>
    </message>
    <message>
        <source>The log, as text or JSON</source>
        <translation>日志文件，文本或 JSON</translation>
    </message>
    <message>
        <source>Its format, if the content is not to decide</source>
        <translation>格式；不指定时由内容判断</translation>
    </message>
    <message>
        <source>COLUMN=ROLE: what a column means, by its name or number; may be repeated</source>
        <translation>COLUMN=ROLE：某列（列名或序号）的含义；可重复</translation>
    </message>
    <message>
        <source>Time zone of times without an offset, such as Asia/Shanghai; this machine&apos;s otherwise</source>
        <translation>没有时差标记的时间所用的时区，例如 Asia/Shanghai；默认为本机时区</translation>
    </message>
    <message>
        <source>Until when jobs without an end count: a time, or none to leave them out</source>
        <translation>没有结束时间的作业计到何时：一个时间，或 none 表示不计</translation>
    </message>
    <message>
        <source>When a GPU that reports its load counts as in use</source>
        <translation>报告负载的 GPU 何时视为使用中</translation>
    </message>
    <message>
        <source>The alternatives in all cases together</source>
        <translation>全部情形下的各方案</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>最省钱</translation>
    </message>
    <message>
        <source>Feasible</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>Total, low (P10)</source>
        <translation>总成本低值（P10）</translation>
    </message>
    <message>
        <source>Total, middle (P50)</source>
        <translation>总成本中值（P50）</translation>
    </message>
    <message>
        <source>Total, high (P90)</source>
        <translation>总成本高值（P90）</translation>
    </message>
    <message>
        <source>Mean regret</source>
        <translation>平均后悔值</translation>
    </message>
    <message>
        <source>In one case of ten the total is below the low figure, in one above the high one.</source>
        <translation>十种情形中有一种总成本低于低值，有一种高于高值。</translation>
    </message>
    <message>
        <source>Regret is what an alternative costs more, in present value, than the cheapest choice of the same case.</source>
        <translation>后悔值是某方案比同一情形下最省钱的选择多花的现值。</translation>
    </message>
    <message>
        <source>What the answer hangs on</source>
        <translation>结论取决于哪些输入</translation>
    </message>
    <message>
        <source>Low (P10)</source>
        <translation>低值（P10）</translation>
    </message>
    <message>
        <source>High (P90)</source>
        <translation>高值（P90）</translation>
    </message>
    <message>
        <source>Lead at low</source>
        <translation>取低值时的领先</translation>
    </message>
    <message>
        <source>Lead at high</source>
        <translation>取高值时的领先</translation>
    </message>
    <message>
        <source>Share of variation</source>
        <translation>单独贡献的波动</translation>
    </message>
    <message>
        <source>With interactions</source>
        <translation>含相互作用</translation>
    </message>
    <message>
        <source>Worth finding out</source>
        <translation>弄清它值多少</translation>
    </message>
    <message>
        <source>One input at its low or high value, the others as entered; below 0 another alternative is first.</source>
        <translation>单独把一项输入取低值或高值，其余按填写的数值；低于 0 表示另一方案居首。</translation>
    </message>
    <message>
        <source>What this means</source>
        <translation>这意味着什么</translation>
    </message>
    <message>
        <source>In %1 of the cases no alternative keeps all limits.</source>
        <translation>有 %1 的情形没有任何方案满足全部限制。</translation>
    </message>
    <message>
        <source>How sure the answer is</source>
        <translation>结论有多大把握</translation>
    </message>
    <message>
        <source>%1 stays first in %2 of %3 plausible cases.</source>
        <translation>在 %3 组合理取值中，%1有 %2 仍居首。</translation>
    </message>
    <message>
        <source>Very sure</source>
        <translation>很有把握</translation>
    </message>
    <message>
        <source>Fairly sure</source>
        <translation>较有把握</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>尚无定论</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>把握不足</translation>
    </message>
    <message>
        <source>What is ordered and signed at the start follows the figures entered and stays; growth, later contracts, rent and prices follow each case.</source>
        <translation>开工时的订购和签约按当前填写的数值确定且不再改变；增长、后续合同、租用量和价格随每组取值而变。</translation>
    </message>
    <message>
        <source>%1 cases by scrambled Sobol points, seed %2; the share of first places is exact to about %3.</source>
        <translation>%1 组取值（加扰 Sobol 点列，种子 %2）；居首占比的误差约 %3。</translation>
    </message>
    <message>
        <source>%1 cases by pseudo-random numbers, seed %2; the share of first places is exact to about %3.</source>
        <translation>%1 组取值（伪随机数，种子 %2）；居首占比的误差约 %3。</translation>
    </message>
    <message>
        <source>Find out &quot;%1&quot; first: knowing it before you commit is worth up to %2.</source>
        <translation>先弄清“%1”：在承诺之前知道它，最多值 %2。</translation>
    </message>
    <message>
        <source>No single input is worth finding out alone; knowing all of them would be worth up to %1.</source>
        <translation>单独弄清任何一项都不值得；全部弄清最多值 %1。</translation>
    </message>
    <message>
        <source>Knowing more would not change the cheapest choice.</source>
        <translation>了解再多也不会改变最省钱的选择。</translation>
    </message>
    <message>
        <source>%1 costs between %2 and %3 in eight of ten cases.</source>
        <translation>十种情形中有八种，%1的总成本在 %2 到 %3 之间。</translation>
    </message>
    <message>
        <source>Building never becomes cheaper than renting in any of the cases.</source>
        <translation>在所有情形中，自建都不会比租用便宜。</translation>
    </message>
    <message>
        <source>Building is cheaper than renting from the start in %1 of the cases, and never in the others.</source>
        <translation>有 %1 的情形自建从一开始就比租用便宜，其余情形始终不会。</translation>
    </message>
    <message>
        <source>Where building becomes cheaper than renting, it does so after %1 to %2; in %3 of the cases never.</source>
        <translation>在自建会变得比租用便宜的情形中，转折出现在 %1 到 %2 之后；有 %3 的情形始终不会。</translation>
    </message>
    <message>
        <source>A list of values needs weights of 0 or more, one of them above 0.</source>
        <translation>取值列表的权重须不小于 0，且至少有一个大于 0。</translation>
    </message>
    <message>
        <source>A drawn distribution needs rising values with shares from 0 to 1.</source>
        <translation>手绘分布的取值须递增，累计占比须从 0 升到 1。</translation>
    </message>
    <message>
        <source>The likely value must lie between the low and the high one.</source>
        <translation>最可能值须介于低值与高值之间。</translation>
    </message>
    <message>
        <source>The spread must be above 0.</source>
        <translation>离散程度须大于 0。</translation>
    </message>
    <message>
        <source>A lognormal value must be above 0.</source>
        <translation>对数正态分布的取值须大于 0。</translation>
    </message>
    <message>
        <source>The same market sets both prices.</source>
        <translation>两个价格由同一市场决定。</translation>
    </message>
    <message>
        <source>A service that is used more also grows more.</source>
        <translation>用得越多的业务增长也越快。</translation>
    </message>
    <message>
        <source>Write a range as KEY=LOW..HIGH, both allowed for this input and its value between them, for example workload.utilization=0.4..0.8.</source>
        <translation>范围写作 KEY=LOW..HIGH，两端都须是该输入允许的值，且当前值介于其间，例如 workload.utilization=0.4..0.8。</translation>
    </message>
    <message>
        <source>Examples:
  rackorrent new plan.rackorrent --template platform_64
  rackorrent import-demand plan.rackorrent sacct.txt --zone Asia/Shanghai
  rackorrent assess plan.rackorrent --set workload.utilization=0.8
  echo &apos;{&quot;workload.peak_gpus&quot;: 128}&apos; | rackorrent assess - --json
  rackorrent study plan.rackorrent --range workload.utilization=0.4..0.8
  rackorrent report plan.rackorrent --pdf report.pdf --csv tables
Exit codes: 0 done, 1 input not valid, 2 wrong usage, 3 file not readable or writable, 4 file of a newer version,
5 cancelled, 70 internal error.</source>
        <translation>示例：
  rackorrent new plan.rackorrent --template platform_64
  rackorrent import-demand plan.rackorrent sacct.txt --zone Asia/Shanghai
  rackorrent assess plan.rackorrent --set workload.utilization=0.8
  echo &apos;{&quot;workload.peak_gpus&quot;: 128}&apos; | rackorrent assess - --json
  rackorrent study plan.rackorrent --range workload.utilization=0.4..0.8
  rackorrent report plan.rackorrent --pdf report.pdf --csv tables
退出码：0 完成，1 输入无效，2 用法错误，3 文件无法读写，4 文件来自更新的版本，
5 已取消，70 内部错误。</translation>
    </message>
    <message>
        <source>Say how sure the answer is, and what is worth finding out</source>
        <translation>说明结论有多大把握，以及值得弄清什么</translation>
    </message>
    <message>
        <source>KEY=LOW..HIGH: what an input may be; may be repeated</source>
        <translation>KEY=LOW..HIGH：某项输入的可能范围，可重复</translation>
    </message>
    <message>
        <source>Number of cases, 64 to 1048576, rounded up to a power of two</source>
        <translation>取值组数，64 到 1048576，向上取到 2 的幂</translation>
    </message>
    <message>
        <source>The same seed gives the same result</source>
        <translation>相同的种子给出相同的结果</translation>
    </message>
    <message>
        <source>Number of threads; does not change the result</source>
        <translation>线程数，不影响结果</translation>
    </message>
    <message>
        <source>Pseudo-random numbers instead of Sobol points</source>
        <translation>用伪随机数代替 Sobol 点列</translation>
    </message>
    <message>
        <source>The study was cancelled; nothing was written.</source>
        <translation>不确定性分析已取消，未写出任何内容。</translation>
    </message>
    <message>
        <source>Nothing keeps all limits as entered; in %1 of %2 plausible cases something does.</source>
        <translation>按填写的数值，没有方案满足全部限制；在 %2 组合理取值中，%1 有方案满足。</translation>
    </message>
    <message>
        <source>first in %1 of the cases</source>
        <translation>在 %1 的情形中居首</translation>
    </message>
    <message>
        <source>levelised cost per GPU-hour</source>
        <translation>每卡时平准化成本</translation>
    </message>
    <message>
        <source>Data between regions</source>
        <translation>跨区域流量</translation>
    </message>
    <message>
        <source>monthly change of hardware prices</source>
        <translation>硬件价格的月度变化系数</translation>
    </message>
    <message>
        <source>monthly change of the electricity price</source>
        <translation>电价的月度变化系数</translation>
    </message>
    <message>
        <source>monthly change of staff cost</source>
        <translation>人员成本的月度变化系数</translation>
    </message>
    <message>
        <source>share of the month in use</source>
        <translation>当月使用时间占比</translation>
    </message>
    <message>
        <source>discounted useful GPU-hours</source>
        <translation>折现后的有效卡时</translation>
    </message>
    <message>
        <source>For every hour of the month</source>
        <translation>按整月每小时</translation>
    </message>
    <message>
        <source>Only for hours in use</source>
        <translation>仅按使用小时</translation>
    </message>
    <message>
        <source>Straight line</source>
        <translation>直线法</translation>
    </message>
    <message>
        <source>Double declining balance</source>
        <translation>双倍余额递减法</translation>
    </message>
    <message>
        <source>Effective per year</source>
        <translation>年有效利率</translation>
    </message>
    <message>
        <source>Nominal, a twelfth each month</source>
        <translation>名义利率，每月十二分之一</translation>
    </message>
    <message>
        <source>At the end of each month</source>
        <translation>每月月末</translation>
    </message>
    <message>
        <source>At the end of each year</source>
        <translation>每年年末</translation>
    </message>
    <message>
        <source>Yearly rise of staff cost</source>
        <translation>人员成本年涨幅</translation>
    </message>
    <message>
        <source>Salaries rise while hardware is paid for. Zero means unchanged.</source>
        <translation>硬件一次付清，薪资却会上涨。零表示不变。</translation>
    </message>
    <message>
        <source>Traffic between regions or zones of a cloud is billed too, and rarely planned.</source>
        <translation>云的区域或可用区之间的流量也要计费，却很少列入预算。</translation>
    </message>
    <message>
        <source>Reading of the discount rate</source>
        <translation>折现率的含义</translation>
    </message>
    <message>
        <source>Effective: the months of a year compound to the rate. Nominal: a twelfth of it counts each month, as lenders reckon.</source>
        <translation>有效：一年各月复利后等于该利率。名义：每月按十二分之一计，与贷款方算法相同。</translation>
    </message>
    <message>
        <source>Running costs are paid</source>
        <translation>运行成本支付时点</translation>
    </message>
    <message>
        <source>From which day running costs are discounted. Purchases count from the first day of their month.</source>
        <translation>运行成本从哪一天起折现。采购从当月第一天起算。</translation>
    </message>
    <message>
        <source>Hours in a month</source>
        <translation>每月小时数</translation>
    </message>
    <message>
        <source>730 is a twelfth of 8,760. Some price lists reckon with 720; the two differ by 1.4 %.</source>
        <translation>730 是 8,760 的十二分之一。有些价目按 720 计算，两者相差 1.4 %。</translation>
    </message>
    <message>
        <source>Yearly fall of hardware prices</source>
        <translation>硬件价格年降幅</translation>
    </message>
    <message>
        <source>What is bought later, for growth or as a replacement, costs less or more. Zero means unchanged.</source>
        <translation>以后为扩容或更换而采购的硬件更便宜或更贵。零表示不变。</translation>
    </message>
    <message>
        <source>Yearly rise of the electricity price</source>
        <translation>电价年涨幅</translation>
    </message>
    <message>
        <source>Tariffs change over the life of the hardware. Zero means unchanged.</source>
        <translation>硬件寿命期内电价会变化。零表示不变。</translation>
    </message>
    <message>
        <source>Own hardware costs</source>
        <translation>自有硬件计费</translation>
    </message>
    <message>
        <source>Contracts, racks and idle power run all month. Some published comparisons charge them only for hours in use, which flatters low utilisation.</source>
        <translation>维保合同、机柜和空载功耗整月发生。有些公开对比只按使用小时计，会美化低利用率。</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>折旧方法</translation>
    </message>
    <message>
        <source>How the books write the purchase off. It moves no money, but it shows what a sale before the end would lose.</source>
        <translation>账面如何摊销采购。它不产生现金流，但能显示提前出售会损失多少。</translation>
    </message>
    <message>
        <source>Price of data between regions</source>
        <translation>跨区域流量单价</translation>
    </message>
    <message>
        <source>Per gigabyte between regions or zones of the cloud.</source>
        <translation>云的区域或可用区之间每 GB 的价格。</translation>
    </message>
    <message>
        <source>Running costs of own hardware count only for hours in use: low utilisation looks cheaper than it is.</source>
        <translation>自有硬件的运行成本只按使用小时计：低利用率会显得比实际便宜。</translation>
    </message>
    <message>
        <source>Conventions: a month has %1; discount rate %2 (%3); running costs are paid: %4; own hardware costs: %5.</source>
        <translation>计算口径：每月 %1；折现率 %2（%3）；运行成本支付：%4；自有硬件计费：%5。</translation>
    </message>
    <message>
        <source>Book value of the hardware at the end</source>
        <translation>期末硬件账面价值</translation>
    </message>
    <message>
        <source>Levelised cost per GPU-hour</source>
        <translation>每卡时平准化成本</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>Utilisation above which building pays, by horizon</source>
        <translation>各规划期下自建划算的利用率</translation>
    </message>
    <message>
        <source>Horizon in months</source>
        <translation>规划期（月）</translation>
    </message>
    <message>
        <source>Break-even utilisation</source>
        <translation>盈亏平衡利用率</translation>
    </message>
    <message>
        <source>In cash, without resale, building has paid itself back after %1.</source>
        <translation>按现金计（不含转售），自建在 %1后收回投资。</translation>
    </message>
    <message>
        <source>In cash, without resale, building does not pay itself back within the horizon.</source>
        <translation>按现金计（不含转售），自建在规划期内无法收回投资。</translation>
    </message>
    <message>
        <source>In cash, building costs less than renting from the start.</source>
        <translation>按现金计，自建从一开始就比租用便宜。</translation>
    </message>
    <message>
        <source>Total cost at present value %1, %2 less than %3 and %4 less than %5.</source>
        <translation>总成本现值 %1，比%3少 %2，比%5少 %4。</translation>
    </message>
    <message>
        <source>Upfront capital %1, against %2 for %3 and %4 for %5.</source>
        <translation>初期投入 %1；%3为 %2，%5为 %4。</translation>
    </message>
    <message>
        <source>Growing beyond the plan takes %1; with %2 it takes %3, with %4 it takes %5.</source>
        <translation>超出计划再扩容需要%1；%2需要%3，%4需要%5。</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4. %5: %6.</source>
        <translation>%1：%2。%3：%4。%5：%6。</translation>
    </message>
    <message>
        <source>The largest job needs %1 in one cluster; the larger part of the hybrid holds %2.</source>
        <translation>最大的作业需要在一个集群内用 %1；混合方案中较大的一部分只能容纳 %2。</translation>
    </message>
    <message>
        <source>Keep the largest job to %1.</source>
        <translation>把最大的作业控制在 %1 以内。</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Cost first</source>
        <translation>成本优先</translation>
    </message>
    <message>
        <source>Speed first</source>
        <translation>速度优先</translation>
    </message>
    <message>
        <source>Compliance first</source>
        <translation>合规优先</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>按项目阶段</translation>
    </message>
    <message>
        <source>All equal</source>
        <translation>同等重要</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>待办</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes to_do, done or not_applicable; its note takes a text in quotes.</source>
        <translation>“%1” 只接受 to_do、done 或 not_applicable；其备注须为加引号的文字。</translation>
    </message>
    <message>
        <source>Share of the line for the move</source>
        <translation>迁移可用的线路份额</translation>
    </message>
    <message>
        <source>Daily traffic and protocol overhead keep the rest.</source>
        <translation>其余带宽留给日常流量和协议开销。</translation>
    </message>
    <message>
        <source>Streams in parallel</source>
        <translation>并行传输流数</translation>
    </message>
    <message>
        <source>One stream seldom fills a long line; parts of the data go side by side.</source>
        <translation>单个连接很难占满长距离线路，数据应分片并行传输。</translation>
    </message>
    <message>
        <source>Speed of one stream</source>
        <translation>单流速度</translation>
    </message>
    <message>
        <source>What one connection carries over the distance; measure it with one file.</source>
        <translation>单个连接在该距离上能达到的速度，用一个文件即可实测。</translation>
    </message>
    <message>
        <source>Size of a shipped disk</source>
        <translation>单块寄送磁盘的容量</translation>
    </message>
    <message>
        <source>Large stores move faster on disks or appliances that are shipped.</source>
        <translation>数据量大时，寄送磁盘或离线导入设备往往更快。</translation>
    </message>
    <message>
        <source>Copying speed to disks</source>
        <translation>磁盘拷贝速度</translation>
    </message>
    <message>
        <source>All disks together. Everything is copied twice: onto the disks, and from them.</source>
        <translation>所有磁盘合计。数据要拷贝两次：写入磁盘，再从磁盘读出。</translation>
    </message>
    <message>
        <source>Ordering and shipping of disks</source>
        <translation>磁盘订购与寄送时间</translation>
    </message>
    <message>
        <source>From the order of the disks to their arrival at the other end, without the copying.</source>
        <translation>从订购磁盘到送达对端的时间，不含拷贝。</translation>
    </message>
    <message>
        <source>Cost of a shipped disk</source>
        <translation>单块寄送磁盘的费用</translation>
    </message>
    <message>
        <source>Fee, transport and insurance for each.</source>
        <translation>每块磁盘的设备费、运费和保险费。</translation>
    </message>
    <message>
        <source>Words of the guides</source>
        <translation>指南用语</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Shares of variation are Sobol indices of the lead; those with interactions are of independent inputs.</source>
        <translation>波动占比是领先分数的 Sobol 指数；含相互作用的一列按各输入相互独立计算。</translation>
    </message>
    <message>
        <source>Order %1 and pay for them</source>
        <translation>下单并支付 %1</translation>
    </message>
    <message>
        <source>Replace %1 at the end of their life</source>
        <translation>更换 %1（已到使用寿命）</translation>
    </message>
    <message>
        <source>%1 more start to work</source>
        <translation>新增 %1 投入运行</translation>
    </message>
    <message>
        <source>Commit to %1 for 1 year</source>
        <translation>签订 %1 的 1 年期预留</translation>
    </message>
    <message>
        <source>Commit to %1 for 3 years</source>
        <translation>签订 %1 的 3 年期预留</translation>
    </message>
    <message>
        <source>End the bridging rent: the ordered hardware works</source>
        <translation>结束过渡租用：所订硬件已投入运行</translation>
    </message>
    <message>
        <source>Ways to move the stored data</source>
        <translation>搬迁现有数据的方式</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>What it rests on</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Over the line</source>
        <translation>线路传输</translation>
    </message>
    <message>
        <source>%1 usable, %2 stored</source>
        <translation>可用 %1，存量 %2</translation>
    </message>
    <message>
        <source>On shipped disks</source>
        <translation>寄送磁盘</translation>
    </message>
    <message>
        <source>%1 disks of %2, copied twice, %3 for ordering and shipping</source>
        <translation>%1 块 %2 磁盘，拷贝两次，订购与寄送 %3</translation>
    </message>
    <message>
        <source>There is no stored data to move.</source>
        <translation>没有需要搬迁的存量数据。</translation>
    </message>
    <message>
        <source>Shipped disks are both the faster and the cheaper way.</source>
        <translation>寄送磁盘既更快也更便宜。</translation>
    </message>
    <message>
        <source>Shipped disks are the faster way, the line is the cheaper one.</source>
        <translation>寄送磁盘更快，线路传输更便宜。</translation>
    </message>
    <message>
        <source>The line is the faster way, shipped disks are the cheaper one.</source>
        <translation>线路传输更快，寄送磁盘更便宜。</translation>
    </message>
    <message>
        <source>The line is both the faster and the cheaper way.</source>
        <translation>线路传输既更快也更便宜。</translation>
    </message>
    <message>
        <source>What the plan does and when: %1</source>
        <translation>方案的行动与时间：%1</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>行动</translation>
    </message>
    <message>
        <source>Nothing is ordered and nothing committed: GPUs are rented by the hour and given back.</source>
        <translation>无需订购，也无需承诺用量：按小时租用，用完即还。</translation>
    </message>
    <message>
        <source>Reached in</source>
        <translation>到达时间</translation>
    </message>
    <message>
        <source>Growth and falling prices, as entered, do not lead to another answer.</source>
        <translation>按所填的增长与降价趋势，结论不会改变。</translation>
    </message>
    <message>
        <source>Decide anew within %1: by then the trends as entered favour another alternative (%2).</source>
        <translation>请在 %1 内重新决策：届时按所填趋势，另一方案（%2）将更优。</translation>
    </message>
    <message>
        <source>%1: own %2 now, %3 by the end, and rent the rest.</source>
        <translation>%1：现在自有 %2，期末增至 %3，其余租用。</translation>
    </message>
    <message>
        <source>%1: own %2 now, %3 by the end.</source>
        <translation>%1：现在自有 %2，期末增至 %3。</translation>
    </message>
    <message>
        <source>%1: %2 on your own premises now, %3 by the end.</source>
        <translation>%1：现在在本单位部署 %2，期末增至 %3。</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>How far each weight can move before another alternative comes first</source>
        <translation>每个权重可以变动多少，才会换一个方案排第一</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>填写值</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Stable from</source>
        <translation>稳定下限</translation>
    </message>
    <message>
        <source>Stable to</source>
        <translation>稳定上限</translation>
    </message>
    <message>
        <source>First below</source>
        <translation>低于时第一</translation>
    </message>
    <message>
        <source>First above</source>
        <translation>高于时第一</translation>
    </message>
    <message>
        <source>One weight moves, the others keep their proportions. Solved exactly.</source>
        <translation>一次只变动一个权重，其余保持相互比例；精确求解。</translation>
    </message>
    <message>
        <source>How often each alternative comes first when the weights change</source>
        <translation>权重变化时各方案排第一的比例</translation>
    </message>
    <message>
        <source>Weights near yours</source>
        <translation>与您相近的权重</translation>
    </message>
    <message>
        <source>Any weights</source>
        <translation>任意权重</translation>
    </message>
    <message>
        <source>Last, any weights</source>
        <translation>任意权重下排末位</translation>
    </message>
    <message>
        <source>Near: every weight between half and one and a half of itself. %1 weights drawn, seed %2; the scores stay as they are.</source>
        <translation>相近：每个权重在自身的 0.5 至 1.5 倍之间。抽取 %1 组权重，随机种子 %2；各项得分保持不变。</translation>
    </message>
    <message>
        <source>The weights of those who would choose each alternative</source>
        <translation>什么样的权重会选择各方案</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>您的权重</translation>
    </message>
    <message>
        <source>The mean of all weights that put it first; empty for one that never comes first.</source>
        <translation>使该方案排第一的全部权重的均值；从不排第一的方案留空。</translation>
    </message>
    <message>
        <source>Choices that put another alternative first</source>
        <translation>会改变首选方案的选项</translation>
    </message>
    <message>
        <source>If it were</source>
        <translation>如果改为</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>去掉%1</translation>
    </message>
    <message>
        <source>Inputs that do not change the answer within their range</source>
        <translation>在其范围内不改变结论的输入</translation>
    </message>
    <message>
        <source>Tried from</source>
        <translation>试算下限</translation>
    </message>
    <message>
        <source>Tried to</source>
        <translation>试算上限</translation>
    </message>
    <message>
        <source>Weights and stability</source>
        <translation>权重与稳定性</translation>
    </message>
    <message>
        <source>Fewer than two alternatives keep the limits, so that no weight can change the answer.</source>
        <translation>满足限制的方案不足两个，权重无法改变结论。</translation>
    </message>
    <message>
        <source>value of the hardware if sold after month %1</source>
        <translation>第 %1 个月后出售硬件的价值</translation>
    </message>
    <message>
        <source>Formulas over the sheet of inputs. The plan (servers, GPU-hours, people) stays as the program made it.</source>
        <translation>公式引用输入表。方案（服务器、卡时、人员）保持程序算出的结果。</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Value of the hardware if sold now</source>
        <translation>此时出售硬件的价值</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Steps in between</source>
        <translation>中间步骤</translation>
    </message>
    <message>
        <source>Evaluations side by side</source>
        <translation>多个评估并列</translation>
    </message>
    <message>
        <source>Live costs</source>
        <translation>联动成本</translation>
    </message>
    <message>
        <source>Live inputs</source>
        <translation>联动输入</translation>
    </message>
    <message>
        <source>Live %1</source>
        <translation>联动 %1</translation>
    </message>
    <message>
        <source>Inputs of the formulas</source>
        <translation>公式的输入</translation>
    </message>
    <message>
        <source>Change a value in the coloured cells: the live sheets compute it at once. An input that changes the plan belongs into the program.</source>
        <translation>修改着色单元格中的值，联动表会立即重算。会改变方案的输入请在程序中修改。</translation>
    </message>
    <message>
        <source>Costs that follow the inputs</source>
        <translation>随输入变化的成本</translation>
    </message>
    <message>
        <source>Amounts in %1. In the report: the figures as they were exported.</source>
        <translation>金额单位为 %1。“报告中的值”是导出时的数字。</translation>
    </message>
    <message>
        <source>In the report</source>
        <translation>报告中的值</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Building is cheaper from month</source>
        <translation>自建从此月起更省</translation>
    </message>
    <message>
        <source>0: from the start. %1: not within the horizon.</source>
        <translation>0：从一开始；%1：期限内不会。</translation>
    </message>
    <message>
        <source>There is no section &quot;%1&quot;. The sections are: %2.</source>
        <translation>没有名为“%1”的章节。可选章节：%2。</translation>
    </message>
    <message>
        <source>What the recommendation rests on</source>
        <translation>建议的依据</translation>
    </message>
    <message>
        <source>Say what to write: --pdf FILE, --html FILE, --xlsx FILE, --csv FOLDER or --json FILE.</source>
        <translation>请说明要写什么：--pdf 文件、--html 文件、--xlsx 文件、--csv 文件夹或 --json 文件。</translation>
    </message>
    <message>
        <source>One HTML file that needs nothing else</source>
        <translation>一个自成一体的 HTML 文件</translation>
    </message>
    <message>
        <source>A spreadsheet with the tables and with live cost formulas</source>
        <translation>含各表和联动成本公式的电子表格</translation>
    </message>
    <message>
        <source>Paper of the PDF: a4 or letter</source>
        <translation>PDF 的纸张：a4 或 letter</translation>
    </message>
    <message>
        <source>Only these sections, with commas between them</source>
        <translation>只要这些章节，用逗号分隔</translation>
    </message>
    <message>
        <source>The short form of two pages</source>
        <translation>两页的简版</translation>
    </message>
    <message>
        <source>programs: UTF-8, comma and point; people: as a spreadsheet of your locale opens it</source>
        <translation>programs：UTF-8、逗号和小数点；people：按本地电子表格的习惯</translation>
    </message>
    <message>
        <source>No GPU was in use in any hour of the log.</source>
        <translation>日志中没有任何小时使用 GPU。</translation>
    </message>
    <message>
        <source>This is no bill that is known here.</source>
        <translation>无法识别这种账单。</translation>
    </message>
    <message>
        <source>Known are FOCUS, the AWS Cost and Usage Report, Azure cost exports and OpenCost.</source>
        <translation>支持 FOCUS、AWS 成本和使用情况报告、Azure 成本导出和 OpenCost。</translation>
    </message>
    <message>
        <source>No GPU usage was found among the %1 rows of the bill.</source>
        <translation>账单的 %1 行中没有 GPU 用量。</translation>
    </message>
    <message>
        <source>That does not mean a price of 0: none of the machines named is known to have GPUs.</source>
        <translation>这不表示价格为 0：账单中没有已知带 GPU 的机型。</translation>
    </message>
    <message>
        <source>The effective costs are rounded to whole units; the billed costs were taken instead.</source>
        <translation>有效成本被取整；改用账单金额。</translation>
    </message>
    <message>
        <source>Line %1 is in another currency than the rows before; they cannot be added.</source>
        <translation>第 %1 行的币种与前面的行不同，不能相加。</translation>
    </message>
    <message>
        <source>FOCUS bill</source>
        <translation>FOCUS 账单</translation>
    </message>
    <message>
        <source>AWS Cost and Usage Report</source>
        <translation>AWS 成本和使用情况报告</translation>
    </message>
    <message>
        <source>Azure cost export</source>
        <translation>Azure 成本导出</translation>
    </message>
    <message>
        <source>OpenCost allocation</source>
        <translation>OpenCost 分摊</translation>
    </message>
    <message>
        <source>%1: %2 (%3, %4).</source>
        <translation>%1：%2（%3，%4）。</translation>
    </message>
    <message>
        <source>%1: not offered.</source>
        <translation>%1：不提供。</translation>
    </message>
    <message>
        <source>%1: not in the list, left as it was.</source>
        <translation>%1：价格表中没有，保持不变。</translation>
    </message>
    <message>
        <source>No row of the list has a price; an empty price is not 0.</source>
        <translation>价格表没有一行有价格；空价格不等于 0。</translation>
    </message>
    <message>
        <source>The price list has no column for the GPU model.</source>
        <translation>价格表没有 GPU 型号列。</translation>
    </message>
    <message>
        <source>The price list has no column for a price.</source>
        <translation>价格表没有价格列。</translation>
    </message>
    <message>
        <source>Line %1 has another currency than the rows before; prices of one list must share one.</source>
        <translation>第 %1 行的币种与前面的行不同；一份价格表只能用一种币种。</translation>
    </message>
    <message>
        <source>Owning %1 costs the least; from %2 to %3 it costs at most 1 % more</source>
        <translation>自有 %1 成本最低；从 %2 到 %3 最多高 1 %</translation>
    </message>
    <message>
        <source>Owning %1 costs the least</source>
        <translation>自有 %1 成本最低</translation>
    </message>
    <message>
        <source>GPUs owned at the start</source>
        <translation>起始自有 GPU 数</translation>
    </message>
    <message>
        <source>Present value of all costs</source>
        <translation>全部成本的现值</translation>
    </message>
    <message>
        <source>Least at %1</source>
        <translation>最低：%1</translation>
    </message>
    <message>
        <source>1 % more: %1</source>
        <translation>高 1 %：%1</translation>
    </message>
    <message>
        <source>The list names no currency; its prices are taken for %1.</source>
        <translation>价格表没有标明币种；按 %1 读取。</translation>
    </message>
    <message>
        <source>The prices are in %1 and the project counts in %2.</source>
        <translation>价格以 %1 计，而项目以 %2 计。</translation>
    </message>
    <message>
        <source>Convert the list, or set finance.currency.</source>
        <translation>请换算价格表，或设置 finance.currency。</translation>
    </message>
    <message>
        <source>1 USD is %1 CNY (%2, %3).</source>
        <translation>1 美元合 %1 元人民币（%2，%3）。</translation>
    </message>
    <message>
        <source>%1: %2 GPU-hours for %3, %4 a GPU-hour.</source>
        <translation>%1：%2 卡时，金额 %3，每卡时 %4。</translation>
    </message>
    <message>
        <source>GPUs in the bill</source>
        <translation>账单中的 GPU</translation>
    </message>
    <message>
        <source>The price of a bill blends commitments and use by the hour, so the project was left as it was. To use it: rackorrent set FILE cloud.on_demand_price=PRICE.</source>
        <translation>账单价格混合了预留和按量用量，因此项目保持不变。如要使用：rackorrent set FILE cloud.on_demand_price=PRICE。</translation>
    </message>
    <message>
        <source>The list has no price for the GPU model of the project, %1.</source>
        <translation>价格表中没有项目 GPU 型号 %1 的价格。</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Take the prices of the project&apos;s cloud GPU from a price list</source>
        <translation>从价格表导入项目云端 GPU 的价格</translation>
    </message>
    <message>
        <source>A table of prices</source>
        <translation>价格表文件</translation>
    </message>
    <message>
        <source>The log could not be read: %1</source>
        <translation>无法读取日志：%1</translation>
    </message>
    <message>
        <source>From month %1 on, renting is priced by the hour: another contract of %2 would outlast the horizon. Compare a horizon of %3, which counts whole contracts only.</source>
        <translation>从第 %1 个月起，租用按小时计价：再签一份%2的合同会超出规划期。可与%3的规划期对照，那时只含完整的合同。</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::Agreement</name>
    <message>
        <source>%1 ranks first</source>
        <translation>%1居首</translation>
    </message>
    <message>
        <source>Best-matching scenario</source>
        <translation>最相近的场景</translation>
    </message>
    <message>
        <source>%1, match %2: %3</source>
        <translation>%1，匹配度 %2：%3</translation>
    </message>
    <message>
        <source>With your prices, break-even at %1</source>
        <translation>按您的报价，%1 打平</translation>
    </message>
    <message>
        <source>With your prices, owning never costs less</source>
        <translation>按您的报价，自建始终不更省</translation>
    </message>
    <message>
        <source>With your prices, owning costs less at any utilisation</source>
        <translation>按您的报价，任何利用率下自建都更省</translation>
    </message>
    <message>
        <source>When to consider owning</source>
        <translation>何时评估自建</translation>
    </message>
    <message>
        <source>Utilisation above %1 for long</source>
        <translation>利用率长期高于 %1</translation>
    </message>
    <message>
        <source>%1; resale value %2</source>
        <translation>%1，残值 %2</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>折旧年限</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 年</translation>
    </message>
    <message>
        <source> to </source>
        <translation> 至 </translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::AgreementCard</name>
    <message>
        <source>What the guides say, what your figures say</source>
        <translation>指南怎么说，您的数字怎么说</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Your figures</source>
        <translation>您的数字</translation>
    </message>
    <message>
        <source>= agree</source>
        <translation>= 一致</translation>
    </message>
    <message>
        <source>! differ</source>
        <translation>! 不同</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::CapacityPage</name>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Mean week of the first year, hour by hour</source>
        <translation>首年的平均一周，逐小时</translation>
    </message>
    <message>
        <source>Plan shown</source>
        <translation>所示方案</translation>
    </message>
    <message>
        <source>Plan: %1</source>
        <translation>方案：%1</translation>
    </message>
    <message>
        <source>Demand sorted from the busiest to the quietest hour, coloured by the channel that serves it</source>
        <translation>需求从最忙到最闲排列，按承担它的渠道着色</translation>
    </message>
    <message>
        <source>Present value of all costs against the GPUs owned at the start; the rest is rented</source>
        <translation>全部成本的现值与起始自有 GPU 数；其余租用</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::CategoryBars</name>
    <message>
        <source>No alternative costs anything with these inputs.</source>
        <translation>按这些输入，各方案都没有费用。</translation>
    </message>
    <message>
        <source>Where the money goes, %1</source>
        <translation>钱花在哪里，%1</translation>
    </message>
    <message>
        <source>Resale value</source>
        <translation>残值</translation>
    </message>
    <message>
        <source>Net total</source>
        <translation>净总额</translation>
    </message>
    <message>
        <source>%1
(ruled out)</source>
        <translation>%1
（已排除）</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ChartCard</name>
    <message>
        <source>Data table: %1</source>
        <translation>数据表：%1</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Data table</source>
        <translation>数据表</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>图片 (*.png *.svg *.pdf)</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ChartView</name>
    <message>
        <source>%1. Values from %2 to %3.</source>
        <translation>%1。数值从 %2 到 %3。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>复制数据(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>保存图片(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Reset zoom</source>
        <translation>还原缩放(&amp;R)</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ChecklistCard</name>
    <message>
        <source>Checked when: %1</source>
        <translation>核对标准：%1</translation>
    </message>
    <message>
        <source>State of &quot;%1&quot;</source>
        <translation>“%1”的状态</translation>
    </message>
    <message>
        <source>Note on &quot;%1&quot;</source>
        <translation>“%1”的备注</translation>
    </message>
    <message>
        <source>Who, by when, what was found</source>
        <translation>负责人、期限、结果</translation>
    </message>
    <message>
        <source>Nothing left to do for the move</source>
        <translation>迁移事项已全部处理</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to do for the move</source>
        <translation>
            <numerusform>迁移还有 %n 项待办</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ComparisonModel</name>
    <message>
        <source>▲ best</source>
        <translation>▲ 最优</translation>
    </message>
    <message>
        <source>▽ worst</source>
        <translation>▽ 最差</translation>
    </message>
    <message>
        <source>The guides do not say this of the alternative; it follows from what they combine.</source>
        <translation>指南没有直接这样说这个方案，是由其组成部分推出的。</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Weight %</source>
        <translation>权重 %</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 分</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ComparisonPage</name>
    <message>
        <source>Side by side</source>
        <translation>并排对比</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>只看差异</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>复制为表格</translation>
    </message>
    <message>
        <source>The four alternatives side by side</source>
        <translation>四种方案并排对比</translation>
    </message>
    <message>
        <source>Order: guides</source>
        <translation>排序：指南</translation>
    </message>
    <message>
        <source>Order: weight</source>
        <translation>排序：权重</translation>
    </message>
    <message>
        <source>Order of the rows</source>
        <translation>行的顺序</translation>
    </message>
    <message>
        <source>Upper line: your own figures. Lower line: what the guides say; choose a cell for its source.</source>
        <translation>每格上行是按您的输入算出的数字，下行是指南的说法；点选单元格查看出处。</translation>
    </message>
    <message numerus="yes">
        <source>%n equal row(s) hidden</source>
        <translation>
            <numerusform>已隐藏 %n 行相同项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ContributionModel</name>
    <message>
        <source>Total (unrounded)</source>
        <translation>合计（未舍入）</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Weight %</source>
        <translation>权重 %</translation>
    </message>
    <message>
        <source>Points contributed</source>
        <translation>得分贡献</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>领先</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ContributionsCard</name>
    <message>
        <source>Where the points come from</source>
        <translation>分数从哪里来</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::CostGroup</name>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Power and racks</source>
        <translation>电力与机柜</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维保</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>人力</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用费</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐性成本</translation>
    </message>
    <message>
        <source>Set-up, bridging, platform</source>
        <translation>接入、过渡与平台</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::CostsPage</name>
    <message>
        <source>Costs</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Nominal amounts over the whole horizon. Choose an amount to see how it was computed.</source>
        <translation>整个规划期的名义金额。点选金额查看计算过程。</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::DemandHeatMap</name>
    <message>
        <source>The log has no calendar, so it has no hours of the day.</source>
        <translation>日志没有日历时间，无法按一天中的小时显示。</translation>
    </message>
    <message>
        <source>The log knows no hour of demand.</source>
        <translation>日志中没有任何已知的小时。</translation>
    </message>
    <message>
        <source>Busiest on %1 at %2: %3</source>
        <translation>最忙的是%1 %2：%3</translation>
    </message>
    <message>
        <source>Hour of the day</source>
        <translation>一天中的小时</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Mean GPUs in use: light 0, dark %1</source>
        <translation>平均使用的 GPU：浅色 0，深色 %1</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::DemandPage</name>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Hour by hour as measured: %1 known, %2 unknown; Ctrl and the mouse wheel zoom</source>
        <translation>逐小时实测：已知 %1，未知 %2；按住 Ctrl 滚动鼠标滚轮可缩放</translation>
    </message>
    <message>
        <source>Hour by hour of the first year, generated from pattern, peak and utilisation; Ctrl and the mouse wheel zoom</source>
        <translation>第一年逐小时，由形态、峰值和利用率生成；按住 Ctrl 滚动鼠标滚轮可缩放</translation>
    </message>
    <message>
        <source>Mean by weekday and hour, in UTC</source>
        <translation>按星期和小时的平均值（UTC）</translation>
    </message>
    <message>
        <source>Mean by weekday and hour</source>
        <translation>按星期和小时的平均值</translation>
    </message>
    <message>
        <source>Sorted from the busiest to the quietest hour; 95 % of the hours need at most %1; burstiness (standard deviation / mean) %2</source>
        <translation>从最忙到最闲的小时排列；95 % 的小时不超过 %1；突发性（标准差/平均值）%2</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::DemandSeriesChart</name>
    <message>
        <source>The log knows no hour of demand.</source>
        <translation>日志中没有任何已知的小时。</translation>
    </message>
    <message>
        <source>%1 on average, %2 in the busiest hour</source>
        <translation>平均 %1，最忙一小时 %2</translation>
    </message>
    <message>
        <source>Hour (UTC)</source>
        <translation>小时（UTC）</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>GPUs in use</source>
        <translation>使用中的 GPU</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>GPUs in use; dashed: mean</source>
        <translation>使用中的 GPU；虚线：平均值</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::DemandWeekChart</name>
    <message>
        <source>The log knows less than a week of demand.</source>
        <translation>日志中的用量不足一周。</translation>
    </message>
    <message>
        <source>A usual week moves between %1 and %2</source>
        <translation>平常一周在 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>Hour of the week</source>
        <translation>一周中的时刻</translation>
    </message>
    <message>
        <source>%1 %2:00</source>
        <translation>%1 %2:00</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>GPUs in use; dotted: highest of the year</source>
        <translation>在用卡数；虚线为全年最高</translation>
    </message>
    <message>
        <source>The log has no calendar, so it has no hours of the day.</source>
        <translation>日志没有日历时间，无法按一天中的小时显示。</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::DifferenceChart</name>
    <message>
        <source>These two cost the same in every case.</source>
        <translation>两者在每种情形下成本都相同。</translation>
    </message>
    <message>
        <source>%1 is cheaper than %2 in %3 of the cases</source>
        <translation>有 %3 的情形，%1比%2便宜</translation>
    </message>
    <message>
        <source>Present value of %1 less that of %2</source>
        <translation>%1的现值减去%2的现值</translation>
    </message>
    <message>
        <source>Share of the cases</source>
        <translation>情形占比</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>% of the cases</source>
        <translation>情形占比，%</translation>
    </message>
    <message>
        <source>%1 cheaper: %2</source>
        <translation>%1更便宜：%2</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::DocumentForm</name>
    <message>
        <source>Name of this evaluation</source>
        <translation>评估名称</translation>
    </message>
    <message>
        <source>For the report&apos;s cover, such as GPU sourcing 2027</source>
        <translation>用于报告封面，例如“2027 年算力采购”</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Who decides, by when, what was assumed</source>
        <translation>谁来决定、何时决定、做了哪些假设</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ExplanationDialog</name>
    <message>
        <source>How was this computed?</source>
        <translation>这是怎么算出来的？</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>What the figure is made of</source>
        <translation>该数字的组成</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::FanChart</name>
    <message>
        <source>There is nothing to draw yet: some inputs need correcting.</source>
        <translation>暂无可绘制的内容：有输入需要更正。</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation>累计成本</translation>
    </message>
    <message>
        <source>%1, low (P10)</source>
        <translation>%1，低值（P10）</translation>
    </message>
    <message>
        <source>%1, middle (P50)</source>
        <translation>%1，中值（P50）</translation>
    </message>
    <message>
        <source>%1, high (P90)</source>
        <translation>%1，高值（P90）</translation>
    </message>
    <message>
        <source>%1 in 8 of 10 cases</source>
        <translation>十种情形中有八种的%1</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::FieldPage</name>
    <message>
        <source>%1 fields, %2 entered</source>
        <translation>%1 项中 %2 项已填写</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::FieldRow</name>
    <message>
        <source>Reset</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Reset to the default: %1</source>
        <translation>恢复默认值：%1</translation>
    </message>
    <message>
        <source>Why we ask: %1</source>
        <translation>为何询问：%1</translation>
    </message>
    <message>
        <source>What the guides say: %1</source>
        <translation>指南的说法：%1</translation>
    </message>
    <message>
        <source>! Needs a change</source>
        <translation>! 需要修改</translation>
    </message>
    <message>
        <source>! Worth a look</source>
        <translation>! 请留意</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为何询问</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::GuidesPage</name>
    <message>
        <source>Guides</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Most like &quot;%1&quot;, match %2</source>
        <translation>最像“%1”，匹配度 %2</translation>
    </message>
    <message>
        <source>The guides&apos; ten scenarios and how much of the match each has. Choose a row for its terms.</source>
        <translation>指南的十个场景各占多少匹配度。点选一行查看逐项对照。</translation>
    </message>
    <message>
        <source>Recommends: %1</source>
        <translation>建议：%1</translation>
    </message>
    <message>
        <source>Alike: %1</source>
        <translation>相符：%1</translation>
    </message>
    <message>
        <source>Different: %1</source>
        <translation>不符：%1</translation>
    </message>
    <message>
        <source>Because: %1</source>
        <translation>触发原因：%1</translation>
    </message>
    <message>
        <source>Your own figures say otherwise: see the verdict.</source>
        <translation>您自己的数字不支持这一条，见结论页。</translation>
    </message>
    <message>
        <source>None of the guides&apos; rules applies</source>
        <translation>指南没有适用的条件化建议</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the guides apply</source>
        <translation>
            <numerusform>指南有 %n 条建议适用于您</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps to the first job</source>
        <translation>跑通第一个作业的步骤</translation>
    </message>
    <message>
        <source>Done when: %1</source>
        <translation>完成标志：%1</translation>
    </message>
    <message>
        <source>Words of the guides</source>
        <translation>指南用语</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::HtmlReport</name>
    <message>
        <source>%1, RackOrRent %2, digest %3. Nominal amounts in %4.</source>
        <translation>%1，RackOrRent %2，摘要 %3。金额为名义值，%4。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>The data of this chart</source>
        <translation>此图的数据</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最好</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>最差</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ImportCard</name>
    <message>
        <source>Choose a log</source>
        <translation>选择日志</translation>
    </message>
    <message>
        <source>Logs (*);;Tables (*.csv *.tsv *.txt *.psv);;JSON (*.json)</source>
        <translation>日志 (*);;表格 (*.csv *.tsv *.txt *.psv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Drop a log here to measure the demand instead of guessing it: Slurm sacct, SWF, a table of jobs or of GPUs in use, Prometheus, nvidia-smi. Nothing is taken before you have seen what was read.</source>
        <translation>把日志拖放到这里，用实测代替估计：Slurm sacct、SWF、作业表或 GPU 使用表、Prometheus、nvidia-smi。在您看过读取结果之前，不会采用任何内容。</translation>
    </message>
    <message>
        <source>From %1, imported %2, SHA-256 %3...</source>
        <translation>来自 %1，导入于 %2，SHA-256 %3…</translation>
    </message>
    <message>
        <source>Where the demand comes from</source>
        <translation>需求的来源</translation>
    </message>
    <message>
        <source>Choose a log...</source>
        <translation>选择日志…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Use this demand</source>
        <translation>采用此需求</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>时区</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>name=gpus, name=time</source>
        <translation>列名=gpus, 列名=time</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>导入进度</translation>
    </message>
    <message>
        <source>First rows of the log</source>
        <translation>日志的前几行</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::LearningCard</name>
    <message>
        <source>Worth at most, in present value: what a better choice would save on average if this were known first.</source>
        <translation>按现值计的上限：若先知道它，更好的选择平均能省下的金额。</translation>
    </message>
    <message>
        <source>Go to this input</source>
        <translation>转到该输入</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::LineChart</name>
    <message>
        <source>There is nothing to draw yet: some inputs need correcting.</source>
        <translation>暂时无图可画：有输入需要修改。</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1，%</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::LoadDurationChart</name>
    <message>
        <source>There is no demand to draw: enter a peak above zero.</source>
        <translation>没有需求可画：请填写大于零的峰值。</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>自有</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Rented</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>按量</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of GPU-hours</source>
        <translation>占卡时的 %1</translation>
    </message>
    <message>
        <source>%1 reserved, the rest rented by the hour</source>
        <translation>预留 %1，其余按小时租用</translation>
    </message>
    <message>
        <source>All of the work is rented by the hour</source>
        <translation>全部按小时租用</translation>
    </message>
    <message>
        <source>%1 carry %2 of the work</source>
        <translation>%1承担 %2 的工作量</translation>
    </message>
    <message>
        <source>%1, busy %2 of the time</source>
        <translation>%1，平均繁忙 %2</translation>
    </message>
    <message>
        <source>Hours with at least this demand</source>
        <translation>至少有此用量的小时数</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hours of the year with at least this many GPUs in use</source>
        <translation>全年中至少有这么多卡在用的小时数</translation>
    </message>
    <message>
        <source>GPUs in use</source>
        <translation>在用卡数</translation>
    </message>
    <message>
        <source>busiest hour</source>
        <translation>最忙的小时</translation>
    </message>
    <message>
        <source>quietest hour</source>
        <translation>最闲的小时</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New empty evaluation</source>
        <translation>新建空白评估(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Export &amp;PDF report…</source>
        <translation>导出 PDF 报告(&amp;P)…</translation>
    </message>
    <message>
        <source>Export tables as CS&amp;V…</source>
        <translation>导出表格为 CSV(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>New from a &amp;template</source>
        <translation>从典型场景新建(&amp;T)</translation>
    </message>
    <message>
        <source>Open a sa&amp;mple</source>
        <translation>打开示例(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>E&amp;valuation</source>
        <translation>评估(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>上一步(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>结果(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language (语言)</source>
        <translation>语言 (Language)(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>字号(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>标准(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About RackOrRent</source>
        <translation>关于算力租建选型(&amp;A)</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1（找不到）</translation>
    </message>
    <message>
        <source>&amp;Validation sheet</source>
        <translation>验证表(&amp;V)</translation>
    </message>
    <message>
        <source>Print prev&amp;iew…</source>
        <translation>打印预览(&amp;I)…</translation>
    </message>
    <message>
        <source>Export t&amp;wo-page PDF…</source>
        <translation>导出两页 PDF(&amp;W)…</translation>
    </message>
    <message>
        <source>Export spreadsheet (&amp;XLSX)…</source>
        <translation>导出电子表格(&amp;X)…</translation>
    </message>
    <message>
        <source>Export &amp;HTML report…</source>
        <translation>导出 HTML 报告(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>使用手册(&amp;M)</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::MainWindow</name>
    <message>
        <source>Open evaluation</source>
        <translation>打开评估</translation>
    </message>
    <message>
        <source>RackOrRent evaluations (*.rackorrent);;All files (*)</source>
        <translation>算力租建选型评估 (*.rackorrent);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Kept automatically %1, not yet in a file</source>
        <translation>已自动保存 %1，尚未存为文件</translation>
    </message>
    <message>
        <source>Changed, not yet saved</source>
        <translation>有修改，尚未保存</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>无修改</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n default(s) in use</source>
        <translation>
            <numerusform>用到 %n 项默认值</numerusform>
        </translation>
    </message>
    <message>
        <source>One evaluation (*.rackorrent) or one log can be dropped here at a time.</source>
        <translation>每次可拖入一个评估文件（*.rackorrent）或一份日志。</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) older than 12 months</source>
        <translation>
            <numerusform>%n 项来源超过 12 个月</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>使用手册</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>在手册中查找</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::NavigationDelegate</name>
    <message>
        <source>%1</source>
        <comment>number of problems at a step</comment>
        <translation>%1 处</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::NavigationModel</name>
    <message>
        <source>%1, seen</source>
        <translation>%1，已看过</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n input(s) to look at</source>
        <translation>
            <numerusform>%1，%n 处需要查看</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::PlacesChart</name>
    <message>
        <source>First</source>
        <translation>居首</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>第三</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>第四</translation>
    </message>
    <message>
        <source>Breaks a limit</source>
        <translation>突破限制</translation>
    </message>
    <message>
        <source>Share of the cases, %</source>
        <translation>情形占比，%</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ReasonsCard</name>
    <message>
        <source>Against %1</source>
        <translation>对照方案：%1</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>为什么选%1</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>支持%1</translation>
    </message>
    <message>
        <source>What stands in the way</source>
        <translation>障碍所在</translation>
    </message>
    <message>
        <source>Strongest point against</source>
        <translation>最强的反对理由</translation>
    </message>
    <message>
        <source>Look twice at</source>
        <translation>需要再核实</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::RecentList</name>
    <message>
        <source>Recent files</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>找不到文件</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ReportPreview</name>
    <message>
        <source>Print preview</source>
        <translation>打印预览</translation>
    </message>
    <message>
        <source>Pages of the report</source>
        <translation>报告各页</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ResultView</name>
    <message>
        <source>%1 at peak, %2 utilisation, %3, %4</source>
        <translation>峰值 %1，利用率 %2，%3，%4</translation>
    </message>
    <message>
        <source>There are no results yet: an input needs a change.</source>
        <translation>暂无结果：有一项输入需要修改。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>去修改</translation>
    </message>
    <message>
        <source>! figures from before the last change</source>
        <translation>! 修改前的数字</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ReviewPage</name>
    <message>
        <source>! Needs a change</source>
        <translation>! 需要修改</translation>
    </message>
    <message>
        <source>! Worth a look</source>
        <translation>! 请留意</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <translation>修改：%1</translation>
    </message>
    <message>
        <source>Nothing needs a change</source>
        <translation>没有需要修改的地方</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) to look at</source>
        <translation>
            <numerusform>%n 处需要查看</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 of %2 entered</source>
        <translation>%2 项中 %1 项已填写</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>全部为默认值</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>What was entered</source>
        <translation>已填写的内容</translation>
    </message>
    <message>
        <source>everything is complete</source>
        <translation>内容齐全</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::RobustnessPage</name>
    <message>
        <source>Robustness</source>
        <translation>把握</translation>
    </message>
    <message>
        <source>The first cases are being computed.</source>
        <translation>正在计算首批情形。</translation>
    </message>
    <message>
        <source>Places of the alternatives over all cases, first place strongest; the rest breaks a limit</source>
        <translation>各方案在全部情形中的名次，颜色最深为居首；其余部分突破了限制</translation>
    </message>
    <message>
        <source>Lead of the answer when one input alone is low (dark) or high (light)</source>
        <translation>单独把一项输入取低值（深色）或高值（浅色）时结论的领先</translation>
    </message>
    <message>
        <source>First alternative</source>
        <translation>第一个方案</translation>
    </message>
    <message>
        <source>Second alternative</source>
        <translation>第二个方案</translation>
    </message>
    <message>
        <source>How many cases lie at each difference in present value</source>
        <translation>各现值差额上的情形占比</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::RoutePage</name>
    <message>
        <source>Route</source>
        <translation>落地路线</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Watch: %1</source>
        <translation>留意：%1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>What to do now, and what comes next</source>
        <translation>现在做什么，接下来做什么</translation>
    </message>
    <message>
        <source>Move on when: %1</source>
        <translation>何时进入下一步：%1</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>当前阶段</translation>
    </message>
    <message>
        <source>No single input changes the answer</source>
        <translation>没有单项输入会改变结论</translation>
    </message>
    <message>
        <source>When to switch</source>
        <translation>何时改变选择</translation>
    </message>
    <message>
        <source>Trial before the final decision</source>
        <translation>最终决定前的试用</translation>
    </message>
    <message>
        <source>Passed when: %1</source>
        <translation>通过标准：%1</translation>
    </message>
    <message>
        <source>Risks to watch</source>
        <translation>需要留意的风险</translation>
    </message>
    <message>
        <source>Against it: %1</source>
        <translation>应对：%1</translation>
    </message>
    <message>
        <source>For a move to: %1. The checklist of the move is on the page of the guides.</source>
        <translation>目标方案：%1。迁移清单见“指南”页。</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::SampleCard</name>
    <message>
        <source>Sample</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>打开示例</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::ScoreRow</name>
    <message>
        <source>Ruled out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>%1: %2 points, %3</source>
        <translation>%1：%2 分，%3</translation>
    </message>
    <message>
        <source>%1: ruled out. %2</source>
        <translation>%1：已排除。%2</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::Session</name>
    <message>
        <source>Untitled evaluation</source>
        <translation>未命名评估</translation>
    </message>
    <message>
        <source>Save evaluation</source>
        <translation>保存评估</translation>
    </message>
    <message>
        <source>RackOrRent evaluations (*.rackorrent)</source>
        <translation>RackOrRent 评估文件 (*.rackorrent)</translation>
    </message>
    <message>
        <source>The program did not end properly. Your work on &quot;%1&quot; was recovered as of %2. Save it to keep it.</source>
        <translation>程序上次没有正常结束。“%1”已恢复到 %2 的状态，保存后即可保留。</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::Sidebar</name>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::SourceLinks</name>
    <message>
        <source>Nothing is known about this source.</source>
        <translation>没有这个出处的资料。</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>出处 %1</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::StartPage</name>
    <message>
        <source>RackOrRent</source>
        <translation>算力租建选型</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>RackOrRent %1</translation>
    </message>
    <message>
        <source>New empty evaluation</source>
        <translation>新建空白评估</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>An evaluation or a log can be dropped onto this window. The program does not use the network; everything stays on this computer.</source>
        <translation>可将评估文件或日志拖入窗口。
本程序不联网，资料只保存在本机。</translation>
    </message>
    <message>
        <source>Rent, build, or combine the two?</source>
        <translation>租用、自建，还是两者结合？</translation>
    </message>
    <message>
        <source>Look at a finished answer, or start from the nearest scenario: about 3 minutes to a first answer.</source>
        <translation>从示例看一份完整结论，或从最接近的场景开始，约 3 分钟得到第一个答案。</translation>
    </message>
    <message>
        <source>New from a typical scenario</source>
        <translation>从典型场景新建</translation>
    </message>
    <message>
        <source>The ten scenarios of the two selection guides; every value can be changed</source>
        <translation>十个场景取自两份选型指南，数值可改</translation>
    </message>
    <message>
        <source>%1, utilisation %2, %3</source>
        <translation>%1，利用率 %2，%3</translation>
    </message>
    <message>
        <source>Guides: %1</source>
        <translation>指南建议：%1</translation>
    </message>
    <message>
        <source> or </source>
        <translation>或</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::StrategyCard</name>
    <message>
        <source>The map could not be computed: %1</source>
        <translation>无法计算此图：%1</translation>
    </message>
    <message>
        <source>Input across the map</source>
        <translation>横轴输入</translation>
    </message>
    <message>
        <source>Input up the map</source>
        <translation>纵轴输入</translation>
    </message>
    <message>
        <source>The alternative that comes first where two inputs change together; the ring is today</source>
        <translation>两项输入同时变化时居首的方案；圆圈为现在的位置</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::StrategyMapChart</name>
    <message>
        <source>No alternative is feasible anywhere on this map.</source>
        <translation>此图范围内没有可行的方案。</translation>
    </message>
    <message>
        <source>%1 comes first wherever one is feasible</source>
        <translation>凡有可行方案之处，均为%1居首</translation>
    </message>
    <message>
        <source>%1 comes first on %2 % of the map</source>
        <translation>%1在图中 %2 % 的范围内居首</translation>
    </message>
    <message>
        <source>Share of the values of %1, %</source>
        <translation>占%1取值的比例，%</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::SurenessCard</name>
    <message>
        <source>How sure is the answer?</source>
        <translation>结论有多大把握？</translation>
    </message>
    <message>
        <source>of the cases: first</source>
        <translation>的情形居首</translation>
    </message>
    <message>
        <source>of the cases: cheapest</source>
        <translation>的情形最省钱</translation>
    </message>
    <message>
        <source>first when the weights vary too, from half to twice</source>
        <translation>权重也在一半到两倍间变动时居首</translation>
    </message>
    <message>
        <source>%1 More cases are being added.</source>
        <translation>%1正在补充更多情形。</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::TableView</name>
    <message>
        <source>&amp;Copy table</source>
        <translation>复制表格(&amp;C)</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::TemplateCard</name>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1。%2。%3</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::TornadoChart</name>
    <message>
        <source>No input is uncertain.</source>
        <translation>没有不确定的输入。</translation>
    </message>
    <message>
        <source>No input turns the answer alone</source>
        <translation>没有哪项输入单独就能改变结论</translation>
    </message>
    <message>
        <source>Lead at low (P10)</source>
        <translation>取低值（P10）时的领先</translation>
    </message>
    <message>
        <source>Lead at high (P90)</source>
        <translation>取高值（P90）时的领先</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>Lead of the answer, points</source>
        <translation>结论的领先，分</translation>
    </message>
    <message>
        <source>another is first</source>
        <translation>另一方案居首</translation>
    </message>
    <message>
        <source>today: %1</source>
        <translation>当前：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) can turn the answer alone</source>
        <translation>
            <numerusform>有 %n 项输入单独就能改变结论</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::VerdictCard</name>
    <message>
        <source>Nearest to feasible</source>
        <translation>最接近可行</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>points, %1 ahead</source>
        <translation>得分，领先 %1 分</translation>
    </message>
    <message>
        <source>points, no rival is feasible</source>
        <translation>得分，其余方案均不可行</translation>
    </message>
    <message>
        <source>over %1, less resale</source>
        <translation>%1总成本，已扣残值</translation>
    </message>
    <message>
        <source>ranking methods agree</source>
        <translation>种排序方法一致</translation>
    </message>
    <message>
        <source>Why fragile</source>
        <translation>为何不稳固</translation>
    </message>
    <message>
        <source>The lead is %1 points; %2 of %3 ranking methods put it first.</source>
        <translation>领先 %1 分；%3 种排序方法中有 %2 种排它第一。</translation>
    </message>
    <message>
        <source>In conflict</source>
        <translation>相互冲突</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Nearest flip</source>
        <translation>最近的翻转点</translation>
    </message>
    <message>
        <source>No single input, moved alone within its range, changes the answer.</source>
        <translation>没有任何单项输入在其范围内变动会改变结论。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>Go to this input</source>
        <translation>转到该输入</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>把握</translation>
    </message>
    <message>
        <source>How computed?</source>
        <translation>如何计算？</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::VerdictPage</name>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Copy summary</source>
        <translation>复制摘要</translation>
    </message>
    <message>
        <source>Export PDF report…</source>
        <translation>导出 PDF 报告…</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::VerdictPanel</name>
    <message>
        <source>Current answer</source>
        <translation>当前结论</translation>
    </message>
    <message>
        <source>Your last change</source>
        <translation>刚才的修改</translation>
    </message>
    <message>
        <source>Demand sorted, and who serves it</source>
        <translation>需求从高到低，由谁承担</translation>
    </message>
    <message>
        <source>Nearest flip</source>
        <translation>最近的翻转点</translation>
    </message>
    <message>
        <source>Score and cost over %1</source>
        <translation>得分与 %1总成本</translation>
    </message>
    <message>
        <source>No single input changes the answer within its range.</source>
        <translation>在允许范围内，没有单项输入能改变首选。</translation>
    </message>
    <message>
        <source>An input needs a change. These are the figures from before.</source>
        <translation>有输入需要修改，以下为此前的数字。</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::WeightRow</name>
    <message>
        <source>Weight of %1</source>
        <translation>%1的权重</translation>
    </message>
    <message>
        <source>Weight of %1 in points</source>
        <translation>%1的权重分值</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>What it means: %1</source>
        <translation>含义：%1</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::WeightsPage</name>
    <message>
        <source>%1 has %2 of all weight: it can decide alone.</source>
        <translation>%1占全部权重的 %2，可单独决定结论。</translation>
    </message>
    <message>
        <source>How much each dimension counts, 0 to 100. Only the ratio matters: the shares at the right always add up to 100 %.</source>
        <translation>每个维度有多重要，0 到 100。只看比例：右侧的份额合计总是 100 %。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>10 dimensions, own weights</source>
        <translation>10 个维度，自定权重</translation>
    </message>
    <message>
        <source>10 dimensions, preset: %1</source>
        <translation>10 个维度，预设：%1</translation>
    </message>
</context>
<context>
    <name>rackorrent::ui::Wizard</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第 %1 步，共 %2 步。%3</translation>
    </message>
    <message>
        <source>Leave at any time; everything is kept</source>
        <translation>可随时离开，内容自动保存</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>See the verdict</source>
        <translation>查看结论</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一步：%1</translation>
    </message>
</context>
<context>
    <name>sections</name>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>需要多少</translation>
    </message>
    <message>
        <source>Can it wait or be interrupted</source>
        <translation>能等、能断吗</translation>
    </message>
    <message>
        <source>Performance needs</source>
        <translation>性能要求</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>合规</translation>
    </message>
    <message>
        <source>Currency and interest</source>
        <translation>币种与利率</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Room and power</source>
        <translation>机房与电力</translation>
    </message>
    <message>
        <source>Upkeep and life</source>
        <translation>维保与寿命</translation>
    </message>
    <message>
        <source>Start and people</source>
        <translation>启动与人员</translation>
    </message>
    <message>
        <source>Private cloud, on top</source>
        <translation>私有云另计</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>报价对象</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Billing and waste</source>
        <translation>计费与浪费</translation>
    </message>
    <message>
        <source>Around the rent</source>
        <translation>租金之外</translation>
    </message>
    <message>
        <source>How amounts are reckoned</source>
        <translation>金额计算口径</translation>
    </message>
    <message>
        <source>Moving the data</source>
        <translation>数据迁移</translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message>
        <source>Team and project</source>
        <translation>团队与项目</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Data and compliance</source>
        <translation>数据与合规</translation>
    </message>
    <message>
        <source>Finance limits</source>
        <translation>财务边界</translation>
    </message>
    <message>
        <source>Owned hardware</source>
        <translation>自建报价</translation>
    </message>
    <message>
        <source>Cloud prices</source>
        <translation>云端报价</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>检查</translation>
    </message>
</context>
</TS>
