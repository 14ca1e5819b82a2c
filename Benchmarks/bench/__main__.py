"""Measures the server and the page, and compares them with others. `make bench` runs it.

A part that fails is reported, and the other parts still run.
"""

import datetime
import json
import signal
import subprocess
import sys
import time

import build
import machine
import options
import report
from parts import PARTS
from places import REPORT, RESULTS
from processes import Failure, raise_file_limit

BUILDS = {"ours": build.build_ours, "swift": build.build_swift, "native": build.build_native, "solvers": build.build_solvers}


def main():
    # A signal ends the run as an error does, so that no server stays behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("make bench was stopped."))
    chosen = options.parse(sys.argv[1:], tuple(PARTS))
    raise_file_limit()
    try:
        for need in sorted({need for name in chosen.parts for need in PARTS[name].NEEDS}):
            BUILDS[need]()
    except build.BuildError as error:
        sys.exit(str(error))
    results = {
        "machine": machine.describe(),
        "commit": machine.commit(),
        "date": datetime.date.today().isoformat(),
        "quick": chosen.quick,
        "parts": {name: _run(name, chosen) for name in chosen.parts},
    }
    _write(results, chosen)
    print(report.text(results))
    sys.exit(_complain(results))


def _run(name, chosen):
    print(f"Measuring {name}.", file=sys.stderr)
    start = time.monotonic()
    try:
        found = {"results": PARTS[name].run(chosen)}
    except (Failure, OSError, subprocess.SubprocessError) as error:
        found = {"error": str(error) or type(error).__name__}
    except Exception as error:  # A fault of one part, or of its browser, must not cost the figures of the others.
        found = {"error": f"{type(error).__name__}: {error}"}
    return {**found, "seconds": round(time.monotonic() - start, 1)}


def _write(results, chosen):
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=1) + "\n")
    is_whole = set(chosen.parts) == set(PARTS) and not any("error" in part for part in results["parts"].values())
    if is_whole and not chosen.quick:
        REPORT.write_text(report.markdown(results))


def _complain(results):
    """Reports what is missing or over its budget. Returns the exit code, on which no time has any effect."""
    complaints = list(report.errors(results))
    counted = results["parts"].get("instructions", {}).get("results")
    complaints += PARTS["instructions"].failures(counted) if counted else []
    for complaint in complaints:
        print(f"bench: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    main()
