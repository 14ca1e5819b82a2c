"""Sweeps, and the overviews of a whole catalogue of devices."""

import json

from places import ROOT
from session import case, measure
from tables import Table

NEEDS = {"swift"}

_DEVICES = ROOT / "Sources/PreviewProtocol/Devices/devices.json"
_SWEEP = {"type": "sweep", "id": 2, "from": 320, "to": 1400, "height": 1024}


def run(options):
    count = options.extent(5, 1)
    sweeps = measure([case(name, name, depth="inquiry", count=count, messages=[_SWEEP]) for name in ("mail", "instagram", "lab")])
    devices = json.loads(_DEVICES.read_text())["devices"]
    overviews = measure([
        case(device["id"], "mail", depth="inquiry", messages=[{"type": "overview", "id": 2, "device": device["id"]}], count=count)
        for device in (devices[:5] if options.quick else devices)
    ])  # fmt: skip
    windows = sum(overview["messages"] for overview in overviews.values())
    return {
        "widths": {name: 1e9 / sweep["nanoseconds"] for name, sweep in sweeps.items()},
        "devices": len(overviews),
        "windows": windows,
        "milliseconds": sum(overview["nanoseconds"] * overview["messages"] for overview in overviews.values()) / 1e6,
    }


def tables(results):
    rows = [(f"widths a second, {name}", rate) for name, rate in results["widths"].items()]
    rows.append((f"milliseconds for the {results['windows']} windows of {results['devices']} devices, mail", results["milliseconds"]))
    return [Table("Sweeps and overviews, in process", ("subject", "figure"), rows)]
