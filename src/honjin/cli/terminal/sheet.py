"""The sheet of one side at this terminal: the form it has to fill in, what is written on it, and second thoughts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from honjin.cli.saves import keep_draft
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.slips import SlipWords, group_name
from honjin.cli.terminal.written import FormReader
from honjin.core.decision import Decision, Refusal, Side
from honjin.core.form import Blank, Draft, FillIn, Form, Slip, Slips, kind_of, read_slips
from honjin.core.scene import Note
from honjin.core.textboard import Thing
from honjin.locale.text import GROUP
from honjin.umpire.standing import is_standing, made_standing
from honjin.umpire.wishes import why_not


class Row(msgspec.Struct, frozen=True):
    """A thing that can be given an order, its name, and what it belongs to."""

    number: int
    thing: str
    name: str
    group: str


class Sheet:
    """One form, and its draft at the table. What is written is kept at once, as answers are."""

    def __init__(self, session: Session, side: Side, decision: Decision) -> None:
        assert decision.form is not None
        self.form: Form = decision.form
        self.decision = decision
        self.side = side
        self._session = session
        self._table = session.table
        self.doubted: FillIn | None = None
        """What was to be sent, and is sent when it is said once more."""
        self._past: list[Slips] = []
        self._future: list[Slips] = []
        first: dict[str, Blank] = {}
        for blank in self.form.blanks(Draft()):
            first.setdefault(blank.thing, blank)
        self._first = first
        self._groups: dict[str, str] = decision.facts.get(GROUP, {})
        things = list(first)
        # Those that belong together stand together, in the order of the form.
        order = list(dict.fromkeys(self._groups.get(thing, "") for thing in things))
        self.things = sorted(things, key=lambda thing: order.index(self._groups.get(thing, "")))

    @property
    def says(self) -> SlipWords:
        """The words of its slips, in the language of the moment."""
        return SlipWords(self._session.words, self._session.game.look.kinds)

    @property
    def rows(self) -> list[Row]:
        """A row for each thing that can be given an order."""
        says = self.says
        return [
            Row(number, thing, says.thing(self._first[thing].slip, thing), self._groups.get(thing, ""))
            for number, thing in enumerate(self.things, 1)
        ]

    @property
    def about(self) -> list[Thing]:
        """The things that can be given an order, each with its kind, or with each that it may be of."""
        kinds = self._session.game.look.kinds
        slips = ((blank.slip, thing) for thing, blank in self._first.items())
        return [
            (kind, thing)
            for slip, thing in slips
            for kind in kind_of(kinds, slip, slip.__struct_fields__[0]).split("|")
        ]

    def reader(self) -> FormReader:
        """What reads typed orders."""
        look = self._session.game.look
        ordered = {slip.thing for slip in self.slips}
        elsewhere = look.things(self._session.setting) if look.things else {}
        groups: dict[str, list[str]] = {}
        for row in self.rows:
            if row.group:
                groups.setdefault(group_name(self._session.words, row.group), []).append(row.thing)
        words = self._session.vocabulary
        return FormReader(self.form, self.things, self.says, look.kinds, words, ordered, elsewhere, groups)

    # What is written

    @property
    def slips(self) -> Slips:
        """All that is written."""
        return self._table.draft(self.side)

    @property
    def draft(self) -> Draft:
        """The same as the form looks at it."""
        return Draft(self.slips)

    @property
    def filled(self) -> FillIn:
        """The form as it would be sent."""
        return self.form.sends(self.slips)

    @property
    def lacks(self) -> Refusal | None:
        """Why it cannot be sent yet."""
        return self.form.lacks(self.draft)

    @property
    def warnings(self) -> Sequence[Note]:
        """What is easily forgotten."""
        session = self._session
        warn = session.game.wits.warnings
        return () if warn is None else warn(session.setting, self._table.view(self.side), self.decision, self.draft)

    def put(self, slips: Iterable[Slip]) -> list[tuple[Slip, Refusal]]:
        """Write slips, each beside the others or in place of those about its thing; what cannot stand, and why."""
        written, refused = self.slips, []
        for slip in slips:
            found = self._with(written, slip)
            if isinstance(found, Refusal):
                refused.append((slip, found))
            else:
                written = found
        self.write(written)
        return refused

    def why_not(self, slip: Slip) -> Refusal | None:
        """Why a slip could not be put on the sheet as it is; None if it could."""
        found = self._with(self.slips, slip)
        return found if isinstance(found, Refusal) else None

    def _with(self, written: Slips, slip: Slip) -> Slips | Refusal:
        """What is written, with one slip more or another one about its thing."""
        if slip in written:
            return written
        refusal = why_not(self.form, Draft(written), slip)
        if refusal is None:
            return (*written, slip)
        replaced = _in_place(written, slip)
        return replaced if not read_slips(self.form, replaced)[1] else refusal

    def drop(self, things: Iterable[str]) -> bool:
        """Rub out what is written about these things; False if there is nothing."""
        gone = set(things)
        return self.write(tuple(slip for slip in self.slips if slip.thing not in gone))

    def write(self, slips: Slips) -> bool:
        """Write it all anew, as far as it can stand; False if nothing is changed by it."""
        before = self.slips
        self._table.write(self.side, slips)
        if self.slips == before:
            return False
        self._past.append(before)
        self._future.clear()
        keep_draft(self._session.opened, self.side)
        return True

    # What is written every time

    def is_standing(self, slip: Slip) -> bool:
        """Whether what is written is a standing order."""
        return is_standing(self.form, self._table.standing(self.side), slip)

    def stand(self, things: Iterable[str]) -> bool:
        """Make what is written about these things their standing orders; False if nothing is, or if it was so."""
        return self._stand([thing for thing in things if self.draft.about(thing)], self.draft)

    def end(self, things: Iterable[str]) -> bool:
        """End the standing orders about these things; False if there are none."""
        return self._stand(list(things), Draft())

    def _stand(self, things: Sequence[str], written: Draft) -> bool:
        before = self._table.standing(self.side)
        self._table.stand(self.side, made_standing(self.form, before, things, written))
        keep_draft(self._session.opened, self.side)
        return self._table.standing(self.side) != before

    # Second thoughts

    def undo(self) -> bool:
        """The sheet as it was before the last change; False if there was none."""
        return self._turn(self._past, self._future)

    def redo(self) -> bool:
        """The change again that was undone last."""
        return self._turn(self._future, self._past)

    def _turn(self, take: list[Slips], keep: list[Slips]) -> bool:
        if not take:
            return False
        keep.append(self.slips)
        self._table.write(self.side, take.pop())
        keep_draft(self._session.opened, self.side)
        return True


class Sheets:
    """The sheet that lies on the table, until another question is asked."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._asked: tuple[Side, str] | None = None
        self._sheet: Sheet | None = None

    def of(self, side: Side, decision: Decision) -> Sheet | None:
        """The sheet for this decision; None where a list is to be chosen from."""
        asked = side, self._session.table.question(side)
        if decision.form is None:
            self._asked, self._sheet = None, None
        elif asked != self._asked:
            self._asked, self._sheet = asked, Sheet(self._session, side, decision)
        return self._sheet


def _in_place(slips: Slips, slip: Slip) -> Slips:
    """A slip in place of the first about its thing, and none else about it."""
    at = next((at for at, one in enumerate(slips) if one.thing == slip.thing), len(slips))
    others = [one for one in slips if one.thing != slip.thing]
    return (*others[:at], slip, *others[at:])
