"""Everybody who looks at a table with the same eyes: one message is made for them all, and sent to each."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from honjin.core.event import SPECTATOR, UMPIRE, Viewer
from honjin.core.scene import Scene, patch_of
from honjin.server.messages import Drafted, DraftShown, News, Now, NowOnly, Order, SettledNow, encode
from honjin.server.tables.presenter import Presenter
from honjin.server.tables.showing import Common, epoch_of, lesson_shown, told_shown
from honjin.server.tables.unfolding import Unfolding
from honjin.umpire.knowledge import asked, crumbs
from honjin.umpire.settled import StandingAnswer
from honjin.umpire.table import Table


class Connection(Protocol):
    """Somebody who looks, as a table sees him: takes messages and never makes anybody wait."""

    visitor: str | None
    is_away: bool
    """His window is behind others."""
    wants_steps: bool
    """Whether it wants to see what happens one thing after the other."""

    def push(self, message: bytes) -> None:
        """Send this, soon."""
        ...

    def drop(self) -> None:
        """End it: whoever is still there comes again."""
        ...


class Audience:
    """The viewers of one kind, and what they have been shown. Nothing is worked out while nobody looks."""

    __slots__ = (
        "_decision",
        "_draft",
        "_now",
        "_presenter",
        "_retracted",
        "_scene",
        "_settled",
        "_stamp",
        "_told",
        "_unfolding",
        "_view",
        "connections",
        "viewer",
    )

    def __init__(self, viewer: Viewer, presenter: Presenter) -> None:
        self.viewer = viewer
        self._presenter = presenter
        self.connections: set[Connection] = set()
        self._unfolding = Unfolding(viewer, presenter)
        self.forget()

    def forget(self) -> None:
        """Begin anew: the next look works everything out again."""
        self._unfolding.forget()
        self._scene: Scene | None = None
        self._view: Any = None
        self._told = 0
        self._retracted = 0
        self._stamp = ""
        self._decision: msgspec.Raw | None = None
        self._draft = b""
        self._settled: list[StandingAnswer] = []
        self._now = b""

    def push(self, message: bytes) -> None:
        """To each of them."""
        for connection in list(self.connections):
            connection.push(message)

    def catch_up(self, table: Table, common: Common) -> None:
        """Take note of the table as it stands, without telling: whoever joins gets it in a welcome."""
        self.look(table)
        self._told = table.told_count(self.viewer)
        self._retracted = table.retracted(self.viewer)
        self._now = encode(self.now(table, common))
        self._draft = encode(self.draft(table))
        self._settled = self.standing_answers(table)
        self.remember(table)

    def remember(self, table: Table) -> None:
        """Keep the position, if one of them wants to see how it changes."""
        if any(connection.wants_steps for connection in self.connections):
            self._unfolding.keep(table)
        else:
            self._unfolding.forget()

    def tell(self, table: Table, common: Common) -> None:
        """Send each of them what has changed; to those who want it with what lay between."""
        before = self._scene
        message = self._news(table, common)
        if message is not None:
            plain = full = encode(message)
            if message.back_to is msgspec.UNSET:
                steps = self._unfolding.steps(table, [one.number for one in message.told], before)
                full = encode(msgspec.structs.replace(message, steps=steps)) if steps else plain
            for connection in list(self.connections):
                connection.push(full if connection.wants_steps else plain)
        self.remember(table)

    def _news(self, table: Table, common: Common) -> News | None:
        """What has changed since the last time; None if for these viewers nothing has.

        A viewer must not even notice that something happened which is none of its business.
        """
        before = self._scene
        scene = self.look(table)
        retracted = table.retracted(self.viewer)
        kept = self._told
        if retracted != self._retracted:
            kept = min(kept, table.kept(self.viewer, self._retracted))
        told = table.told(self.viewer, kept)
        now = encode(self.now(table, common))
        patch = patch_of(before, scene) if before is not None and scene is not None and before is not scene else {}
        if not told and kept == self._told and now == self._now and not patch:
            return None
        message = News(
            epoch=epoch_of(table, self.viewer),
            link=table.link(self.viewer),
            told=told_shown(told),
            scene=patch,
            now=msgspec.Raw(now),
            back_to=kept if kept < self._told else msgspec.UNSET,
        )
        self._told = kept + len(told)
        self._retracted = retracted
        self._now = now
        return message

    def now_only(self, table: Table, common: Common) -> bytes | None:
        """The message that only presence, thinking or offers have changed; None if they have not."""
        now = encode(self.now(table, common))
        if now == self._now:
            return None
        self._now = now
        return encode(NowOnly(now=msgspec.Raw(now)))

    def drafted(self, table: Table) -> bytes | None:
        """The message that something else is written on the side's form; None if it is not, or no form is open."""
        shown = self.draft(table)
        draft = encode(shown)
        if draft == self._draft:
            return None
        self._draft = draft
        return None if shown is None else encode(Drafted(draft=msgspec.Raw(draft)))

    def draft(self, table: Table) -> DraftShown | None:
        """What the side has written on its open form."""
        decision = table.decision_of(self.viewer)
        if decision is None or decision.form is None:
            return None
        self.look(table)
        side = self.viewer
        question, slips, standing = table.question(side), table.draft(side), table.standing(side)
        return self._presenter.draft(question, decision, self._view, slips, standing, self._known())

    def settled(self, table: Table) -> bytes | None:
        """The message that something else is settled, or no longer; None if nothing has changed."""
        answers = self.standing_answers(table)
        if answers == self._settled:
            return None
        self._settled = answers
        return encode(SettledNow(settled=answers))

    def standing_answers(self, table: Table) -> list[StandingAnswer]:
        """What the side has settled; nothing for those who look on, not even for an umpire."""
        return [] if self.viewer in (SPECTATOR, UMPIRE) else table.settled.of(self.viewer)

    def now(self, table: Table, common: Common) -> Now:
        """Where the match stands for these viewers, by their latest look at it."""
        side = self.viewer
        plays = side not in (SPECTATOR, UMPIRE) and not table.is_over
        waiting = asked(table, side)
        return Now(
            at=table.stamp(side) if plays else str(table.lines) if side == UMPIRE else "",
            decision=self._decision_of(table) if plays else None,
            waiting=waiting,
            thinking=[one for one in waiting if one in common.machines],
            online=common.online,
            crumbs=crumbs(table, side),
            undo=plays and table.may_undo(side),
            plan=_orders_of(table, side) if plays else [],
            offers=common.offers,
            take_back=plays and table.may_take_back(side),
            over=common.over,
            due=common.due,
            claim=plays and table.may_claim(side),
            lesson=lesson_shown(table, side),
            secret=common.secret,
        )

    def look(self, table: Table) -> Scene | None:
        """The board as these viewers see it; drawn again only if their view has changed."""
        view = table.view(self.viewer)
        if self._view is None or view != self._view:
            self._view = view
            self._scene = self._presenter.scene(view)
        return self._scene

    def _decision_of(self, table: Table) -> msgspec.Raw | None:
        decision = table.decision_of(self.viewer)
        if decision is None:
            self._stamp, self._decision = "", None
            return None
        stamp = table.stamp(self.viewer)
        if stamp != self._stamp or self._decision is None:
            self._stamp = stamp
            settle = table.settled.offers(self.viewer)
            more = (table.question(self.viewer), table.last_time(self.viewer), self._known()) if decision.form else ()
            self._decision = self._presenter.decision(stamp, decision, self._view, settle, *more)
        return self._decision

    def _known(self) -> set[str]:
        """The things on the board of these viewers."""
        return set() if self._scene is None else self._scene.things()


def _orders_of(table: Table, side: Viewer) -> list[Order]:
    """The latest answers that the side may take back alone; of a plan made in private only those that belong to it."""
    decision = table.decision_of(side)
    plan = table.plan(side)
    if decision is not None and decision.private:
        plan = [one for one in plan if one.ask == decision.ask]
    return [Order(one.number, one.option) for one in plan]
