"""Finds rows of choices in which each two values of different factors come together at least once."""

from itertools import combinations


class Factors:
    """The factors with their values, and which values exclude each other.

    `allows` is asked about rows in which some factors may still be missing.
    """

    def __init__(self, values, allows=lambda row: True):
        self.values, self.allows = values, allows
        #: The position of each factor. The items of a pair are in this order.
        self.positions = {name: position for position, name in enumerate(values)}

    def pairs(self):
        """All pairs of values that may come together. A value stands with its factor."""
        items = {name: [(name, value) for value in values] for name, values in self.values.items()}
        together = (
            (first, second)
            for one, other in combinations(self.values, 2)
            for first in items[one]
            for second in items[other]
        )
        return [pair for pair in together if self.allows(dict(pair))]


def covering_rows(factors, chance):
    """Rows that have every pair which a row can have. The first rows have most of them.

    The search is greedy: a row begins with a pair that is still missing, and takes for every other factor the value that
    adds most of the missing pairs. The number of rows is near the least.
    """
    missing = dict.fromkeys(factors.pairs())
    rows = []
    while missing:
        row = _row(dict(next(iter(missing))), factors, missing, chance)
        covered = [pair for pair in _pairs(row, factors) if pair in missing]
        # No whole row has this pair if some other factor has no value that goes with both.
        for pair in covered or [next(iter(missing))]:
            del missing[pair]
        if covered:
            rows.append(row)
    return rows


def _pairs(row, factors):
    return combinations([(name, row[name]) for name in factors.values if name in row], 2)


def _row(row, factors, missing, chance):
    others = [name for name in factors.values if name not in row]
    chance.shuffle(others)
    for name in others:
        allowed = [value for value in factors.values[name] if factors.allows({**row, name: value})]
        if not allowed:
            return {}
        row[name] = max(allowed, key=lambda value: (_gain(row, name, value, factors, missing), chance.random()))
    return row


def _gain(row, name, value, factors, missing):
    """The number of missing pairs that a value adds to a row."""
    position = factors.positions[name]
    item, gain = (name, value), 0
    for other, chosen in row.items():
        pair = (item, (other, chosen)) if position < factors.positions[other] else ((other, chosen), item)
        gain += pair in missing
    return gain
