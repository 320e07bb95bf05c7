### The worked example of RAN, beside its rules.

worked-title = Un choc : tests, Busho en danger, colonne, dé, hits, déroute
worked-intro = Le premier choc de la première partie guidée, à Nunobeyama : les samouraïs et les Ashigaru de Yokomichi contre une unité de Kikkawa.
worked-declared = Qui attaque qui
worked-declared-how = SI Yokomichi 1 se tient sur le flanc de AS Kikkawa 2, AS Yokomichi 1 devant son front. À 2 attaquants contre 1 ennemi, ils livrent un seul combat (§ 9.2). Des unités qui ont bougé n’ont pas de test à faire avant (§ 9.21).
worked-reaction = Le test du défenseur
worked-reaction-how = Un défenseur qui n’est pas Engagé teste sa Qualité de Troupe (§ 9.24). AS Kikkawa 2 a une TQ de 6 et fait 0 : réussi. Avec un 8, elle aurait pris 8 − 6 = 2 hits avant le combat.
worked-busho = Un Busho dans la mêlée
worked-busho-how = Yokomichi a rejoint ses hommes. Face à un Busho ennemi, il y aurait un duel (§ 9.25) ; seul, il est en danger : un 9 le touche (§ 9.26). Le dé donne 5, et il est indemne.
worked-clash = Colonne, dé, hits
worked-clash-how = L’attaquant choisit SI Yokomichi 1 : c’est son type qui compte, et son angle. SI contre AS, c’est la colonne 9 de la table de choc (§ 9.27). 2 unités contre 1 la décalent de 2 vers la droite, le sol accidenté de 1 vers la gauche, la pente descendante de 1 vers la droite : 9 + 2 − 1 + 1 = 11 (§ 9.28). Le dé fait 4, et le Busho ajoute 1 : à la ligne 5, les attaquants prennent 2 hits et le défenseur 3. De flanc, il y a supériorité de position, qui double les 3 en 6.
worked-results = L’effet des hits
worked-results-how = AS Kikkawa 2 avait 1 hit dû aux archers, et 1 + 6 = 7 dépasse sa TQ de 6. Elle serait Désorganisée ; sous la supériorité de position, elle part aussitôt en déroute (§ 11.25). Les attaquants se partagent leurs 2 hits, 1 chacun (§ 11.22).
worked-advance = Avance
worked-advance-how = L’hexagone est vide, et un attaquant en ordre doit y entrer (§ 11.51) : SI Yokomichi 1 va en 1606. Là, elle peut pivoter de 1 sommet (§ 11.52), et se tourne vers l’ennemi suivant.
