"""What the sides of a match propose to each other: a draw, a take-back, a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from honjin.core.decision import Side
from honjin.server.messages import Declined, OfferShown
from honjin.server.store.matches import OfferRow
from honjin.umpire.table import Table

if TYPE_CHECKING:
    from honjin.server.tables.live import LiveTable


class Offers:
    """The open offers of one table, as the database has them."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._kept = live.hall.matches
        self._open: list[OfferRow] = []

    def shown(self) -> list[OfferShown]:
        """As everybody sees them."""
        return [OfferShown(offer.what, offer.side, offer.made or "") for offer in self._open]

    async def propose(self, side: Side, what: str) -> bool | None:
        """Propose something: True or False if it is decided at once, None while a person thinks about it."""
        live = self._live
        async with live.lock:
            _check(await live.begun(), side, what)
        others = [seat for seat in live.row.seats.values() if seat.side != side]
        if what == "rematch":
            await self._check_company(side)
        if all(seat.level is not None for seat in others) or live.row.hotseat:
            agrees = what != "draw" or live.row.hotseat
            if agrees:
                await self._fulfil(OfferRow(what, side), others[0].side)
            return agrees
        if any(offer.what == what and offer.side != side for offer in self._open):
            await self.reply(side, what, True)
            return True
        await self._kept.offer(live.id, what, side)
        await self.changed()
        return None

    async def _check_company(self, side: Side) -> None:
        """Who wants nothing to do with the other plays no further match with him."""
        seated = self._live.row.seats
        me = seated[side].visitor or ""
        others = [seat.visitor for seat in seated.values() if seat.visitor is not None and seat.visitor != me]
        if await self._live.hall.company.are_apart(me, others):
            raise Declined("not-allowed")

    async def reply(self, side: Side, what: str, yes: bool) -> None:
        """Answer what the other side proposes; whoever proposed it may take it back with a no."""
        live = self._live
        async with live.lock:
            await live.begun()
            offer = next((offer for offer in self._open if offer.what == what and offer.made is None), None)
        if offer is None:
            raise Declined("stale")
        if not yes:
            await self._kept.withdraw(live.id, [what])
            await self.changed()
        elif offer.side == side:
            raise Declined("not-yours")
        else:
            if what == "rematch":
                await self._check_company(side)
            await self._fulfil(offer, side, pending=True)

    async def _fulfil(self, offer: OfferRow, agreed_by: Side, pending: bool = False) -> None:
        """Both want it. What has lapsed in the meantime is not done."""
        live = self._live

        def agree(table: Table) -> None:
            if pending and offer not in self._open:
                raise Declined("stale")
            if offer.what == "draw":
                table.agree_draw()
            else:
                asked_by = live.row.seats[offer.side].visitor or ""
                live.hall.allowances.change(asked_by, live.id, table.lines)
                table.take_back(offer.side, agreed_by)

        if offer.what != "rematch":
            await live.act(agree, is_long=offer.what == "take_back")
            return
        live.hall.allowances.play_again(live.row.seats[offer.side].visitor or "")
        await self._kept.offer(live.id, offer.what, offer.side)
        new = await live.hall.rematch(live.row)
        if await self._kept.fulfil(live.id, offer.what, new):
            await live.hall.table(new)
        else:
            await self._kept.discard(new)
        await self.changed()

    async def changed(self, publish: bool = True) -> None:
        """Something was proposed, accepted or withdrawn, here or (do not publish) at another worker."""
        async with self._live.lock:
            await self.refresh()
            self._live.tell_now()
        if publish:
            self._live.hall.publish("offers", self._live.id)

    async def refresh(self) -> None:
        """Read them again."""
        self._open = await self._kept.offers(self._live.id)

    async def lapse(self) -> None:
        """The match has gone on, and everybody knows: what was proposed before is proposed no more."""
        lapsed = [offer.what for offer in self._open if offer.what != "rematch"]
        if lapsed:
            await self._kept.withdraw(self._live.id, lapsed)
            await self.refresh()
            self._live.hall.publish("offers", self._live.id)


def _check(table: Table, side: Side, what: str) -> None:
    """Whether this can be proposed now at all."""
    if what == "rematch":
        if not table.is_over:
            raise Declined("not-allowed")
    elif table.is_over:
        raise Declined("over")
    elif what == "take_back" and not table.may_take_back(side):
        raise Declined("not-allowed")
