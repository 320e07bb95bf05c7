### What the guided first game of Port Arthur says.

lesson-welcome = February 1904. You command the Japanese fleet against Russia, and this is your first turn. It takes ten minutes; every step is explained here, and the board is the real one.
lesson-goal = Six turns decide the war. Two things count: seas in which you alone have ships give you points, and your armies must cross the sea to Manchuria and reach Mukden. The seas with a star matter most.
lesson-embark = Begin with an army. It waits in a landing box for the end of the turn and goes ashore if Russia does not hold that sea alone. Send one to the landing box in the Yellow Sea.
lesson-escort = A second army has gone to Tsushima. Now for the ships that guard them. On a counter the large figure is firepower, and the figure in the box is speed. Mikasa is your flagship.
lesson-sail = All the ships of a side in one sea form a squadron: they move and fight together, as fast as the slowest of them. Choose Mikasa, then the Yellow Sea.
lesson-fleet = The rest of your fleet has its orders too: strong squadrons for the two landings, a few ships for the other seas. Nothing is final yet; an order can be dropped or undone.
lesson-end-sortie = When a plan is complete, end the sortie. Only then does Russia see it, and only then does it sail. End the sortie.
lesson-met = The Russian fleet has come out: it stands in the Yellow Sea beside your squadron, and between it and your army there is nothing but you.
lesson-operations = Now the operations. Each side rolls a die; the higher one moves one squadron or fights one battle, then both roll again. A tie ends it for this turn, so nobody knows how long there is. You have rolled higher.
lesson-attack = Ships in the same sea do not fight by themselves: somebody must spend an operation on it. Attack in the Yellow Sea.
lesson-first-fire = The faster squadron fires first, and at equal speed the defender: that would be Russia. But you hold the initiative marker. Whoever uses it fires first and hands it to the other side. Here it is worth it: use it.
lesson-dice = You choose how many dice to roll, one to six. If their total is no more than your firepower, every die is a hit, and equal dice are critical hits as well. If the total goes over it, most of the hits are lost.
lesson-fire = The odds for each number of dice are shown beside the options. Your firepower is high enough for all six: fire them.
lesson-critical = Six hits, and two pairs: two critical hits. You place the critical hits yourself; each damages a ship of your choice. Put one on the Tsesarevitch, the strongest Russian ship.
lesson-reply = The second critical hit damaged the Pobeda, and the Russians had to spend the six hits on their own ships: both went down. What was left has fired back.
lesson-hits = You choose which of your ships take the hits. One hit damages an intact ship; a damaged one sinks. So spread them over small ships. Let the Kasagi take the first.
lesson-their-turn = The others have gone to cruisers as well; all your ships are afloat. But now Russia has rolled higher, and attacks your two cruisers in the East China Sea. They are faster and fire first.
lesson-fire-few = Their firepower is small: with many dice the total would go over it. Three dice are your best choice. Fire them.
lesson-sinking = Russia has many guns here: both cruisers are damaged by critical hits, and damaged ships sink. There is nothing to save. Let the Izumo go down; the Iwate follows by itself.
lesson-scored = A tie has ended the operations, and control is counted. Where both sides have ships, as in the Yellow Sea, nobody scores.
lesson-blockade = You may blockade Port Arthur: Russian ships that leave it must then stop in the Yellow Sea. It costs a point each turn, and you have few. So not yet.
lesson-landed = Both armies have landed: Russia stood alone in neither of the two seas. This is what the battle in the Yellow Sea was for.
lesson-returned = Then all ships went home. Damaged ones stay damaged until they have been in the yard, where they go during the sortie, so think of it when you plan the next turn.
lesson-end = You have seen a whole turn. Five more decide the war. From here on the list shows every legal order, Why not? explains the others, and Hint shows what a sensible admiral would do.
