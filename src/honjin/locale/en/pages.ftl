### The pages: home, lobby, invitations, account, rules, about, API, errors. Ids begin with p-.

## Every page

p-seal = 本陣
p-tagline = Headquarters for historical wargames
p-description = Play historical wargames against a friend or the computer, with an umpire that knows every rule. No account needed.
p-skip = Skip to the content
p-nav = Main
p-menu = Menu
p-footer = More
p-play = Play
p-watch = Watch
p-rules = Rules
p-replays = Replays
p-language = Language
p-theme = Theme
p-theme-auto = Same as the system
p-theme-light = Light
p-theme-dark = Dark
p-theme-contrast = High contrast
p-sign-in = Sign in
p-about = About and credits
p-verify = Verify dice
p-api = API for bots
p-credits-line = Coastlines: Natural Earth. Boards and counters are our own drawings; what the books do not print is reconstructed.
p-guest = Guest { $tag }
p-guest-named = { $nickname } (guest { $tag })
p-save = Save
p-copy = Copy
p-copied = Copied

## Home

p-hero = Your headquarters for historical wargames
p-hero-line = The umpire knows every rule and shows you where it is written. Play a friend, the computer, or anyone who comes by.
p-promise-legal = Every legal option, nothing else
p-promise-why-not = “Why not?” answered with the rule
p-promise-odds = Exact odds before you commit
p-promise-dice = Dice you can check afterwards
p-promise-secrets = Secrets that the server never sends
p-promise-replay = Replay of every game
p-play-now = Play now
p-game = Game
p-battle = Battle
p-battle-first = a good first one
p-battle-history = What happened
p-battle-rules = Rules of this battle
p-battles = The battles
p-opponent = Opponent
p-opponent-machine = Computer
p-opponent-friend = Friend
p-opponent-anyone = Anyone
p-opponent-hotseat = Hot-seat
p-opponent-friend-help = You get a link and a QR code to send.
p-opponent-anyone-help = The other seat is open to anyone in the lobby.
p-opponent-hotseat-help = Both sides take turns at this screen.
p-level = Level
p-side = Side
p-side-either = Either
p-options = Optional rules
p-options-none = As in the book
p-options-count = { $count } chosen
p-public = Let others watch
p-public-help = The game is listed in the lobby while it is played. Otherwise only those who have its address can watch.
p-start = Start the game
p-start-note = No account needed.
p-refused-game = This table could not be opened. Check what you chose and try again.
p-refused-many = You have as many unfinished games as one player may have. Finish or resign some, then open a new one.
p-tables = Your tables
p-tables-count = Your move at { $waiting } of { $all }
p-tables-none = No games yet.
p-tables-none-play = Start one
p-tables-none-lobby = find an open seat
p-games = The games
p-games-languages = Rules in English, French, Czech and Japanese
p-play-verb = Play
p-learn-playing = Learn by playing
p-learn-rules = Read the rules
p-finished = Finished games
p-finished-all = All replays

## What the cards say about each game

p-game-port_arthur-short = Port Arthur
p-game-port_arthur-native = 旅順
p-game-port_arthur-blurb = Six turns of the naval war of 1904–05. Hold the seas that feed an army.
p-game-port_arthur-length = About one hour.
p-game-port_arthur-era = 1904–05
p-game-port_arthur-kind = Areas and fleets
p-game-port_arthur-weight = Light to medium
p-game-port_arthur-time = 1 hour
p-game-port_arthur-dice = d6

p-game-storm-short = Storm
p-game-storm-native = 旅順港強襲
p-game-storm-blurb = Five months of siege, August to December 1904. Take one high point of the fortress, or hold them all.
p-game-storm-length = Two to three hours.
p-game-storm-era = 1904
p-game-storm-kind = Areas and actions
p-game-storm-weight = Medium
p-game-storm-time = 2–3 hours
p-game-storm-dice = 2d6

p-game-midway-short = Midway
p-game-midway-native = ミッドウェー
p-game-midway-blurb = Two fleets that cannot see each other, June 1942. Search, strike first, and hold an atoll.
p-game-midway-length = Several evenings, or by correspondence.
p-game-midway-era = 1942
p-game-midway-kind = Double-blind, sealed orders
p-game-midway-weight = Heavy
p-game-midway-time = 8–12 hours
p-game-midway-dice = d100

p-game-ran-short = RAN
p-game-ran-native = 乱
p-game-ran-blurb = Samurai armies of the Sengoku age in seven battles. Command your contingents, take heads in duels, and rout the enemy first.
p-game-ran-length = An evening or two, by battle.
p-game-ran-era = 1569–1615
p-game-ran-kind = Hexes, contingents and duels
p-game-ran-weight = Heavy
p-game-ran-time = 3–8 hours
p-game-ran-dice = d10

## Cards of tables

p-card-against = { $game }, against { $names }
p-card-hotseat = { $game }, both sides here
p-card-open = { $game }, a seat is free
p-card-between = { $game }: { $names }
p-card-offered = { $game }, offered by { $name }
p-card-your-move = your move
p-card-sent = your sheet is in
p-card-waiting = waiting for { $names }
p-card-begins = begins when everyone is at the table
p-card-no-opponent = nobody has taken the other seat yet
p-card-seat = you would play { $side }
p-card-undecided = unfinished
p-machine = the computer ({ $level })
p-nobody = nobody yet
p-go = Play
p-look = View
p-watch-verb = Watch
p-replay-verb = Replay
p-invite-verb = Invite

## Lobby and replays

p-lobby = Lobby
p-lobby-line = Take an open seat, or watch. Spectators see what both sides may see, never more.
p-open-seats = Open seats
p-take-seat = Take the seat
p-open-none = No seat is open.
p-open-none-offer = Offer one
p-running = Running games
p-running-none = Nobody is playing in public now.
p-running-none-replays = View a replay
p-replays-line = Finished games, step by step, seen by either side or by the umpire.
p-replays-none = No game has been finished yet.

## Invitations

p-invite = Invite a friend
p-invite-anyone = Waiting for an opponent
p-invite-line = Send this link. Whoever opens it first takes the other seat; no account needed.
p-invite-local = This address works only on this computer. For friends elsewhere start the server with ./honjin serve --host 0.0.0.0 and open it by its address in the network.
p-invite-link = Invitation link
p-invite-anyone-line = The seat stands open in the lobby. This page turns into the table as soon as somebody sits down.
p-invite-kept = The link is shown only in the browser that opened the table.
p-qr = Or scan this code with a phone.
p-qr-alt = QR code of the invitation link
p-invite-waiting = Waiting for the other seat. You may leave; the table stays under “Your tables”.
p-invite-table = View the table
p-invite-home = Home
p-withdraw = Withdraw this table
p-withdraw-help = The seat is offered no longer, and the link stops working.
p-join = Invitation
p-join-from = { $name } invites you to
p-join-you = You play
p-join-none = Every seat is taken
p-join-options = Optional rules
p-join-length = Length
p-join-to-table = Go to your table
p-join-no-token = This link is incomplete. Ask for it again, and open the whole of it.
p-join-script = The secret part of the link stays in your browser; taking the seat needs JavaScript.
p-join-full = This seat is taken. You can still watch.
p-join-watch = Watch
p-no-account = No account needed.

## Account

p-account = Account
p-account-guest = You play as { $name }. Without an account your games belong to this browser.
p-account-line = Your games, on every device where you sign in.
p-sign-up = Sign up
p-sign-up-line = Keeps the games that you have begun as a guest.
p-sign-in-line = Games that you began here as a guest come with you.
p-name = Name
p-name-help = 2 to 24 characters. Others see it.
p-password = Password
p-password-help = At least 8 characters.
p-password-current = Current password
p-password-new = New password
p-password-change = Change the password
p-nickname = Nickname
p-nickname-help = What others call you while you have no account. The mark of a guest stays beside it. Empty: none.
p-forgot = Forgot your password?
p-forgot-line = If your account has a confirmed e-mail address, a link to choose a new password goes there.
p-forgot-send = Send the link
p-forgot-sent = If there is such an account with a confirmed address, an e-mail is on its way. Its link works for an hour, and once.
p-forgot-no-mail = This server sends no e-mail. Ask whoever runs it.
p-reset-done = The password is changed, and every device has been signed out.
p-reset-old = This link is old, incomplete or has been used. Ask for another one.
p-sessions = Signed in
p-sessions-line = Signing out everywhere also ends sessions on lost devices.
p-sign-out = Sign out
p-sign-out-everywhere = Sign out everywhere
p-email = “Your move” by e-mail
p-email-line = One message when a game is waiting for you, a link if you have lost your password, and nothing else.
p-email-address = E-mail address
p-email-help = Leave it empty to get no e-mail.
p-email-unconfirmed = Not confirmed yet. Open the link in the e-mail that was sent there; until then no other e-mail is sent to it.
p-email-confirmed = Confirmed.
p-email-again = Save, or send the e-mail again
p-settings = Settings
p-tokens = API tokens
p-tokens-line = A program with a token plays in your name.
p-token-name = Name of the token
p-token-name-help = What it is for, such as: my bot.
p-token-make = Make a token
p-token-new = New token
p-token-once = Copy it now: it is shown only once.
p-token-revoke = Revoke
p-token-made = Made on { $date }
p-token-used = Made on { $date }, last used on { $used }
p-done-signed-up = Your account is ready. The games that you began as a guest are in it.
p-done-nickname = Saved. Open tables call you so from now on.
p-done-moved = You are signed in. The games you began here as a guest are now in this account, on the home page.
p-done-password = The password is changed. Other devices have to sign in again.
p-done-email = Saved.
p-done-confirm = Saved. An e-mail is on its way: open the link in it to confirm your address.
p-done-confirmed = The address is confirmed.
p-done-revoked = The token no longer works.
p-confirm = Confirm your address
p-confirm-line = You will get one message when a game is waiting for you, a link if you have lost your password, and nothing else.
p-confirm-button = Yes, this is my address
p-confirm-old = This link is old or incomplete. Ask for another e-mail on your account page.
p-trouble-wrong-password = Name and password do not match. Check both, then try again.
p-trouble-name-taken = This name is taken, or looks like one that is. Choose another.
p-trouble-malformed = Something in the form cannot be used. Look at the hints below the fields.
p-trouble-too-fast = Too many attempts. Wait a minute, then try again.
p-trouble-busy = Many people are signing in just now. Wait a moment, then try again.
p-trouble-tokens = You have as many tokens as are allowed. Revoke one, then make the new one.
p-trouble-other = That did not work. Try again.

## Rules

p-rules-of = { $game }: the rules
p-rules-choose = The rules of which game?
p-rules-line = In our own words, numbered like the printed book. A number in brackets marks a ruling of ours.
p-rules-none = The rules of this game have not been written out yet. These are the sections that its code cites.
p-rules-search = Search the rules
p-rules-hits = Found: { $hits }, sections: { $sections }
p-rules-no-hits = Nothing found. Try a shorter word.
p-rules-previous = Previous
p-rules-next = Next
p-rules-contents = Contents
p-rules-anchor = Link to this section
p-rules-option = Optional rule: { $name }
p-rules-steps = Chapters next to { $section }
p-rules-key = Counters and signs
p-rules-example = A worked example
p-rules-example-line = Every number in it is what the game came to when it was played: below each step stands what the log said.
p-rules-example-board = The chart at the step being read. What is on it is told in the step.
p-rules-example-log = What the log says

## About

p-about-title = What Honjin is
p-about-what = Honjin (本陣, a commander’s headquarters) is a place to play historical wargames: a rules engine, an umpire and computer players, free and open.
p-about-umpire = The umpire offers every legal option and no other, gives the reason and the section when something is refused, computes odds exactly, and never sends a browser what its player may not know.
p-about-dice = Dice
p-about-dice-before = Before the first roll the server draws a secret and publishes its fingerprint, and each seat adds random letters of its own. From then on every roll is fixed, and nobody knows it.
p-about-dice-roll = Each roll is computed from the secret, from what the seats have added and from the number of the roll. The server cannot choose dice to its liking without changing the fingerprint, and no player can foresee them.
p-about-dice-after = When the game is over the secret is published. Your browser can then compute every roll again.
p-about-reconstructed = What is reconstructed
p-about-reconstructed-why = We worked from the text of the rulebooks, without their counters, boards or pictures. A value that was printed only there is our own estimate, and is marked as reconstructed.
p-about-reconstructed-port-arthur = In Port Arthur: firepower, speed and defence of most ships, most names of ships, four borders between sea zones, the control points of two seas, the fork and two box names of the Manchuria track.
p-about-own-values = If you own the game, enter the printed values in a data pack and play with those:
p-about-books = The books
p-about-books-line = Honjin is independent. It is not made or endorsed by the designers and publishers named here, and contains none of their prose, pictures, maps or counters. Please buy the games.
p-about-design = Design
p-about-publisher = Publisher
p-about-no-author = no author named
p-about-no-publisher = no publisher named
p-about-credits = Credits and licences
p-about-coast = Coastlines: Natural Earth, public domain; modern coasts, with land reclaimed after 1905. Rivers, railways and hills are approximate.
p-about-fonts = Type: Cormorant, Source Sans 3, Barlow Condensed and Noto Serif JP, under the SIL Open Font License 1.1.
p-about-licence = Honjin itself is under the MIT licence. It uses these libraries:
p-about-library = Library
p-about-version = Version
p-about-licence-column = Licence

## API

p-api-title = API
p-api-line = Everything a browser does here, a program can do as well.
p-api-token = A bot identifies itself with a token. Make one on the account page:
p-api-guide = A bot in ten lines, and how a match runs over the network:
p-api-guide-link = the guide to bots
p-api-schema = The same for machines to read (OpenAPI):
p-api-errors = Errors

## Errors

p-error-home = Home
p-error-missing = There is nothing at this address
p-error-missing-line = The link may be old or incomplete. Your games are on the home page; rules and replays have pages of their own.
p-error-forbidden = This page is not open to you
p-error-forbidden-line = It belongs to another player, or you are signed out. Sign in, or ask for a new link.
p-error-form = This form is out of date
p-error-form-line = Go back, load the page again and send it once more. Nothing was changed.
p-error-fast = Too fast
p-error-fast-line = Too many requests came from you. Wait a minute, then try again.
p-error-busy = The server is busy
p-error-busy-line = It has too much to do just now. Nothing was lost: load the page again in a moment.
p-error-bad = That was not understood
p-error-bad-line = Go back and check what was entered. Nothing was changed.
p-error-broken = Something went wrong here
p-error-broken-line = The error has been recorded. Your games are safe: load the page again in a moment.

## Clock and umpire

p-clock = Time for an answer
p-clock-none = No limit
p-clock-own = Another time
p-clock-number = How many
p-clock-unit = Unit
p-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
p-clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
p-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
p-clock-unit-minutes = minutes
p-clock-unit-hours = hours
p-clock-unit-days = days
p-clock-live = At the table
p-clock-mail = By mail
p-clock-help = When time is up, the usual answer is given. If a player stays silent for two turns, the other may claim the match.
p-umpire = Invite an umpire
p-umpire-help = A third person who sees everything, sets deadlines and may speak to either side. You get a link to send.
p-umpire-link = Link for the umpire
p-umpire-join = You are asked to be the umpire of
p-umpire-join-more = You will see everything that both sides do. You set deadlines, close steps and pass on messages; you play for nobody.
p-umpire-sit = Sit down as umpire
p-umpire-taken = The umpire’s chair is taken, or you play in this match yourself.
p-card-umpire = you are the umpire
p-card-left = { $left } left
p-card-late = time is up
p-left-days = { $days } d { $hours } h
p-left-hours = { $hours } h { $minutes } min
p-left-minutes = { $minutes } min

# Owners’ data packs

p-pack = Values of your own copy
p-pack-standard = standard values
p-pack-help = If you own the game, you can play with the values that are printed in your box. Both sides play with them, and the other side sees what differs before sitting down.
p-pack-step-out = Download the workbook with all values, and change what differs from your copy.
p-pack-step-in = Bring the workbook back. It is checked, and nothing changes until you open the table.
p-pack-download = Download the workbook
p-pack-choose = Choose a workbook
p-pack-drop = or drop it here
p-pack-checking = Checking { $file }…
p-pack-name = Name of the data pack
p-pack-name-help = Both sides, and everybody who watches, see this name.
p-pack-remove = Play with the standard values
p-pack-good = { $count ->
    [0] The workbook is good, and its values are the standard ones.
    [one] The workbook is good. One value differs from the standard ones:
   *[other] The workbook is good. { $count } values differ from the standard ones:
}
p-pack-bad = { $count ->
    [one] This workbook cannot be used yet: one thing is wrong. Nothing has changed.
   *[other] This workbook cannot be used yet: { $count } things are wrong. Nothing has changed.
}
p-pack-more = and { $count } more
p-pack-lost = That could not be done just now. Wait a moment and try again.
p-pack-many = You have brought many data packs that no game is played with. Open a table with one of them, or come back tomorrow.
p-pack-large = This file is too large for a data pack. Begin with the workbook that you can download here.
p-pack-where = Where
p-pack-what = What is wrong
p-pack-row = { $sheet }, row { $row }
p-pack-value = Value
p-pack-was = Standard
p-pack-is = Here
p-pack-digest = Digest { $digest }
p-pack-played = Data pack
p-pack-differs = { $count ->
    [0] No value differs from the standard ones.
    [one] One value differs from the standard ones.
   *[other] { $count } values differ from the standard ones.
}
p-pack-all = All values as a workbook
p-card-pack = data pack “{ $name }”
p-refused-pack = Your data pack is not kept here any more. Bring the workbook again.
p-refused-pack-name = Give your data pack a name of 1 to 40 characters, with a letter or digit.
