### Courriel : c’est à vous de jouer.

mail-subject = { $game } : à vous de jouer contre { $opponent }
mail-opening = { $game }, { $side } contre { $opponent }.
mail-asked = La question posée : { $ask }
mail-asked-plainly = Une décision vous attend.
mail-due = Clôture le { $until } UTC ; ensuite la réponse habituelle est donnée pour vous.
mail-happened = Ce qui s’est passé :
mail-table = Vers la table : { $url }
mail-stop = Un seul message est envoyé jusqu’à votre prochain passage. Pour n’en recevoir aucun, supprimez votre adresse : { $url }
mail-guest = Invité { $tag }
mail-machine = l’ordinateur ({ $level })
mail-nobody = une place libre
mail-confirm-subject = Est-ce votre adresse ?
mail-confirm = { $name }, sur { $server }, souhaite recevoir ici un message quand une partie l’attend. Si c’est vous, ouvrez ce lien :
mail-confirm-ignore = Sinon, ne faites rien : aucun autre message ne viendra.
