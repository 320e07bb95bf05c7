### Ce que dit la première partie guidée de Port-Arthur.

lesson-welcome = Février 1904. Vous commandez la flotte japonaise contre la Russie, et voici votre premier tour. Il dure dix minutes ; chaque étape est expliquée ici, sur le vrai plateau.
lesson-goal = Six tours décident de la guerre. Deux choses comptent : les mers où vous seul avez des navires rapportent des points, et vos armées doivent traverser la mer jusqu’en Mandchourie et atteindre Mukden. Les mers marquées d’une étoile comptent le plus.
lesson-embark = Commencez par une armée. Elle attend la fin du tour dans une case de débarquement et met pied à terre si la Russie n’est pas seule dans cette mer. Envoyez-en une dans la case de débarquement de la mer Jaune.
lesson-escort = Une seconde armée est partie pour Tsushima. Voici les navires qui les gardent. Sur un pion, le grand chiffre est la puissance de feu, celui du cadre, la vitesse. Le Mikasa est votre navire amiral.
lesson-sail = Tous les navires d’un camp dans une même mer forment une escadre : ils se déplacent et se battent ensemble, à la vitesse du plus lent. Choisissez le Mikasa, puis la mer Jaune.
lesson-fleet = Le reste de la flotte a ses ordres aussi : de fortes escadres pour les deux débarquements, quelques navires pour les autres mers. Rien n’est encore définitif : un ordre peut être retiré.
lesson-end-sortie = Quand le plan est complet, terminez la sortie. Alors seulement la Russie le voit, et alors seulement elle prend la mer. Terminez la sortie.
lesson-met = La flotte russe est sortie : elle se trouve en mer Jaune, face à votre escadre, et entre elle et votre armée il n’y a que vous.
lesson-operations = Viennent les opérations. Chaque camp lance un dé ; le plus fort déplace une escadre ou livre une bataille, puis on relance. Une égalité y met fin pour ce tour : personne ne sait combien de temps il reste. Votre dé l’emporte.
lesson-attack = Des navires dans la même mer ne se battent pas d’eux-mêmes : il faut y consacrer une opération. Attaquez en mer Jaune.
lesson-first-fire = L’escadre la plus rapide tire la première et, à vitesse égale, celle du défenseur : ce serait la Russie. Mais vous avez le marqueur d’initiative. Qui l’utilise tire le premier et le cède à l’autre camp. Ici, cela en vaut la peine : utilisez-le.
lesson-dice = Vous choisissez combien de dés lancer, d’un à six. Si leur total ne dépasse pas votre puissance de feu, chaque dé touche, et des dés identiques sont en plus des coups critiques. S’il la dépasse, la plupart sont perdus.
lesson-fire = Les chances pour chaque nombre de dés figurent à côté des choix. Votre puissance de feu suffit pour les six : tirez.
lesson-critical = Six coups au but, et deux paires : deux coups critiques. Ceux-là, vous les placez vous-même ; chacun endommage un navire de votre choix. Mettez-en un sur le Tsesarevitch, le plus fort des Russes.
lesson-reply = Le second coup critique a endommagé le Pobieda, et les Russes ont dû répartir les six coups sur leurs propres navires : les deux ont coulé. Les autres ont riposté.
lesson-hits = C’est vous qui choisissez quels navires encaissent. Un coup endommage un navire intact ; un navire endommagé coule. Répartissez-les donc sur de petits navires. Que le Kasagi prenne le premier.
lesson-their-turn = Des croiseurs ont aussi encaissé les autres coups ; tous vos navires sont encore à flot. Mais la Russie a maintenant le dé le plus fort, et elle attaque vos deux croiseurs en mer de Chine orientale. Ils sont plus rapides et tirent les premiers.
lesson-fire-few = Leur puissance de feu est faible : avec beaucoup de dés, le total la dépasserait. Trois dés, c’est le mieux. Tirez.
lesson-sinking = La Russie a beaucoup de canons ici : des coups critiques ont endommagé les deux croiseurs, et des navires endommagés coulent. Il n’y a rien à sauver. Laissez couler l’Izumo ; l’Iwate suit de lui-même.
lesson-scored = Une égalité a mis fin aux opérations, et l’on marque les points de contrôle. Là où les deux camps ont des navires, comme en mer Jaune, personne ne marque.
lesson-blockade = Vous pouvez établir le blocus de Port-Arthur : les navires russes qui en sortent doivent alors s’arrêter en mer Jaune. Il coûte un point par tour, et vous en avez peu. Pas encore.
lesson-landed = Les deux armées ont débarqué : la Russie n’était seule dans aucune des deux mers. Voilà à quoi servait la bataille de la mer Jaune.
lesson-returned = Puis tous les navires sont rentrés. Un navire endommagé le reste tant qu’il n’est pas passé au chantier naval, où il entre pendant la sortie : pensez-y en préparant le tour suivant.
lesson-end = Vous avez vu un tour entier. Cinq autres décident de la guerre. Désormais la liste montre tous les ordres permis, « Pourquoi pas ? » explique les autres, et le conseil montre ce que ferait un amiral sensé.
