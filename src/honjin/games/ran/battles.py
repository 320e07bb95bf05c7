"""The seven battles: who fights, and which rules only they have."""

from __future__ import annotations

from typing import Final

from honjin.core.game import Scenario

BATTLES: Final = (
    Scenario("nunobeyama", ("amako", "mori"), ("back_path", "summit_camp"), introductory=True),
    Scenario("suriagehara", ("date", "ashina"), ("west_wind", "wavering", "broken_bridge")),
    Scenario("nagakute", ("tokugawa", "ikeda")),
    Scenario("mimasetoge", ("takeda", "hojo")),
    Scenario("mimigawa", ("shimazu", "otomo"), ("tsurinobuse", "discord", "wavering")),
    Scenario("okitanawate", ("shimazu", "ryuzoji"), ("akahoshi_revenge", "litter", "arima_boats")),
    Scenario("tennoji", ("toyotomi", "tokugawa"), ("fallen_standard", "reinforcements", "asano_rumour")),
)
INTRODUCTION: Final = BATTLES[0].id
