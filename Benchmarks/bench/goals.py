"""The figures to reach, beside those that were measured."""

import dataclasses
from collections.abc import Callable

from figures import ratio
from parts import memory, page, room, roundtrip
from tables import Table


@dataclasses.dataclass(frozen=True)
class Goal:
    subject: str
    #: The part that measures it, and the figure in the part's results.
    part: str
    figure: Callable
    at_least: float
    aim: float
    is_small_better: bool = False

    def verdict(self, value):
        if value is None:
            return "not measured"
        return "aim reached" if self._reaches(value, self.aim) else "reached" if self._reaches(value, self.at_least) else "not reached"

    def _reaches(self, value, goal):
        return value <= goal if self.is_small_better else value >= goal


def _instructions(scene):
    return lambda results: results["counts"].get(f"{scene}, edge")


def _against(name, connections, key="rate"):
    """Our figure as a share of another server's."""
    return lambda results: ratio(roundtrip.figure(results, "ours", connections, key), roundtrip.figure(results, name, connections, key))


def _most(key):
    return lambda results: max(figures["whole"][key] for figures in results["scenes"].values())


SMALL = {"is_small_better": True}

GOALS = (
    Goal("instructions a resize, `moved`, Instagram", "instructions", _instructions("instagram"), 32_000, 12_000, **SMALL),
    Goal("the same, lab", "instructions", _instructions("lab"), 32_000, 12_000, **SMALL),
    Goal("the same, mail", "instructions", _instructions("mail"), 50_000, 20_000, **SMALL),
    Goal("answers a second against (a), 10 connections", "roundtrip", _against("(a) poll", 10), 0.5, 0.8),
    Goal("the same, 100 connections", "roundtrip", _against("(a) poll", 100), 0.5, 0.8),
    Goal("answers a second against (b), 10 connections", "roundtrip", _against("(b)", 10), 5, 10),
    Goal("the same, 100 connections", "roundtrip", _against("(b)", 100), 5, 10),
    Goal("round trip against (a), one connection, p50", "roundtrip", _against("(a) poll", 1, "p50"), 1.5, 1.15, **SMALL),
    Goal("the same, p99", "roundtrip", _against("(a) poll", 1, "p99"), 1.5, 1.15, **SMALL),
    Goal("allocations a resize, the most of all scenes", "stages", lambda results: round(_most("allocations")(results), 1), 10, 0, **SMALL),
    Goal("bytes a resize, `moved`, the most of all scenes", "stages", _most("bytes"), 900, 400, **SMALL),
    Goal("KiB of an idle connection above (a), 1,000 connections", "memory", lambda results: memory.above_bare(results, 1_000), 24, 8, **SMALL),
    Goal("the same, 10,000 connections", "memory", lambda results: memory.above_bare(results, 10_000), 24, 8, **SMALL),
    Goal("start to listening, ms", "start", lambda results: results["milliseconds"]["p50"], 20, 8, **SMALL),
    Goal("a saved file of a small app with UIKit to its picture, s", "app", lambda results: results["seconds"]["p50"], 5, 2, **SMALL),
    Goal("10 dragging among 1,000 connected (libev), against the same 10 alone", "room", room.kept, 0.7, 0.95),
    Goal("widths swept a second, mail", "sweeps", lambda results: results["widths"]["mail"], 20_000, 100_000),
    Goal("checks of a width with five rules a second of a core, mail", "checks", lambda results: results["rate"], 1_000, 4_000),
    Goal("page: message to painted frame above an empty page's, p50, ms", "page", lambda results: page.above_empty(results, 0.5), 4, 2, **SMALL),
    Goal("the same, p95, ms", "page", lambda results: page.above_empty(results, 0.95), 8, 4, **SMALL),
    Goal("page: layouts a resize beyond the window's own", "page", page.layouts, 1, 1, **SMALL),
    Goal("page: requests of the first view", "page", lambda results: results["first"]["requests"], 40, 20, **SMALL),
    Goal("page: kB of the first view", "page", lambda results: results["first"]["bytes"] / 1e3, 200, 100, **SMALL),
)


def table(results):
    """The goals of the parts that were measured."""
    rows = []
    for goal in GOALS:
        if goal.part in results:
            value = goal.figure(results[goal.part])
            rows.append((goal.subject, value, goal.at_least, goal.aim, goal.verdict(value)))
    return Table("Goals", ("subject", "measured", "at least", "aim", ""), rows)
