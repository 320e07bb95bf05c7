"""The OpenAPI document: what is true of all operations, and what Litestar cannot describe by itself."""

from __future__ import annotations

from typing import Any

from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, OpenAPIType, Schema, SecurityScheme
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from honjin import __version__
from honjin.core.scene import Scene


class SceneSchema(OpenAPISchemaPlugin):
    """A scene in a line: its shape is the board's business, and Litestar stumbles over its defaults."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Scenes only."""
        return value is Scene

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """An object."""
        return Schema(type=OpenAPIType.OBJECT, description="Counters, piles and markers by their places on the board.")


def documentation() -> OpenAPIConfig:
    """The head of the document."""
    return OpenAPIConfig(
        title="Honjin",
        version=__version__,
        description=(
            "Play through HTTP: read a match, answer its decision with one of the options offered, repeat. "
            "The socket at /api/matches/{id}/socket tells the same as it happens."
        ),
        # The document itself is the root here: beside it Litestar would put pages of its own into /api.
        path="/api/openapi.json",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer"),
                "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name="visitor"),
            }
        ),
        security=[{"token": []}, {"cookie": []}],
    )
