### The worked example of Midway, beside its rules.

worked-title = An air strike: search, flight, cover, air round, barrage, hits
worked-intro = The afternoon strike of the guided first game: the US carriers against Nagumo, and his own raid on Yorktown.
worked-search = Found
worked-search-how = Ships and submarines search their own hex when all have moved, by day without a roll (§1.2). Nagumo sails into F5, where US submarines lie: they report all 20 ships by name, before the air plots are written.
worked-flight = Range and flight clock
worked-flight-how = A flight is written down hex by hex, there and back (§1.1). Carrier aircraft have a range of 6: from Enterprise and Hornet in I4 it is 3 hexes out and 3 home. Yorktown in H4 is nearer: 2 out and 2 home. All take off at step 0 and enter one hex at each step, so Yorktown’s squadrons are over F5 at step 2, the others at step 3.
worked-arrival = Over the target
worked-arrival-how = Over F5 the raid has 10 squadrons of 6 aircraft, 60 in all. Against it fly the fighters on cover, those of Akagi and Kaga: 6 + 6 = 12 (§2.1). At the same time 18 aircraft from Hiryu reach H4, where the 6 fighters of VF-3 cover Yorktown. Each side sees now what it attacks (§2.2).
worked-air-round = The air round
worked-air-round-how = Over each raided hex there is one round; each aircraft rolls a 100-sided die and hits with its chance or less (§2). Fighters hit bombers at 50%, fighters at 30% (§2.1). Over H4 the 6 aircraft of VF-3 hit 3 torpedo bombers, so 3 are left; the 6 escorts hit 5 of VF-3, so 1 is left. Over F5 the cover goes low: VT-6 loses 3, VT-8 loses 1, and 9 of the 12 fighters are left. All fall at once.
worked-barrage = Barrage
worked-barrage-how = Each ship with working armament names one squadron and rolls once: 20% against torpedo bombers, 10% against dive bombers, 1 aircraft for each hit (§2). Over F5 7 ships fire at VT-3; 4 of them roll 20 or less, and 2 aircraft are left. Soryu rolls 5 against VS-5, which loses 1. Over H4 9 ships fire at the 3 torpedo bombers: 12 and 13 are low enough, and 1 is left.
worked-hits = Bombs and torpedoes
worked-hits-how = Each squadron that is left names one ship, and each of its aircraft rolls (§2.2): against a carrier dive bombers hit at 40%, torpedo bombers at 50%. Kaga takes 4 + 2 + 2 = 8 hits, Akagi 1 + 3 + 2 = 6, Soryu 1 + 1 + 1 = 3. Then each hit rolls for its zone (§4): 10 or less is critical, and the ship sinks. So end Kaga and Akagi. Soryu loses her machinery: she lies still, her deck is closed, and the 18 aircraft ready on it are lost.
worked-yorktown = The other raid at the same moment
worked-yorktown-how = All damage falls together (§2.2): Hiryu’s raid strikes although Akagi and Kaga sink. Its 6 dive bombers score 1 hit at 40%, its last 1 torpedo bomber misses. The roll for the zone is over 40: machinery (§4). Yorktown’s squadrons are in the air and must divert at the end of the turn.
