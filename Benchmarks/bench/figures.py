"""Figures of several runs as one."""

import math


def percentile(values, share):
    """The smallest value that at least this share of all values does not exceed."""
    if not values:
        raise ValueError("There is no percentile of no values.")
    ordered = sorted(values)
    return ordered[min(len(ordered), max(1, math.ceil(share * len(ordered)))) - 1]


def median(values):
    return percentile(values, 0.5)


def median_run(runs, key="rate"):
    """The run in the middle, so that the figures of a run stay together."""
    return sorted(runs, key=lambda run: run[key])[(len(runs) - 1) // 2]


def ratio(one, other):
    """One figure as a share of another, or None if either is missing."""
    return one / other if one is not None and other else None


def largest(passes, first, most, precision=0.1):
    """The largest number for which a test passes, or 0 if it does not pass for 1.

    It doubles the number until the test fails, and then halves the interval until its ends differ by less than the precision.
    """
    good, bad, number = 0, None, first
    while bad is None and good < most:
        if passes(number):
            good, number = number, min(most, 2 * number)
        else:
            bad = number
    while bad is not None and bad - good > max(1, precision * good):
        middle = (good + bad) // 2
        if middle == 0:
            break
        good, bad = (middle, bad) if passes(middle) else (good, middle)
    return good
