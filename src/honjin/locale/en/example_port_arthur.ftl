### The worked example of Port Arthur, beside its rules.

worked-title = A battle at sea: dice, critical hits, hits, sinking
worked-intro = The first battle of the guided first game, in the Yellow Sea. Japan holds the initiative marker.
worked-joined = Who is there
worked-joined-how = Both sides have ships in the Yellow Sea, and Japan spends its operation on an attack. Every ship there takes part (§6.3). Firepower, ship by ship: Japan 8 + 7 + 5 + 2 + 2 + 2 + 1 = 27, Russia 7 + 6 + 6 + 6 = 25.
worked-first = Who fires first
worked-first-how = A squadron is as fast as its slowest ship: 4 on both sides. At equal speed the defender fires first, here Russia (§6.3A). But whoever would fire second and holds the initiative marker may hand it over and fire first. Japan does (§9.2).
worked-dice = The dice
worked-dice-how = 1 to 6 dice may be rolled (§6.3B), and Japan takes 6: 4 + 6 + 6 + 4 + 3 + 1 = 24. That is not more than 27, so every die is a hit: 6 hits. The 6 dice show only 4 different values, and 6 − 4 = 2 is the number of critical hits: one for the pair of fours, one for the pair of sixes.
worked-criticals = Critical hits first
worked-criticals-how = The side that fires places them, one at a time, before any hit (§6.4). Each damages an intact ship. On Tsesarevitch firepower falls from 7 to 6, on Pobeda from 6 to 5. A critical hit sinks a damaged ship only where no intact one is left, and 2 are left here.
worked-hits = Then the hits
worked-hits-how = The owner spends the 6 hits on his own ships (§6.4). An intact ship is damaged by 1 hit; a damaged one sinks for as many as its defence. Tsesarevitch and Pobeda have defence 3 each, and 3 + 3 = 6. Russia gives them up, and its other 2 ships stay intact.
worked-reply = The other side answers
worked-reply-how = What has sunk fires no more (§6.3C): of firepower 25 only 6 + 6 = 12 is left. Russia rolls 3 dice: 2 + 1 + 6 = 9. That is not more than 12, so 3 hits. All 3 are different, so there is no critical hit.
worked-damage = Damage without a loss
worked-damage-how = Japan spreads the 3 hits over small cruisers: Kasagi, Chitose and Akashi take 1 each and are damaged (§6.4). On a single cruiser of defence 1 the same hits would have been 1 to damage it and 1 to sink it. Each side has fired once, and the battle is over (§6.3D).
