### Notes et dessins personnels, à la table et dans la relecture.

notes = Notes
notes-empty = Vous seul lisez ce que vous notez et dessinez ici, sur tous vos appareils. La partie finie, la relecture montre chaque note à son moment.
notes-write = Écrire une note
notes-keep = Garder
notes-when = Tour { $turn } · { $when }
notes-drop = Jeter
notes-drop-this = Jeter : { $text }
notes-taken-off = effacé de la carte
notes-hide = Masquer les dessins
notes-not-kept = Cela n’a pas pu être gardé. Réessayez dans un instant.
notes-full = Une partie ne garde pas plus de notes que cela. Jetez-en quelques-unes.
notes-too-fast = C’était beaucoup à la fois. Réessayez dans un instant.

## Drawing

notes-draw = Dessiner
notes-drawing = Dessiner sur la carte, pour soi
notes-tools = Que dessiner
notes-arrow = Flèche
notes-ring = Cercle
notes-undo = Reprendre le dernier dessin
notes-clear = Effacer
notes-clear-help = Effacer tous les dessins de la carte ; la relecture les montre encore
notes-done = Terminer
notes-ink = Trait
notes-ink-red = rouge, plein
notes-ink-blue = bleu, tireté
notes-ink-green = vert, pointillé
notes-ink-violet = violet, double
notes-say-arrow = Désignez le départ.
notes-say-end = Puis l’arrivée.
notes-say-ring = Désignez ce qu’il entoure.
notes-arrow-between = Flèche : { $from } → { $to } ({ $ink })
notes-arrow-to = Flèche : → { $to } ({ $ink })
notes-arrow-drawn = Flèche ({ $ink })
notes-ring-around = Cercle : { $name } ({ $ink })
notes-ring-drawn = Cercle ({ $ink })

## Sharing, and the replay

notes-are-private = Vous seul lisez ces notes.
notes-are-shared = Quiconque regarde la relecture peut lire ces notes sous votre nom.
notes-share = Partager dans la relecture
notes-unshare = Garder pour soi
notes-mine = Vous
notes-author = { $name }, { $side }
notes-on-chart = Montrer sur la carte
