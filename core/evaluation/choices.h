// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <array>
#include <string_view>

namespace rackorrent {

// One value that a choice field may take. Lists run from the least to the most demanding level where there is
// one, and in the order of the enumeration beside them.
struct Choice {
  std::string_view key;
  std::string_view label;
};

enum class OperationsSkill { None, Basic, Professional, Expert };
inline constexpr std::array<Choice, 4> operationsSkillChoices = {{
    {"none", CORE_TEXT("None")},
    {"basic", CORE_TEXT("Basic")},
    {"professional", CORE_TEXT("Professional")},
    {"expert", CORE_TEXT("Expert")},
}};

enum class Stage { Exploration, Pilot, Growth, Production };
inline constexpr std::array<Choice, 4> stageChoices = {{
    {"exploration", CORE_TEXT("Exploration")},
    {"pilot", CORE_TEXT("Pilot")},
    {"growth", CORE_TEXT("Growth")},
    {"production", CORE_TEXT("Stable production")},
}};

enum class WorkloadKind {
  Pretraining,
  FineTuning,
  Experimentation,
  OnlineInference,
  BatchInference,
  RealtimeRendering,
  OfflineRendering,
  Simulation,
  VideoProcessing
};
inline constexpr std::array<Choice, 9> workloadKindChoices = {{
    {"pretraining", CORE_TEXT("Large-model pretraining")},
    {"fine_tuning", CORE_TEXT("Fine-tuning")},
    {"experimentation", CORE_TEXT("Experiments and validation")},
    {"online_inference", CORE_TEXT("Online inference")},
    {"batch_inference", CORE_TEXT("Batch inference")},
    {"realtime_rendering", CORE_TEXT("Real-time rendering")},
    {"offline_rendering", CORE_TEXT("Offline rendering")},
    {"simulation", CORE_TEXT("Scientific simulation")},
    {"video_processing", CORE_TEXT("Video processing")},
}};

enum class DemandPattern { Steady, Diurnal, Bursty, Intermittent, Growing, Imported };
inline constexpr std::array<Choice, 6> demandPatternChoices = {{
    {"steady", CORE_TEXT("Steady")},
    {"diurnal", CORE_TEXT("Day and night (tidal)")},
    {"bursty", CORE_TEXT("Sudden bursts")},
    {"intermittent", CORE_TEXT("On and off")},
    {"growing", CORE_TEXT("Rising through the year")},
    {"imported", CORE_TEXT("From an imported log")},
}};

enum class Latency { Tolerant, Moderate, Strict, Extreme };
inline constexpr std::array<Choice, 4> latencyChoices = {{
    {"tolerant", CORE_TEXT("Tolerant (seconds)")},
    {"moderate", CORE_TEXT("Moderate (under a second)")},
    {"strict", CORE_TEXT("Strict (tens of milliseconds)")},
    {"extreme", CORE_TEXT("Extreme (a few milliseconds)")},
}};

enum class Interconnect { None, Moderate, High, Extreme };
inline constexpr std::array<Choice, 4> interconnectChoices = {{
    {"none", CORE_TEXT("Not needed (single GPUs)")},
    {"moderate", CORE_TEXT("Moderate (one server)")},
    {"high", CORE_TEXT("High (several servers)")},
    {"extreme", CORE_TEXT("Extreme (no jitter allowed)")},
}};

enum class Residency { Open, CertifiedCloud, InCountry, OnPremises, AirGapped };
inline constexpr std::array<Choice, 5> residencyChoices = {{
    {"open", CORE_TEXT("No restriction")},
    {"certified_cloud", CORE_TEXT("Certified cloud only")},
    {"in_country", CORE_TEXT("Must stay in the country")},
    {"on_premises", CORE_TEXT("Must stay on our premises")},
    {"air_gapped", CORE_TEXT("Air-gapped")},
}};

enum class Facility { OwnRoom, Colocation };
inline constexpr std::array<Choice, 2> facilityChoices = {{
    {"own_room", CORE_TEXT("Own machine room")},
    {"colocation", CORE_TEXT("Leased racks (colocation)")},
}};

enum class Billing { Second, Minute, Hour, Month };
inline constexpr std::array<Choice, 4> billingChoices = {{
    {"second", CORE_TEXT("Per second")},
    {"minute", CORE_TEXT("Per minute")},
    {"hour", CORE_TEXT("Per hour")},
    {"month", CORE_TEXT("Per month")},
}};

// Owned hardware costs the whole month, or (as some published sheets reckon) only the hours in which it
// works.
enum class RunningCost { AlwaysOn, Metered };
inline constexpr std::array<Choice, 2> runningCostChoices = {{
    {"always_on", CORE_TEXT("For every hour of the month")},
    {"metered", CORE_TEXT("Only for hours in use")},
}};

enum class Depreciation { StraightLine, DecliningBalance };
inline constexpr std::array<Choice, 2> depreciationChoices = {{
    {"straight_line", CORE_TEXT("Straight line")},
    {"declining_balance", CORE_TEXT("Double declining balance")},
}};

enum class Compounding { Effective, Nominal };
inline constexpr std::array<Choice, 2> compoundingChoices = {{
    {"effective", CORE_TEXT("Effective per year")},
    {"nominal", CORE_TEXT("Nominal, a twelfth each month")},
}};

enum class PaymentTiming { MonthEnd, YearEnd };
inline constexpr std::array<Choice, 2> paymentTimingChoices = {{
    {"month_end", CORE_TEXT("At the end of each month")},
    {"year_end", CORE_TEXT("At the end of each year")},
}};

inline constexpr std::array<Choice, 7> currencyChoices = {{
    {"CNY", "CNY"},
    {"USD", "USD"},
    {"EUR", "EUR"},
    {"GBP", "GBP"},
    {"HKD", "HKD"},
    {"JPY", "JPY"},
    {"SGD", "SGD"},
}};

// The compliance regimes of the catalogue that an organisation can be under.
inline constexpr std::array<Choice, 14> regimeChoices = {{
    {"djbh-l2", CORE_TEXT("MLPS 2.0 Level 2")},
    {"djbh-l3", CORE_TEXT("MLPS 2.0 Level 3")},
    {"djbh-l4", CORE_TEXT("MLPS 2.0 Level 4")},
    {"cn-classified", CORE_TEXT("Classified information (China)")},
    {"cn-dsl-export", CORE_TEXT("Data export rules (China)")},
    {"cn-cii", CORE_TEXT("Critical information infrastructure (China)")},
    {"cn-finance", CORE_TEXT("Financial regulation (China)")},
    {"cn-export-chips", CORE_TEXT("Chip supply limits (China)")},
    {"gdpr", "GDPR"},
    {"hipaa", "HIPAA"},
    {"fedramp", "FedRAMP"},
    {"itar", "ITAR"},
    {"pci", "PCI DSS"},
    {"us-cmmc", "CMMC"},
}};

inline constexpr std::array<Choice, 29> gpuModelChoices = {{
    {"V100-16GB", "NVIDIA V100 SXM2 16 GB"},
    {"V100-32GB", "NVIDIA V100 SXM2 32 GB"},
    {"T4", "NVIDIA T4"},
    {"A10", "NVIDIA A10"},
    {"A10G", "NVIDIA A10G (AWS)"},
    {"A30", "NVIDIA A30"},
    {"A100-40GB-SXM", "NVIDIA A100 SXM4 40 GB"},
    {"A100-40GB-PCIe", "NVIDIA A100 PCIe 40 GB"},
    {"A100-80GB-SXM", "NVIDIA A100 SXM4 80 GB"},
    {"A100-80GB-PCIe", "NVIDIA A100 PCIe 80 GB"},
    {"A800-80GB-SXM", "NVIDIA A800 SXM4 80 GB"},
    {"H100-PCIe", "NVIDIA H100 PCIe 80 GB"},
    {"H100-SXM", "NVIDIA H100 SXM5 80 GB"},
    {"H800-SXM", "NVIDIA H800 SXM5 80 GB"},
    {"H200-SXM", "NVIDIA H200 SXM 141 GB"},
    {"H20", "NVIDIA H20 96 GB"},
    {"L20", "NVIDIA L20"},
    {"B200-SXM", "NVIDIA B200 SXM 180/192 GB"},
    {"L4", "NVIDIA L4"},
    {"L40S", "NVIDIA L40S"},
    {"RTX-4090", "NVIDIA GeForce RTX 4090"},
    {"RTX-5090", "NVIDIA GeForce RTX 5090"},
    {"Ascend-910B", "Huawei Ascend 910B"},
    {"Ascend-910C", "Huawei Ascend 910C"},
    {"Kunlun-P800", "Baidu Kunlunxin P800"},
    {"MLU370-X8", "Cambricon MLU370-X8"},
    {"MI300X", "AMD Instinct MI300X"},
    {"H100-NVL-94GB", "NVIDIA H100 NVL 94 GB"},
    {"other", CORE_TEXT("Another model")},
}};

// Providers that an evaluation can name; Baidu AI Cloud is one option among others (ledger D1.6.1p).
inline constexpr std::array<Choice, 15> providerChoices = {{
    {"aws", CORE_TEXT("AWS")},
    {"azure", CORE_TEXT("Azure")},
    {"google", CORE_TEXT("Google Cloud")},
    {"baidu", CORE_TEXT("Baidu AI Cloud")},
    {"alibaba", CORE_TEXT("Alibaba Cloud")},
    {"tencent", CORE_TEXT("Tencent Cloud")},
    {"huawei", CORE_TEXT("Huawei Cloud")},
    {"volcano", CORE_TEXT("Volcano Engine")},
    {"telecom", CORE_TEXT("China Telecom Cloud")},
    {"coreweave", CORE_TEXT("CoreWeave")},
    {"nebius", CORE_TEXT("Nebius")},
    {"lambda", CORE_TEXT("Lambda")},
    {"runpod", CORE_TEXT("RunPod")},
    {"autodl", CORE_TEXT("AutoDL")},
    {"other", CORE_TEXT("Another provider")},
}};

}  // namespace rackorrent
