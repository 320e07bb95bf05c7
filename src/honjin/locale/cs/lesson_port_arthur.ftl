### Co říká první partie s průvodcem hry Port Arthur.

lesson-welcome = Únor 1904. Velíte japonskému loďstvu proti Rusku a toto je vaše první kolo. Trvá deset minut; každým krokem vás tu provedeme a herní plán je ten pravý.
lesson-goal = O válce rozhodne šest kol. Záleží na dvou věcech: moře, kde máte lodě jen vy, přinášejí body, a vaše armády musí přeplout do Mandžuska a dojít do Mukdenu. Nejdůležitější jsou moře s hvězdičkou.
lesson-embark = Začněte armádou. Na poli výsadku čeká na konec kola a vylodí se, pokud Rusko neovládá to moře samo. Pošlete jednu na pole výsadku ve Žlutém moři.
lesson-escort = Druhá armáda zamířila do Cušimského průlivu. Teď lodě, které je ochrání. Velké číslo na žetonu je palebná síla, číslo v rámečku rychlost. Mikasa je vaše vlajková loď.
lesson-sail = Všechny lodě jedné strany v jednom moři tvoří eskadru: přesouvají se a bojují spolu, rychlostí té nejpomalejší. Vyberte loď Mikasa a pak Žluté moře.
lesson-fleet = I zbytek loďstva má rozkazy: silné eskadry k oběma vyloděním, několik lodí do ostatních moří. Nic ještě neplatí; rozkaz lze zrušit nebo vrátit zpět.
lesson-end-sortie = Když je plán hotový, ukončete výpad. Teprve pak ho Rusko uvidí a teprve pak samo vypluje. Ukončete výpad.
lesson-met = Ruské loďstvo vyplulo: stojí ve Žlutém moři vedle vaší eskadry a mezi ním a vaší armádou jste jen vy.
lesson-operations = Nyní námořní operace. Každá strana hodí kostkou; kdo hodí víc, přesune jednu eskadru nebo svede jednu bitvu, a pak házejí obě znovu. Shoda operace v tomto kole ukončí, takže nikdo neví, kolik času zbývá. Vyšší hod je váš.
lesson-attack = Lodě v témže moři spolu samy nebojují: někdo na to musí použít operaci. Zaútočte ve Žlutém moři.
lesson-first-fire = První pálí rychlejší eskadra a při stejné rychlosti obránce: to by bylo Rusko. Vy však máte ukazatel iniciativy. Kdo ho využije, pálí první a předá ho druhé straně. Tady to za to stojí: využijte ho.
lesson-dice = Počet kostek volíte vy, jednu až šest. Pokud jejich součet nepřekročí vaši palebnou sílu, zasáhne každá kostka a shodné hodnoty jsou navíc kritické zásahy. Pokud ji překročí, většina přijde nazmar.
lesson-fire = Šance pro každý počet kostek jsou uvedeny vedle možností. Vaše palebná síla stačí na všech šest: palte.
lesson-critical = Šest zásahů a dvě dvojice: dva kritické zásahy. Kritické zásahy umísťujete vy; každý poškodí loď podle vašeho výběru. Jeden dejte na loď Cesarevič, nejsilnější z ruských.
lesson-reply = Druhý kritický zásah poškodil loď Poběda a šest zásahů museli Rusové pokrýt vlastními loděmi: obě se potopily. Co zbylo, palbu opětovalo.
lesson-hits = Vy vybíráte, které vaše lodě zásahy pokryjí. Jeden zásah nedotčenou loď poškodí; poškozená se potopí. Rozložte je proto na malé lodě. První ať pokryje loď Kasagi.
lesson-their-turn = Další zásahy pokryly také křižníky; všechny vaše lodě se udržely na hladině. Teď však víc hodilo Rusko a útočí na vaše dva křižníky ve Východočínském moři. Jsou rychlejší a pálí první.
lesson-fire-few = Jejich palebná síla je malá: při mnoha kostkách by ji součet překročil. Nejlepší jsou tři. Palte.
lesson-sinking = Rusko tu má mnoho děl: oba křižníky poškodily kritické zásahy a poškozené lodě se potápějí. Zachránit nelze nic. Obětujte loď Izumo; loď Iwate ji bude následovat sama.
lesson-scored = Shoda operace ukončila a počítá se nadvláda. Kde mají lodě obě strany, jako ve Žlutém moři, nezískává body nikdo.
lesson-blockade = Můžete zahájit blokádu Port Arthuru: ruské lodě, které z něj vyplují, se pak musí zastavit ve Žlutém moři. Stojí bod za kolo a bodů máte málo. Zatím ne.
lesson-landed = Obě armády se vylodily: Rusko nebylo samo v žádném z obou moří. Kvůli tomu se bojovalo ve Žlutém moři.
lesson-returned = Pak se všechny lodě vrátily domů. Poškozené zůstanou poškozené, dokud jeden výpad nestráví v loděnici; myslete na to při plánování dalšího kola.
lesson-end = To bylo celé kolo. O válce rozhodne pět dalších. Od této chvíle seznam ukazuje všechny přípustné rozkazy, „Proč ne?“ vysvětlí ostatní a Nápověda ukáže, co by udělal rozumný admirál.
