### Le plateau : ce qui figure sur la carte, et ce que disent les lecteurs d’écran.

## La carte et la vue

board-chart = Carte
board-keys = Les flèches parcourent la carte. Entrée choisit, Espace ouvre un port ou une escadre, Échap referme, le point d’interrogation demande pourquoi pas.
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Carte entière
board-allowed = { $name }, permis

## Ce qui s’y trouve

board-roadstead = Rade
board-shipyard = Chantier
board-armies = Armées
board-japan-reach = toutes les mers sauf la mer Jaune
board-landing = débarq.
board-blockade = Blocus
board-initiative = Initiative
board-turn = Tour
board-control-points = Points de contrôle
board-yard-lost = chantier perdu
board-port-falls = chute du port
board-hold-to-win = à tenir
board-bonus-die = 1 à 3 : +1
board-arrived =
    Flotte de la
    Baltique arrivée
board-letter-japan = J
board-letter-russia = R
board-mark-fallen = tombé
board-mark-contested = disputé
board-armies-here = { $count ->
    [one] { $count } armée
   *[other] { $count } armées
}
board-pile = { $where }, { $owner } : { $numbers }
board-plate-ships = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
}
board-plate-speed = vitesse { $count }
board-plate-firepower = puissance de feu { $count }
board-ship = { $name }, { $owner }, { $type }{ $damaged ->
    [yes] , endommagé
   *[no] { "" }
}, vitesse { $speed }, puissance de feu { $firepower }, { $hits ->
        [one] coulé par { $hits } coup au but
       *[other] coulé par { $hits } coups au but
    }

## Noms sur la carte

board-subtitle = La guerre navale
board-years = 1904 – 1905
board-title-second = 旅順
board-credits = Côtes : Natural Earth, actuelles. Rivières, voies ferrées et relief approximatifs. Plateau reconstitué.
board-sea-tsushima = Tsushima
board-second-yellow_sea = 黄海
board-second-tsushima = 対馬
board-second-east_china_sea = 東シナ海
board-second-philippine_sea = フィリピン海
board-second-pacific_ocean = 太平洋
board-second-sea_of_japan = 日本海
board-land-manchuria = Mandchourie
board-land-korea = Corée
board-land-china = Chine
board-land-honshu = Honshu
board-land-kiushiu = Kyushu
board-land-shikoku = Shikoku
board-land-yezo = Yeso
board-land-maritime_province = Province maritime
board-place-peking = Pékin
board-place-tientsin = Tientsin
board-place-newchwang = Niou-tchouang
board-place-dalny = Dalny
board-place-chefoo = Tche-fou
board-place-wei_hai_wei = Wei-hai-wei
board-place-tsingtau = Tsingtao
board-place-shanghai = Shanghai
board-place-ningpo = Ningpo
board-place-chemulpo = Chemulpo
board-place-seoul = Séoul
board-place-fusan = Fousan
board-place-gensan = Wonsan
board-place-harbin = Harbin
board-place-sasebo = Sasebo
board-place-nagasaki = Nagasaki
board-place-kure = Kure
board-place-osaka = Osaka
board-place-maizuru = Maizuru
board-place-tokio = Tokyo
board-place-yokosuka = Yokosuka
board-place-hakodate = Hakodate
board-place-niigata = Niigata
board-place-sendai = Sendai
board-place-aomori = Aomori
board-place-kagoshima = Kagoshima

## Noms abrégés des pions

board-short-knyaz_suvorov = Souvorov
board-short-imperator_aleksandr_iii = Alexandre III
board-short-sissoi_veliky = Sissoï Veliki
board-short-admiral_nakhimov = Nakhimov
board-short-imperator_nikolai_i = Nicolas Ier
board-short-general_admiral_apraksin = Apraxine
board-short-admiral_senyavin = Seniavine
board-short-admiral_ushakov = Ouchakov
board-short-petropavlovsk = Petropavlovsk
