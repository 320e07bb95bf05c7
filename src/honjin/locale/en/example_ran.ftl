### The worked example of RAN, beside its rules.

worked-title = A shock: tests, Busho at risk, column, die, hits, rout
worked-intro = The first shock of the guided first game, at Nunobeyama: Yokomichi’s samurai and Ashigaru against a unit of Kikkawa.
worked-declared = Who attacks whom
worked-declared-how = SI Yokomichi 1 stands at the flank of AS Kikkawa 2, AS Yokomichi 1 before its front. As 2 attackers against 1 enemy they fight one combat (§9.2). Units that have moved make no test before it (§9.21).
worked-reaction = The defender’s test
worked-reaction-how = A defender that is not Engaged tests its Troop Quality (§9.24). AS Kikkawa 2 has TQ 6 and rolls 0: passed. With an 8 it would have taken 8 − 6 = 2 hits before the fight.
worked-busho = A Busho in the fight
worked-busho-how = Yokomichi has ridden to his men. With an enemy Busho beside him there would be a duel (§9.25); alone he is at risk: a 9 hits him (§9.26). The die shows 5, and he is unharmed.
worked-clash = Column, die, hits
worked-clash-how = The attacker chooses SI Yokomichi 1: its type counts, and its angle. SI against AS is column 9 of the Shock Table (§9.27). 2 units against 1 shift it by 2 to the right, rough ground by 1 to the left, the slope down by 1 to the right: 9 + 2 − 1 + 1 = 11 (§9.28). The die is 4, and the Busho adds 1: in the row of 5 the attackers take 2 hits and the defender 3. From the flank there is positional superiority, which doubles the 3 to 6.
worked-results = What the hits do
worked-results-how = AS Kikkawa 2 had 1 hit from the archers, and 1 + 6 = 7 is more than its TQ of 6. It would be Disordered; under positional superiority it routs at once (§11.25). The attackers share their 2 hits, 1 for each (§11.22).
worked-advance = Advance
worked-advance-how = The hex is empty, and an attacker in order must enter it (§11.51): SI Yokomichi 1 goes to 1606. There it may turn by 1 corner (§11.52), and turns to the next enemy.
