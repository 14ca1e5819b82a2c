"""The arguments of `make bench`."""

import argparse
import dataclasses

EPILOG = """
Without a part, all of them run, and docs/performance.md is written anew from a run that is not quick.
"""


@dataclasses.dataclass(frozen=True)
class Options:
    parts: tuple
    #: Whether runs are short. Their figures show that the benchmark works, and not how fast anything is.
    quick: bool = False
    #: Whether the part `instructions` records its counts as the new budgets, and the part `build` its figures for the report.
    record: bool = False
    #: The parts that were asked for by name, which is none if all run.
    named: frozenset = frozenset()

    def is_named(self, part):
        return part in self.named

    def extent(self, full, quick):
        """A length of time, or a number of times, by how long the run may take."""
        return quick if self.quick else full


def parse(arguments, names):
    parser = argparse.ArgumentParser(prog="make bench", description="Measures the server and the page.", epilog=EPILOG)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"the parts to run: {', '.join(names)}")
    parser.add_argument("--quick", action="store_true", help="run only as long as it takes to see that everything works")
    parser.add_argument("--record", action="store_true", help="record the instructions as the new budgets, and the times of builds for the report")
    found = parser.parse_args(arguments)
    for name in found.parts:
        if name not in names:
            parser.error(f"there is no part named {name}. The parts are {', '.join(names)}.")
    return Options(tuple(found.parts) or tuple(names), found.quick, found.record, frozenset(found.parts))
