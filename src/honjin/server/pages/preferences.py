"""Language and theme: by form, remembered by cookie and, for accounts, with the account."""

from __future__ import annotations

from urllib.parse import quote

from litestar import Response, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from honjin.locale.text import LANGUAGES
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.pages.frame import AnyRequest, see_other
from honjin.server.pages.speech import THEMES

SAFE = "/?#[]@!$&'()*+,;=:%~"
"""Signs that an address may have as they are."""
LASTS = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""


@post("/preferences", include_in_schema=False, status_code=303)
async def change_preferences(
    request: AnyRequest, visitor: NamedDependency[Visitor], reception: NamedDependency[Reception]
) -> Response[bytes]:
    """Change the language, the theme or both, and go back to the page."""
    form = await request.form()
    chosen = {}
    if form.get("language") in LANGUAGES:
        chosen["language"] = str(form["language"])
    if form.get("theme") in THEMES:
        chosen["theme"] = str(form["theme"])
    if chosen and not visitor.person.guest:
        await reception.people.change(visitor.person, **chosen)
    answer = see_other(own_address(str(form.get("next", "/"))))
    for name, value in chosen.items():
        secure = request.app.state.settings.is_secure
        answer.set_cookie(Cookie(key=name, value=value, max_age=LASTS, path="/", samesite="lax", secure=secure))
    return answer


def own_address(wanted: str) -> str:
    """The address if it lies on this server, else the home page: no form may send a reader elsewhere."""
    is_own = wanted.startswith("/") and not wanted.startswith(("//", "/\\")) and wanted.isprintable()
    # Quoted, not stripped: "/é/elsewhere" without its é would be another site.
    return quote(wanted, safe=SAFE) if is_own else "/"
