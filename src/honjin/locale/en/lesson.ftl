### A guided first game: what its card says, whatever the game.

lesson-title = Guided first game
lesson-step = Step { $step } of { $of }
lesson-task = Now: { $what }
lesson-next = Next
lesson-back = Back
lesson-do = Do it for me
lesson-write = Write it for me
lesson-sheet-right = The sheet says what it should: send it.
lesson-sheet-other = Something else on the sheet differs from the lesson.
lesson-not-so = This is not the sheet of the lesson. If you send it, you play on without the lesson.
lesson-own-way = Play on my own
lesson-resume = Show the lesson again
lesson-fold = Fold the lesson
lesson-strayed = You have gone your own way, and the computer plays on with you. Undo brings you back to the lesson.
lesson-strayed-for-good = You have gone your own way, and the computer plays on with you.
lesson-again = Start the lesson again
lesson-done = That was the lesson. The match can go on from here if you like: the computer plays the other side.
lesson-play-on = Play on
lesson-new-match = Start a match of my own
lesson-example = The fight, number by number
