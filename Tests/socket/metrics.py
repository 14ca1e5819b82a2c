"""The metrics of a server, read from the text for Prometheus."""

import re

import pytest

from wire import fetch

_SAMPLE = re.compile(r"([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)")
_LABEL = re.compile(r'([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\]|\\.)*)"(?:,|$)')


def read(port, **options):
    """The samples of a server by their name and labels, such as `("…_total", ("code", "missing"))`."""
    answer = fetch(port, "/metrics", **options)
    assert answer.status == 200, answer.body
    return samples(answer.body.decode())


def samples(text):
    found = {}
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        name, labels, value = _SAMPLE.fullmatch(line).groups()
        key = (name, *_LABEL.findall(labels or ""))
        assert key not in found, f"{key} is there twice"
        found[key] = float(value)
    return found


def value(port, name, **labels):
    """The value of a series without its prefix; 0 if there is none."""
    return read(port).get((f"split_preview_{name}", *labels.items()), 0)


#: The factor by which the estimate of the sessions' memory may differ from what the allocator has given out, in both directions
#: (docs/security.md).
FACTOR = 2


def allocated(port):
    """The bytes that the allocator of C has given out to a server."""
    if not (count := value(port, "allocated_memory_bytes")):
        pytest.skip("the allocator of C does not tell what it has given out")
    return count


def assert_estimate_is_near(port, before):
    """Compares the estimate of all sessions with what the allocator has given out since there was none."""
    grown, told = allocated(port) - before, value(port, "session_memory_bytes")
    assert grown / FACTOR < told < grown * FACTOR, f"{grown:,.0f} bytes, and {told:,.0f} by the estimate"
