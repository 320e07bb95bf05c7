"""What a client does with the patches it is sent: JSON merge patch, RFC 7396."""

from __future__ import annotations

from typing import Any


def merged(old: Any, patch: Any) -> Any:
    """Plain data after a patch: None takes an entry away."""
    if not isinstance(patch, dict):
        return patch
    new = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        if value is None:
            new.pop(key, None)
        else:
            new[key] = merged(new.get(key), value)
    return new
