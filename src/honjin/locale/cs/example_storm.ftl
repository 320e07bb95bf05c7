### The worked example of Storm over Port Arthur, beside its rules.

worked-title = Útok: palba, ostřelování, obranná palba, poškození, ovládnutí
worked-intro = Boj o Severní redutu Lung-jen z první hry s průvodcem. Drží ji dva ruské prapory a kulomet.
worked-machine-gun = Kdo pálí, prozradí se
worked-machine-gun-how = Kulomet v redutě pálí do sousední oblasti. Kostky 4 + 1 a palebná síla 6 dají 11 (§ 10.1). Nejvyšší obrana tam je 8, a protože oblast ovládá Japonsko, počítá se i její úroveň obrany: 8 + 1 = 9 (§ 10.2). O kolik je útok vyšší, tolik je poškození: 11 − 9 = 2 body (§ 10.3). Prapory tam už jsou odehrané, každý tedy pokryje 1 bod ústupem (§ 11.1). Reduta je však odhalena a do konce kola nemá žádnou úroveň (§ 7.3).
worked-bombard = Ostřelování
worked-bombard-how = Děla střílejí na dálku (§ 6). Dvě houfnice: kostky 2 + 3, palebná síla 6 a 1 za druhé dělo, celkem 12 (§ 10.1). Ruská obrana je 9, bez úrovně: 12 − 9 = 3 body. S úrovní 3 by to bylo 9 + 3 = 12 a nestalo by se nic (§ 10.2).
worked-absorb = Poškození se pokrývá
worked-absorb-how = Rusko určí, kdo ponese 3 body (§ 11.2). Připravený prapor se otočí za 1 a jako odehraný ustoupí za další 1; kulomet je ztracen za 1: dohromady 3 (§ 11.1). Druhý prapor je stále v redutě a je připravený.
worked-shelled = Odpověď
worked-shelled-how = Ruská baterie ostřeluje sousední oblast: 3 + 1 + 6 = 10 proti 8 + 1 = 9. To je 1 bod a připravený prapor ho pokryje otočením: je odehraný, ale zůstane na místě (§ 11.1).
worked-enter = Útok
worked-enter-how = Do reduty vstupují tři prapory. Krok stojí 1 bod pohybu a o 1 víc tam, kde je nepřítel: celkem 2 (§ 8.1). Hráč určí, odkud přicházejí, protože tam by je vedl i ústup (§ 11.3).
worked-reaction = Obranná palba
worked-reaction-how = Připravená pěchota pálí na ty, kdo vstupují (§ 9.1): 3 + 4 + 3 = 10. Proti tomu stojí jen skupina, která vstupuje, s obranou 8: úroveň patří Rusku, dokud oblast ovládá (§ 10.2). 10 − 8 = 2 body, které se pokrývají jako u odehraných jednotek: ústup je 1, odstranění 2 (§ 9.2). Japonsko jeden prapor odstraní a zbylé 2 zůstanou uvnitř.
worked-clear = Palba odvedle
worked-clear-how = Rusko zatím přivede 2 prapory do oblasti Sung-šu-šan. Tři japonské prapory pak pálí na redutu ze sousední oblasti: kostky 1 + 6, palebná síla 4 a 1 za třetí jednotku: 12 (§ 10.1) proti 9. Vlastní jednotky v redutě zasaženy nejsou. 12 − 9 = 3 body se musí pokrýt, jak jen to jde (§ 11.2): poslední prapor je odstraněn.
worked-control = Ovládnutí
worked-control-how = Po akci má v redutě jednotky jen Japonsko a ovládá ji (§ 13.2). Ruská děla ji hned ostřelují: 4 + 2 + 5 = 11. Teď však úroveň 3 chrání Japonsko: 8 + 3 = 11. Útok není vyšší, a poškození tedy není žádné (§ 10.3).
