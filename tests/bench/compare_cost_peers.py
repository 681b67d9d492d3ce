#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cost formula of the default scenario in numpy, in blocks that stay in the cache, against the reading in lanes.

    ./build/dev/bin/bench_cost scenario.json && tests/bench/compare_cost_peers.py scenario.json

Checks that both give the same amounts before it compares their times. Needs python3-numpy.
"""
import json
import sys
import time

try:
    import numpy as np
except ImportError:
    sys.exit("skipped: python3-numpy is not installed")

BLOCK = 1024


def costs(months, p, is_private):
    """Total and present value of one plan for a block of draws; p[key] is an array or a number."""
    total = 0.0
    present = 0.0
    residual = p["owned.residual_share"] ** (1 / (12 * p["owned.useful_life_years"]))
    life = round(12 * p["owned.useful_life_years"])
    value = [residual**0]
    for _ in range(life):
        value.append(value[-1] * residual)
    value[life] = p["owned.residual_share"] + 0 * residual
    discount = (1 + p["finance.discount_rate_per_year"]) ** (-1 / 12)
    price = p["owned.server_price"]
    cluster = 1 + p["owned.network_share"] + p["owned.storage_share"]
    hours = p["finance.hours_per_month"]
    support = 1 + p["cloud.support_share"]
    owns = any(m["owned_servers"] or m["ordered_servers"] for m in months)
    rents = any(m["on_demand_gpu_hours"] or m["spot_gpu_hours"] or m["reserved_1y_gpus"] or m["bridging_gpu_hours"] for m in months)
    cohorts = []
    at_start = 1.0
    for i, m in enumerate(months):
        start = m["ordered_servers"] * price * cluster
        if i == 0:
            start = start + (p["owned.setup_cost"] if owns else 0) + (p["cloud.setup_cost"] if rents else 0)
        hardware = m["owned_servers"] * price * cluster
        end = hardware * p["owned.maintenance_per_year"] / 12
        end = end + m["owned_servers"] * price * p["owned.failure_rate_per_year"] / 12
        busy = m["owned_gpu_hours"] / p["owned.gpus_per_server"]
        full = busy + p["owned.idle_power_share"] * (m["owned_servers"] * hours - busy)
        end = end + full * p["owned.server_power_kw"] * p["owned.pue"] * p["owned.electricity_per_kwh"]
        end = end + m["owned_servers"] * p["owned.server_power_kw"] * p["owned.colocation_per_kw_month"]
        if is_private:
            end = end + hardware * p["private_cloud.platform_share_per_year"] / 12 + p["private_cloud.managed_fee_per_month"]
        flexible = m["on_demand_gpu_hours"] * p["cloud.on_demand_price"]
        reserved = m["reserved_1y_gpus"] * hours * p["cloud.reserved_1y_price"]
        bridging = m["bridging_gpu_hours"] * p["cloud.on_demand_price"]
        end = end + (flexible * (1 + p["cloud.idle_share"]) + reserved + bridging) * support
        useful = m["useful_gpu_hours"]
        rented = min(1, max(0, 1 - m["owned_gpu_hours"] * p["owned.relative_speed"] / useful)) if useful > 0 else 0
        end = end + p["data.stored_tb"] * p["cloud.storage_price_per_tb_month"] * rented
        end = end + p["data.egress_tb_per_month"] * 1000 * p["cloud.egress_price_per_gb"] * rented
        end = end + m["staff_fte"] * p["team.operations_cost_per_fte_year"] / 12
        sold = m["replaced_servers"]
        while sold > 0:
            servers, bought = cohorts[0]
            part = min(sold, servers)
            end = end - part * price * value[min(i - bought, life)]
            sold -= part
            cohorts[0] = (servers - part, bought)
            if cohorts[0][0] <= 0:
                cohorts.pop(0)
        if m["ordered_servers"] > 0:
            cohorts.append((m["ordered_servers"], i))
        if i + 1 == len(months):
            for servers, bought in cohorts:
                end = end - servers * price * value[min(i + 1 - bought, life)]
        total = total + start + end
        at_end = at_start * discount
        present = present + start * at_start + end * at_end
        at_start = at_end
    return total, present


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        scenario = json.load(file)
    draws = {key: np.array(values) for key, values in scenario["draws"].items()}
    count = len(next(iter(draws.values())))

    def run():
        results = []
        for alternative in scenario["alternatives"]:
            totals = np.empty(count)
            presents = np.empty(count)
            for first in range(0, count, BLOCK):
                block = {**scenario["inputs"], **{key: values[first:first + BLOCK] for key, values in draws.items()}}
                total, present = costs(alternative["months"], block, alternative["id"] == "private_cloud")
                totals[first:first + BLOCK] = total
                presents[first:first + BLOCK] = present
            results.append((totals, presents))
        return results

    for alternative, (totals, presents) in zip(scenario["alternatives"], run()):
        for ours, theirs in ((alternative["total"], totals), (alternative["present_value"], presents)):
            difference = np.max(np.abs(np.array(ours) / theirs - 1))
            if difference > 1e-10:
                sys.exit(f"{alternative['id']}: numpy differs by {difference:.1e}; nothing was timed")
    times = []
    for _ in range(7):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    numpy_ns = sorted(times)[len(times) // 2] / count * 1e9
    lanes_ns = scenario["nanoseconds_in_lanes"]
    print(f"numpy, blocks of {BLOCK}: {numpy_ns:.0f} ns a draw; in lanes: {lanes_ns:.0f} ns; ratio {numpy_ns / lanes_ns:.1f}")


if __name__ == "__main__":
    main()
