"""The parts of the benchmark, in the order in which they run.

A part is a module with `NEEDS`, the programs that it runs; `run(options)`, which returns its results; and `tables(results)`.
"""

from parts import (
    app,
    board,
    build,
    checks,
    cluster,
    growth,
    instructions,
    memory,
    own,
    page,
    room,
    roundtrip,
    solver,
    stages,
    start,
    sweeps,
    windows,
)

PARTS = {
    "stages": stages,
    "instructions": instructions,
    "roundtrip": roundtrip,
    "room": room,
    "memory": memory,
    "growth": growth,
    "start": start,
    "sweeps": sweeps,
    "checks": checks,
    "app": app,
    "own": own,
    "solver": solver,
    "cluster": cluster,
    "board": board,
    "page": page,
    "windows": windows,
    "build": build,
}
