### Ce que dit la première partie guidée de Storm over Port Arthur.

lesson-welcome = Août 1904. Vous commandez l’armée japonaise devant Port-Arthur, et voici votre premier tour. Il dure dix minutes ; chaque étape est expliquée ici, sur le vrai plateau.
lesson-goal = Cinq hauteurs marquées d’un triangle dominent le port. Tenez-en une à la fin d’un tour, et vous avez gagné. La Russie gagne si elle garde les cinq pendant cinq tours.
lesson-guns = Votre artillerie de siège est seule à Tuanshanzi, à côté d’une redoute russe armée d’une mitrailleuse : la redoute nord de Longyan. Un seul point de dégâts détruit un canon ; il lui faut donc de l’infanterie à ses côtés.
lesson-pick = Les camps agissent à tour de rôle, une action chacun, et vous commencez. Dans une action, quelques unités d’une même zone se déplacent, tirent ou bombardent. Choisissez 9D 1/7 à Balizhuang : le premier bataillon du 7e régiment, 9e division.
lesson-group = Deux autres bataillons l’ont rejoint : on agit à trois au plus. Les chiffres au bas d’un pion sont la puissance de feu, la défense et le mouvement.
lesson-march = Un pas dans la zone voisine coûte un point de mouvement, et un de plus là où se trouve l’ennemi. Déplacez les trois vers Tuanshanzi.
lesson-spent = Les trois pions ont pâli : ces unités ont agi. Une unité agit une fois par tour, puis elle attend le suivant.
lesson-machine-gun = Puis la Russie a agi : la mitrailleuse a tiré sur Tuanshanzi. Deux dés et sa puissance de feu font 5 + 6 = 11. En face comptent la meilleure défense de la zone et le niveau de la zone, le chiffre de l’écu : 8 + 1 = 9. Les 2 points de plus sont des dégâts.
lesson-absorb = Vous choisissez quelles unités de la zone absorbent les dégâts. Une unité qui a agi absorbe 1 point en reculant, ou 2 si elle est retirée. Un canon est perdu pour 1. Faites donc reculer deux bataillons.
lesson-retreat = D’abord 9D 1/7 : choisissez-le, puis Balizhuang. Il y recule.
lesson-spotted = L’autre bataillon a reculé aussi ; aucun canon n’est perdu. Mais voyez l’œil dans la redoute : qui tire dans une zone voisine est repéré. Son niveau 3 n’y protège plus personne jusqu’à la fin du tour.
lesson-howitzer = C’est le moment de frapper. L’artillerie bombarde à distance ; le chiffre du rond noir est sa portée. Choisissez l’obusier de 15 cm nº 1.
lesson-two-guns = Le second obusier l’a rejoint : deux canons de même puissance de feu peuvent bombarder ensemble, et le second ajoute 1. La liste montre les chances pour chaque cible.
lesson-bombard = La meilleure cible est la redoute, privée de son niveau. Bombardez la redoute nord de Longyan.
lesson-struck = Vos dés donnent 5, et les canons ajoutent 6 + 1 : cela fait 12 contre une défense de 9, soit 3 points. Avec son niveau, la redoute aurait eu 12 elle aussi, et rien ne se serait passé.
lesson-battery = Un bataillon russe a été retourné et a reculé, et la mitrailleuse est perdue. Puis la batterie d’Erhlungshan a bombardé Wangjiadianzi : 4 + 6 = 10 contre 8 + 1 = 9. Cela fait 1 point.
lesson-flip = Les bataillons y sont encore disponibles. Une unité disponible absorbe 1 point en se retournant : elle n’agira plus ce tour-ci, mais elle reste. Retournez 9D 3/36.
lesson-assault = Il reste un bataillon dans la redoute, et il est disponible. Une zone est à vous quand vous y avez une unité et que l’ennemi n’en a plus. Il faut donc entrer : choisissez 9D 1/35 à Balizhuang.
lesson-enter = Ils sont de nouveau trois. L’infanterie disponible tire sur ceux qui entrent, et qui recule repart d’où il vient : vous dites donc de quel côté vous entrez. Déplacez-les vers la redoute directement, par Balizhuang.
lesson-defensive-fire = C’était un tir défensif : 7 + 3 = 10 contre 8, soit 2 points. Aucun niveau ne vous aide dans une zone qui n’est pas à vous. Ceux qui entrent comptent comme ayant agi : ils ne peuvent pas se retourner.
lesson-remove = Deux pourraient reculer, et un seul resterait dedans. Ou bien un est retiré, et deux tiennent ; l’infanterie retirée peut revenir au tour suivant. Retirez 9D 1/35, vers la case de réorganisation.
lesson-foothold = Deux de vos bataillons sont dans la redoute, à côté du Russe. Entre-temps, la Russie en a amené deux autres à Sungshushan. Finissez-en avant qu’ils n’arrivent.
lesson-riflemen = L’infanterie tire aussi, sur sa propre zone ou sur une zone voisine ; vos unités qui s’y trouvent ne sont pas touchées. À Wangjiadianzi, des bataillons sont encore disponibles. Choisissez 9D 2/7.
lesson-fire = Trois tirent ensemble : la puissance de feu d’un seul, et 1 pour le troisième. Cette fois, c’est vous qui serez repéré, mais cela en vaut la peine. Tirez sur la redoute.
lesson-taken = 7 + 4 + 1 = 12 contre 9 : 3 points, de quoi retirer une unité disponible. Il n’y a plus de Russes dans la redoute, et elle est à vous.
lesson-shelter = La batterie de Sungshushan l’a aussitôt bombardée : 6 + 5 = 11. Mais maintenant le niveau vous aide : 8 + 3 = 11. Seul ce qui dépasse compte comme dégâts, et rien ne dépasse.
lesson-pass = Dans une partie, vous continueriez tant que des unités sont disponibles. Vous pouvez passer et agir de nouveau plus tard, mais deux passes de suite finissent le tour. Pour voir comment finit un tour, passez.
lesson-turn-over = La Russie a passé aussi, et le tour est fini. Vous ne tenez aucune des cinq hauteurs : le siège continue. Toutes les unités sont de nouveau disponibles, et les marqueurs ont disparu.
lesson-supplements = Un tour commence par les arrivées : le bataillon retiré revient. Faites-le arriver hors carte est.
lesson-returned = L’assaut ne vous a donc rien coûté pour de bon. Aux tours suivants, vous recevez une division nouvelle et de lourds obusiers de 28 cm. De l’infanterie russe retirée, la moitié seulement revient.
lesson-ahead = La redoute touche deux des cinq hauteurs. Pour en prendre une, bombardez la garnison jusqu’à ce qu’elle ait été retournée, entrez, et tirez de l’intérieur au tour suivant : à l’intérieur d’une zone, son niveau ne compte pas.
lesson-left-out = Certaines choses ont attendu : le génie ajoute 1 au tir à l’intérieur de sa zone, l’infanterie de réserve agit par deux, et un camp n’a jamais plus de dix unités dans une zone. Tout est dans les règles.
lesson-end = Vous avez vu toutes les sortes d’actions. Désormais la liste montre tout ce qui est permis, « Pourquoi pas ? » explique le reste, et le conseil montre ce que ferait un général sensé.
