"""The stages of a resize in process, for every scene and profile: time, instructions and allocations."""

import subprocess

from counting import instructions_of
from figures import median
from load import record_answers
from processes import Failure
from session import case, count_instructions, measure, scenes
from tables import Table

NEEDS = {"ours", "native", "swift"}

#: The depths of `measure-session`, and the stage that each adds to the one before.
DEPTHS = ("read", "change", "scene", "session")
STAGES = ("read the message", "change the tree and lay out", "read the scene off", "compare and write")


def run(options):
    found = scenes()
    pairs = [(name, profile) for name, profiles in found.items() for profile in (profiles[:1] if options.quick else profiles)]
    times = measure(_cases(pairs, 160 * options.extent(8, 2)))
    # The counts repeat exactly, so that a quarter of a cycle is enough.
    instructions = count_instructions(_cases(pairs, options.extent(40, 16)))
    socket, errors = _over_socket(options.extent(160, 40))
    return {
        "scenes": {f"{name}, {profile}": _stages(f"{name}/{profile}", times, instructions) for name, profile in pairs},
        "socket": socket,
        "errors": errors,
    }


def _over_socket(resizes):
    """The instructions of the whole server, beside those of the library alone."""
    record_answers()
    counts, errors = {}, {}
    for name in ("ours", "(a) poll"):
        try:
            counts[name] = instructions_of(name, resizes)
        except (Failure, OSError, subprocess.SubprocessError) as error:
            errors[f"{name}, instructions"] = str(error)
    return counts, errors


def _cases(pairs, count):
    return [
        case(f"{name}/{profile}/{depth}", name, members={"profile": profile}, depth=depth, count=count)
        for name, profile in pairs
        for depth in DEPTHS
    ]


def _stages(label, times, instructions):
    """The figures of each stage: what its depth needs beyond the depth before."""
    levels = [
        {
            "nanoseconds": times[f"{label}/{depth}"]["nanoseconds"],
            "instructions": instructions[f"{label}/{depth}"],
            "allocations": times[f"{label}/{depth}"]["allocations"],
        }
        for depth in DEPTHS
    ]
    before = dict.fromkeys(levels[0], 0)
    stages = {}
    for stage, level in zip(STAGES, levels, strict=True):
        stages[stage] = {name: value - before[name] for name, value in level.items()}
        before = level
    return {"stages": stages, "whole": {**levels[-1], "bytes": times[f"{label}/session"]["bytes"]}}


def tables(results):
    return [_wholes(results["scenes"]), _medians(results["scenes"]), _sockets(results["socket"])]


def _wholes(results):
    rows = [
        (name, figures["whole"]["nanoseconds"] / 1e3, round(figures["whole"]["instructions"]), *(round(figures["whole"][key], 1) for key in ("allocations", "bytes")))
        for name, figures in results.items()
    ]
    return Table("A resize in process, by scene and profile", ("scene, profile", "µs", "instructions", "allocations", "bytes"), rows)


def _medians(results):
    def middle(stage, key):
        return median([figures["stages"][stage][key] for figures in results.values()])

    rows = [(stage, middle(stage, "nanoseconds") / 1e3, round(middle(stage, "instructions")), round(middle(stage, "allocations"), 1)) for stage in STAGES]
    note = "The figures are medians over all scenes and profiles. bench.json has those of each. A stage is the difference between two runs, one of which also does the stage."
    return Table("The stages of a resize", ("stage", "µs", "instructions", "allocations"), rows, note)


def _sockets(counts):
    rows = [(name, round(count)) for name, count in counts.items()]
    return Table("Instructions of a resize over the socket", ("server", "instructions"), rows, "The whole server, for the scene of the round trip.")
