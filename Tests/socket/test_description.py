"""docs/asyncapi.json: its form, how others read it, and whether real conversations are as it has them."""

import json
import sys
from pathlib import Path

import pytest
from asyncapi_python_codegen.parser import extract_all_operations, load_document_info
from jsonschema import Draft202012Validator

from conftest import BINARY
from description import DOCUMENT, PATH, Witness, fault_of_answer, key
from wire import RawSocket

RECORDER = Path(__file__).resolve().parents[1] / "recorder"
sys.path.append(str(RECORDER))

from conversations.vocabulary import ACTIONS, ARRANGEMENTS, COLUMNS, ERROR_CODES, MESSAGE_TYPES, SPLIT_PROPERTIES  # noqa: E402
from recordings.recorder import Recorder  # noqa: E402

SCHEMAS = DOCUMENT["components"]["schemas"]
MESSAGES = DOCUMENT["components"]["messages"]

#: The schemas of messages of a client alone.
OF_REQUESTS = {"TraitChanges", "Snapshot", "Properties"}

#: Members of no message here: the recorder reads every answer before it sends the next message, so no answers merge, no preview has a
#: group of tabs, no scenario files change, no app of its own crashes, every layout settles, and the server has no name.
ELSEWHERE = {"eventsDropped", "isInGroup", "changed", "faults", "line", "process", "reason", "calls", "frames", "function", "layouts", "between"} | {
    # Apps with UIKit alone have these.
    "hasReturn", "hasClear", "hasCancel", "showsCancel", "scopeHeight", "isSecure", "prompt", "promptHeight", "tint", "badge", "badgeColor", "itemColor", "largeTitleColor", "shadow", "titleColor",
    "titleFont", "largeTitleFont", "largeTitleHeight", "fieldHeight",
}  # fmt: skip

#: Long conversations, which have nothing that others have not.
SLOW = (
    "tour-", "written-taps-", "written-device-", "written-many-", "written-delegate-answers", "written-column-answers",
    "written-properties", "written-commands", "written-sweep-instagram", "written-sweep-mail", "written-sweep-lab",
    "written-sweep-split-or-flip",
)  # fmt: skip

#: Questions about one preview, whose answers have members that no other has.
QUESTIONS = [
    {"type": "open", "scene": "instagram"},
    {"type": "audit", "from": 600, "to": 601, "height": 768},
    {"type": "sweep", "from": 666, "to": 668, "height": 768, "thereAndBack": True},
    {"type": "explain", "target": "split"},
    {"type": "properties", "target": "split"},
    {"type": "properties", "target": "tabs"},
    {"type": "background"},
    {"type": "open", "scene": "mail"},
    {"type": "find", "target": "messages", "text": "tide"},
    {"type": "audit", "from": 600, "to": 601, "height": 768},
    {"type": "open", "scene": "lab", "profile": "ios18", "options": {"embedding": "tab", "tabContent": "navigation", "largeTitles": True}},
    {"type": "set", "target": "tabs", "properties": {"mode": "tabSidebar", "isSidebarHidden": True}},
    {"type": "open", "scene": "lab", "options": {"log": "all", "barDelegate": True}},
    {"type": "perform", "target": "nav:A", "action": "push", "controller": "P"},
    {"type": "perform", "target": "A", "action": "present", "controller": "Q", "style": "overCurrentContext"},
]


#: The messages that the server sends without being asked.
UNASKED = ("crash", "crashing", "hello", "reload", "scenes")


def references(value):
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"]
        value = list(value.values())
    for part in value if isinstance(value, list) else []:
        yield from references(part)


def at(reference):
    found = DOCUMENT
    for name in reference.removeprefix("#/").split("/"):
        found = found[name]
    return found


def test_every_schema_is_one_of_its_dialect_and_every_reference_leads_somewhere():
    for part in [*SCHEMAS.values(), *(message["payload"] for message in MESSAGES.values())]:
        assert part["schemaFormat"] == "application/schema+json;version=draft-2020-12"
        Draft202012Validator.check_schema(part["schema"])
    found = {*references(DOCUMENT)}
    assert all(at(reference) for reference in found)
    unused = {f"#/components/schemas/{name}/schema" for name in SCHEMAS} - found
    assert not unused


def test_another_reader_finds_every_operation_with_its_message_and_its_answers():
    """This reader gives an operation all messages of its channel, and ignores the operation's own list."""
    assert load_document_info(PATH)["title"] == "Split Preview"
    operations = extract_all_operations(PATH)
    assert {*operations} == {*MESSAGE_TYPES, *UNASKED}
    for name, operation in operations.items():
        assert operation.channel.address == "/ws"
        assert operation.action == ("send" if name in UNASKED else "receive")
        kind = key("server" if operation.action == "send" else "client", name)
        message = operation.channel.messages[kind]
        assert (message.name, message.payload) == (name, MESSAGES[kind]["payload"])
        assert (operation.reply is None) == (operation.action == "send")


def test_a_reader_learns_how_to_connect():
    binding = DOCUMENT["channels"]["preview"]["bindings"]["ws"]
    assert binding["headers"]["properties"]["Sec-WebSocket-Protocol"]["const"] == "preview.v1"
    (security,) = DOCUMENT["servers"]["local"]["security"]
    scheme = at(security["$ref"])
    assert (scheme["type"], scheme["in"], scheme["name"]) == ("httpApiKey", "query", "token")
    assert "token" in binding["query"]["properties"]


def test_the_answers_of_an_operation_are_those_of_its_message():
    answers = {name: operation["reply"]["messages"] for name, operation in DOCUMENT["operations"].items() if "reply" in operation}
    assert {*answers} == {*MESSAGE_TYPES}
    own = {"close": "closed", "explain": "explanation", "find": "found", "ping": "pong"}
    own |= {name: name for name in ("sweep", "overview", "audit", "picture", "export", "properties")}
    for name, messages in answers.items():
        kinds = [key("server", own.get(name, "scene")), "serverError"]
        assert messages == [{"$ref": f"#/channels/preview/messages/{kind}"} for kind in kinds]


def test_the_document_has_the_names_that_the_recorder_has():
    def names(schema, member):
        return at(f"components/{schema}")["properties"][member]

    assert {*names("messages/clientPerform/payload/schema", "action")["anyOf"][0]["enum"]} == {action for names in ACTIONS.values() for action in names}
    assert {*names("messages/serverError/payload/schema", "code")["enum"]} == {*ERROR_CODES}
    assert names("messages/clientArrange/payload/schema", "arrangement")["enum"] == ARRANGEMENTS
    assert names("schemas/Pane/schema", "column")["enum"] == COLUMNS
    assert [*at("components/schemas/Properties/schema")["properties"]] == [name for name, _, _ in SPLIT_PROPERTIES]


@pytest.mark.parametrize("message", [
    {"type": "pong", "ack": 1, "slot": 0}, {"type": "closed", "ack": 1.5}, {"type": "none"}, {},
    {"type": "error", "code": "wrong", "message": "A sentence."}, {"type": "error", "code": "missing"},
])
def test_an_answer_that_is_not_as_described_is_found(message):
    assert fault_of_answer(message)
    with pytest.raises(AssertionError):
        Witness().receives(message)


def test_a_request_that_is_not_as_described_must_not_be_accepted():
    witness = Witness()
    witness.sends({"type": "resize", "id": 1, "width": 0, "height": 1})
    witness.receives({"type": "error", "ack": 1, "code": "invalid", "message": "A sentence.", "path": "width"})
    with pytest.raises(AssertionError, match="width"):
        witness.receives({"type": "pong", "ack": 1})


@pytest.fixture(scope="module")
def conversations():
    """The conversations of the recorder with a server, each with the messages of both sides."""
    recorder = Recorder(BINARY, seed=1, count=40)
    names = [name for name in recorder.source.names() if not name.startswith(SLOW)]
    yield {name: list(exchanges(recorder.record(name))) for name in names}
    recorder.close()


def exchanges(conversation):
    """The messages of a client and the messages that came after them."""
    for step in conversation.steps:
        requests = [step.content] if step.kind == "say" else step.content if step.kind == "burst" else []
        answers = step.answers if step.kind != "run" else []
        yield [message for message in map(json_of, requests) if isinstance(message, dict)], [*filter(None, map(json_of, answers))]


@pytest.fixture
def questions(server):
    with RawSocket(server.port) as connection:
        exchanges = [([], [connection.receive_json()])]
        for number, message in enumerate(QUESTIONS):
            connection.send_json(id=number, **message)
            exchanges.append(([{"id": number, **message}], [connection.receive_json()]))
        return exchanges


def test_all_messages_of_the_recorders_conversations_are_as_described(conversations, questions):
    met = set()
    for name, exchanges in {**conversations, "questions": questions}.items():
        witness = Witness(most=1_000_000)
        for requests, answers in exchanges:
            for request in requests:
                witness.sends(request)
            for answer in answers:
                met |= {*members_of(answer)}
                try:
                    witness.receives(answer)
                except AssertionError as error:
                    raise AssertionError(f"{name}: {error}") from None
    described = {*described_members(MESSAGES, "server"), *described_members(SCHEMAS, "")}
    assert described - met == ELSEWHERE


def json_of(text):
    try:
        return json.loads(text)
    except (ValueError, TypeError):
        return None


def members_of(value):
    """The names of all members in a message, at any depth."""
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    for part in value if isinstance(value, list) else []:
        yield from members_of(part)


def described_members(schemas, side):
    """The names of all members in the schemas of one side's messages, at any depth."""
    for name, schema in schemas.items():
        if name.startswith(side) and name not in OF_REQUESTS:
            yield from members_in(schema)


def members_in(schema):
    if isinstance(schema, dict):
        properties = schema.get("properties", {})
        yield from (name for name, part in properties.items() if part is not False)
        schema = [*properties.values(), *(part for name, part in schema.items() if name != "properties")]
    for part in schema if isinstance(schema, list) else []:
        yield from members_in(part)
