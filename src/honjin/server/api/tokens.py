"""Tokens for bots."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from honjin.server.api.bodies import errors, example, writes
from honjin.server.identity.tokens import NewToken, Token
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates, hold
from honjin.server.problems import Trouble

TokenId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
TokenName = Annotated[str, msgspec.Meta(pattern=r"^[^\x00-\x1f\x7f]{1,60}$", examples=["my bot"])]


class TokenWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the token is for, in your own words."""

    name: TokenName


@get("/tokens", summary="My tokens", operation_id="tokens", responses=errors())
async def list_tokens(visitor: NamedDependency[Visitor], reception: NamedDependency[Reception]) -> list[Token]:
    """All my tokens, without the tokens themselves."""
    return await reception.tokens.of(visitor.person)


@post(
    "/tokens",
    summary="Make a token",
    description="The token is in the answer and nowhere else: keep it. It may do whatever you may, but make tokens.",
    operation_id="makeToken",
    operation_class=example({"name": "my bot"}),
    responses=writes("not-allowed"),
)
async def make_token(
    data: JSONBody[TokenWanted],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> NewToken:
    """Make a token for a bot."""
    if visitor.by_token:
        raise Trouble("not-allowed", "a token cannot make another")
    hold(rates.tokens, visitor.id, visitor.address)
    return await reception.tokens.make(await reception.settle(visitor), data.name)


@delete(
    "/tokens/{token_id:str}",
    summary="Make a token void",
    operation_id="voidToken",
    responses=writes("no-such-thing"),
)
async def void_token(
    token_id: FromPath[TokenId], visitor: NamedDependency[Visitor], reception: NamedDependency[Reception]
) -> None:
    """Make a token void."""
    await reception.tokens.void(visitor.person, token_id)


router = Router("", route_handlers=[list_tokens, make_token, void_token], tags=["me"])
