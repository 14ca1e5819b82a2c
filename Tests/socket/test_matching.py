"""The runner agrees with the one in Swift about what a pattern matches."""

import json

import pytest

from matching import mismatches
from transcripts import FOLDER

CASES = (FOLDER / "matching.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("case", CASES)
def test_patterns_match_as_the_table_says(case):
    row = json.loads(case)
    found = mismatches(row["pattern"], row["value"], exact=row.get("exact", False))
    assert [path for path, _, _ in found] == row["mismatches"]
