### The board: what stands on the chart, and what readers hear.

## The chart and its camera

board-chart = Chart
board-keys = Arrow keys move over the chart. Enter chooses, Space opens a port or a squadron, Escape closes it, the question mark asks why not.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Whole chart
board-allowed = { $name }, allowed

## What lies on it

board-roadstead = Roadstead
board-shipyard = Shipyard
board-armies = Armies
board-japan-reach = all seas but the Yellow Sea
board-landing = landing
board-blockade = Blockade
board-initiative = Initiative
board-turn = Turn
board-control-points = Control points
board-yard-lost = yard lost
board-port-falls = port falls
board-hold-to-win = hold to win
board-bonus-die = 1–3: +1
board-arrived =
    Baltic fleet
    arrived
board-letter-japan = J
board-letter-russia = R
board-mark-fallen = fallen
board-mark-contested = contested
board-armies-here = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
board-pile = { $where }, { $owner }: { $numbers }
board-plate-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
board-plate-speed = speed { $count }
board-plate-firepower = firepower { $count }
board-ship = { $name }, { $owner }, { $type }{ $damaged ->
    [yes] , damaged
   *[no] { "" }
}, speed { $speed }, firepower { $firepower }, { $hits ->
        [one] sinks at { $hits } hit
       *[other] sinks at { $hits } hits
    }

## Names on the chart

board-subtitle = The War at Sea
board-years = 1904 – 1905
board-title-second = 旅順
board-credits = Coast: Natural Earth, modern. Rivers, railways and hills approximate. Board reconstructed.
board-sea-tsushima = Tsushima
board-second-yellow_sea = 黄海
board-second-tsushima = 対馬
board-second-east_china_sea = 東シナ海
board-second-philippine_sea = フィリピン海
board-second-pacific_ocean = 太平洋
board-second-sea_of_japan = 日本海
board-land-manchuria = Manchuria
board-land-korea = Korea
board-land-china = China
board-land-honshu = Honshu
board-land-kiushiu = Kiushiu
board-land-shikoku = Shikoku
board-land-yezo = Yezo
board-land-maritime_province = Maritime Province
board-place-peking = Peking
board-place-tientsin = Tientsin
board-place-newchwang = Newchwang
board-place-dalny = Dalny
board-place-chefoo = Chefoo
board-place-wei_hai_wei = Wei-hai-wei
board-place-tsingtau = Tsingtau
board-place-shanghai = Shanghai
board-place-ningpo = Ningpo
board-place-chemulpo = Chemulpo
board-place-seoul = Seoul
board-place-fusan = Fusan
board-place-gensan = Gensan
board-place-harbin = Harbin
board-place-sasebo = Sasebo
board-place-nagasaki = Nagasaki
board-place-kure = Kure
board-place-osaka = Osaka
board-place-maizuru = Maizuru
board-place-tokio = Tokio
board-place-yokosuka = Yokosuka
board-place-hakodate = Hakodate
board-place-niigata = Niigata
board-place-sendai = Sendai
board-place-aomori = Aomori
board-place-kagoshima = Kagoshima

## Short names on counters

board-short-knyaz_suvorov = Suvorov
board-short-imperator_aleksandr_iii = Aleksandr III
board-short-sissoi_veliky = Sissoi Veliky
board-short-admiral_nakhimov = Nakhimov
board-short-imperator_nikolai_i = Nikolai I
board-short-general_admiral_apraksin = Apraksin
board-short-admiral_senyavin = Senyavin
board-short-admiral_ushakov = Ushakov
board-short-petropavlovsk = Petropavlovsk
