"""The data pack: every value of one copy of Storm over Port Arthur, each with its source."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Side = Literal["japan", "russia"]
Kind = Literal["infantry", "machine_gun", "artillery", "engineer"]
Service = Literal["regular", "reserve"]
Id = Annotated[str, Meta(pattern=r"^[a-z0-9_]+\Z", max_length=40)]
Name = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z", max_length=60)]
Value = Annotated[int, Meta(ge=0, le=20)]

NOT_PLAYED = ("source", "name", "name_ja", "month")
"""The fields that the digest leaves out."""


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An area of the map, on or off the board."""

    id: Id
    name: Name
    name_ja: Name
    level: Value
    high_point: bool
    start: Side
    off_board: bool
    setup: tuple[str, ...]
    borders: tuple[Id, ...]
    source: dict[str, str] = {}


class UnitCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One counter."""

    id: Id
    name: Name
    side: Side
    kind: Kind
    service: Service
    firepower: Value
    defence: Value
    movement: Value
    range: Value = 0
    division: str = ""
    regiment: str = ""
    enters: str
    option: str = ""
    source: str = ""


class TurnCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A box of the turn track."""

    id: Id
    month: Name
    supplements: Value
    source: dict[str, str] = {}


class Garrison(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many free Russian units the usual set-up puts into an area."""

    area: Id
    units: Value
    source: dict[str, str] = {}


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the values of one copy of the game."""

    areas: tuple[Area, ...]
    units: tuple[UnitCard, ...]
    turns: tuple[TurnCard, ...]
    garrisons: tuple[Garrison, ...]
    stack: Value

    @property
    def digest(self) -> str:
        """SHA-256 of all the values that matter for play."""
        return sha256(msgspec.json.encode(_values_only(msgspec.to_builtins(self)), order="sorted")).hexdigest()

    def to_json(self) -> bytes:
        """The whole pack with its sources, for the header of a record."""
        return msgspec.json.encode(self, order="sorted")


def _values_only(node: Any) -> Any:
    """Plain data without what does not matter for play."""
    if isinstance(node, list | tuple):
        return [_values_only(item) for item in node]
    if isinstance(node, dict):
        return {field: _values_only(value) for field, value in node.items() if field not in NOT_PLAYED}
    return node
