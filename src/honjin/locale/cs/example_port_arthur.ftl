### The worked example of Port Arthur, beside its rules.

worked-title = Námořní bitva: kostky, kritické zásahy, zásahy, potopení
worked-intro = První bitva první hry s průvodcem, ve Žlutém moři. Ukazatel iniciativy má Japonsko.
worked-joined = Kdo tu je
worked-joined-how = Ve Žlutém moři mají lodě obě strany a Japonsko použije operaci k útoku. Bitvy se účastní všechny lodě, které tu jsou (§ 6.3). Palebná síla loď po lodi: Japonsko 8 + 7 + 5 + 2 + 2 + 2 + 1 = 27, Rusko 7 + 6 + 6 + 6 = 25.
worked-first = Kdo pálí první
worked-first-how = Eskadra je tak rychlá jako její nejpomalejší loď: na obou stranách 4. Při stejné rychlosti pálí první obránce, tady Rusko (§ 6.3A). Kdo by však pálil druhý a má ukazatel iniciativy, smí ho předat a pálit první. Japonsko to udělá (§ 9.2).
worked-dice = Kostky
worked-dice-how = Hází se 1 až 6 kostkami (§ 6.3B) a Japonsko jich bere 6: 4 + 6 + 6 + 4 + 3 + 1 = 24. To není víc než 27, takže zasáhne každá kostka: 6 zásahů. Na 6 kostkách jsou jen 4 různé hodnoty a 6 − 4 = 2 je počet kritických zásahů: jeden za dvojici čtyřek, jeden za dvojici šestek.
worked-criticals = Nejdřív kritické zásahy
worked-criticals-how = Umísťuje je strana, která pálí, po jednom a dřív než zásahy (§ 6.4). Každý poškodí nedotčenou loď. Lodi Cesarevič klesne palebná síla ze 7 na 6, lodi Poběda ze 6 na 5. Poškozenou loď potopí kritický zásah jen tehdy, když žádná nedotčená nezbývá, a tady zbývají 2.
worked-hits = Pak zásahy
worked-hits-how = Majitel rozděluje 6 zásahů na vlastní lodě (§ 6.4). Nedotčenou loď poškodí 1 zásah; poškozená se potopí za tolik zásahů, kolik je její obrana. Cesarevič i Poběda mají obranu 3, a 3 + 3 = 6. Rusko je obětuje a jeho 2 další lodě zůstanou nedotčené.
worked-reply = Druhá strana odpovídá
worked-reply-how = Co se potopilo, už nepálí (§ 6.3C): z palebné síly 25 zbývá 6 + 6 = 12. Rusko hází 3 kostkami: 2 + 1 + 6 = 9. To není víc než 12, tedy 3 zásahy. Všechny 3 hodnoty se liší, kritický zásah není žádný.
worked-damage = Poškození bez ztráty
worked-damage-how = Japonsko rozloží 3 zásahy na malé křižníky: Kasagi, Čitose a Akaši pokryjí po 1 a jsou poškozené (§ 6.4). Jediný křižník s obranou 1 by poškodil 1 zásah a další 1 by ho potopil. Každá strana pálila jednou a bitva je u konce (§ 6.3D).
