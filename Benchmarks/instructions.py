"""Counts the instructions of a resize in user space with callgrind, and compares them with their budgets.

The count is that of many resizes less that of few, divided by the difference, so that the start of the process and the
opening of the scene do not count. It repeats exactly, whatever else the machine does.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
BUDGETS = HERE / "budgets.json"
FEW, MANY = 40, 240
#: The part by which a scene may need more than its budget.
TOLERANCE = 0.1


def counted(binary, case, count):
    """The instructions of a run with `count` resizes, and the bytes of an answer."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", binary, *case, str(count)],
            capture_output=True,
            text=True,
        )
    total = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or not total:
        sys.exit(f"replay-resizes {' '.join(case)} failed:\n{run.stderr}")
    return int(total[1]), int(run.stdout)


def measure(binary, case):
    few, _ = counted(binary, case, FEW)
    many, bytes = counted(binary, case, MANY)
    return {"instructions": round((many - few) / (MANY - FEW)), "bytes": bytes}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("binary", help="replay-resizes")
    parser.add_argument("--record", action="store_true", help="make the result the new budgets")
    options = parser.parse_args()
    budgets = json.loads(BUDGETS.read_text())
    results, isOver = {}, False
    print(f"{'scene, profile, updates':36}{'instructions':>14}{'budget':>12}{'bytes':>8}")
    for name, budget in budgets.items():
        result = results[name] = measure(options.binary, name.split())
        over = result["instructions"] > budget["instructions"] * (1 + TOLERANCE)
        isOver = isOver or over
        mark = "  over" if over else ""
        print(f"{name:36}{result['instructions']:14,}{budget['instructions']:12,}{result['bytes']:8,}{mark}", flush=True)
    if options.record:
        BUDGETS.write_text(json.dumps(results, indent=2) + "\n")
    elif isOver:
        sys.exit("A resize needs more instructions than its budget allows.")


if __name__ == "__main__":
    main()
