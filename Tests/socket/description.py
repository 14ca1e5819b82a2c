"""The document that describes the protocol, docs/asyncapi.json, and the messages that are not as it has them.

`jsonschema` reads the schemas. A client ignores members that it does not know, so the schemas allow them. These tests do not:
the document should have every member that this server writes.
"""

import functools
import json
from pathlib import Path

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from conftest import DEADLINE
from split_preview import Client

PATH = Path(__file__).resolve().parents[2] / "docs/asyncapi.json"
DOCUMENT = json.loads(PATH.read_text(encoding="utf-8"))


def of_its_members_alone(schema):
    """The same schema, whose objects have no other members than those that it describes."""
    if isinstance(schema, list):
        return [of_its_members_alone(element) for element in schema]
    if not isinstance(schema, dict):
        return schema
    stricter = {name: of_its_members_alone(part) for name, part in schema.items()}
    if schema.get("type") == "object" and "properties" in schema:
        stricter.setdefault("additionalProperties", False)
    return stricter


STRICT = of_its_members_alone(DOCUMENT)
_registries = {
    is_strict: Registry().with_resource("urn:asyncapi", Resource.from_contents(document, default_specification=DRAFT202012))
    for is_strict, document in ((False, DOCUMENT), (True, STRICT))
}


@functools.cache
def validator(pointer, is_strict=False):
    """The validator of the schema at a place of the document, such as `components/schemas/Pane/schema`."""
    return Draft202012Validator({"$ref": f"urn:asyncapi#/{pointer}"}, registry=_registries[is_strict])


def key(side, kind):
    """The name of a message in the document: `clientTap` for the client's `tap`."""
    return side + kind[:1].upper() + kind[1:]


def fault(side, message, is_strict):
    """A sentence about the first place that is not as described; `None` if there is none."""
    name = key(side, message["type"]) if isinstance(message, dict) and isinstance(message.get("type"), str) else None
    if name not in DOCUMENT["components"]["messages"]:
        return f"no description is of {json.dumps(message)[:200]}"
    error = best_match(validator(f"components/messages/{name}/payload/schema", is_strict).iter_errors(message))
    return error and f"{name}{error.json_path[1:]}: {error.message[:500]}"


def fault_of_answer(message):
    """The first fault of a message of the server; `None` if it is as described."""
    return fault("server", message, is_strict=True)


def fault_of_request(message):
    """The first fault of a message of a client; `None` if it is as described."""
    return fault("client", message, is_strict=False)


class Witness:
    """Holds the messages of one connection against the document: what the server sends, and what it accepts."""

    def __init__(self, most=40):
        """After so many messages, a connection has little new to say, and a test may send thousands."""
        self._sent, self._seen, self._most = {}, 0, most

    def sends(self, message):
        if isinstance(message.get("id"), (int, str)) and self._seen < self._most:
            self._sent[message["id"]] = message

    def receives(self, answer):
        self._seen += 1
        if self._seen > self._most:
            return
        assert fault_of_answer(answer) is None, fault_of_answer(answer)
        if answer["type"] != "error" and answer.get("ack") in self._sent:
            request = self._sent[answer["ack"]]
            assert fault_of_request(request) is None, fault_of_request(request)


def connected(server):
    """A client of the Python package whose messages are held against the document."""
    client = Client.connect(server.socket_url, timeout=DEADLINE)
    witness, conversation = Witness(), client._conversation
    say, take = conversation.say, conversation.take

    def say_before_the_witness(request, slot):
        waiting, text = say(request, slot)
        witness.sends(json.loads(text))
        return waiting, text

    def take_before_the_witness(text):
        witness.receives(json.loads(text))
        return take(text)

    conversation.say, conversation.take = say_before_the_witness, take_before_the_witness
    return client
