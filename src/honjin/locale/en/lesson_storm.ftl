### What the guided first game of Storm over Port Arthur says.

lesson-welcome = August 1904. You command the Japanese army before Port Arthur, and this is your first turn. It takes ten minutes; every step is explained here, and the board is the real one.
lesson-goal = Five heights with a triangle look down into the harbour. Hold one of them at the end of a turn, and you have won. Russia wins if it keeps all five for five turns.
lesson-guns = Your siege guns stand alone at Tuanshanzi, beside a Russian redoubt with a machine gun: the Longyan North Redoubt. One point of damage destroys a gun, so they need infantry with them.
lesson-pick = The sides act in turn, one action each, and you begin. In an action a few units of one area move, fire or bombard. Choose 9D 1/7 at Balizhuang: the first battalion of the 7th regiment, 9th Division.
lesson-group = Two more battalions have joined it: up to three can act together. The figures at the foot of a counter are firepower, defence and movement.
lesson-march = A step into the next area costs one movement point, and one more where the enemy is. Move the three to Tuanshanzi.
lesson-spent = The three look pale now: they are spent. A unit acts once in a turn and then waits for the next one.
lesson-machine-gun = Then Russia acted: the machine gun fired at Tuanshanzi. Two dice and its firepower make 5 + 6 = 11. Against that stand the best defence in the area and the level of the area, the figure in the shield: 8 + 1 = 9. The fire is 2 higher, so you take 2 points of damage.
lesson-absorb = You choose which of the units there absorb the damage. A spent unit absorbs 1 point by retreating, or 2 by being removed. A gun is lost for 1 point. So let two battalions step back.
lesson-retreat = First 9D 1/7: choose it, then Balizhuang, and it retreats there.
lesson-spotted = The other battalion has stepped back too; no gun is lost. But see the eye in the redoubt: whoever fires into the next area is spotted. Its level 3 protects nobody there until the turn is over.
lesson-howitzer = So strike now. Artillery bombards at a distance; the figure in the dark circle is its range. Choose the 15 cm howitzer 1.
lesson-two-guns = The second howitzer has joined it: two guns with the same firepower can bombard together, and the second adds 1. The list shows the odds for every target.
lesson-bombard = The best target is the redoubt, now that it is without its level. Bombard the Longyan North Redoubt.
lesson-struck = Your dice show 5, and the guns add 6 + 1: that makes 12 against a defence of 9, so 3 points of damage. With its level the redoubt would have had 12 as well, and nothing would have happened.
lesson-battery = One Russian battalion flipped and retreated, and the machine gun is lost. Then the battery on Erhlungshan shelled Wangjiadianzi: 4 + 6 = 10 against 8 + 1 = 9. That is 1 point.
lesson-flip = The battalions there are still active. An active unit absorbs 1 point by a flip: it is spent, but it stays. Flip 9D 3/36.
lesson-assault = One battalion is left in the redoubt, and it is active. An area becomes yours when you have a unit in it and the enemy has none. So somebody must go in: choose 9D 1/35 at Balizhuang.
lesson-enter = Again there are three. Active infantry fires at those who enter, and units that retreat go back the way they came: so you say from which side you go in. Move to the redoubt directly, by way of Balizhuang.
lesson-defensive-fire = That was defensive fire: 7 + 3 = 10 against 8, 2 points. No level helps you in an area that is not yours. Those who enter count as spent, so they cannot flip.
lesson-remove = Two could retreat, and one would be left inside. Or one is removed and two hold on; removed infantry can come back next turn. Remove 9D 1/35, to the reorganisation box.
lesson-foothold = Two of your battalions are in the redoubt now, beside the Russian one. Meanwhile Russia has brought two more to Sungshushan. Finish it before they come.
lesson-riflemen = Infantry fires too, at its own area or the next one; your own units there are not hit. Some battalions at Wangjiadianzi are still active. Choose 9D 2/7.
lesson-fire = Three fire together: the firepower of one of them counts, plus 1 for the third. This time you will be spotted, but it is worth it. Fire at the redoubt.
lesson-taken = 7 + 4 + 1 = 12 against 9: 3 points, enough to remove an active unit. No Russian is left in the redoubt, and it is yours.
lesson-shelter = The battery on Sungshushan shelled it at once: 6 + 5 = 11. But now the level helps you: 8 + 3 = 11. The fire is not higher than that, so there is no damage.
lesson-pass = In a match you would go on while you have active units. You may pass and act again later, but two passes in a row end the turn. To see how a turn ends, pass.
lesson-turn-over = Russia has passed as well, and the turn is over. You hold none of the five heights, so the siege goes on. All units are active again, and the markers are gone.
lesson-supplements = A turn begins with arrivals: the battalion that was removed comes back. Let it arrive in Off-board East.
lesson-returned = So the assault has cost you nothing in the end. In later turns you receive a new division and heavy 28 cm howitzers. Of the Russian infantry that is removed only half comes back.
lesson-ahead = The redoubt borders on two of the five heights. To take one, shell its garrison until it is spent, go in, and fire from within next turn: inside an area its level does not count.
lesson-left-out = Some things have had to wait: engineers add 1 to fire within their area, reserve infantry acts in pairs, and a side may have no more than ten units in an area. It is all in the rules.
lesson-end = You have seen every kind of action. From here on the list shows everything that is legal, Why not? explains the rest, and Hint shows what a sensible general would do.
