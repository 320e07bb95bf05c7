"""All pages in one router."""

from __future__ import annotations

from litestar import Router

from honjin.server.pages import account, company, packs, people
from honjin.server.pages.examples import example
from honjin.server.pages.home import home, play
from honjin.server.pages.invitations import decline_seat, invite, join, sit_down, withdraw_table
from honjin.server.pages.lessons import learn
from honjin.server.pages.lobby import lobby, replays
from honjin.server.pages.preferences import change_preferences
from honjin.server.pages.reading import about, api, bots, rules, rules_index
from honjin.server.pages.tables import table


def pages_router() -> Router:
    """The pages. They find what they need in the app's state: assets, games, hall, links, settings."""
    return Router(
        "/",
        route_handlers=[
            home,
            play,
            learn,
            lobby,
            replays,
            invite,
            join,
            sit_down,
            withdraw_table,
            decline_seat,
            table,
            packs.bring,
            packs.look_again,
            rules_index,
            rules,
            example,
            about,
            api,
            bots,
            change_preferences,
            account.router,
            people.router,
            company.router,
        ],
    )
