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
mail-guest-named = { $nickname } (guest { $tag })
mail-machine = the computer ({ $level })
mail-nobody = an empty seat
mail-confirm-subject = Is this your address?
mail-confirm = { $name } on { $server } would like to get a message at this address when a game is waiting. If that is you, open this link:
mail-confirm-ignore = If it is not you, do nothing: no other message will come.
mail-recover-subject = A new password
mail-recover = Somebody, probably you, has asked for a new password for { $name } on { $server }. Choose it here:
mail-recover-once = The link works for an hour, and once. After that every device has to sign in again.
mail-recover-ignore = If it was not you, do nothing: the password stays as it is.
