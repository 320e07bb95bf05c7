### E-mail: jste na tahu.

mail-subject = { $game }: jste na tahu, soupeř: { $opponent }
mail-opening = { $game }, { $side }, soupeř: { $opponent }.
mail-asked = Otázka pro vás: { $ask }
mail-asked-plainly = Čeká na vás rozhodnutí.
mail-happened = Co se stalo:
mail-table = Ke stolu: { $url }
mail-stop = Do vaší příští návštěvy přijde jen tato zpráva. Nechcete-li žádnou, odstraňte svou adresu: { $url }
mail-guest = Host { $tag }
mail-machine = počítač ({ $level })
mail-nobody = volné místo
