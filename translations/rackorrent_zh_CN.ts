<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>core</name>
    <message>
        <source>Upfront, less resale value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridging until delivery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>servers ordered x price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>servers ordered x price x network share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>servers ordered x price x storage share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit-out of the room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once, own room only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up in the cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resale value at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minus servers x price x residual share ^ (age / useful life)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-demand rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours x price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-year reserved rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserved GPUs x hours of the month x price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-year reserved rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours with restarts x price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloud support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of all rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloud storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stored data x rented share of work x price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>servers x power x (idle share x hours + (1 - idle share) x busy hours) x PUE x price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack lease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>servers x power x price, leased racks only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value of servers, network and storage x yearly share / 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platform licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value of servers, network and storage x yearly share / 12, private cloud only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Managed service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>monthly fee, private cloud only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data leaving the cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>traffic x rented share of work x price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instances left on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on-demand and spot rent x share left on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounded-up billing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on-demand and spot rent x (billed / used hours of a typical job - 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value of servers x yearly failure rate / 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacement at the end of life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>servers replaced x price with network and storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people x yearly cost / 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent until delivery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours before delivery x price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU rental</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-built cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Professional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stable production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large-model pretraining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiments and validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Online inference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch inference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real-time rendering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline rendering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scientific simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Video processing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day and night (tidal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sudden bursts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On and off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rising through the year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From an imported log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerant (seconds)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderate (under a second)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict (tens of milliseconds)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extreme (a few milliseconds)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not needed (single GPUs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderate (one server)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High (several servers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extreme (no jitter allowed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No restriction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certified cloud only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must stay in the country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must stay on our premises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Air-gapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own machine room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leased racks (colocation)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLPS 2.0 Level 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLPS 2.0 Level 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLPS 2.0 Level 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classified information (China)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data export rules (China)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical information infrastructure (China)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Financial regulation (China)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip supply limits (China)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Azure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Google Cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baidu AI Cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alibaba Cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tencent Cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huawei Cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volcano Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>China Telecom Cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CoreWeave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nebius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lambda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RunPod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AutoDL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inputs are not a JSON object of keys and values: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engineers using GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many people wait for GPUs. A small team gains most from leaving the infrastructure to a platform.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations staff available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People you already have for machine room, network and cluster. What a plan needs beyond them must be hired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owning hardware takes monitoring, replacement, drivers, firmware and tuning. Little skill speaks for a platform.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of one operations engineer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full cost a year. Staff is often the second largest line of an own cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early work changes its mind often; stable production can use what it buys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the need is certain. Short projects cannot write hardware off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity needed within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The latest date on which you can start. Leave empty if there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training, inference, rendering and simulation load GPUs, network and people differently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape of demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady work fills owned machines; tides and bursts leave them idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most GPUs in use at once, in GPUs of the reference model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average utilisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average use divided by peak use. The guides start to consider building above 60 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growth of demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of peak and average a year. Growth means buying again and again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of work that can wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch work that may wait lets fewer machines do the same work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the work that can wait may wait at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of work that may be interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work with checkpoints can run on spot capacity at a lower price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must scale up within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time allowed to go from the usual load to the peak. Leave empty if there is no such demand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers within a few milliseconds need machines close to the user.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interconnect between GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training over many servers needs a steady, fast network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest single job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A job that must run inside one cluster sets the smallest useful size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data that must lie beside the GPUs. It costs storage and takes time to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic out of a cloud is often billed and often forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line speed to the cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets how long a migration takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where data may be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hard rule: an alternative that breaks it is ruled out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regimes that apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laws and schemes that you are under; each implies where data and machines may stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All amounts of this evaluation are in this currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What money costs you a year. It weighs an early purchase against later rent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit on upfront capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most that may be invested at the start. Leave empty if there is no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit on monthly spending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most that may be spent in a month after the start. Leave empty if there is no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU model to buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model that the server price belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs in one server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardware is bought in whole servers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of one server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete GPU server, without network and storage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of one server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power drawn from the wall at full load, before cooling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network, share of server price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches, cables and adapters of the cluster network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage, share of server price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel storage beside the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An own room needs a fit-out; leased racks are paid by the kilowatt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit-out of the own room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power, cooling and racks before the first server runs. Only for an own machine room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a leased kilowatt a month, electricity apart. Only for leased racks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a kilowatt-hour at the machine room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of the whole room divided by energy of the servers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power when idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of full power that a server draws without work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance, share of hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts and repairs a year, as a share of the hardware price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs failing a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of GPUs that fail in a year. Their replacement is a hidden cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Useful life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this time the hardware is replaced if the project goes on. The guides reckon with 3 to 5 years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value left at the end of life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the purchase price that a used server still brings; younger ones bring more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delivery and set-up time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From order to the first job: procurement, racking and commissioning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power that the room can give, cooling included. Leave empty if there is no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler, environments and acceptance: paid once, reused later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers one engineer can run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More automation lets one person run more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the bought GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work done per hour against the reference GPU (1 = the same).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose prices these are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU model to rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model that the prices belong to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay as you go. Leave empty if it is not offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved for one year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid for every hour, used or not. Leave empty if it is not offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved for three years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For work that may be interrupted. Leave empty if it is not offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work lost on spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra hours for restarts after interruptions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing granularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short jobs waste what a coarse clock rounds up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of a typical job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets how much the billing clock rounds up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yearly fall of cloud prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent can fall while owned hardware stays at its price; it has also risen. Zero means unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of data out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per gigabyte that leaves the cloud.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of cloud storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per terabyte and month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support, share of rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support plans are charged on top of the rent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rented hours without work, as a share of useful hours: forgotten instances, slow scale-down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First set-up in the cloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accounts, network, images and permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to get an instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From request to ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the rented GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platform licence, share of hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yearly licence of the private cloud platform, as a share of the hardware price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Managed service fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a vendor asks a month to run it on your premises.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own share of operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the staff of a self-built cluster that you still need; the platform vendor does the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much this dimension counts. Only the ratio of the weights matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upfront capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elasticity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interconnect and performance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compliance and data control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Onboarding effort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fault recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technology risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demand is to come from a log, but none has been imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak demand: enter more than 0, for example 64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average utilisation: enter more than 0 %, for example 60 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest job needs %1, more than the peak demand of %2. Lower it or raise the peak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter at least one of the on-demand and reserved prices: without one nothing can be rented.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All weights are zero. Give at least one dimension a weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one-year reserved price is above the on-demand price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own hardware would arrive only after the planning horizon has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: enter a number from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: enter a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose any of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a value is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no input named &quot;%1&quot;. The nearest is &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a weight is above 0 and at most 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a profile takes numbers and single choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the interval is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a condition needs its words, and words need a condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights of the profile have to sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the example does not meet &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly one advice has to hold for the example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no ratio named &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each ratio has to be described.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the provider &quot;%1&quot; of an offer is not described.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the regime &quot;%1&quot; is not described.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such guide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no GPU named &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no topic named &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no quality named &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the schema has to be 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all four alternatives are needed, each once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the alternative is described twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no criterion named &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no figure named &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a score is from 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scale has five words, from worst to best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all ten criteria are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no operator &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the operator does not fit the input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ratio is never below zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the condition can never be true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition is not valid JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data file is not valid. Entry &quot;%1&quot;: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the program again; your own files are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no member named &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a list of texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a list of objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id is used twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data file is not valid JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no alternative named &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data file is not valid. Entry &quot;%1&quot;: there is no source named &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name and whether the drive is connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Choose a file name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty: it holds no project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Open a backup copy if there is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a RackOrRent project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Choose a file that RackOrRent saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file is damaged or incomplete (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project was saved by a newer version of RackOrRent: file format %1, this version knows %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project was saved by a newer version of RackOrRent: this version does not know &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Open it with the newer version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large to be a RackOrRent project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Check that you may read the file and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project could not be saved (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Check that you may write to the folder, or save under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is a database of another program; it is not overwritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Save under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Close it there and try again, or save under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: saving needs about %1 kB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Free some space, or save on another disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Open it again to see the change, or save under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per kWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per kW and month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per TB and month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per GPU and year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fraction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fraction per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TB per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gbit/s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
