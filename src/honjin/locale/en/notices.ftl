### Being called when one's turn has come; what is there without a connection.

n-your-move = It is your move.

# The setting

n-title = Notifications
n-line = How shall we call you when a match waits for you and you are not at its table?
n-none = Not at all
n-mail = By e-mail
n-push = In this browser
n-both = By e-mail and in this browser
n-mail-off = E-mail needs an account with a confirmed address.
n-push-denied = This browser is set to show no notifications of this site. Only its own settings can change that.
n-push-home = On an iPhone or iPad, add Honjin to the home screen first and open it from there.
n-push-off = This browser can be notified only over an encrypted connection (https), and not in a private window.
n-push-private = A notification names the game and nothing that happened in it. The browser’s own service passes it on sealed, and cannot read it.
n-others = { $count ->
    [one] One other browser of yours is notified too.
   *[other] { $count } other browsers of yours are notified too.
}
n-saved = Saved.
n-refused = The browser did not allow it. Nothing was changed.
n-failed = That could not be saved. Try again.

# Without a connection

n-offline = The server cannot be reached
n-offline-line = Either you have no connection, or the server is not running. Nothing is lost: every order that was taken is on its disk. This page goes on by itself as soon as the server answers.
n-offline-again = Try again
n-offline-not = What has to wait
n-offline-not-line = Tables, new games, the lobby, replays and rules come from the server. The clock of a match goes on there.
n-offline-works = What works
n-offline-works-line = The dice of a finished match: your browser alone checks them, from the file of its record.
