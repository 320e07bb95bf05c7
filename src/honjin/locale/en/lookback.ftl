### Looking back at a match: luck, and the whole of it in one picture.

## Luck

luck-tab = Luck
luck-curve = What each side had above the likely, step by step
luck-sentence = { $side }: hits and successes { $fell }, likely { $likely } ({ $over }). { $rare ->
    [usual] As dice usually fall.
    [good] One match in { $matches } is kinder.
   *[bad] One match in { $matches } is harsher.
}
luck-column-what = Dice for
luck-of = { $fell } of { $likely }
luck-throw = { $what }: { $fell }, likely { $likely }
luck-figure = luck, { $first } and { $second }
luck-left-out-midway = Guns, torpedoes and bombardment of ships are not counted: the record has their hits, not all who fired.

luck-fire = Fire
luck-operations = Acting first
luck-passages = Sailing
luck-raid = The raid on Port Arthur
luck-mines = Mines laid
luck-siping = Siping
luck-bombardment = Bombardment
luck-defensive_fire = Defensive fire
luck-air = Shots in the air
luck-barrage = Barrage
luck-chase = Chasing scouts
luck-raids = Raids
luck-hunts = Hunting boats
luck-ground = Ground combat
luck-shock = Shock
luck-tests = Troop Quality
luck-rally = Rallying
luck-flight = Staying on the field
luck-initiative = Initiative
luck-momentum = Momentum
luck-continuity = Continuity
luck-trumps = Trumps
luck-coordination = Coordination
luck-duels = Duels
luck-honour = Champions and charges
luck-escapes = Bushos unharmed

## The match in one picture

story-open = Picture to share
story-title = The match in one picture
story-making = The picture is being drawn…
story-failed = This browser could not draw the picture.
story-alt = { $game }: { $result }. { $moments }.
story-download = Download
story-share = Share
story-copy = Copy
story-copied = The picture is copied.
story-not-copied = This browser does not copy pictures. Download it instead.
story-course = Who was winning
story-moments = Turning points
story-turn = Turn { $turn }
