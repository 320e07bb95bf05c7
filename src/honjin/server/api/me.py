"""Who am I: the visitor, his account and his settings."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from honjin.server.api.bodies import Done, errors, example, writes
from honjin.server.api.moving import call_here, sign_in_here, sign_up_here
from honjin.server.identity.links import Recoveries
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates, address_of, hold
from honjin.server.post import Post
from honjin.server.problems import Trouble
from honjin.server.safety import csrf_token

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80, examples=["Makarov"])]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=256, examples=["correct horse"])]
Email = Annotated[str, msgspec.Meta(max_length=254, examples=["makarov@example.org"])]


class Me(msgspec.Struct, frozen=True):
    """The visitor. A guest has a tag, and a `nickname` if he likes; `csrf` goes into the header x-csrf-token.

    `email` is written to once it is `confirmed`: by the link in the letter that is sent when the address is set.
    """

    id: str
    name: str
    guest: bool
    tag: str
    nickname: str
    email: str
    confirmed: bool
    language: str
    theme: str
    shared: bool
    csrf: str


class SignUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new account; the address is for mail when it is your move, and may stay empty."""

    name: Name
    password: Password
    email: Email = ""


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An account that exists."""

    name: Name
    password: Password


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Here, or on every device."""

    everywhere: bool = False


class ChangePassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password as it is and as it shall be."""

    old: Password
    new: Password


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the account."""

    name: Name


class Recovered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a letter, and the password as it shall be."""

    token: Annotated[str, msgspec.Meta(max_length=600)]
    new: Password


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is given is changed; an empty address means no mail. `nickname` is for guests: an account has its name.

    `shared`: others may see what the account has played.
    """

    shared: bool | None = None
    nickname: Annotated[str, msgspec.Meta(max_length=80, examples=["Stepan"])] | None = None
    email: Email | None = None
    language: Annotated[str, msgspec.Meta(max_length=8, examples=["fr"])] | None = None
    theme: Annotated[str, msgspec.Meta(max_length=16, examples=["dark"])] | None = None


def me_of(request: Request[Any, Any, Any], visitor: Visitor) -> Me:
    """The visitor as he sees himself."""
    person = visitor.person
    return Me(
        id=person.id,
        name=person.name,
        guest=person.guest,
        tag=person.tag,
        nickname=person.nickname,
        email=person.email,
        confirmed=person.confirmed,
        language=person.language,
        theme=person.theme,
        shared=person.shared,
        csrf="" if visitor.by_token else csrf_token(request),
    )


@get(
    "/me",
    summary="Who am I?",
    description="Makes a stranger a guest: the answer sets his cookie. Also tells the token against forged requests.",
    operation_id="me",
    responses=errors(),
)
async def read_me(request: Request[Any, Any, Any], visitor: NamedDependency[Visitor]) -> Me:
    """Who am I?"""
    return me_of(request, visitor)


@patch(
    "/me",
    summary="Change address, language, theme or a guest's nickname",
    operation_id="changeMe",
    operation_class=example({"language": "fr", "theme": "dark"}),
    responses=writes("not-allowed", "name-taken"),
)
async def change_me(
    request: Request[Any, Any, Any],
    data: JSONBody[ChangeMe],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> Me:
    """Change what is given."""
    if data.nickname is not None:
        hold(rates.nicknames, visitor.id, visitor.address)
        await call_here(request, visitor, reception, data.nickname)
    if data.shared is not None:
        visitor.person = await reception.people.share(visitor.person, data.shared)
    visitor.person = await reception.people.change(
        await reception.settle(visitor), email=data.email, language=data.language, theme=data.theme
    )
    ask_to_confirm(request, visitor, data.email)
    return me_of(request, visitor)


def ask_to_confirm(request: Request[Any, Any, Any], visitor: Visitor, given: str | None) -> bool:
    """Send the letter by which the address just given is confirmed; False if there is nothing to confirm."""
    person = visitor.person
    if not given or person.guest or person.confirmed or not person.email:
        return False
    post_office: Post = request.app.state.post
    return post_office.ask_to_confirm(person.id, person.name, person.email, person.language)


@post(
    "/account/sign-up",
    summary="Make this guest an account",
    description=(
        "The games of the guest stay his; his other cookies and his tokens are void. "
        "Names have 2 to 24 characters and are unique without regard to case."
    ),
    operation_id="signUp",
    responses=writes("name-taken", "not-allowed", "busy"),
)
async def sign_up(
    request: Request[Any, Any, Any],
    data: JSONBody[SignUp],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> Me:
    """Make this guest an account."""
    hold(rates.sign_up, address_of(request))
    await sign_up_here(request, visitor, reception, data.name, data.password, data.email)
    ask_to_confirm(request, visitor, data.email)
    return me_of(request, visitor)


@post(
    "/account/sign-in",
    summary="Sign in",
    description=(
        "The answer sets the cookie of the account, and the games this browser has played as a guest become the "
        "account's. An unknown name and a wrong password look alike."
    ),
    operation_id="signIn",
    operation_class=example({"name": "Makarov", "password": "correct horse"}),
    responses=writes("wrong-password", "busy"),
)
async def sign_in(
    request: Request[Any, Any, Any],
    data: JSONBody[SignIn],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
) -> Me:
    """Sign in."""
    reception.hold_sign_in(visitor, data.name)
    await sign_in_here(request, visitor, reception, data.name, data.password)
    return me_of(request, visitor)


@post(
    "/account/sign-out",
    summary="Sign out, here or everywhere",
    operation_id="signOut",
    responses=writes(),
)
async def sign_out(
    data: JSONBody[SignOut], visitor: NamedDependency[Visitor], reception: NamedDependency[Reception]
) -> Done:
    """Sign out."""
    if data.everywhere:
        await reception.people.sign_out_everywhere(visitor.person)
    reception.forget(visitor)
    return Done()


@post(
    "/account/password",
    summary="Change the password",
    description="Every other device has to sign in again.",
    operation_id="changePassword",
    responses=writes("wrong-password", "not-allowed", "busy"),
)
async def change_password(
    request: Request[Any, Any, Any],
    data: JSONBody[ChangePassword],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
) -> Me:
    """Change the password."""
    reception.hold_password(visitor)
    reception.become(visitor, await reception.people.change_password(visitor.person, data.old, data.new))
    return me_of(request, visitor)


@post(
    "/account/forgot",
    summary="I have lost my password",
    description=(
        "If there is an account of this name, with a confirmed address, a letter goes there whose link is good for an "
        "hour and for one new password. The answer is the same in any case. `not-allowed` where no mail is set up."
    ),
    operation_id="forgotPassword",
    status_code=200,
    responses=writes("not-allowed"),
)
async def forgot_password(
    request: Request[Any, Any, Any], data: JSONBody[Forgotten], rates: NamedDependency[Rates]
) -> Done:
    """I have lost my password."""
    ask_to_recover(request, rates, data.name)
    return Done()


def ask_to_recover(request: Request[Any, Any, Any], rates: Rates, name: str) -> None:
    """Have a letter sent to the account of this name, if that can be."""
    post_office: Post = request.app.state.post
    if not post_office.is_on:
        raise Trouble("not-allowed", "this server sends no mail")
    hold(rates.forgotten, address_of(request))
    reception: Reception = request.app.state.reception
    post_office.help_to_recover(reception.people, name)


@post(
    "/account/reset",
    summary="Replace a lost password",
    description="By the token in the link of the letter, once. Every device has to sign in again.",
    operation_id="resetPassword",
    status_code=200,
    responses=writes("stale", "busy"),
)
async def reset_password(
    request: Request[Any, Any, Any], data: JSONBody[Recovered], rates: NamedDependency[Rates]
) -> Done:
    """Replace a lost password."""
    await recover_here(request, rates, data.token, data.new)
    return Done()


async def recover_here(request: Request[Any, Any, Any], rates: Rates, token: str, new: str) -> None:
    """Replace the password of whoever shows the token of a letter."""
    hold(rates.forgotten, address_of(request))
    reception: Reception = request.app.state.reception
    found = Recoveries(request.app.state.settings).read(token)
    if found is None or not await reception.people.recover(*found, new):
        raise Trouble("stale", "this link is old, or has been used")


router = Router(
    "",
    route_handlers=[
        read_me,
        change_me,
        sign_up,
        sign_in,
        sign_out,
        change_password,
        forgot_password,
        reset_password,
    ],
    tags=["me"],
)
