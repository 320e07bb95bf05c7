"""The account page and its forms: sign up, sign in, password, e-mail, tokens, sign out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

from babel.dates import format_date
from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from honjin.locale.text import Words
from honjin.server.api.me import ask_to_confirm, ask_to_recover, recover_here
from honjin.server.api.moving import call_here, sign_in_here, sign_up_here
from honjin.server.identity.links import Proofs
from honjin.server.identity.tokens import Token
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates, address_of, hold
from honjin.server.pages.frame import AnyRequest, language, page, see_other
from honjin.server.pages.speech import page_words
from honjin.server.problems import Trouble

_SAID = {"wrong-password", "name-taken", "malformed", "too-fast", "busy"}
_DONE = {"signed-up", "moved", "password", "email", "confirm", "confirmed", "revoked"}


_DONE_BY_GUESTS = {"nickname"}


@get("/", include_in_schema=False)
async def account(
    request: AnyRequest, visitor: NamedDependency[Visitor], reception: NamedDependency[Reception]
) -> Response[str]:
    """The page; `?done=` says what has just been done."""
    done = request.query_params.get("done", "")
    # Whoever is signed out has done none of this, whatever a link says.
    may_say = done in (_DONE if not visitor.person.guest else _DONE_BY_GUESTS)
    notice = ("good", f"p-done-{done}") if may_say else None
    return await _account_page(request, visitor, reception, notice=notice)


@post("/sign-up", include_in_schema=False)
async def sign_up(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> Response[Any]:
    """Make this guest an account."""
    form = await request.form()

    async def work() -> None:
        hold(rates.sign_up, address_of(request))
        await sign_up_here(request, visitor, reception, _text(form, "name"), _text(form, "password"))

    return await _done(request, visitor, reception, work, "/account?done=signed-up")


@post("/nickname", include_in_schema=False)
async def nickname(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> Response[Any]:
    """Call this guest as he likes."""
    form = await request.form()

    async def work() -> None:
        hold(rates.nicknames, visitor.id, visitor.address)
        await call_here(request, visitor, reception, _text(form, "nickname")[:80])

    return await _done(request, visitor, reception, work, "/account?done=nickname")


@get("/forgot", include_in_schema=False)
async def forgot_page(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """Where somebody goes who has lost his password."""
    return _forgot_page(request, visitor)


@post("/forgot", include_in_schema=False)
async def forgot(
    request: AnyRequest, visitor: NamedDependency[Visitor], rates: NamedDependency[Rates]
) -> Response[str]:
    """Have a letter sent, if that can be; the answer is the same in any case."""
    name = _text(await request.form(), "name")[:80]
    try:
        ask_to_recover(request, rates, name)
    except Trouble as trouble:
        return _forgot_page(request, visitor, trouble=_trouble_id(trouble), status=trouble.status_code)
    return _forgot_page(request, visitor, sent=True)


@get("/reset", include_in_schema=False)
async def reset_page(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """Where the link of that letter leads; its token stays in the browser until the form is sent."""
    return page(request, visitor, "reset.html", done=False, old=False, trouble="")


@post("/reset", include_in_schema=False)
async def reset(request: AnyRequest, visitor: NamedDependency[Visitor], rates: NamedDependency[Rates]) -> Response[str]:
    """A new password for the owner of the letter; nobody is signed in by it."""
    form = await request.form()
    try:
        await recover_here(request, rates, _text(form, "token")[:600], _text(form, "new"))
    except Trouble as trouble:
        old = trouble.problem.code == "stale"
        status = trouble.status_code
        return page(request, visitor, "reset.html", status=status, done=False, old=old, trouble=_trouble_id(trouble))
    return page(request, visitor, "reset.html", done=True, old=False, trouble="")


def _forgot_page(
    request: AnyRequest, visitor: Visitor, *, sent: bool = False, trouble: str = "", status: int = 200
) -> Response[str]:
    mail = bool(request.app.state.settings.smtp_host)
    return page(request, visitor, "forgot.html", status=status, mail=mail, sent=sent, trouble=trouble)


@post("/sign-in", include_in_schema=False)
async def sign_in(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
) -> Response[Any]:
    """Sign in; the home page has the games, and this one says if some came along."""
    form = await request.form()
    name = _text(form, "name")
    try:
        reception.hold_sign_in(visitor, name)
        moved = await sign_in_here(request, visitor, reception, name, _text(form, "password"))
    except Trouble as trouble:
        return await _troubled(request, visitor, reception, trouble)
    return see_other("/account?done=moved" if moved else "/")


@post("/password", include_in_schema=False)
async def change_password(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
) -> Response[Any]:
    """Change the password."""
    form = await request.form()

    async def work() -> None:
        reception.hold_password(visitor)
        changed = await reception.people.change_password(visitor.person, _text(form, "current"), _text(form, "new"))
        reception.become(visitor, changed)

    return await _done(request, visitor, reception, work, "/account?done=password")


@post("/email", include_in_schema=False)
async def change_email(
    request: AnyRequest, visitor: NamedDependency[Visitor], reception: NamedDependency[Reception]
) -> Response[Any]:
    """Change or clear the address for mail."""
    form = await request.form()

    given = _text(form, "email")
    try:
        visitor.person = await reception.people.change(await reception.settle(visitor), email=given)
    except Trouble as trouble:
        return await _troubled(request, visitor, reception, trouble)
    asked = ask_to_confirm(request, visitor, given)
    return see_other("/account?done=confirm" if asked else "/account?done=email")


@get("/confirm", include_in_schema=False)
async def confirm_page(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """Where the link in a letter leads: a button, so that no program that looks at links confirms anything."""
    return page(request, visitor, "confirm.html", failed=False)


@post("/confirm", include_in_schema=False)
async def confirm(
    request: AnyRequest, visitor: NamedDependency[Visitor], reception: NamedDependency[Reception]
) -> Response[Any]:
    """An address is its owner's; whoever has the letter need not be signed in here."""
    proved = Proofs(request.app.state.settings).read(_text(await request.form(), "token")[:600])
    if proved is None or not await reception.people.confirm(*proved):
        return page(request, visitor, "confirm.html", status=400, failed=True)
    return see_other("/account?done=confirmed")


@post("/sign-out", include_in_schema=False)
async def sign_out(visitor: NamedDependency[Visitor], reception: NamedDependency[Reception]) -> Response[bytes]:
    """Sign out in this browser."""
    reception.forget(visitor)
    return see_other("/")


@post("/sign-out-everywhere", include_in_schema=False)
async def sign_out_everywhere(
    visitor: NamedDependency[Visitor], reception: NamedDependency[Reception]
) -> Response[bytes]:
    """Sign out in every browser."""
    await reception.people.sign_out_everywhere(visitor.person)
    reception.forget(visitor)
    return see_other("/")


@post("/tokens", include_in_schema=False)
async def make_token(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> Response[Any]:
    """Make a token and show it, this once."""
    name = " ".join(_text(await request.form(), "name").split())[:60]
    if visitor.person.guest or not name or not name.isprintable():
        return await _account_page(request, visitor, reception, notice=("bad", "p-trouble-malformed"), status=400)
    try:
        hold(rates.tokens, visitor.id, visitor.address)
        new = await reception.tokens.make(visitor.person, name)
    except Trouble as trouble:
        notice = ("bad", "p-trouble-too-fast" if trouble.problem.code == "too-fast" else "p-trouble-tokens")
        return await _account_page(request, visitor, reception, notice=notice, status=trouble.status_code)
    return await _account_page(request, visitor, reception, new_token=new.token)


@post("/tokens/{token_id:str}/revoke", include_in_schema=False)
async def revoke_token(
    visitor: NamedDependency[Visitor], reception: NamedDependency[Reception], token_id: FromPath[str]
) -> Response[bytes]:
    """Take a token out of the world."""
    await reception.tokens.void(visitor.person, token_id)
    return see_other("/account?done=revoked")


async def _done(
    request: AnyRequest,
    visitor: Visitor,
    reception: Reception,
    work: Callable[[], Awaitable[None]],
    then: str,
) -> Response[Any]:
    """Do it and go on, or show the page again with what was wrong."""
    try:
        await work()
    except Trouble as trouble:
        return await _troubled(request, visitor, reception, trouble)
    return see_other(then)


async def _troubled(request: AnyRequest, visitor: Visitor, reception: Reception, trouble: Trouble) -> Response[str]:
    notice = ("bad", _trouble_id(trouble))
    return await _account_page(request, visitor, reception, notice=notice, status=trouble.status_code)


def _trouble_id(trouble: Trouble) -> str:
    code = trouble.problem.code
    return f"p-trouble-{code if code in _SAID else 'other'}"


async def _account_page(
    request: AnyRequest,
    visitor: Visitor,
    reception: Reception,
    *,
    notice: tuple[str, str] | None = None,
    new_token: str = "",
    status: int = 200,
) -> Response[str]:
    words = page_words(language(request, visitor), "notices")
    person = visitor.person
    tokens = [] if person.guest else await reception.tokens.of(person)
    form = await request.form() if request.method == "POST" else {}
    return page(
        request,
        visitor,
        "account.html",
        words=words,
        status=status,
        notice={"kind": notice[0], "text": words.text(notice[1])} if notice else None,
        new_token=new_token,
        mail=bool(request.app.state.settings.smtp_host),
        email=person.email,
        confirmed=person.confirmed,
        filled={"name": _text(form, "name"), "nickname": _text(form, "nickname") or person.nickname},
        tokens=[{"id": token.id, "name": token.name, "line": _token_line(token, words)} for token in tokens],
    )


def _token_line(token: Token, words: Words) -> str:
    made = {"date": _date(token.created, words)}
    if token.used is None:
        return words.text("p-token-made", made)
    return words.text("p-token-used", {**made, "used": _date(token.used, words)})


def _date(at: datetime, words: Words) -> str:
    locale = "en_GB" if words.language == "en" else words.language
    return str(format_date(at, format="long", locale=locale))


def _text(form: Any, name: str) -> str:
    value = form.get(name, "")
    return value if isinstance(value, str) else ""


router = Router(
    "/account",
    route_handlers=[
        account,
        sign_up,
        sign_in,
        nickname,
        forgot_page,
        forgot,
        reset_page,
        reset,
        change_password,
        change_email,
        confirm_page,
        confirm,
        sign_out,
        sign_out_everywhere,
        make_token,
        revoke_token,
    ],
)
