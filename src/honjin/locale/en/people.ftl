### People: what somebody has played, friends, those one wants nothing to do with.

## Profile

p-person-mine = Your games and statistics
p-person-line = Finished games and how they ended, by game and side.
p-person-private = Only you see this page.
p-person-shared = Everybody who has this address sees your name, your statistics and the games that anybody could watch.
p-person-share = Share this page
p-person-unshare = Share it no longer
p-person-link = Address of your page
p-person-guest = Only you see this page. With an account you can share it, and find it on every device.
p-person-stats = By game and side
p-person-side = Side
p-person-people = Against people
p-person-machines = Against the computer
p-person-played = Played
p-person-won = Won
p-person-drawn = Drawn
p-person-lost = Lost
p-person-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
p-person-not-counted = Guided first games and games with both sides at one screen are not counted.
p-person-public-only = Those that anybody could watch.
p-filter-all = All
p-pages = Pages
p-page-newer = Newer
p-page-older = Older
