"""Our solver of constraints beside kiwi and Taffy, by the instructions for the same cell. It needs a C++ compiler and PyPI."""

import sys

from counting import counted
from places import BENCHMARKS, SOLVERS
from tables import Table

NEEDS = {"solvers"}

PROGRAMS = {
    "ours, solved anew": [SOLVERS / ".build/release/solver", "anew"],
    "kiwi, solved anew": [SOLVERS / "kiwi", "anew"],
    "ours, another width for a kept system": [SOLVERS / ".build/release/solver", "kept"],
    "kiwi, another width for a kept solver": [SOLVERS / "kiwi", "edit"],
}


def run(options):
    count = options.extent(200, 20)
    results = {name: _instructions(command, count) for name, command in PROGRAMS.items()}
    results["Taffy, another width for a kept tree"] = _instructions_of_taffy(count)
    return results


def _instructions(command, count):
    """The instructions of one solution: those of many, without those of the program around them."""
    return (counted([*command, count]) - counted([*command, 0])) / count


def _instructions_of_taffy(count):
    """The instructions of one layout in Taffy itself, without those of Python around it."""
    command = [sys.executable, BENCHMARKS / "solver/taffy_cell.py", count]
    inside = "taffy::compute::compute_root_layout"
    return counted(command, inside=inside, environment={"PYTHONPATH": str(SOLVERS / "taffy")}) / count


def tables(results):
    rows = [(name, round(count)) for name, count in results.items()]
    note = "A cell with an image and three labels, with all constraints that views bring with them. kiwi weighs priorities; ours are exact. "
    note += "Taffy has no constraints: it places the same boxes, in a tree of eight nodes, by flexbox."
    return [Table("Instructions to solve 59 constraints of 20 numbers", ("solver", "instructions"), rows, note)]
