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
p-person-not-counted = Guided first games, games with both sides at one screen and games with an owner’s data pack are not counted.
p-person-public-only = Those that anybody could watch.
p-filter-all = All
p-pages = Pages
p-page-newer = Newer
p-page-older = Older

## Friends and blocked players

p-friends = Friends
p-friends-line = Keep a seat for a friend: it waits on the friend’s home page, and needs no link.
p-friends-mine = Your friends
p-friends-none = Nobody yet.
p-friends-add = Add a friend
p-friends-add-line = Send a link. Whoever opens it can become your friend. It works for two weeks.
p-friends-link = Make a link
p-friends-address = Link for a friend
p-friends-part = Remove
p-friends-block = Block
p-friends-unblock = Unblock
p-friends-blocked = Blocked players
p-friends-blocked-line = You and they cannot sit down together or see each other’s open tables, and they cannot write to you at a table. To block somebody, use the menu of a table at which you both play.
p-friend = A new friend
p-friend-line = Whoever sent you this link would like to be your friend here. Friends can keep seats for each other.
p-friend-yes = Become friends
p-friend-old = This link does not work. It is old or incomplete, or the two of you cannot become friends.
p-friend-whom = For whom
p-friend-anybody = Whoever has the link
p-refused-friend = The seat could not be kept for this friend. Choose somebody else, or send the link.
p-invite-kept-for = { $name } finds this invitation on the home page here. The link works as well.
p-card-invited = { $name } invites you: { $game }
p-join-decline = Decline
p-join-barred = You cannot take a seat at this table.

## Filters of the lobby

p-filter = Narrow the lists
p-filter-game = Game
p-filter-side = Free side
p-filter-pace = Pace
p-filter-apply = Show
p-pace-free = No limit
p-pace-table = At the table
p-pace-mail = By mail
