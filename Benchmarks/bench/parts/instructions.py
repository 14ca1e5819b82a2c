"""The instructions of a resize in user space, of the samples and of apps of one's own, against the recorded budgets."""

import json

import budgets
import own_counts
from own_app import NAMES
from places import APPS, BUDGETS
from session import case, count_instructions, scenes
from tables import Table

NEEDS = {"ours", "swift"}


def run(options):
    # All counts are exact, so a quick run has the same ones.
    found = count_instructions(_cases())
    for name in NAMES:
        found |= own_counts.counts_of(name, APPS / name, resizes=20)
    counts = {label: round(count) for label, count in found.items()}
    if options.record:
        BUDGETS.write_text(json.dumps(counts, indent=2, sort_keys=True) + "\n")
    recorded = json.loads(BUDGETS.read_text()) if BUDGETS.exists() else {}
    return {"counts": counts, "budgets": recorded}


def _cases():
    return [case(f"{name}, {drag}", name, drag=drag, count=80) for name in scenes() for drag in ("edge", "corner")]


def failures(results):
    return budgets.exceeded(results["counts"], results["budgets"])


def tables(results):
    rows = [
        (label, count, results["budgets"].get(label), budgets.verdict(count, results["budgets"].get(label)))
        for label, count in results["counts"].items()
    ]
    note = f"A drag of the edge changes the width, and one of the corner the height too. A count may exceed its budget by {budgets.TOLERANCE:.0%}. `make bench ARGS=\"instructions --record\"` records the counts as the new budgets."
    return [Table("Instructions a resize, `moved`", ("scene, drag", "instructions", "budget", ""), rows, note)]
