"""The conversations cover everything, and the same seed makes the same conversations."""

import json
import random
import re
from itertools import islice
from pathlib import Path

from conversations import vocabulary
from conversations.catalogue import Catalogue
from conversations.openings import covering_count, factors_of, openings
from conversations.pairs import Factors, covering_rows
from conversations.source import Source
from conversations.talk.mistakes import every_mistake
from conversations.texts import texts
from driving.steps import CONNECT, SAY

DOCS = Path(__file__).resolve().parents[2] / "docs"

META = {
    "profiles": ["ios14", "ios26"],
    "policies": ["pad", "phone"],
    "devices": [
        {"id": name, "name": name, "size": [width, 1000], "windows": [
            {"arrangement": "full", "orientation": "portrait", "size": [width, 1000], "mark": mark},
        ]} for name, width, mark in [("one", 700, "verified"), ("twin", 700, "reported"), ("other", 800, "verified")]
    ],
    "scenes": [
        {"id": "lab", "profiles": ["ios26", "ios14"], "profile": "ios26", "options": {
            "style": {"kind": "choice", "values": ["unspecified", "doubleColumn"], "default": "doubleColumn"},
            "inspectorColumn": {"kind": "flag", "default": False},
            "separateSecondary": {"kind": "name", "default": None},
            "properties": {"kind": "properties", "default": None},
        }},
        {"id": "other", "profiles": ["ios14"], "profile": "ios14", "options": {"width": {"kind": "length", "default": 0}}},
    ],
}  # fmt: skip


def catalogue():
    return Catalogue(json.dumps(META))


def test_rows_cover_every_pair_that_can_be():
    values = {"a": [1, 2, 3], "b": ["x", "y"], "c": [True, False], "d": list(range(6))}
    factors = Factors(values, lambda row: not (row.get("a") == 1 and row.get("b") == "x"))
    rows = covering_rows(factors, random.Random(1))
    assert all(factors.allows(row) and list(row) and set(row) == set(values) for row in rows)
    covered = {frozenset([first, second]) for row in rows for first in row.items() for second in row.items()}
    assert all(frozenset(pair) in covered for pair in factors.pairs())
    assert len(rows) < 24, "the whole product has 72"


def test_devices_of_the_same_measures_are_a_group():
    assert [[device["id"] for device in group] for group in catalogue().groups] == [["one", "twin"], ["other"]]


def test_openings_have_each_device_and_each_possible_pair():
    chosen = list(islice(openings(catalogue(), random.Random(2)), covering_count(catalogue(), random.Random(2))))
    assert {message.get("device") for message in chosen} == {None, "one", "twin", "other"}
    labs = [message for message in chosen if message["scene"] == "lab"]
    assert not [one for one in labs if one["profile"] == "ios14" and one["options"].get("inspectorColumn")]
    assert {(one.get("policy"), one.get("updates")) for one in labs} >= {
        (policy, updates) for policy in (None, "pad", "phone") for updates in (None, "changed", "whole")
    }
    assert all(factors_of(scene, catalogue()).pairs() for scene in catalogue().scenes.values())


def test_a_seed_says_the_same_and_another_seed_something_else():
    def said(seed):
        source = Source(catalogue(), seed, 3)
        # No step has an answer, so a conversation ends after its opening.
        return [[step.content for step in source.steps(f"random-{n:05}")] for n in range(3)]

    assert said(1) == said(1) != said(2)


def test_each_conversation_is_the_same_without_the_others():
    alone = list(Source(catalogue(), 1, 3).steps("random-00002"))
    source = Source(catalogue(), 1, 3)
    assert [list(source.steps(name)) for name in source.names() if name.startswith("random")][-1] == alone


def test_transcripts_are_said_whole():
    steps = texts()["transcript-refused"]
    assert steps[0].kind == CONNECT and all(step.kind == SAY for step in steps[1:])
    text = (DOCS.parent / "Tests/transcripts/refused.txt").read_text(encoding="utf-8")
    assert len(steps) - 1 == len(re.findall(r"^> ", text, re.MULTILINE))


def test_a_transcript_goes_on_where_it_is_indented(tmp_path, monkeypatch):
    (tmp_path / "a.txt").write_text('> {"type":"ping",\n  "id":1}\n< {"type":"pong"}\n\n> x\n')
    monkeypatch.setattr("conversations.texts.TRANSCRIPTS", tmp_path)
    assert [step.content for step in texts()["transcript-a"]] == [None, '{"type":"ping",\n  "id":1}', "x"]


# The tables of the vocabulary are written by hand, and have to agree with the documents.


def rows_of(document, after):
    """The cells of the table that follows a text in a document."""
    text = (DOCS / document).read_text(encoding="utf-8").split(after, 1)[1]
    table = re.search(r"(?:^\|.*\n)+", text, re.MULTILINE).group(0)
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in table.splitlines()[2:]]


def names(text):
    return re.findall(r"`([^`]+)`", text)


def test_every_message_type_of_the_protocol_is_known():
    types = [name for row in rows_of("protocol.md", "## Messages of a client") for name in names(row[0])]
    assert set(types) == set(vocabulary.MESSAGE_TYPES)
    said = {message.get("type") for message in every_mistake() if isinstance(message, dict)}
    assert said >= set(types) - {"sync"}


def test_every_error_of_the_protocol_is_known():
    codes = [name for row in rows_of("protocol.md", "### `error`") for name in names(row[0])]
    assert codes == vocabulary.ERROR_CODES


def test_every_property_of_a_split_view_is_known_with_its_values():
    table = {names(row[0])[0]: (row[1], row[3]) for row in rows_of("properties.md", "# Properties of a split view")}
    ours = {name: (where, values) for name, where, values in vocabulary.SPLIT_PROPERTIES}
    assert set(table) == set(ours)
    for name, (takes, where) in table.items():
        has = {"all": "all", "`tripleColumn`": "triples"}.get(
            where, "with a style" + (" on ios26" if "26" in where else "")
        )
        assert ours[name][0] == has, name
        for value in names(takes):
            assert {"true": True, "false": False}.get(value, value) in ours[name][1], f"{name}: {value}"


def test_every_other_property_is_known():
    listed = {name for row in rows_of("protocol.md", "are in [properties.md]") for name in names(row[1])}
    tables = (vocabulary.PROPERTIES, vocabulary.TAB_PROPERTIES, vocabulary.STACK_PROPERTIES)
    ours = {name for table in tables for name in table}
    words = {value for table in tables for values in table.values() for value in values if isinstance(value, str)}
    assert {name for name in listed - words if re.fullmatch(r"[a-z][A-Za-z]+[a-z]", name)} == ours


def test_every_action_is_known():
    """In the table, the name of an action comes before its members. Some words there are not actions."""
    rows = rows_of("protocol.md", "is read when it is presented.")
    listed = {name.split(" ")[0] for row in rows for name in names(row[1]) if "(" not in name}
    ours = {name for names in vocabulary.ACTIONS.values() for name in names}
    assert listed - {"controller", "null", "unsupported", "ios26"} == ours
