### The worked example of Midway, beside its rules.

worked-title = Un raid aérien : recherche, vol, couverture, manche aérienne, barrage, coups au but
worked-intro = Le raid de l’après-midi de la première partie guidée : les porte-avions américains contre Nagumo, et son propre raid sur le Yorktown.
worked-search = Détectés
worked-search-how = Navires et sous-marins fouillent leur hex quand tous ont bougé, de jour sans dé (§ 1.2). Nagumo entre en F5, où se trouvent des sous-marins américains : ils signalent ses 20 navires par leur nom, avant que l’on écrive les ordres aériens.
worked-flight = Rayon d’action et horloge de vol
worked-flight-how = Un vol s’écrit hex par hex, aller et retour (§ 1.1). Les avions embarqués ont 6 hex : de l’Enterprise et du Hornet, en I4, c’est 3 à l’aller et 3 au retour. Le Yorktown, en H4, est plus près : 2 à l’aller et 2 au retour. Tous décollent au pas 0 et entrent dans un hex à chaque pas : les escadrilles du Yorktown sont sur F5 au pas 2, les autres au pas 3.
worked-arrival = Au-dessus de la cible
worked-arrival-how = Sur F5, le raid a 10 escadrilles de 6 avions, 60 en tout. En face volent les chasseurs en couverture, ceux de l’Akagi et du Kaga : 6 + 6 = 12 (§ 2.1). Au même moment, 18 avions du Hiryu atteignent H4, où les 6 chasseurs de VF-3 couvrent le Yorktown. Chaque camp voit maintenant ce qu’il attaque (§ 2.2).
worked-air-round = La manche aérienne
worked-air-round-how = Au-dessus de chaque hex attaqué, il y a une manche ; chaque avion lance un dé à 100 faces et touche s’il fait sa chance ou moins (§ 2). Un chasseur touche un bombardier à 50 %, un chasseur à 30 % (§ 2.1). Sur H4, les 6 avions de VF-3 touchent 3 avions torpilleurs : il en reste 3 ; les 6 chasseurs d’escorte touchent 5 appareils de VF-3 : il en reste 1. Sur F5, la couverture plonge : VT-6 en perd 3, VT-8 en perd 1, et il reste 9 des 12 chasseurs. Tous tombent en même temps.
worked-barrage = Tir de barrage
worked-barrage-how = Chaque navire dont l’armement fonctionne désigne une escadrille et lance une fois : 20 % contre des avions torpilleurs, 10 % contre des bombardiers en piqué, 1 avion par coup au but (§ 2). Sur F5, 7 navires tirent sur VT-3 ; 4 font 20 ou moins, et il reste 2 avions. Le Soryu fait 5 contre VS-5, qui en perd 1. Sur H4, 9 navires tirent sur les 3 avions torpilleurs : 12 et 13 sont assez bas, et il en reste 1.
worked-hits = Bombes et torpilles
worked-hits-how = Chaque escadrille qui reste désigne un navire, et chacun de ses avions lance un dé (§ 2.2) : contre un porte-avions, un bombardier en piqué touche à 40 %, un avion torpilleur à 50 %. Le Kaga reçoit 4 + 2 + 2 = 8 coups, l’Akagi 1 + 3 + 2 = 6, le Soryu 1 + 1 + 1 = 3. Puis chaque coup tire sa partie touchée (§ 4) : 10 ou moins est critique, et le navire coule. Ainsi finissent le Kaga et l’Akagi. Le Soryu perd sa machinerie : il est immobile, son pont est fermé, et les 18 avions prêts sur le pont sont perdus.
worked-yorktown = L’autre raid, au même moment
worked-yorktown-how = Tous les dégâts tombent ensemble (§ 2.2) : le raid du Hiryu frappe, même si l’Akagi et le Kaga coulent. Ses 6 bombardiers en piqué placent 1 coup, à 40 % ; son dernier avion torpilleur manque. Le dé de la partie touchée dépasse 40 : machinerie (§ 4). Les escadrilles du Yorktown sont en vol et devront se détourner à la fin du tour.
