"""Which combinations of several parameters a test visits.

`make test` visits few, and `make prove` all (SPLIT_PREVIEW_COMBINATIONS). So does `make screenshots`, because each has its picture.
"""

import itertools
import os

from browser import SCREENSHOTS

#: Whether tests visit all combinations.
IS_WHOLE = bool(os.environ.get("SPLIT_PREVIEW_COMBINATIONS") or SCREENSHOTS)


def pairs_in(combination):
    """The pairs of values in a combination, each value with its place."""
    return set(itertools.combinations(enumerate(combination), 2))


def pairwise(*lists):
    """Combinations in which each value of a list meets each value of every other list, or all combinations.

    Few faults need three values to meet, so these combinations find most of what all of them find.
    """
    every = list(itertools.product(*lists))
    if IS_WHOLE or len(lists) < 3:
        return every
    missing, chosen = set().union(*map(pairs_in, every)), []
    while missing:
        chosen.append(max(every, key=lambda one: len(pairs_in(one) & missing)))
        missing -= pairs_in(chosen[-1])
    return chosen
