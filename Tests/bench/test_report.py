"""The report, from made-up figures."""

import report
from tables import Table, as_markdown, as_text, number

START = {"milliseconds": {"p50": 5.04, "p90": 6, "least": 4}, "bytes": 18_000_000, "stripped": 4_700_000}


def results(**parts):
    return {"machine": {"processor": "a processor", "cores": 2}, "commit": "abc", "date": "2026-01-01", "parts": parts}


def test_a_figure_has_the_digits_that_say_something():
    assert [number(value) for value in (1234567, 123.4, 12.34, 1.234, 5.0, 0, None, "none yet")] == [
        "1,234,567", "123", "12.3", "1.23", "5", "0", "none", "none yet",
    ]  # fmt: skip


def test_a_table_is_aligned_in_a_terminal():
    table = Table("Title", ("name", "figure"), [("a", 1), ("long", 1000)], "A note.")
    assert as_text(table) == "Title\n\nname  figure\n------------\na          1\nlong   1,000\n\nA note."


def test_a_table_has_its_note_in_a_document():
    table = Table("Title", ("name", "figure"), [("a", 1)], "A note.")
    assert as_markdown(table) == "### Title\n\n| name | figure |\n|---|---|\n| a | 1 |\n\nA note."


def test_the_document_names_the_machine_and_sets_figures_beside_goals():
    text = report.markdown(results(start={"results": START}))
    assert "| processor | a processor |" in text and "| commit | abc |" in text
    assert "## Goals" in text
    assert "| start to listening, ms | 5.04 | 20 | 8 | aim reached |" in text
    assert "### Start" in text and "18.0 MB" in text


def test_a_part_that_failed_is_reported_and_the_others_keep_their_figures():
    found = results(start={"results": START}, page={"error": "There is no browser."}, memory={"results": {"bytes": {}, "errors": {"(c)": "gone"}}})
    assert list(report.errors(found)) == ["page: There is no browser.", "memory, (c): gone"]
    assert "Start" in report.text(found) and "The page" not in report.text(found)
