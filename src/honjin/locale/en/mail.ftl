### E-mail: it is your move.

mail-subject = { $game }: your move against { $opponent }
mail-opening = { $game }, { $side } against { $opponent }.
mail-asked = You are asked: { $ask }
mail-asked-plainly = A decision waits for you.
mail-happened = What happened:
mail-table = To the table: { $url }
mail-stop = This is the only message until you look. To get none at all, remove your address: { $url }
mail-guest = Guest { $tag }
mail-machine = the computer ({ $level })
mail-nobody = an empty seat
