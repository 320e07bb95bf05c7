"""The pages that people read: written here as whole HTML, made livelier by small modules in the browser."""

from honjin.server.pages.errors import error_page
from honjin.server.pages.routes import pages_router

__all__ = ["error_page", "pages_router"]
