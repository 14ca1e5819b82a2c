"""Our solver of constraints beside kiwi, by the instructions for the same constraints. It needs a C++ compiler and PyPI."""

from counting import counted
from places import SOLVERS
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
    return {name: _instructions(command, count) for name, command in PROGRAMS.items()}


def _instructions(command, count):
    """The instructions of one solution: those of many, without those of the program around them."""
    return (counted([*command, count]) - counted([*command, 0])) / count


def tables(results):
    rows = [(name, round(count)) for name, count in results.items()]
    note = "A cell with an image and three labels, with all constraints that views bring with them. kiwi weighs priorities; ours are exact."
    return [Table("Instructions to solve 59 constraints of 20 numbers", ("solver", "instructions"), rows, note)]
