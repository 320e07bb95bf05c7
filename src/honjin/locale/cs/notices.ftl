### Upozornění, že je hráč na tahu; co funguje bez připojení.

n-your-move = Jste na tahu.

# Nastavení

n-title = Upozornění
n-line = Jak vás máme zavolat, když na vás čeká partie a nejste u jejího stolu?
n-none = Nijak
n-mail = E-mailem
n-push = V tomto prohlížeči
n-both = E-mailem i v tomto prohlížeči
n-mail-off = K e-mailu je třeba účet s potvrzenou adresou.
n-push-denied = Tento prohlížeč má nastaveno, že z těchto stránek žádná upozornění neukáže. Změnit to lze jen v jeho nastavení.
n-push-home = Na iPhonu nebo iPadu nejdřív přidejte Honjin na plochu a otevřete jej odtud.
n-push-off = Tento prohlížeč lze upozornit jen přes šifrované připojení (https) a ne v anonymním okně.
n-push-private = Upozornění uvádí hru a nic z toho, co se v ní stalo. Služba prohlížeče je předává zapečetěné a přečíst je nemůže.
n-others = { $count ->
    [one] Upozorňujeme i jeden další váš prohlížeč.
    [few] Upozorňujeme i { $count } další vaše prohlížeče.
   *[other] Upozorňujeme i { $count } dalších vašich prohlížečů.
}
n-saved = Uloženo.
n-refused = Prohlížeč to nedovolil. Nic se nezměnilo.
n-failed = Nepodařilo se to uložit. Zkuste to znovu.

# Bez připojení

n-offline = Server neodpovídá
n-offline-line = Buď nemáte připojení, nebo server neběží. Nic se neztratilo: každý přijatý rozkaz je na jeho disku. Jakmile server odpoví, stránka bude sama pokračovat.
n-offline-again = Zkusit znovu
n-offline-not = Co musí počkat
n-offline-not-line = Stoly, nové partie, herna, přehrání i pravidla jsou na serveru. Hodiny partie tam běží dál.
n-offline-works = Co funguje
n-offline-works-line = Kostky skončené partie: ze souboru se záznamem je ověří sám váš prohlížeč.
