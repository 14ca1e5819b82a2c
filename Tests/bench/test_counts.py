"""The dumps of callgrind."""

from parts.stages import DEPTHS, STAGES, _stages
from session import case, counted

DUMP = """\
# callgrind format
version: 1
part: 4

desc: Timerange: Basic block 9876832 - 25824134
desc: Trigger: {trigger}

positions: line
events: Ir
summary: 39311647

totals: 39606564
"""


def test_a_dump_has_a_label_and_the_instructions_since_the_last():
    assert counted(DUMP.format(trigger="Client Request: mail/ios26/session")) == ("mail/ios26/session", 39311647)


def test_the_dump_at_the_end_is_no_count():
    assert counted(DUMP.format(trigger="Program termination")) is None


def test_a_case_is_a_line_of_fields():
    line = case("one", "lab", messages=[{"type": "sync"}], count=80).line
    label, depth, drag, count, sessions, opening, message = line.split("\t")
    assert (label, depth, drag, count, sessions, message) == ("one", "session", "edge", "80", "1", '{"type": "sync"}')
    assert opening.startswith('{"type":"open","id":100000000,"scene":"lab","updates":"moved"')


def test_a_stage_is_what_a_depth_needs_beyond_the_depth_before():
    times = {f"a/{depth}": {"nanoseconds": 10 * step, "allocations": step, "bytes": 7} for step, depth in enumerate(DEPTHS, 1)}
    found = _stages("a", times, {f"a/{depth}": 100 * step * step for step, depth in enumerate(DEPTHS, 1)})
    assert [found["stages"][stage]["instructions"] for stage in STAGES] == [100, 300, 500, 700]
    assert found["whole"] == {"nanoseconds": 40, "instructions": 1600, "allocations": 4, "bytes": 7}
