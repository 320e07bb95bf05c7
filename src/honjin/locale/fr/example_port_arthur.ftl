### The worked example of Port Arthur, beside its rules.

worked-title = Une bataille navale : dés, coups critiques, coups au but, naufrages
worked-intro = La première bataille de la première partie guidée, en mer Jaune. Le Japon a le marqueur d’initiative.
worked-joined = Qui est là
worked-joined-how = Les deux camps ont des navires en mer Jaune, et le Japon consacre son opération à une attaque. Tous les navires présents y participent (§ 6.3). Puissance de feu, navire par navire : Japon 8 + 7 + 5 + 2 + 2 + 2 + 1 = 27, Russie 7 + 6 + 6 + 6 = 25.
worked-first = Qui tire le premier
worked-first-how = Une escadre va à la vitesse de son navire le plus lent : 4 des deux côtés. À vitesse égale, le défenseur tire le premier, donc la Russie (§ 6.3A). Mais le camp qui tirerait en second peut, s’il a le marqueur d’initiative, le céder et tirer le premier. C’est ce que fait le Japon (§ 9.2).
worked-dice = Les dés
worked-dice-how = On lance de 1 à 6 dés (§ 6.3B) ; le Japon en prend 6 : 4 + 6 + 6 + 4 + 3 + 1 = 24. Cela ne dépasse pas 27, donc chaque dé touche : 6 coups au but. Les 6 dés ne montrent que 4 valeurs différentes, et 6 − 4 = 2 donne le nombre de coups critiques : un pour la paire de quatre, un pour la paire de six.
worked-criticals = D’abord les coups critiques
worked-criticals-how = Le camp qui tire les place, un par un, avant les coups au but (§ 6.4). Chacun endommage un navire intact. La puissance de feu du Tsesarevitch tombe de 7 à 6, celle du Pobieda de 6 à 5. Un coup critique ne coule un navire endommagé que s’il n’en reste aucun d’intact, et il en reste 2.
worked-hits = Puis les coups au but
worked-hits-how = Le propriétaire répartit les 6 coups sur ses propres navires (§ 6.4). 1 coup endommage un navire intact ; un navire endommagé coule pour autant de coups que sa défense. Le Tsesarevitch et le Pobieda ont chacun une défense de 3, et 3 + 3 = 6. La Russie les sacrifie, et ses 2 autres navires restent intacts.
worked-reply = L’autre camp riposte
worked-reply-how = Ce qui a coulé ne tire plus (§ 6.3C) : d’une puissance de feu de 25, il reste 6 + 6 = 12. La Russie lance 3 dés : 2 + 1 + 6 = 9. Cela ne dépasse pas 12, donc 3 coups au but. Les 3 dés diffèrent : aucun coup critique.
worked-damage = Des dégâts sans perte
worked-damage-how = Le Japon répartit les 3 coups sur de petits croiseurs : le Kasagi, le Chitose et l’Akashi en prennent 1 chacun et sont endommagés (§ 6.4). Sur un seul croiseur de défense 1, il aurait suffi de 1 coup pour l’endommager et de 1 pour le couler. Chaque camp a tiré une fois, et la bataille est finie (§ 6.3D).
