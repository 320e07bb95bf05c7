### The worked example of Storm over Port Arthur, beside its rules.

worked-title = Un assaut : tir, bombardement, tir défensif, dégâts, contrôle
worked-intro = Le combat pour la redoute nord de Longyan, dans la première partie guidée. Deux bataillons russes et une mitrailleuse la tiennent.
worked-machine-gun = Tirer, c’est se montrer
worked-machine-gun-how = La mitrailleuse de la redoute tire dans la zone voisine. Ses dés 4 + 1 et sa puissance de feu 6 font 11 (§ 10.1). La meilleure défense y est de 8, et comme le Japon contrôle la zone, son niveau de défense compte aussi : 8 + 1 = 9 (§ 10.2). Ce qui dépasse fait les dégâts : 11 − 9 = 2 points (§ 10.3). Les bataillons ont déjà agi : chacun absorbe 1 point en reculant (§ 11.1). Mais la redoute est repérée, et n’a plus de niveau jusqu’à la fin du tour (§ 7.3).
worked-bombard = Bombardement
worked-bombard-how = Les canons tirent à distance (§ 6). Deux obusiers : dés 2 + 3, puissance de feu 6, et 1 pour le second canon, en tout 12 (§ 10.1). La défense russe est de 9, sans niveau : 12 − 9 = 3 points. Avec le niveau 3, elle aurait été de 9 + 3 = 12, et rien ne se serait passé (§ 10.2).
worked-absorb = Absorber les dégâts
worked-absorb-how = La Russie dit qui supporte les 3 points (§ 11.2). Un bataillon disponible se retourne pour 1 puis, ayant agi, recule pour 1 de plus ; la mitrailleuse est perdue pour 1 : 3 en tout (§ 11.1). L’autre bataillon reste dans la redoute, disponible.
worked-shelled = La réponse
worked-shelled-how = Une batterie russe bombarde la zone voisine : 3 + 1 + 6 = 10, contre 8 + 1 = 9. Cela fait 1 point, qu’un bataillon disponible absorbe en se retournant : il n’agira plus ce tour-ci, mais reste sur place (§ 11.1).
worked-enter = L’assaut
worked-enter-how = Trois bataillons entrent dans la redoute. Un pas coûte 1 point de mouvement, et 1 de plus là où se trouve l’ennemi : 2 en tout (§ 8.1). Ils disent par où ils viennent, car un recul les y ramènerait (§ 11.3).
worked-reaction = Tir défensif
worked-reaction-how = L’infanterie disponible tire sur ceux qui entrent (§ 9.1) : 3 + 4 + 3 = 10. Face à elle, seul compte le groupe qui entre, avec une défense de 8 : le niveau sert la Russie tant qu’elle contrôle la zone (§ 10.2). 10 − 8 = 2 points, absorbés comme par des unités qui ont agi : un recul vaut 1, un retrait 2 (§ 9.2). Le Japon retire un bataillon, et les 2 autres restent dedans.
worked-clear = Tir depuis la zone voisine
worked-clear-how = Pendant que la Russie amène 2 bataillons à Sungshushan, trois bataillons japonais tirent sur la redoute depuis la zone voisine : dés 1 + 6, puissance de feu 4, et 1 pour la troisième unité : 12 (§ 10.1), contre 9. Les amis dans la redoute ne sont pas touchés. 12 − 9 = 3 points, à absorber autant que possible (§ 11.2) : le dernier bataillon est retiré.
worked-control = Contrôle
worked-control-how = Après l’action, seul le Japon a des unités dans la redoute, et il la contrôle (§ 13.2). Des canons russes la bombardent aussitôt : 4 + 2 + 5 = 11. Mais maintenant le niveau 3 protège le Japon : 8 + 3 = 11. L’attaque ne dépasse pas, et il n’y a pas de dégâts (§ 10.3).
