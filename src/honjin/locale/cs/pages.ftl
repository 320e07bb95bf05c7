### Stránky: úvod, herna, pozvánky, účet, pravidla, o aplikaci, API, chyby. Identifikátory začínají p-.

## Všechny stránky

p-seal = 本陣
p-tagline = Hlavní stan historických válečných her
p-description = Hrajte historické válečné hry s přítelem nebo s počítačem; rozhodčí zná každé pravidlo. Bez účtu.
p-skip = Přejít k obsahu
p-nav = Hlavní nabídka
p-menu = Nabídka
p-footer = Další stránky
p-play = Hrát
p-watch = Sledovat
p-rules = Pravidla
p-replays = Přehrání
p-language = Jazyk
p-theme = Motiv
p-theme-auto = Podle systému
p-theme-light = Světlý
p-theme-dark = Tmavý
p-theme-contrast = Vysoký kontrast
p-sign-in = Přihlásit se
p-about = O aplikaci a poděkování
p-verify = Ověřit hody
p-api = API pro roboty
p-credits-line = Pobřeží: Natural Earth. Plány a žetony jsme nakreslili sami; co v pravidlech vytištěno není, je rekonstruováno.
p-guest = Host { $tag }
p-guest-named = { $nickname } (host { $tag })
p-save = Uložit
p-copy = Kopírovat
p-copied = Zkopírováno

## Úvod

p-hero = Váš hlavní stan pro historické válečné hry
p-hero-line = Rozhodčí zná každé pravidlo a ukáže vám, kde je napsáno. Hrajte s přítelem, s počítačem nebo s kýmkoli, kdo se objeví.
p-promise-legal = Všechny dovolené možnosti, nic jiného
p-promise-why-not = „Proč ne?“ s číslem pravidla
p-promise-odds = Přesná pravděpodobnost před rozhodnutím
p-promise-dice = Hody, které lze potom ověřit
p-promise-secrets = Tajemství, která server nikdy nepošle
p-promise-replay = Přehrání každé partie
p-play-now = Nová partie
p-game = Hra
p-battle = Bitva
p-battle-first = vhodná na začátek
p-battle-history = Co se stalo
p-battle-rules = Pravidla této bitvy
p-battles = Bitvy
p-opponent = Soupeř
p-opponent-machine = Počítač
p-opponent-friend = Přítel
p-opponent-anyone = Kdokoli
p-opponent-hotseat = U jednoho počítače
p-opponent-friend-help = Dostanete odkaz a kód QR, které pošlete.
p-opponent-anyone-help = Druhé místo zůstane volné v herně.
p-opponent-hotseat-help = Obě strany se střídají u této obrazovky.
p-level = Počítačový hráč
p-side = Strana
p-side-either = Kterákoli
p-options = Volitelná pravidla
p-options-none = Podle pravidel
p-options-count = vybráno: { $count }
p-public = Dovolit divákům přihlížet
p-public-help = Dokud se hra hraje, je uvedena v herně. Jinak ji může sledovat jen ten, kdo zná její adresu.
p-start = Začít partii
p-start-note = Účet není potřeba.
p-refused-game = Tento stůl se nepodařilo otevřít. Zkontrolujte zadání a zkuste to znovu.
p-refused-many = Máte tolik rozehraných partií, kolik jich jeden hráč smí mít. Některou dohrajte nebo vzdejte a pak otevřete novou.
p-tables = Vaše stoly
p-tables-count = Čeká na vás: { $waiting } z { $all }
p-tables-none = Zatím žádná partie.
p-tables-none-play = Začněte novou
p-tables-none-lobby = najděte volné místo
p-games = Hry
p-games-languages = Pravidla anglicky, francouzsky, česky a japonsky
p-play-verb = Hrát
p-learn-playing = Naučit se hrou
p-learn-rules = Číst pravidla
p-finished = Dohrané partie
p-finished-all = Všechna přehrání

## Co říkají karty o hrách

p-game-port_arthur-short = Port Arthur
p-game-port_arthur-native = 旅順
p-game-port_arthur-blurb = Šest kol námořní války 1904–1905. Ovládněte moře, která živí armádu.
p-game-port_arthur-length = Asi hodina.
p-game-port_arthur-era = 1904–1905
p-game-port_arthur-kind = Oblasti a loďstva
p-game-port_arthur-weight = Lehká až střední
p-game-port_arthur-time = 1 hodina
p-game-port_arthur-dice = k6

p-game-storm-short = Storm
p-game-storm-native = 旅順港強襲
p-game-storm-blurb = Pět měsíců obléhání, srpen až prosinec 1904. Dobyjte jednu klíčovou výšinu pevnosti, nebo udržte všechny.
p-game-storm-length = Dvě až tři hodiny.
p-game-storm-era = 1904
p-game-storm-kind = Oblasti a akce
p-game-storm-weight = Střední
p-game-storm-time = 2–3 hodiny
p-game-storm-dice = 2k6

p-game-midway-short = Midway
p-game-midway-native = ミッドウェー
p-game-midway-blurb = Dvě loďstva, která se nevidí, červen 1942. Hledejte, udeřte první a udržte atol.
p-game-midway-length = Několik večerů, nebo korespondenčně.
p-game-midway-era = 1942
p-game-midway-kind = Dvojitě naslepo, zapečetěné rozkazy
p-game-midway-weight = Náročná
p-game-midway-time = 8–12 hodin
p-game-midway-dice = k100

p-game-ran-short = RAN
p-game-ran-native = 乱
p-game-ran-blurb = Samurajské armády éry Sengoku v sedmi bitvách. Veďte kontingenty, získávejte hlavy v soubojích a rozvraťte nepřítele dřív než on vás.
p-game-ran-length = Jeden až dva večery, podle bitvy.
p-game-ran-era = 1569–1615
p-game-ran-kind = Hexy, kontingenty a souboje
p-game-ran-weight = Náročná
p-game-ran-time = 3–8 hodin
p-game-ran-dice = k10

## Karty stolů

p-card-against = { $game }, soupeř: { $names }
p-card-hotseat = { $game }, obě strany zde
p-card-open = { $game }, volné místo
p-card-between = { $game }: { $names }
p-card-offered = { $game }, nabízí: { $name }
p-card-your-move = jste na tahu
p-card-sent = váš list je odevzdán
p-card-waiting = čeká se na tah: { $names }
p-card-begins = začne, až budou všichni u stolu
p-card-no-opponent = druhé místo je zatím volné
p-card-seat = vaše strana: { $side }
p-card-undecided = nedohráno
p-machine = počítač ({ $level })
p-nobody = zatím nikdo
p-go = Hrát
p-look = Zobrazit
p-watch-verb = Sledovat
p-replay-verb = Přehrát
p-invite-verb = Pozvat

## Herna a přehrání

p-lobby = Herna
p-lobby-line = Zasedněte na volné místo, nebo sledujte. Diváci vidí to, co smějí vidět obě strany, nikdy víc.
p-open-seats = Volná místa
p-take-seat = Zasednout
p-open-none = Žádné místo není volné.
p-open-none-offer = Nabídněte jedno
p-running = Rozehrané partie
p-running-none = Nikdo teď nehraje veřejně.
p-running-none-replays = Zobrazit přehrání
p-replays-line = Dohrané partie krok za krokem, z pohledu obou stran i rozhodčího.
p-replays-none = Žádná partie zatím není dohrána.

## Pozvánky

p-invite = Pozvat přítele
p-invite-anyone = Čeká se na soupeře
p-invite-line = Pošlete tento odkaz. Kdo ho otevře první, zasedne na druhé místo; účet není potřeba.
p-invite-local = Tato adresa funguje jen na tomto počítači. Pro přátele jinde spusťte server příkazem ./honjin serve --host 0.0.0.0 a otevřete jej přes jeho adresu v síti.
p-invite-link = Zvací odkaz
p-invite-anyone-line = Místo je volné v herně. Stránka se změní ve stůl, jakmile někdo zasedne.
p-invite-kept = Odkaz ukáže jen ten prohlížeč, který stůl otevřel.
p-qr = Nebo načtěte tento kód telefonem.
p-qr-alt = Kód QR zvacího odkazu
p-invite-waiting = Druhé místo je zatím volné. Můžete odejít; stůl zůstane v části „Vaše stoly“.
p-invite-table = Zobrazit stůl
p-invite-home = Úvod
p-withdraw = Zrušit tento stůl
p-withdraw-help = Místo už nikomu nenabízíme a odkaz přestane platit.
p-join = Pozvánka
p-join-from = { $name } vás zve ke hře
p-join-you = Vaše strana
p-join-none = Všechna místa jsou obsazena
p-join-options = Volitelná pravidla
p-join-length = Délka
p-join-to-table = K vašemu stolu
p-join-no-token = Odkaz není úplný. Vyžádejte si ho znovu a otevřete ho celý.
p-join-script = Tajná část odkazu zůstává ve vašem prohlížeči; k zasednutí je potřeba JavaScript.
p-join-full = Toto místo je obsazeno. Stále můžete sledovat.
p-join-watch = Sledovat
p-no-account = Účet není potřeba.

## Účet

p-account = Účet
p-account-guest = Hrajete jako { $name }. Bez účtu patří vaše partie tomuto prohlížeči.
p-account-line = Vaše partie na každém zařízení, kde se přihlásíte.
p-sign-up = Zaregistrovat se
p-sign-up-line = Zachová partie rozehrané v roli hosta.
p-sign-in-line = Partie rozehrané zde v roli hosta přejdou s vámi.
p-name = Jméno
p-name-help = 2–24 znaků. Ostatní je uvidí.
p-password = Heslo
p-password-help = Nejméně 8 znaků.
p-password-current = Současné heslo
p-password-new = Nové heslo
p-password-change = Změnit heslo
p-nickname = Přezdívka
p-nickname-help = Jak vás ostatní vidí, dokud nemáte účet. Označení hosta zůstává vedle ní. Prázdné pole: žádná.
p-forgot = Zapomenuté heslo?
p-forgot-line = Má-li váš účet potvrzenou e-mailovou adresu, pošleme na ni odkaz, kterým si zvolíte nové heslo.
p-forgot-send = Poslat odkaz
p-forgot-sent = Pokud takový účet s potvrzenou adresou existuje, e-mail je na cestě. Odkaz v něm platí hodinu a jen jednou.
p-forgot-no-mail = Tento server neposílá e-maily. Obraťte se na jeho správce.
p-reset-done = Heslo je změněno a všechna zařízení jsou odhlášena.
p-reset-old = Tento odkaz je starý, neúplný nebo už použitý. Požádejte o jiný.
p-sessions = Přihlášení
p-sessions-line = Odhlášení všude ukončí i přihlášení na ztracených zařízeních.
p-sign-out = Odhlásit se
p-sign-out-everywhere = Odhlásit se všude
p-email = „Jste na tahu“ e-mailem
p-email-line = Jedna zpráva, když na vás partie čeká, odkaz, když ztratíte heslo, a nic jiného.
p-email-address = E-mailová adresa
p-email-help = Prázdné pole: žádná pošta.
p-email-unconfirmed = Zatím nepotvrzeno. Otevřete odkaz v e-mailu, který jsme tam poslali; do té doby tam nic jiného nepřijde.
p-email-confirmed = Potvrzeno.
p-email-again = Uložit nebo poslat e-mail znovu
p-settings = Nastavení
p-tokens = Klíče k API
p-tokens-line = Program s klíčem hraje vaším jménem.
p-token-name = Jméno klíče
p-token-name-help = K čemu slouží, například: můj robot.
p-token-make = Vytvořit klíč
p-token-new = Nový klíč
p-token-once = Zkopírujte ho teď: ukáže se jen jednou.
p-token-revoke = Zrušit
p-token-made = Vytvořen { $date }
p-token-used = Vytvořen { $date }, naposledy použit { $used }
p-done-signed-up = Účet je váš. Partie rozehrané v roli hosta vám zůstávají.
p-done-nickname = Uloženo. U otevřených stolů vás teď uvidí pod tímto jménem.
p-done-moved = Přihlášení proběhlo. Partie rozehrané zde v roli hosta jsou nyní v tomto účtu, na úvodní stránce.
p-done-password = Heslo je změněno. Ostatní zařízení se musí přihlásit znovu.
p-done-email = Uloženo.
p-done-confirm = Uloženo. E-mail je na cestě: otevřete odkaz v něm a zprávy začnou chodit.
p-done-confirmed = Adresa je potvrzena.
p-done-revoked = Klíč už neplatí.
p-confirm = Potvrďte svou adresu
p-confirm-line = Dostanete jednu zprávu, když na vás čeká partie, odkaz, když ztratíte heslo, a nic jiného.
p-confirm-button = Ano, je to moje adresa
p-confirm-old = Tento odkaz je starý nebo neúplný. O nový e-mail požádejte na stránce svého účtu.
p-trouble-wrong-password = Jméno a heslo nesouhlasí. Zkontrolujte je a zkuste to znovu.
p-trouble-name-taken = Toto jméno je obsazené nebo se příliš podobá jinému. Zvolte jiné.
p-trouble-malformed = Některý údaj nelze použít. Podívejte se na pokyny pod poli.
p-trouble-too-fast = Příliš mnoho pokusů. Počkejte minutu a zkuste to znovu.
p-trouble-busy = Právě se přihlašuje mnoho lidí. Chvíli počkejte a zkuste to znovu.
p-trouble-tokens = Máte tolik klíčů, kolik jich lze mít. Jeden zrušte a pak vytvořte nový.
p-trouble-other = Nepodařilo se. Zkuste to znovu.

## Pravidla

p-rules-of = { $game }: pravidla
p-rules-choose = Pravidla které hry?
p-rules-line = Vlastními slovy, pod čísly tištěných pravidel. Číslo v hranatých závorkách je náš výklad pravidla.
p-rules-none = Pravidla této hry ještě nejsou sepsána. Toto jsou oddíly, které cituje její kód.
p-rules-search = Hledat v pravidlech
p-rules-hits = Nálezy: { $hits }, oddíly: { $sections }
p-rules-no-hits = Nic nenalezeno. Zkuste kratší slovo.
p-rules-previous = Předchozí
p-rules-next = Další
p-rules-contents = Obsah
p-rules-anchor = Odkaz na tento oddíl
p-rules-option = Volitelné pravidlo: { $name }
p-rules-steps = Kapitoly kolem { $section }
p-rules-key = Žetony a značky
p-rules-example = Podrobný příklad
p-rules-example-line = Každé číslo je z hry, která se tak opravdu odehrála: pod každým krokem stojí, co k němu řekl průběh hry.
p-rules-example-board = Mapa v kroku, který čtete. Co je na ní vidět, říká text kroku.
p-rules-example-log = Co k tomu říká průběh hry

## O aplikaci

p-about-title = Co je Honjin
p-about-what = Honjin (本陣, hlavní stan velitele) je místo pro historické válečné hry: jádro s pravidly, rozhodčí a počítačoví hráči, svobodně a zdarma.
p-about-umpire = Rozhodčí nabízí všechny dovolené možnosti a žádnou jinou, při odmítnutí uvede důvod a oddíl, pravděpodobnosti počítá přesně a nikdy nepošle prohlížeči to, co jeho hráč nesmí vědět.
p-about-dice = Kostky
p-about-dice-before = Před prvním hodem server vylosuje tajemství a zveřejní jeho otisk, a každé místo přidá vlastní náhodná písmena. Od té chvíle je každý hod dán a nikdo ho nezná.
p-about-dice-roll = Každý hod se počítá z tajemství, z toho, co přidala jednotlivá místa, a z čísla hodu. Server nemůže kostky vybírat, aniž by změnil otisk, a žádný hráč je nemůže předvídat.
p-about-dice-after = Po skončení partie se tajemství otevře. Váš prohlížeč pak může každý hod spočítat znovu.
p-about-reconstructed = Co je rekonstruováno
p-about-reconstructed-why = Pracovali jsme s textem pravidel, bez žetonů, plánů a obrázků. Hodnota, která stála jen tam, je náš odhad a je označena jako rekonstruovaná.
p-about-reconstructed-port-arthur = Ve hře Port Arthur: palebná síla, rychlost a obrana většiny lodí, většina jmen lodí, čtyři hranice mezi námořními oblastmi, body nadvlády dvou moří, rozcestí a dvě jména polí stupnice Mandžuska.
p-about-own-values = Pokud hru vlastníte, zapište tištěné hodnoty do datového balíčku a hrajte s nimi:
p-about-books = Tištěné hry
p-about-books-line = Honjin je nezávislý. Nevytvořili ho ani nepodporují autoři a vydavatelé zde jmenovaní a neobsahuje nic z jejich textů, obrázků, map ani žetonů. Hry si prosím kupte.
p-about-design = Autor
p-about-publisher = Vydavatel
p-about-no-author = autor neuveden
p-about-no-publisher = vydavatel neuveden
p-about-credits = Poděkování a licence
p-about-coast = Pobřeží: Natural Earth, volné dílo; pobřeží dnešní, s pevninou získanou po roce 1905. Řeky, železnice a kopce přibližně.
p-about-fonts = Písma: Cormorant, Source Sans 3, Barlow Condensed a Noto Serif JP, pod SIL Open Font License 1.1.
p-about-licence = Honjin sám je pod licencí MIT. Používá tyto knihovny:
p-about-library = Knihovna
p-about-version = Verze
p-about-licence-column = Licence

## API

p-api-title = API
p-api-line = Co zde dělá prohlížeč, může dělat i program.
p-api-token = Robot předkládá klíč. Vytvoříte ho na stránce účtu:
p-api-guide = Robot v deseti řádcích a průběh partie po síti:
p-api-guide-link = příručka pro roboty (anglicky)
p-api-schema = Totéž v podobě pro stroje (OpenAPI):
p-api-errors = Chyby

## Chyby

p-error-home = Úvod
p-error-missing = Na této adrese nic není
p-error-missing-line = Odkaz je možná starý nebo neúplný. Vaše partie jsou na úvodní stránce; pravidla a přehrání mají vlastní stránky.
p-error-forbidden = Sem nemáte přístup
p-error-forbidden-line = Patří to jinému hráči, nebo vaše přihlášení skončilo. Přihlaste se, nebo požádejte o nový odkaz.
p-error-form = Formulář byl příliš starý
p-error-form-line = Vraťte se, načtěte stránku znovu a pošlete ho ještě jednou. Nic se nezměnilo.
p-error-fast = Příliš rychle
p-error-fast-line = Přišlo od vás příliš mnoho požadavků. Počkejte minutu a zkuste to znovu.
p-error-busy = Server je zaneprázdněn
p-error-busy-line = Přišlo příliš mnoho požadavků najednou. Nic se neztratilo: načtěte stránku za chvíli znovu.
p-error-bad = Požadavku nebylo rozumět
p-error-bad-line = Vraťte se a zkontrolujte zadání. Nic se nezměnilo.
p-error-broken = Zde se něco porouchalo
p-error-broken-line = Chyba je zaznamenána. Vaše partie jsou v bezpečí: načtěte stránku za chvíli znovu.

## Hodiny a rozhodčí

p-clock = Čas na odpověď
p-clock-none = Bez omezení
p-clock-own = Vlastní čas
p-clock-number = Kolik
p-clock-unit = Jednotka
p-clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
p-clock-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
p-clock-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
p-clock-unit-minutes = minut
p-clock-unit-hours = hodin
p-clock-unit-days = dní
p-clock-live = U stolu
p-clock-mail = Korespondenčně
p-clock-help = Když čas vyprší, platí obvyklá odpověď. Kdo dva tahy mlčí, riskuje prohru: soupeř si smí nárokovat výhru.
p-umpire = Pozvat rozhodčího
p-umpire-help = Třetí osoba, která vidí všechno, stanoví lhůty a může psát kterékoli straně. Dostanete odkaz, který jí pošlete.
p-umpire-link = Odkaz pro rozhodčího
p-umpire-join = Zveme vás jako rozhodčího partie
p-umpire-join-more = Uvidíte vše, co obě strany dělají. Stanovíte lhůty, uzavíráte kroky a předáváte zprávy; za nikoho nehrajete.
p-umpire-sit = Usednout jako rozhodčí
p-umpire-taken = Místo rozhodčího je obsazené, nebo v této partii hrajete.
p-card-umpire = jste rozhodčí
p-card-left = zbývá { $left }
p-card-late = čas vypršel
p-left-days = { $days } d { $hours } h
p-left-hours = { $hours } h { $minutes } min
p-left-minutes = { $minutes } min

# Owners’ data packs

p-pack = Hodnoty vašeho výtisku
p-pack-standard = běžné hodnoty
p-pack-help = Pokud hru vlastníte, můžete hrát s hodnotami vytištěnými ve vaší krabici. Platí pro obě strany a soupeř vidí, co se liší, ještě než usedne ke stolu.
p-pack-step-out = Stáhněte si sešit se všemi hodnotami a změňte, co se od vašeho výtisku liší.
p-pack-step-in = Sešit nahrajte zpět. Zkontroluje se, a dokud neotevřete stůl, nic se nezmění.
p-pack-download = Stáhnout sešit
p-pack-choose = Vybrat sešit
p-pack-drop = nebo ho přetáhněte sem
p-pack-checking = Kontroluje se { $file }…
p-pack-name = Název datového balíčku
p-pack-name-help = Tento název vidí obě strany i všichni diváci.
p-pack-remove = Hrát s běžnými hodnotami
p-pack-good = { $count ->
    [0] Sešit je v pořádku a jeho hodnoty jsou běžné.
    [one] Sešit je v pořádku. Od běžných se liší { $count } hodnota:
    [few] Sešit je v pořádku. Od běžných se liší { $count } hodnoty:
   *[other] Sešit je v pořádku. Od běžných se liší { $count } hodnot:
}
p-pack-bad = { $count ->
    [one] Tento sešit zatím nelze použít: { $count } chyba. Nic se nezměnilo.
    [few] Tento sešit zatím nelze použít: { $count } chyby. Nic se nezměnilo.
   *[other] Tento sešit zatím nelze použít: { $count } chyb. Nic se nezměnilo.
}
p-pack-more = a další: { $count }
p-pack-lost = Teď se to nepodařilo. Chvíli počkejte a zkuste to znovu.
p-pack-many = Je tu od vás už mnoho datových balíčků, se kterými se nehraje. Otevřete stůl s některým z nich, nebo to zkuste zítra.
p-pack-large = Tento soubor je na datový balíček příliš velký. Vyjděte ze sešitu, který si zde můžete stáhnout.
p-pack-where = Kde
p-pack-what = Co je špatně
p-pack-row = { $sheet }, řádek { $row }
p-pack-value = Hodnota
p-pack-was = Běžná
p-pack-is = Zde
p-pack-digest = Otisk { $digest }
p-pack-played = Datový balíček
p-pack-differs = { $count ->
    [0] Žádná hodnota se od běžných neliší.
    [one] Od běžných se liší { $count } hodnota.
    [few] Od běžných se liší { $count } hodnoty.
   *[other] Od běžných se liší { $count } hodnot.
}
p-pack-all = Všechny hodnoty jako sešit
p-card-pack = datový balíček „{ $name }“
p-refused-pack = Váš datový balíček tu už není uložen. Nahrajte sešit znovu.
p-refused-pack-name = Dejte datovému balíčku název o 1 až 40 znacích, z nich aspoň jedno písmeno nebo číslici.
