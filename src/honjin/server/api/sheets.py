"""Order sheets as workbooks: the open step of one's own seat, out and back in."""

from __future__ import annotations

from base64 import b64encode
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from honjin.core.errors import SheetRefused
from honjin.locale.text import Words
from honjin.server.api.bodies import MatchId, errors, writes
from honjin.server.api.seats import SeatWanted, side_at, table_of
from honjin.server.identity.visitor import Visitor
from honjin.server.limits import Rates, address_of, hold
from honjin.server.pages.speech import language_of
from honjin.server.problems import Trouble
from honjin.server.tables.sheets import SeatSheets, SheetDesk, SheetRow
from honjin.sheets.reader import MOST_BYTES

AnyRequest = Request[Any, Any, Any]
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
CODES = {"sheet-late": "stale", "sheet-nothing-asked": "not-allowed", "sheet-too-large": "too-big"}
"""Why a sheet is not taken, as a code; all else is malformed."""


class SheetTaken(msgspec.Struct, frozen=True):
    """What came of a filled sheet. `marked` is the workbook with its refused rows marked, in base64; else empty."""

    orders: int
    refused: list[SheetRow]
    lacks: Annotated[str, msgspec.Meta(description="What is missing before it can be sent.")]
    sent: bool
    marked: str


@get(
    "/sheet",
    summary="My order sheet as a workbook",
    description=(
        "The open step of your own seat: what you know, the cells to fill in with their lists, and what is written "
        "already. Headings and names are in the language of the request."
    ),
    operation_id="sheet",
    responses={200: ResponseSpec(bytes, description="An .xlsx file.", generate_examples=False, media_type=XLSX)}
    | errors("no-such-thing", "not-yours", "not-allowed", "busy"),
)
async def read_sheet(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    visitor: NamedDependency[Visitor],
    seat: FromQuery[SeatWanted] = "",
) -> Response[bytes]:
    """My order sheet."""
    table = await table_of(request, match_id)
    sheets = SeatSheets(table, await side_at(table, visitor, seat))
    try:
        name, data = await sheets.out(_language(request))
    except SheetRefused as error:
        raise _trouble(request, error) from None
    headers = {"content-disposition": f'attachment; filename="{name}.xlsx"', "cache-control": "no-store"}
    return Response(data, media_type=XLSX, headers=headers)


@post(
    "/sheet",
    summary="Bring my filled order sheet",
    description=(
        "The workbook is the body. Its orders are written on the form in place of what was there; if it says that it "
        "is done and every row can stand, it is sent. A sheet of another step, side or match changes nothing."
    ),
    operation_id="bringSheet",
    request_max_body_size=MOST_BYTES,
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "stale", "over", "refused", "busy"),
)
async def bring_sheet(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    visitor: NamedDependency[Visitor],
    rates: NamedDependency[Rates],
    seat: FromQuery[SeatWanted] = "",
) -> SheetTaken:
    """My filled order sheet."""
    hold(rates.records, address_of(request))
    table = await table_of(request, match_id)
    side = await side_at(table, visitor, seat)
    desk: SheetDesk = request.app.state.sheets
    try:
        grids = await desk.grids(await request.body())
        came = await SeatSheets(table, side).take(grids, _language(request))
    except SheetRefused as error:
        raise _trouble(request, error) from None
    return SheetTaken(came.orders, came.refused, came.lacks, came.sent, b64encode(came.marked).decode())


def _language(request: AnyRequest) -> str:
    return language_of(request.cookies, request.headers.get("accept-language", ""))


def _trouble(request: AnyRequest, error: SheetRefused) -> Trouble:
    """Why a sheet is not taken, in the reader's language."""
    return Trouble(CODES.get(error.flaw.why, "malformed"), Words(_language(request)).error(error))


router = Router("/matches/{match_id:str}", route_handlers=[read_sheet, bring_sheet], tags=["play"])
