### První partie s průvodcem: co říká její karta v každé hře.

lesson-title = První partie s průvodcem
lesson-step = Krok { $step } z { $of }
lesson-task = Teď vy: { $what }
lesson-next = Další
lesson-back = Zpět
lesson-do = Udělat za mě
lesson-write = Napsat za mě
lesson-sheet-right = Na listu je, co má být: odevzdejte ho.
lesson-sheet-other = Něco dalšího je na listu jinak než v lekci.
lesson-not-so = To není list z lekce. Když ho odevzdáte, hrajete dál bez průvodce.
lesson-own-way = Hrát dál bez průvodce
lesson-resume = Ukázat lekci znovu
lesson-fold = Sbalit lekci
lesson-strayed = Jdete vlastní cestou a počítač hraje s vámi dál. K lekci se vrátíte tlačítkem Vrátit zpět.
lesson-strayed-for-good = Jdete vlastní cestou a počítač hraje s vámi dál.
lesson-again = Začít lekci znovu
lesson-done = To byla celá lekce. Chcete-li, partie odtud pokračuje: za druhou stranu hraje počítač.
lesson-play-on = Hrát dál
lesson-new-match = Vlastní partie
lesson-example = Boj číslo po čísle
