### The worked example of Storm over Port Arthur, beside its rules.

worked-title = An assault: fire, bombardment, defensive fire, damage, control
worked-intro = The fight for the Longyan North Redoubt in the guided first game. Two Russian battalions and a machine gun hold it.
worked-machine-gun = Fire, and whoever fires is seen
worked-machine-gun-how = The machine gun in the redoubt fires into the next area. Its dice 4 + 1 and its firepower 6 make 11 (§10.1). The best defence there is 8, and as Japan controls the area its defence level counts too: 8 + 1 = 9 (§10.2). Attack minus defence is the damage: 11 − 9 = 2 points (§10.3). The battalions there are spent, so each takes 1 point by a retreat (§11.1). But now the redoubt is spotted, and has no level until the turn ends (§7.3).
worked-bombard = Bombardment
worked-bombard-how = Guns shoot at a distance (§6). Two howitzers: dice 2 + 3, firepower 6, and 1 for the second gun, in all 12 (§10.1). The Russian defence is 9, without a level: 12 − 9 = 3 points. With the level 3 it would have been 9 + 3 = 12, and nothing would have happened (§10.2).
worked-absorb = Damage is absorbed
worked-absorb-how = Russia says who bears the 3 points (§11.2). An active battalion flips for 1 and, now spent, retreats for 1 more; then the machine gun is lost for 1: together 3 (§11.1). The other battalion is still in the redoubt, and active.
worked-shelled = The answer
worked-shelled-how = A Russian battery shells the next area: 3 + 1 + 6 = 10, against 8 + 1 = 9. That is 1 point, and an active battalion absorbs it by flipping: it is spent, but stays where it is (§11.1).
worked-enter = The assault
worked-enter-how = Three battalions enter the redoubt. A step costs 1 movement point, and 1 more where the enemy is: 2 in all (§8.1). They say by which way they come, for a retreat would lead back there (§11.3).
worked-reaction = Defensive fire
worked-reaction-how = Active infantry fires at those who enter (§9.1): 3 + 4 + 3 = 10. Against it stands only the group that enters, with defence 8: the level is Russia’s as long as Russia controls the area (§10.2). 10 − 8 = 2 points, absorbed as by spent units: a retreat is 1, a removal is 2 (§9.2). Japan removes one battalion, so that the other 2 stay inside.
worked-clear = Fire from next door
worked-clear-how = While Russia brings 2 battalions to Sungshushan, three Japanese battalions fire at the redoubt from the next area: dice 1 + 6, firepower 4, and 1 for the third unit: 12 (§10.1), against 9. Friends in the redoubt are not hit. 12 − 9 = 3 points must be absorbed as far as possible (§11.2): the last battalion is removed.
worked-control = Control
worked-control-how = After the action only Japan has units in the redoubt, and controls it (§13.2). Russian guns shell it at once: 4 + 2 + 5 = 11. But now the level 3 protects Japan: 8 + 3 = 11. The attack is not higher, and there is no damage (§10.3).
