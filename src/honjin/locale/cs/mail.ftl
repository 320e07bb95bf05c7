### E-mail: jste na tahu.

mail-subject = { $game }: jste na tahu, soupeř: { $opponent }
mail-opening = { $game }, { $side }, soupeř: { $opponent }.
mail-asked = Otázka pro vás: { $ask }
mail-asked-plainly = Čeká na vás rozhodnutí.
mail-due = Odpovězte prosím do { $until } UTC; potom za vás platí obvyklá odpověď.
mail-happened = Co se stalo:
mail-table = Ke stolu: { $url }
mail-stop = Do vaší příští návštěvy přijde jen tato zpráva. Nechcete-li žádnou, odstraňte svou adresu: { $url }
mail-guest = Host { $tag }
mail-guest-named = { $nickname } (host { $tag })
mail-machine = počítač ({ $level })
mail-nobody = volné místo
mail-confirm-subject = Je to vaše adresa?
mail-confirm = { $name } na serveru { $server } chce na tuto adresu dostávat zprávy, když na tah čeká partie. Pokud jste to vy, otevřete tento odkaz:
mail-confirm-ignore = Pokud ne, nedělejte nic: žádná další zpráva nepřijde.
mail-recover-subject = Nové heslo
mail-recover = Někdo, nejspíš vy, požádal o nové heslo k účtu { $name } na serveru { $server }. Zvolte si je zde:
mail-recover-once = Odkaz platí hodinu a jen jednou. Potom se každé zařízení musí přihlásit znovu.
mail-recover-ignore = Není-li to vaše žádost, nedělejte nic: heslo zůstane, jaké je.
