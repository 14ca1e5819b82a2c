"""The recorded instructions of a resize, which a change may exceed only by a little."""

#: The share of a budget by which a count may exceed it.
TOLERANCE = 0.1


def verdict(count, budget):
    if budget is None:
        return "no budget"
    if count > budget * (1 + TOLERANCE):
        return f"{count / budget - 1:.0%} too many"
    return "within"


def exceeded(counts, recorded):
    """A sentence for each count that is over its budget or has none."""
    return [
        f"A resize of {label} needs {count:,} instructions; its budget is {recorded[label]:,}."
        if label in recorded
        else f"{label} has no budget."
        for label, count in counts.items()
        if verdict(count, recorded.get(label)) != "within"
    ]
