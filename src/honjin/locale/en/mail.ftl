### E-mail: it is your move.

mail-subject = { $game }: your move against { $opponent }
mail-opening = { $game }, { $side } against { $opponent }.
mail-asked = You are asked: { $ask }
mail-asked-plainly = A decision is waiting for you.
mail-due = Please answer by { $until } UTC; after that the usual answer is given for you.
mail-happened = What happened:
mail-table = Go to the table: { $url }
mail-stop = No other message will come until you have been to the table. To get none at all, remove your address: { $url }
mail-guest = Guest { $tag }
mail-machine = the computer ({ $level })
mail-nobody = an empty seat
mail-confirm-subject = Is this your address?
mail-confirm = { $name } on { $server } would like to get a message at this address when a game is waiting. If that is you, open this link:
mail-confirm-ignore = If it is not you, do nothing: no other message will come.
