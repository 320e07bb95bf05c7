### The terminal. Ids begin with t-. Texts of the chart must stay short: the room is given where it matters.

## The chart of Port Arthur

# One cell wide in alphabets, two in Japanese.
t-letter-japan = J
t-letter-russia = R

# At most 15 cells, but for these two: east_china_sea 21, tsushima 18.
t-zone-yellow_sea = Yellow Sea
t-zone-tsushima = Tsushima
t-zone-east_china_sea = East China Sea
t-zone-philippine_sea = Philippine Sea
t-zone-pacific_ocean = Pacific Ocean
t-zone-sea_of_japan = Sea of Japan

# Lands: manchuria 24 cells, the others 5.
t-land-manchuria = M A N C H U R I A
t-land-korea = KOREA
t-land-china = CHINA
t-land-yezo = YEZO

# A squadron: ships, speed, firepower; at most 15 cells, the short form 10.
t-plate = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} s{ $speed } f{ $firepower }
t-plate-short = { $count } s{ $speed } f{ $firepower }
t-plate-hidden = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} ? { $top }
t-landing-empty = landing box –
t-landing-army = { " ■ army landing " }
t-landing-planned = { " ▸ army embarks " }
t-blockade = { " ⊗ BLOCKADE " }
t-battle = BATTLE

# A roadstead: ships and firepower; at most 12 cells.
t-roadstead = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} f{ $firepower }
t-roadstead-empty = no ships
t-yard = shipyard { $count ->
    [0] –
   *[other] { $count }
}
t-arrivals = turn { $turn }: +{ $count }
t-no-yard = no shipyard
t-port-fallen = fallen

# The key in the corner of the chart: at most 14 cells each.
t-key-zone = ★ key zone
t-key-points = 1/3 CP J/R
t-key-values = s speed f fire
t-key-damaged = 2× damaged
t-more-borders = Also adjacent: { $pairs }

t-track-turn = Turn
t-track-cp = CP
t-initiative = initiative
t-track-manchuria = Manchuria
t-pool = { $count ->
    [one] { $count } army in reserve
   *[other] { $count } armies in reserve
}
t-box-hill_203 = yard lost
t-box-port_arthur = falls
t-box-mukden = hold to win
t-box-siping = die for 1 CP

t-turn-of = turn { $turn } of { $turns }
