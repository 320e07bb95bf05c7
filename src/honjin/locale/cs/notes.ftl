### Vlastní poznámky a kresby hráče, u stolu a v přehrání.

notes = Poznámky
notes-empty = Co si sem poznamenáte a nakreslíte, čtete jen vy, na všech svých zařízeních. Po skončení partie ukáže přehrání každou poznámku v její chvíli.
notes-write = Napsat poznámku
notes-keep = Uložit
notes-when = { $turn }. kolo · { $when }
notes-drop = Zahodit
notes-drop-this = Zahodit: { $text }
notes-taken-off = smazáno z mapy
notes-hide = Skrýt kresby
notes-not-kept = To se nepodařilo uložit. Zkuste to za chvíli znovu.
notes-full = Víc poznámek se z jedné partie neukládá. Některé zahoďte.
notes-too-fast = To bylo moc najednou. Zkuste to za chvíli znovu.

## Drawing

notes-draw = Kreslit
notes-drawing = Kreslení na mapu, jen pro sebe
notes-tools = Co kreslit
notes-arrow = Šipka
notes-ring = Kroužek
notes-undo = Vzít zpět poslední kresbu
notes-clear = Smazat
notes-clear-help = Smazat všechny kresby z mapy; přehrání je ukáže dál
notes-done = Hotovo
notes-ink = Čára
notes-ink-red = červená, plná
notes-ink-blue = modrá, čárkovaná
notes-ink-green = zelená, tečkovaná
notes-ink-violet = fialová, dvojitá
notes-say-arrow = Ukažte, kde začíná.
notes-say-end = A teď, kde končí.
notes-say-ring = Ukažte, co má obkroužit.
notes-arrow-between = Šipka: { $from } → { $to } ({ $ink })
notes-arrow-to = Šipka: → { $to } ({ $ink })
notes-arrow-drawn = Šipka ({ $ink })
notes-ring-around = Kroužek: { $name } ({ $ink })
notes-ring-drawn = Kroužek ({ $ink })

## Sharing, and the replay

notes-are-private = Tyto poznámky čtete jen vy.
notes-are-shared = Kdo se dívá na přehrání, čte tyto poznámky pod vaším jménem.
notes-share = Sdílet v přehrání
notes-unshare = Nechat si pro sebe
notes-mine = Vy
notes-author = { $name }, { $side }
notes-on-chart = Ukázat na mapě
