### Courriel : c’est à vous de jouer.

mail-subject = { $game } : à vous de jouer contre { $opponent }
mail-opening = { $game }, { $side } contre { $opponent }.
mail-asked = La question posée : { $ask }
mail-asked-plainly = Une décision vous attend.
mail-happened = Ce qui s’est passé :
mail-table = Vers la table : { $url }
mail-stop = Un seul message est envoyé jusqu’à votre prochain passage. Pour n’en recevoir aucun, supprimez votre adresse : { $url }
mail-guest = Invité { $tag }
mail-machine = l’ordinateur ({ $level })
mail-nobody = une place libre
