"""The API for people: the operations of the OpenAPI document, and the messages of the socket."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec

from honjin.server import messages


class Field(msgspec.Struct, frozen=True):
    """Something that goes into a call: where it stands, what it is."""

    name: str
    where: str
    type: str
    meaning: str
    required: bool


class Call(msgspec.Struct, frozen=True):
    """One operation."""

    method: str
    path: str
    summary: str
    description: str
    fields: tuple[Field, ...]
    example: str
    gives: str


class Message(msgspec.Struct, frozen=True):
    """One message of the socket."""

    name: str
    fields: tuple[str, ...]
    meaning: str


def calls_of(document: dict[str, Any]) -> list[Call]:
    """All operations, by path."""
    return [
        _call(document, path, method, operation)
        for path, methods in sorted(document.get("paths", {}).items())
        for method, operation in methods.items()
        if isinstance(operation, dict) and "responses" in operation
    ]


def socket_messages() -> list[tuple[str, list[Message]]]:
    """What a client says and what the server says, from their classes."""
    asked, said = get_args(messages.ClientMessage), messages.Said.__subclasses__()
    return [("Client (tag: do)", list(_messages(asked))), ("Server (tag: type)", list(_messages(said)))]


def _messages(kinds: Iterable[type[msgspec.Struct]]) -> Iterator[Message]:
    for kind in kinds:
        config = kind.__struct_config__
        fields = tuple(field.encode_name for field in msgspec.structs.fields(kind))
        yield Message(str(config.tag), fields, inspect.cleandoc(kind.__doc__ or "").replace("\n", " "))


def _call(document: dict[str, Any], path: str, method: str, operation: dict[str, Any]) -> Call:
    summary = operation.get("summary", "")
    description = operation.get("description", "")
    return Call(
        method.upper(),
        path,
        summary,
        "" if description.rstrip(".") == summary.rstrip(".") else description,
        (*_parameters(document, operation), *_body(document, operation)),
        _example(operation),
        _result(document, operation),
    )


def _parameters(document: dict[str, Any], operation: dict[str, Any]) -> Iterator[Field]:
    for given in operation.get("parameters", []):
        parameter = _resolved(document, given)
        schema = parameter.get("schema", {})
        meaning = parameter.get("description") or schema.get("description", "")
        yield Field(
            parameter["name"],
            parameter.get("in", ""),
            _type(document, schema),
            meaning,
            bool(parameter.get("required")),
        )


def _body(document: dict[str, Any], operation: dict[str, Any]) -> Iterator[Field]:
    for content in operation.get("requestBody", {}).get("content", {}).values():
        schema = _resolved(document, content.get("schema", {}))
        needed = schema.get("required", [])
        for name, part in schema.get("properties", {}).items():
            meaning = part.get("description", "")
            yield Field(name, "body", _type(document, part), meaning, name in needed)


def _example(operation: dict[str, Any]) -> str:
    """A body as one may send it."""
    contents = operation.get("requestBody", {}).get("content", {}).values()
    found = next((content["example"] for content in contents if "example" in content), None)
    return "" if found is None else msgspec.json.encode(found).decode()


def _result(document: dict[str, Any], operation: dict[str, Any]) -> str:
    for status, answer in operation["responses"].items():
        if str(status).startswith("2"):
            contents = list(_resolved(document, answer).get("content", {}).values())
            type = _type(document, contents[0].get("schema", {})) if contents else ""
            return f"{status}: {type}" if type else f"{status}"
    return ""


def _type(document: dict[str, Any], schema: dict[str, Any]) -> str:
    """A schema in few words: a name, a plain type, or what is in a list."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1].rsplit("_", 1)[-1]
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(_type(document, part) for part in schema[several])
    if "enum" in schema:
        return " | ".join(map(str, schema["enum"]))
    if schema.get("type") == "array":
        return f"[{_type(document, schema.get('items', {}))}]"
    return str(schema.get("type", "object"))


def _resolved(document: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    """What a reference points at."""
    reference = schema.get("$ref", "")
    found: Any = document
    for step in reference.removeprefix("#/").split("/") if reference else ():
        found = found[step]
    return found if reference else schema
