"""What goes over a seat's line, both ways: JSON text frames.

A client's message has the tag `do`, and may have an `id` that the reply repeats; a server's message has the
tag `type`. A `welcome` may come again at any time, and then replaces everything the client has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from honjin.core.decision import Facts, Refusal, Side
from honjin.core.game import OddsTable
from honjin.core.mind import Reason
from honjin.core.report import Report
from honjin.core.scene import End, Scene, Survey
from honjin.core.state import Result
from honjin.umpire.drilling import Marched
from honjin.umpire.settled import StandingAnswer

LONGEST_CHAT = 500
"""Characters in one line of chat."""

MOST_OPTIONS = 64
"""Answers in one message: the largest fleet, each ship with an order, and some to spare."""

MOST_TOUCHED = 8
"""Things pointed at in one question."""

MOST_SLIPS = 400
"""Slips on one form: the largest fleet with an order for each ship, twice over."""

Stamp = str
"""Which moment of a side's game an answer is meant for; opaque to clients."""

What = Literal["draw", "take_back", "rematch"]

Code = Literal[
    "malformed",
    "too-big",
    "too-fast",
    "stale",
    "not-yours",
    "refused",
    "over",
    "not-allowed",
    "no-such-thing",
    "busy",
]
"""What can be wrong with a message; nothing has changed when one of these comes back, but for answers `taken`."""

Nonce = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[\x20-\x7e]{8,80}$",
        description="What you add to the dice, drawn when you know their commitment: nobody can have chosen them.",
    ),
]
Commitment = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", description="`commitment` of the match.")]
ShortText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
Id = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Thing = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
SlipGiven = Annotated[
    dict[str, Any],
    msgspec.Meta(description="A slip: a blank of the form, filled in.", examples=[{"slip": "Sail", "ship": "mikasa"}]),
]
SlipsGiven = Annotated[list[SlipGiven], msgspec.Meta(max_length=MOST_SLIPS)]


# What a client says


class Ask(msgspec.Struct, frozen=True, tag=str.lower, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Base of everything a client may send."""

    id: Id | None = None


class AddNonce(Ask, frozen=True, tag="nonce"):
    """What I add to the dice, now that I know their commitment. The match begins when every seat has."""

    commitment: Commitment
    nonce: Nonce


class Answer(Ask, frozen=True):
    """These options, one after the other, each through the gate; the first refusal stops the rest."""

    at: Stamp
    options: Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1, max_length=MOST_OPTIONS)]
    way: bool = False
    """They are the steps of a way (`survey`): it ends, and nothing is refused, where something comes in between."""


class Undo(Ask, frozen=True):
    """Take back my latest answer, which nobody can have built on."""

    at: Stamp


class Amend(Ask, frozen=True):
    """Drop one order of my plan and keep the others."""

    at: Stamp
    number: Id


class WriteDraft(Ask, frozen=True, tag="draft"):
    """All that I have written on my form so far. What cannot stand is left out, and the reply says why."""

    at: Stamp
    slips: SlipsGiven


class Stand(Ask, frozen=True, tag="standing"):
    """All that I want on every form like my open one, as far as it can stand there; what is no slip is refused."""

    at: Stamp
    slips: SlipsGiven


class Settle(Ask, frozen=True):
    """Answer my open question so, and such questions from now on: one of those in `settle` of the decision."""

    at: Stamp
    answer: StandingAnswer


class Unsettle(Ask, frozen=True):
    """Ask me again: this answer stands no longer."""

    answer: StandingAnswer


class Drill(Ask, frozen=True):
    """Have these things do the same, one after the other: as `drill` of my decision offers it."""

    at: Stamp
    things: Annotated[list[Thing], msgspec.Meta(min_length=1, max_length=MOST_OPTIONS)]
    way: Annotated[str, msgspec.Meta(max_length=40)]
    steps: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Why(Ask, frozen=True):
    """Why can I not do this? By the things pointed at, by a whole option, or by a slip on my form."""

    touch: Annotated[list[Thing], msgspec.Meta(max_length=MOST_TOUCHED)] = []
    option: dict[str, Any] | None = None
    slip: SlipGiven | None = None


class LookCloser(Ask, frozen=True, tag="survey"):
    """What is there to see of these things, and where could they go? Spectators may ask as well."""

    touch: Annotated[list[Thing], msgspec.Meta(max_length=MOST_TOUCHED)] = []


class Odds(Ask, frozen=True):
    """How do my choices stand? On a form, these slips."""

    slips: SlipsGiven = []


class Hint(Ask, frozen=True):
    """What would the script do in my place?"""


class ChatLine(Ask, frozen=True, tag="chat"):
    """A line to everybody at the table."""

    text: ShortText


class Resign(Ask, frozen=True):
    """I give up."""


class Claim(Ask, frozen=True):
    """The other side has long been silent: the match is mine."""


class Rule(Ask, frozen=True):
    """What the umpire does: says `text` to these sides, or to all; sets the deadline, so many `seconds` from now, or
    lifts it without any; or closes the open question. Deadline and closing are meant for the moment `at`.
    """

    what: Literal["said", "deadline", "closed"]
    to: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=8)] = []
    text: ShortText | Literal[""] = ""
    seconds: Annotated[int, msgspec.Meta(ge=1, le=30 * 86400)] | None = None
    at: Stamp = ""


class Offer(Ask, frozen=True):
    """I propose this to the other side."""

    what: What


class Answering(Ask, frozen=True, tag="reply"):
    """Yes or no to what the other side proposes."""

    what: What
    yes: bool


class Seen(Ask, frozen=True):
    """I have looked at everything I was told so far."""


class Ping(Ask, frozen=True):
    """Is the line alive? `away`: its window is behind others, and nobody looks at it."""

    away: bool = False


ClientMessage = (
    AddNonce
    | Answer
    | WriteDraft
    | Stand
    | Settle
    | Unsettle
    | Drill
    | Undo
    | Amend
    | Why
    | LookCloser
    | Odds
    | Hint
    | ChatLine
    | Resign
    | Claim
    | Rule
    | Offer
    | Answering
    | Seen
    | Ping
)

_messages = msgspec.json.Decoder(ClientMessage)


def decode_message(text: str | bytes) -> ClientMessage:
    """What a client says; raises msgspec.DecodeError when it is nothing we know."""
    message: ClientMessage = _messages.decode(text)
    return message


# Parts of what the server says


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits on a side. `you` is the visitor that the message goes to."""

    kind: Literal["human", "machine", "open"]
    name: str = ""
    level: str = ""
    you: bool = False


class PackShown(msgspec.Struct, frozen=True):
    """A data pack of one's own: what its owner calls it, and the digest of its values."""

    name: str
    digest: str


class MatchShown(msgspec.Struct, frozen=True):
    """What was agreed about a match."""

    id: str
    game: str
    switches: dict[str, bool | str]
    seats: dict[Side, SeatShown]
    commitment: str
    nonces: dict[Side, str]
    created: str
    phases: list[tuple[str, Facts]] = []
    """The crumbs of the phases of a turn, in their order."""
    pack: PackShown | None = None
    """The data pack of one's own that is played with; none for the values that come with the program."""
    hotseat: bool = False
    rated: bool = False
    clock: int = 0
    """The time for an answer, in seconds; 0 is none."""
    umpire: SeatShown | None = None
    """The person who sits as umpire, where one is wanted."""


class ToldShown(msgspec.Struct, frozen=True):
    """Something the viewer has been told. `private`: a spectator is told nothing of it."""

    number: int
    rule: str
    event: Any
    weight: int
    private: bool


class StepShown(msgspec.Struct, frozen=True):
    """How the scene changed with the thing told by this number."""

    number: int
    patch: dict[str, Any]


class OptionShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option, with the things it is about and what a player weighs."""

    option: dict[str, Any]
    touch: tuple[str, ...] = msgspec.field(default=())
    chance: float | None = None
    why: str = ""
    facts: Facts = {}
    group: str = ""
    options: tuple[dict[str, Any], ...] = ()
    """Answers that an interface gives in its place, one after the other."""


class TrailShown(msgspec.Struct, frozen=True, tag="trail", tag_field="cell"):
    """A cell that holds a way: from `start`, at most so many steps, from place to place as `near` of the form says."""

    start: str
    most: int
    closed: tuple[str, ...] = ()
    """Places that it never enters."""


class AlongShown(msgspec.Struct, frozen=True, tag="along", tag_field="cell"):
    """A cell that holds a place on the way in another cell, its start left out."""

    way: str


CellShown = list[Any] | TrailShown | AlongShown
"""What may stand in a cell: one of these, a way, or a place along a way."""


class BlankShown(msgspec.Struct, frozen=True):
    """A slip still to be written: its kind, the id that it is about, also as a thing, and what its cells may hold."""

    slip: str
    thing: str
    touch: tuple[str, ...]
    cells: dict[str, CellShown]


class FormShown(msgspec.Struct, frozen=True):
    """A question without a list: all that may be written. Filled in, it is the option `{"do": sends, "slips": […]}`."""

    question: str
    """A mark that is the same until the question is answered, also where the stamp has changed: that of its draft."""
    sends: str
    fields: dict[str, tuple[str, ...]]
    """The fields of each kind of slip, in their order; the first is the thing that it is about."""
    blanks: list[BlankShown]
    """However one of them is filled in, it can stand on the empty form."""
    near: dict[str, list[str]]
    """Where a way can go on from each place; empty where no cell holds a way."""
    usual: list[Any]
    """The slips of somebody who sends nothing."""
    last: list[Any]
    """The slips of these kinds that this side sent last, as far as they can stand again."""
    recurs: bool
    """Whether the match asks for such forms again: only then is there a use for standing orders."""


class NoteShown(msgspec.Struct, frozen=True):
    """A line of advice about these things."""

    why: str
    facts: Facts
    touch: tuple[str, ...]


class DraftShown(msgspec.Struct, frozen=True):
    """What a side has written on its form, found again on every device of its holder and told to nobody else."""

    question: str
    """That of the form."""
    slips: list[Any]
    standing: list[Any]
    """The standing orders of the side for such forms, whether they can stand now or not."""
    blanks: list[int | BlankShown]
    """What can still be written: blanks of the form by their positions, or as they are by now."""
    lacks: Refusal | None
    """Why it cannot be sent yet."""
    warnings: list[NoteShown]
    """What is easily forgotten."""


class MusterShown(msgspec.Struct, frozen=True):
    """The things that can be told to do the same, in which ways, and how many steps at most."""

    things: Sequence[str]
    ways: tuple[str, ...]
    usual: dict[str, int]
    """The steps of each way that are meant if nobody says how many."""
    most: int


class DrillShown(msgspec.Struct, frozen=True):
    """How far a drill has come; `waits` for the other side, which is asked."""

    marched: list[Marched]
    dropped: list[str]
    """Things that were left where they were, or on their way, because something came between."""
    waits: bool


class DecisionShown(msgspec.Struct, frozen=True):
    """The question a side has to answer; `options` are OptionShown, written down beforehand.

    Of a `hushed` question nobody learns whether another side has answered it. `settle` is what its player can settle
    about it for the next times, `drill` who can be told to do the same together.
    """

    at: Stamp
    side: Side
    ask: str
    rule: str
    facts: Facts
    private: bool
    commits: bool
    default: int
    options: Any
    form: FormShown | None
    hushed: bool
    settle: Sequence[StandingAnswer]
    drill: MusterShown | None
    ends: End | None = None
    """Given where the match can be over before the side is asked again."""


class Order(msgspec.Struct, frozen=True):
    """One answer of the plan in the making, by its number."""

    number: int
    option: Any


class OfferShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a side proposes. An accepted rematch has the id of the new match."""

    what: str
    side: Side
    match: str = ""


class Over(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the match ended."""

    result: Result
    margin: int | None = None


class PageShown(msgspec.Struct, frozen=True):
    """One thing that a lesson says (`lesson-…`), and what on the board it is about."""

    say: str
    point: tuple[str, ...] = ()


class LessonShown(msgspec.Struct, frozen=True):
    """Where a learner is: so many of his tasks are done, of so many; what he is told, and what to answer now.

    Of a form `write` has the slips that he writes himself; the others are on the sheet already.
    """

    state: Literal["guided", "strayed", "done"]
    done: int
    of: int
    pages: list[PageShown] = []
    option: dict[str, Any] | None = None
    write: list[dict[str, Any]] = []


class Now(msgspec.Struct, frozen=True):
    """Where the match stands for one viewer; `at` is the stamp of this moment, empty for a spectator."""

    at: Stamp
    decision: Any
    """A DecisionShown, written down beforehand, or None."""
    waiting: list[Side]
    thinking: list[Side]
    online: list[Side]
    crumbs: list[tuple[str, Facts]]
    undo: bool
    plan: list[Order]
    offers: list[OfferShown]
    take_back: bool
    over: Over | None
    due: str | None = None
    """Until when what is asked can be answered, by the clock of the server; the same for everybody."""
    claim: bool = False
    """The other side has long been silent: this one may claim the match."""
    lesson: LessonShown | None = None
    """Where the lesson of this side stands, in a guided game."""
    secret: bool = False
    """Of two at one screen, one must look away when the other is asked."""


class ChatShown(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    side: Side
    name: str
    text: str
    at: str


class RefusalShown(msgspec.Struct, frozen=True):
    """Why an option is none now, or a slip cannot stand."""

    rule: str
    why: str
    facts: Facts
    option: Any = None
    slip: Any = None


class RowRefused(msgspec.Struct, frozen=True):
    """Why a slip of a draft cannot stand, by its position in what was sent."""

    row: int
    rule: str
    why: str
    facts: Facts


# What the server says


class Said(msgspec.Struct, frozen=True, tag=str.lower, tag_field="type", kw_only=True):
    """Base of everything the server sends."""


class Welcome(Said, frozen=True):
    """Everything a viewer needs to draw the table; `told` begins after the number `since`."""

    seat: str
    match: MatchShown
    epoch: str
    link: str
    """A fingerprint of all that this viewer has been told: to be kept, and looked for by `verify` when it is over."""
    since: int
    told: list[ToldShown]
    scene: Scene | None
    now: Now
    draft: DraftShown | None
    """What this side has written on its open form."""
    settled: list[StandingAnswer]
    """What this side answers without being asked; nobody else is told."""
    chat: list[ChatShown]
    kinds: dict[str, str]
    names: dict[str, str]
    reports: tuple[Report, ...]
    """What is told together when a phase or a turn is over."""
    seen: int


class News(Said, frozen=True):
    """What has changed. First forget what was told after number `back_to`, if it is there, then add `told`."""

    epoch: str
    link: str
    told: list[ToldShown]
    scene: Any
    """A JSON merge patch of the scene."""
    now: Any
    """A Now, written down beforehand."""
    back_to: int | msgspec.UnsetType = msgspec.UNSET
    steps: list[StepShown] | msgspec.UnsetType = msgspec.UNSET
    """The scene after each thing told, one patch after the other, for connections that asked to see it happen."""


class NowOnly(Said, frozen=True, tag="now"):
    """Only presence, thinking or offers have changed."""

    now: Any


class Drafted(Said, frozen=True, tag="draft"):
    """What this side has written on its form, here or on another device."""

    draft: Any
    """A DraftShown, written down beforehand."""


class SettledNow(Said, frozen=True, tag="settled"):
    """All that this side answers without being asked: something was settled, on any device, taken back, or is over."""

    settled: list[StandingAnswer]


class Drilled(Said, frozen=True, tag="drill"):
    """A drill of this side has gone on, because the other side has answered."""

    drill: DrillShown


class Chatted(Said, frozen=True, tag="chat"):
    """A line of chat came in."""

    chat: ChatShown


class Reply(Said, frozen=True, omit_defaults=True):
    """What came of a message; the fields depend on what was asked."""

    id: int | None = None
    taken: int | None = None
    allowed: bool | None = None
    refusals: list[RefusalShown] | None = None
    rows: list[RowRefused] | None = None
    """Of a draft, the slips that cannot stand; of standing orders, those that are none. Empty if all is well."""
    tables: tuple[OddsTable, ...] | None = None
    option: Any = None
    """Of a hint, what to answer now,"""
    options: Sequence[Any] = ()
    """that and what belongs to the same action after it,"""
    reason: Reason | None = None
    """and what speaks for it."""
    survey: Survey | None = None
    time: str | None = None
    """To a ping: the clock of the server."""
    drill: DrillShown | None = None
    yes: bool | None = None
    """To an offer: a machine has agreed or declined at once; absent while a person thinks about it."""


class Failed(Said, frozen=True, omit_defaults=True, tag="error"):
    """Why a message changed nothing; `taken` answers of a list had been taken before."""

    code: Code
    id: int | None = None
    refusal: Refusal | None = None
    taken: int | None = None


encode = msgspec.json.Encoder().encode


class Pace(msgspec.Struct, frozen=True):
    """How many messages a client may send: so many a second, and so many at once."""

    per_second: float = 20.0
    burst: int = 40


class Declined(Exception):
    """A message that cannot be followed, with its code: socket and HTTP API turn it into their own form."""

    def __init__(
        self, code: Code, refusal: Refusal | None = None, taken: int | None = None, *, wait: float = 0
    ) -> None:
        super().__init__(code if refusal is None else f"{code}: {refusal.why}")
        self.code: Code = code
        self.refusal = refusal
        self.taken = taken
        self.wait = wait
        """Seconds after which it may be done, where it came too fast."""
