### Mapa: co na ní stojí a co přečte čtečka obrazovky.

## Mapa a pohled

board-chart = Mapa
board-keys = Šipky procházejí mapu. Enter vybere, mezerník otevře přístav nebo eskadru, Escape zavře, otazník se zeptá proč ne.
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-fit = Celá mapa
board-allowed = { $name }, lze zvolit

## Co na ní leží

board-roadstead = Kotviště
board-shipyard = Loděnice
board-armies = Armády
board-japan-reach = všechna moře kromě Žlutého
board-landing = výsadek
board-blockade = Blokáda
board-initiative = Iniciativa
board-turn = Kolo
board-control-points = Body nadvlády
board-yard-lost = ztráta loděnice
board-port-falls = pád přístavu
board-hold-to-win = nutno držet
board-bonus-die = 1–3: +1
board-arrived =
    Baltská flotila
    připlula
board-letter-japan = J
board-letter-russia = R
board-mark-fallen = padl
board-mark-contested = sporné
board-armies-here = { $count ->
    [one] { $count } armáda
    [few] { $count } armády
   *[other] { $count } armád
}
board-pile = { $where }, { $owner }: { $numbers }
board-plate-ships = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
}
board-plate-speed = rychlost { $count }
board-plate-firepower = palebná síla { $count }
board-ship = { $name }, { $owner }, { $type }{ $damaged ->
    [yes] , poškozená
   *[no] { "" }
}, rychlost { $speed }, palebná síla { $firepower }, { $hits ->
        [one] potopí ji { $hits } zásah
        [few] potopí ji { $hits } zásahy
       *[other] potopí ji { $hits } zásahů
    }

## Jména na mapě

board-subtitle = Válka na moři
board-years = 1904 – 1905
board-title-second = 旅順
board-credits = Pobřeží: Natural Earth, dnešní. Řeky, železnice a hory přibližně. Herní plán rekonstruován.
board-sea-tsushima = Cušima
board-second-yellow_sea = 黄海
board-second-tsushima = 対馬
board-second-east_china_sea = 東シナ海
board-second-philippine_sea = フィリピン海
board-second-pacific_ocean = 太平洋
board-second-sea_of_japan = 日本海
board-land-manchuria = Mandžusko
board-land-korea = Korea
board-land-china = Čína
board-land-honshu = Honšú
board-land-kiushiu = Kjúšú
board-land-shikoku = Šikoku
board-land-yezo = Jezo
board-land-maritime_province = Přímoří
board-place-peking = Peking
board-place-tientsin = Tiencin
board-place-newchwang = Niou-čuang
board-place-dalny = Dalnyj
board-place-chefoo = Č’-fu
board-place-wei_hai_wei = Wej-chaj-wej
board-place-tsingtau = Čching-tao
board-place-shanghai = Šanghaj
board-place-ningpo = Ning-po
board-place-chemulpo = Čemulpo
board-place-seoul = Soul
board-place-fusan = Pusan
board-place-gensan = Wonsan
board-place-harbin = Charbin
board-place-sasebo = Sasebo
board-place-nagasaki = Nagasaki
board-place-kure = Kure
board-place-osaka = Ósaka
board-place-maizuru = Maizuru
board-place-tokio = Tokio
board-place-yokosuka = Jokosuka
board-place-hakodate = Hakodate
board-place-niigata = Niigata
board-place-sendai = Sendai
board-place-aomori = Aomori
board-place-kagoshima = Kagošima

## Krátká jména na žetonech

board-short-knyaz_suvorov = Suvorov
board-short-imperator_aleksandr_iii = Alexandr III
board-short-sissoi_veliky = Sisoj Velikij
board-short-admiral_nakhimov = Nachimov
board-short-imperator_nikolai_i = Nikolaj I
board-short-general_admiral_apraksin = Apraksin
board-short-admiral_senyavin = Senjavin
board-short-admiral_ushakov = Ušakov
board-short-petropavlovsk = Petropavlovsk
