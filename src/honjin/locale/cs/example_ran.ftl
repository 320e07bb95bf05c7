### The worked example of RAN, beside its rules.

worked-title = Boj zblízka: testy, velitel v nebezpečí, sloupec, kostka, ztráty, rozvrat
worked-intro = První boj zblízka z první hry s průvodcem, u Nunobejamy: samurajové a ašigaru velitele Jokomiči proti jednotce kontingentu Kikkawa.
worked-declared = Kdo útočí na koho
worked-declared-how = SI Jokomiči 1 stojí na boku jednotky AS Kikkawa 2, AS Jokomiči 1 před jejím čelem. Jako 2 útočníci proti 1 nepříteli svedou jeden boj (§ 9.2). Jednotky, které se pohnuly, před ním netestují (§ 9.21).
worked-reaction = Test obránce
worked-reaction-how = Obránce, který není v boji, testuje svou kvalitu (§ 9.24). AS Kikkawa 2 má TQ 6 a hodí 0: úspěch. Hodem 8 by utrpěla 8 − 6 = 2 ztráty ještě před bojem.
worked-busho = Velitel v boji
worked-busho-how = Jokomiči přijel ke svým mužům. Kdyby tu byl nepřátelský velitel, došlo by k souboji (§ 9.25); sám je v nebezpečí: zasáhne ho 9 (§ 9.26). Na kostce je 5 a velitel vyvázl.
worked-clash = Sloupec, kostka, ztráty
worked-clash-how = Útočník vybere SI Jokomiči 1: počítá se její druh i její úhel. SI proti AS je sloupec 9 tabulky boje zblízka (§ 9.27). 2 jednotky proti 1 ho posunou o 2 doprava, nerovný terén o 1 doleva, svah dolů o 1 doprava: 9 + 2 − 1 + 1 = 11 (§ 9.28). Na kostce je 4 a velitel přidá 1: v řádku 5 utrpí útočníci 2 ztráty a obránce 3. Z boku je to poziční převaha a ta ze 3 udělá 6.
worked-results = Co ztráty způsobí
worked-results-how = AS Kikkawa 2 měla od lučištníků 1 ztrátu, a 1 + 6 = 7 je víc než její TQ 6. Byla by dezorganizovaná; při poziční převaze se rovnou rozvrátí (§ 11.25). Útočníci si své 2 ztráty rozdělí po 1 (§ 11.22).
worked-advance = Postup
worked-advance-how = Hex je prázdný a útočník, který není dezorganizovaný, na něj musí vstoupit (§ 11.51): SI Jokomiči 1 jde na 1606. Tam se smí otočit o 1 vrchol (§ 11.52) a otočí se k dalšímu nepříteli.
