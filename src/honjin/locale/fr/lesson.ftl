### Une première partie guidée : ce que dit sa fiche, quel que soit le jeu.

lesson-title = Première partie guidée
lesson-step = Étape { $step } sur { $of }
lesson-task = À vous : { $what }
lesson-next = Suivant
lesson-back = Précédent
lesson-do = Le faire pour moi
lesson-write = L’écrire pour moi
lesson-sheet-right = La feuille est comme il faut : remettez-la.
lesson-sheet-other = Autre chose, sur la feuille, n’est pas comme dans la leçon.
lesson-not-so = Ce n’est pas la feuille de la leçon. Qui la remet continue seul.
lesson-own-way = Continuer seul
lesson-resume = Revoir la leçon
lesson-fold = Replier la leçon
lesson-strayed = Vous avez pris votre propre chemin, et l’ordinateur continue avec vous. « Revenir en arrière » vous ramène à la leçon.
lesson-strayed-for-good = Vous avez pris votre propre chemin, et l’ordinateur continue avec vous.
lesson-again = Recommencer la leçon
lesson-done = La leçon est finie. Si vous voulez, la partie continue : l’ordinateur joue l’autre camp.
lesson-play-on = Continuer
lesson-new-match = Commencer ma propre partie
lesson-example = Le combat, chiffre par chiffre
