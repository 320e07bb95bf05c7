"""The workbook of a side for the open step, from its view, its form and what it was told (`core/order_sheet.py`)."""

from honjin.games.midway.order_sheet.orders import cells, slips
from honjin.games.midway.order_sheet.tabs import head, tabs

__all__ = ["cells", "head", "slips", "tabs"]
