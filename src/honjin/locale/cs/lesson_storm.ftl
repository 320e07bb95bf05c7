### Co říká první partie s průvodcem hry Storm over Port Arthur.

lesson-welcome = Srpen 1904. Velíte japonské armádě před Port Arthurem a toto je vaše první kolo. Trvá deset minut; každým krokem vás tu provedeme a herní plán je ten pravý.
lesson-goal = Do přístavu shlíží pět výšin označených trojúhelníkem. Držíte-li na konci kola jednu z nich, vítězíte. Rusko vítězí, když si všech pět udrží po pět kol.
lesson-guns = Vaše obléhací děla stojí v oblasti Tchuan-šan-c' sama, vedle ruské reduty s kulometem: je to Severní reduta Lung-jen. Dělo zničí jediný bod poškození, a proto u sebe potřebuje pěchotu.
lesson-pick = Strany se střídají po jedné akci a vy začínáte. V jedné akci se několik jednotek z téže oblasti přesune, pálí nebo ostřeluje. Vyberte 9D 1/7 v oblasti Pa-li-čuang: první prapor 7. pluku 9. divize.
lesson-group = Přidaly se k němu další dva prapory: společně mohou jednat nejvýše tři. Čísla dole na žetonu jsou palebná síla, obrana a pohyb.
lesson-march = Krok do sousední oblasti stojí jeden bod pohybu a o jeden víc tam, kde je nepřítel. Přesuňte všechny tři do oblasti Tchuan-šan-c'.
lesson-spent = Všechny tři žetony zbledly: jednotky jsou odehrané. Jednotka jedná jednou za kolo a pak čeká na další.
lesson-machine-gun = Pak jednalo Rusko: kulomet pálil do oblasti Tchuan-šan-c'. Dvě kostky a jeho palebná síla dají 5 + 6 = 11. Proti tomu stojí nejlepší obrana v oblasti a úroveň oblasti, číslo ve štítu: 8 + 1 = 9. O kolik je útok vyšší, tolik je poškození: 2 body.
lesson-absorb = Vy volíte, které jednotky v oblasti poškození pokryjí. Odehraná jednotka pokryje 1 bod ústupem, nebo 2, je-li odstraněna. Dělo je za 1 ztraceno. Nechte proto dva prapory ustoupit.
lesson-retreat = Nejdřív 9D 1/7: vyberte ho a pak oblast Pa-li-čuang. Ustoupí tam.
lesson-spotted = I druhý prapor ustoupil; žádné dělo není ztraceno. Všimněte si však oka v redutě: kdo pálí do sousední oblasti, je odhalen. Úroveň 3 tam až do konce kola nikoho nechrání.
lesson-howitzer = Teď tedy udeřte. Dělostřelectvo ostřeluje na dálku; číslo v tmavém kroužku je jeho dosah. Vyberte houfnici ráže 15 cm č. 1.
lesson-two-guns = Přidala se k ní druhá houfnice: dvě děla se stejnou palebnou silou mohou ostřelovat společně a druhé přidá 1. Seznam ukazuje šance pro každý cíl.
lesson-bombard = Nejlepším cílem je reduta, která teď nemá svou úroveň. Ostřelujte oblast Severní reduta Lung-jen.
lesson-struck = Na kostkách je 5 a děla přidají 6 + 1: to je 12 proti obraně 9, tedy 3 body. Se svou úrovní by reduta měla také 12 a nestalo by se nic.
lesson-battery = Jeden ruský prapor se otočil a ustoupil a kulomet je ztracen. Pak baterie v oblasti Er-lung-šan ostřelovala oblast Wang-ťia-tien-c': 4 + 6 = 10 proti 8 + 1 = 9. To je 1 bod.
lesson-flip = Prapory jsou tam ještě připravené. Připravená jednotka pokryje 1 bod otočením: je pak odehraná, ale zůstane na místě. Otočte 9D 3/36.
lesson-assault = V redutě zbývá jeden prapor a je připravený. Oblast je vaše, když v ní máte jednotku a nepřítel žádnou. Někdo tedy musí dovnitř: vyberte 9D 1/35 v oblasti Pa-li-čuang.
lesson-enter = Zase jsou tři. Připravená pěchota pálí na ty, kdo vstupují, a kdo ustoupí, vrací se, odkud přišel: proto určíte, ze které strany jdete. Přesuňte je do reduty přímo, přes oblast Pa-li-čuang.
lesson-defensive-fire = To byla obranná palba: 7 + 3 = 10 proti 8, tedy 2 body. V oblasti, která není vaše, vám žádná úroveň nepomáhá. Kdo vstupuje, platí za odehraného, takže se nemůže otočit.
lesson-remove = Dva by mohly ustoupit a uvnitř by zůstal jeden. Nebo se jeden odstraní a dva se udrží; odstraněná pěchota se může příští kolo vrátit. Odstraňte 9D 1/35 do pole reorganizace.
lesson-foothold = V redutě jsou teď dva vaše prapory vedle ruského. Rusko mezitím přivedlo další dva do oblasti Sung-šu-šan. Skoncujte s ním, než přijdou.
lesson-riflemen = Pálí i pěchota, do své oblasti nebo do sousední; vlastní jednotky tam zasaženy nejsou. V oblasti Wang-ťia-tien-c' jsou některé prapory ještě připravené. Vyberte 9D 2/7.
lesson-fire = Tři pálí společně: palebná síla jednoho a 1 za třetí. Tentokrát se odhalíte vy, ale stojí to za to. Palte do reduty.
lesson-taken = 7 + 4 + 1 = 12 proti 9: 3 body, dost na odstranění připravené jednotky. V redutě nezbyl žádný Rus a je vaše.
lesson-shelter = Baterie v oblasti Sung-šu-šan ji hned ostřelovala: 6 + 5 = 11. Teď však úroveň pomáhá vám: 8 + 3 = 11. Poškozením je jen to, co obranu převyšuje, a to není nic.
lesson-pass = V partii se pokračuje, dokud máte připravené jednotky. Můžete pasovat a později zase jednat, ale dvě pasování po sobě kolo ukončí. Podívejte se, jak kolo končí: pasujte.
lesson-turn-over = Také Rusko pasovalo a kolo skončilo. Nedržíte žádnou z pěti výšin, obléhání tedy pokračuje. Všechny jednotky jsou znovu připravené a ukazatele zmizely.
lesson-supplements = Kolo začíná příchody: odstraněný prapor se vrací. Ať přijde do oblasti mimo mapu východ.
lesson-returned = Útok vás tedy natrvalo nestál nic. V dalších kolech dostanete novou divizi a těžké houfnice ráže 28 cm. Z odstraněné ruské pěchoty se vrací jen polovina.
lesson-ahead = Reduta sousedí se dvěma z pěti výšin. Chcete-li jednu dobýt, ostřelujte posádku, dokud není odehraná, vstupte a příští kolo palte zevnitř: uvnitř oblasti se její úroveň nepočítá.
lesson-left-out = Něco muselo počkat: ženisté přidávají 1 k palbě uvnitř své oblasti, záložní pěchota jedná po dvou a strana nesmí mít v oblasti víc než deset jednotek. Všechno je v pravidlech.
lesson-end = Znáte všechny druhy akcí. Od této chvíle seznam ukazuje vše, co je dovoleno, „Proč ne?“ vysvětlí ostatní a Nápověda ukáže, co by udělal rozumný generál.
