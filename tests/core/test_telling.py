"""What viewers are told: nobody notices what did not concern him."""

from __future__ import annotations

import msgspec

from honjin.core.event import SPECTATOR, UMPIRE, AnswerSealed, AnswersTakenBack, Entry, Event, Notice
from honjin.core.telling import Telling, Told, essence

TRACE = AnswersTakenBack("south", "north")


def entry(event: Event, *viewers: str) -> Entry:
    """An event that these viewers see."""
    return Entry("1", event, {viewer: event if viewer in viewers else None for viewer in ("north", SPECTATOR)})


def telling(*entries: Entry) -> Telling:
    new = Telling(("north", SPECTATOR, UMPIRE))
    new.tell(entries)
    return new


SECRET, OPEN = entry(AnswerSealed("north"), "north"), entry(AnswerSealed("south"), "north", SPECTATOR)


def test_each_viewer_has_its_own_count() -> None:
    told = telling(SECRET, OPEN)
    assert told.of(SPECTATOR) == [Told(1, "1", OPEN.event)]
    assert told.of("north", since=1) == [Told(2, "1", OPEN.event)]
    assert told.counts() == {"north": 2, SPECTATOR: 1, UMPIRE: 2}


def test_only_who_heard_of_it_notices_a_withdrawal() -> None:
    told = telling(OPEN)
    counts = told.counts()
    told.tell([SECRET])
    told.cut(counts)
    assert [told.retracted(viewer) for viewer in counts] == [1, 0, 1]
    assert told.counts() == counts


def test_traces_outlast_what_is_withdrawn_around_them() -> None:
    told = telling(OPEN)
    counts = told.counts()
    told.tell_all(TRACE)
    told.tell([SECRET])
    told.tell_all(TRACE)
    told.cut(counts)
    for viewer in counts:
        assert told.of(viewer) == [Told(1, "1", OPEN.event), Told(2, "", TRACE), Told(3, "", TRACE)]
    assert [told.retracted(viewer) for viewer in counts] == [1, 0, 1]
    assert told.kept("north", 0) == 2


def test_kept_is_the_shortest_list_since_a_viewer_looked() -> None:
    told = telling(OPEN, OPEN, OPEN)
    told.cut({"north": 1})
    told.tell([OPEN, OPEN])
    told.cut({"north": 2})
    assert [told.kept("north", looked) for looked in (0, 1, 2)] == [1, 2, 2]


def test_who_hears_the_same_in_the_end_notices_nothing() -> None:
    """A plan with a sealed answer was amended: withdrawn and told again, all in one."""
    told = telling(OPEN, SECRET)
    draft = told.copy()
    draft.cut({"north": 0, SPECTATOR: 0, UMPIRE: 0})
    draft.tell([OPEN])
    told.become(draft)
    assert told.of(SPECTATOR) == [Told(1, "1", OPEN.event)]
    assert told.counts() == {"north": 1, SPECTATOR: 1, UMPIRE: 1}
    assert [told.retracted(viewer) for viewer in told.counts()] == [1, 0, 1]
    assert told.kept("north", 0) == 1


class Sunk(Notice, frozen=True):
    """As it was written yesterday."""

    ship: str


class SunkToday(Notice, frozen=True, tag="Sunk"):
    """The same event has learnt two fields."""

    ship: str
    by: str = ""
    hits: list[str] = msgspec.field(default_factory=list)


def test_an_event_that_has_learnt_a_field_leaves_links_as_they_were() -> None:
    links = {telling(entry(event, "north")).link("north") for event in (Sunk("mikasa"), SunkToday("mikasa"))}
    assert len(links) == 1
    assert telling(entry(SunkToday("mikasa", "mine"), "north")).link("north") not in links
    assert essence(SunkToday("mikasa", hits=["bow"])) == {"event": "Sunk", "ship": "mikasa", "hits": ["bow"]}
