### ページ：ホーム、ロビー、招待、アカウント、ルール、このアプリについて、API、エラー。IDはp-で始まる。

## 全ページ共通

p-seal = 本陣
p-tagline = 歴史ウォーゲームの本陣
p-description = すべてのルールを知る審判のもと、友人やコンピューターと歴史ウォーゲームを対戦できます。アカウントは不要です。
p-skip = 本文へ移動
p-nav = メイン
p-menu = メニュー
p-footer = その他
p-play = プレイ
p-watch = 観戦
p-rules = ルール
p-replays = リプレイ
p-language = 言語
p-theme = テーマ
p-theme-auto = システムに合わせる
p-theme-light = ライト
p-theme-dark = ダーク
p-theme-contrast = 高コントラスト
p-sign-in = ログイン
p-about = このアプリについて
p-verify = ダイスを検証
p-api = ボット用API
p-credits-line = 海岸線：Natural Earth。マップとカウンターは独自に描いたもので、ルールブックにない値は復元値です。
p-guest = ゲスト { $tag }
p-guest-named = { $nickname }（ゲスト { $tag }）
p-save = 保存
p-copy = コピー
p-copied = コピーしました

## ホーム

p-hero = 歴史ウォーゲームのための本陣
p-hero-line = 審判はすべてのルールを把握し、根拠となる箇所を示します。友人ともコンピューターとも、居合わせた人とも対戦できます。
p-promise-legal = 合法な選択肢をすべて、それだけを表示
p-promise-why-not = 「なぜできない？」にルールで回答
p-promise-odds = 決定の前に正確な確率
p-promise-dice = 後から検証できるダイス
p-promise-secrets = サーバーが決して送らない秘密情報
p-promise-replay = 全対戦のリプレイ
p-play-now = 対戦を始める
p-game = ゲーム
p-battle = 戦い
p-battle-first = 最初におすすめ
p-battle-history = 合戦の経過
p-battle-rules = この合戦のルール
p-battles = 合戦
p-opponent = 相手
p-opponent-machine = COM
p-opponent-friend = 友人
p-opponent-anyone = 誰でも
p-opponent-hotseat = 1台で
p-opponent-friend-help = 送るためのリンクとQRコードが表示されます。
p-opponent-anyone-help = もう一方の席がロビーで空席になります。
p-opponent-hotseat-help = 1台で交代してプレイします。
p-level = レベル
p-side = 陣営
p-side-either = おまかせ
p-options = 選択ルール
p-options-none = ルールブックどおり
p-options-count = { $count }件選択
p-public = 観戦を認める
p-public-help = 対戦中はロビーに表示されます。認めない場合は、アドレスを知っている人だけが観戦できます。
p-start = 対戦開始
p-start-note = アカウントは不要です。
p-refused-game = この卓を開けませんでした。選んだ内容を確認して、もう一度お試しください。
p-refused-many = 終わっていない対戦が上限に達しています。いくつか終えるか投了してから、新しい対戦を始めてください。
p-tables = 自分の卓
p-tables-count = { $all }卓中{ $waiting }卓で手番です
p-tables-none = まだ対戦がありません。
p-tables-none-play = 対戦を始める
p-tables-none-lobby = 空席を探す
p-games = ゲーム一覧
p-games-languages = ルールは英語・フランス語・チェコ語・日本語
p-play-verb = プレイ
p-learn-playing = 遊びながら学ぶ
p-learn-rules = ルールを読む
p-finished = 終わった対戦
p-finished-all = すべてのリプレイ

## 各ゲームのカード

p-game-port_arthur-short = ポートアーサー
p-game-port_arthur-native = 旅順
p-game-port_arthur-blurb = 1904〜05年の海戦を6ターンで。軍を支える海を制してください。
p-game-port_arthur-length = 約1時間。
p-game-port_arthur-era = 1904〜05年
p-game-port_arthur-kind = エリア・艦隊
p-game-port_arthur-weight = 初級〜中級
p-game-port_arthur-time = 1時間
p-game-port_arthur-dice = d6

p-game-storm-short = 旅順港強襲
p-game-storm-native = 二〇三高地
p-game-storm-blurb = 1904年8月から12月までの攻囲戦を5ターンで。要塞の高地を1つ奪うか、すべて守り抜くか。
p-game-storm-length = 2〜3時間。
p-game-storm-era = 1904年
p-game-storm-kind = エリア・アクション
p-game-storm-weight = 中級
p-game-storm-time = 2〜3時間
p-game-storm-dice = 2d6

p-game-midway-short = ミッドウェー
p-game-midway-native = Midway
p-game-midway-blurb = 1942年6月、互いに見えない二つの艦隊。敵を捜し、先に叩き、環礁を守り抜いてください。
p-game-midway-length = 数晩、または通信対戦で。
p-game-midway-era = 1942年
p-game-midway-kind = ダブルブラインド・封緘命令
p-game-midway-weight = 重量級
p-game-midway-time = 8〜12時間
p-game-midway-dice = d100

p-game-ran-short = 乱
p-game-ran-native = RAN
p-game-ran-blurb = 戦国の軍勢、七つの合戦。備を動かし、一騎討ちで首級を挙げ、先に敵を潰走させてください。
p-game-ran-length = 合戦により一晩か二晩。
p-game-ran-era = 1569〜1615年
p-game-ran-kind = ヘクス・備・一騎討ち
p-game-ran-weight = 重量級
p-game-ran-time = 3〜8時間
p-game-ran-dice = d10

## 卓のカード

p-card-against = { $game }、相手：{ $names }
p-card-hotseat = { $game }、両陣営ともここで
p-card-open = { $game }、空席あり
p-card-between = { $game }：{ $names }
p-card-offered = { $game }、募集：{ $name }
p-card-your-move = 手番です
p-card-sent = 命令書は提出済み
p-card-waiting = { $names }の手番待ち
p-card-begins = 全員が席に着くと始まります
p-card-no-opponent = もう一方の席はまだ空席です
p-card-seat = 担当：{ $side }
p-card-undecided = 未了
p-machine = COM（{ $level }）
p-nobody = 空席
p-go = 卓へ
p-look = 見る
p-watch-verb = 観戦
p-replay-verb = リプレイ
p-invite-verb = 招待

## ロビーとリプレイ

p-lobby = ロビー
p-lobby-line = 空席に着くか、観戦してください。観戦者に見えるのは両陣営に見えるものだけです。
p-open-seats = 空席
p-take-seat = 着席
p-open-none = 空席はありません。
p-open-none-offer = 募集する
p-running = 進行中の対戦
p-running-none = 公開中の対戦はありません。
p-running-none-replays = リプレイを見る
p-replays-line = 終わった対戦を一手ずつ、各陣営または審判の視点で。
p-replays-none = 終わった対戦はまだありません。

## 招待

p-invite = 友人を招待
p-invite-anyone = 相手を待っています
p-invite-line = このリンクを送ってください。最初に開いた人がもう一方の席に着きます。アカウントは不要です。
p-invite-local = このアドレスはこのコンピューターでだけ使えます。ほかの場所にいる友人と遊ぶには、./honjin serve --host 0.0.0.0 でサーバーを起動し、ネットワークのアドレスで開いてください。
p-invite-link = 招待リンク
p-invite-anyone-line = ロビーで空席になっています。誰かが着席すると、このページが卓に変わります。
p-invite-kept = リンクは卓を開いたブラウザーにだけ表示されます。
p-qr = またはスマートフォンでこのコードを読み取ってください。
p-qr-alt = 招待リンクのQRコード
p-invite-waiting = 着席を待っています。離れてもかまいません。卓は「自分の卓」に残ります。
p-invite-table = 卓を見る
p-invite-home = ホーム
p-withdraw = この卓を取り下げる
p-withdraw-help = 席の募集をやめ、招待リンクも無効になります。
p-join = 招待
p-join-from = { $name }からの招待
p-join-you = 担当する陣営
p-join-none = 満席です
p-join-options = 選択ルール
p-join-length = 所要時間
p-join-to-table = 自分の卓へ
p-join-no-token = リンクが不完全です。もう一度送ってもらい、リンク全体を開いてください。
p-join-script = リンクの秘密の部分はブラウザーの中に留まります。着席にはJavaScriptが必要です。
p-join-full = この席は埋まっています。観戦はできます。
p-join-watch = 観戦
p-no-account = アカウントは不要です。

## アカウント

p-account = アカウント
p-account-guest = { $name }としてプレイ中です。アカウントがない場合、対戦はこのブラウザーでだけ続けられます。
p-account-line = ログインした端末すべてで自分の対戦を続けられます。
p-sign-up = 新規登録
p-sign-up-line = ゲストとして始めた対戦を引き継ぎます。
p-sign-in-line = ここでゲストとして始めた対戦も引き継がれます。
p-name = 表示名
p-name-help = 2〜24文字。ほかの人にも表示されます。
p-password = パスワード
p-password-help = 8文字以上。
p-password-current = 現在のパスワード
p-password-new = 新しいパスワード
p-password-change = パスワードを変更
p-nickname = ニックネーム
p-nickname-help = アカウントがない間、ほかの人に表示される名前です。横にゲストの印が付きます。空欄なら表示しません。
p-forgot = パスワードをお忘れですか？
p-forgot-line = 確認済みのメールアドレスがあるアカウントなら、新しいパスワードを決めるためのリンクをお送りします。
p-forgot-send = リンクを送る
p-forgot-sent = 確認済みのアドレスを持つアカウントがあれば、メールをお送りしました。リンクの有効期間は1時間で、1回だけ使えます。
p-forgot-no-mail = このサーバーはメールを送りません。運営者にお問い合わせください。
p-reset-done = パスワードを変更し、すべての端末からログアウトしました。
p-reset-old = このリンクは古いか、不完全か、すでに使われています。もう一度お申し込みください。
p-sessions = ログイン状態
p-sessions-line = すべての端末でログアウトすると、失くした端末のログインも終わります。
p-sign-out = ログアウト
p-sign-out-everywhere = すべての端末でログアウト
p-email = 手番をメールで通知
p-email-line = 手番が来たときに1通、パスワードをなくしたときにリンクをお送りします。ほかのメールは送りません。
p-email-address = メールアドレス
p-email-help = 空欄なら送りません。
p-email-unconfirmed = まだ確認されていません。お送りしたメールのリンクを開いてください。それまで、ほかのメールは届きません。
p-email-confirmed = 確認済みです。
p-email-again = 保存、またはメールを再送
p-settings = 設定
p-tokens = APIトークン
p-tokens-line = トークンを使うと、プログラムが自分の名前でプレイできます。
p-token-name = トークンの名前
p-token-name-help = 用途など。例：自分のボット
p-token-make = トークンを作成
p-token-new = 新しいトークン
p-token-once = 今すぐコピーしてください。表示は一度だけです。
p-token-revoke = 無効にする
p-token-made = 作成：{ $date }
p-token-used = 作成：{ $date }、最終使用：{ $used }
p-done-signed-up = アカウントができました。ゲストの対戦も引き継ぎました。
p-done-nickname = 保存しました。開いている卓でも、この名前で表示されます。
p-done-moved = ログインしました。ここでゲストとして始めた対戦はこのアカウントに移りました。ホームにあります。
p-done-password = パスワードを変更しました。ほかの端末では再ログインが必要です。
p-done-email = 保存しました。
p-done-confirm = 保存しました。お送りするメールのリンクを開くと、お知らせが届くようになります。
p-done-confirmed = アドレスが確認されました。
p-done-revoked = トークンを無効にしました。
p-confirm = アドレスの確認
p-confirm-line = 手番が来たときに1通、パスワードをなくしたときにリンクをお送りします。ほかのメールは届きません。
p-confirm-button = はい、私のアドレスです
p-confirm-old = このリンクは古いか不完全です。アカウントのページからもう一度メールを送ってください。
p-trouble-wrong-password = 表示名とパスワードが一致しません。確認してから、もう一度試してください。
p-trouble-name-taken = この名前は使われているか、使われている名前に似ています。別の名前を選んでください。
p-trouble-malformed = 使えない入力があります。入力欄の下の説明を確認してください。
p-trouble-too-fast = 試行回数が多すぎます。1分ほど待ってから、もう一度お試しください。
p-trouble-busy = ログインが集中しています。少し待ってから、もう一度お試しください。
p-trouble-tokens = トークンの数が上限に達しています。1つ無効にしてから、新しく作成してください。
p-trouble-other = 処理できませんでした。もう一度お試しください。

## ルール

p-rules-of = { $game }：ルール
p-rules-choose = どのゲームのルールですか？
p-rules-line = ルールブックの番号に沿って、独自の文章で書いています。角括弧の番号は当方の裁定です。
p-rules-none = このゲームのルールはまだ書かれていません。コードが参照する項目の一覧です。
p-rules-search = ルールを検索
p-rules-hits = { $hits }件、{ $sections }項目
p-rules-no-hits = 見つかりません。もっと短い語でお試しください。
p-rules-previous = 前へ
p-rules-next = 次へ
p-rules-contents = 目次
p-rules-anchor = この項目へのリンク
p-rules-option = 選択ルール：{ $name }
p-rules-steps = { $section }の前後の章
p-rules-key = カウンターと記号
p-rules-example = 詳しい例
p-rules-example-line = 数字はすべて、実際に進めたゲームのものです。各ステップの下に、そのときのログがあります。
p-rules-example-board = 読んでいるステップのマップ。内容は各ステップの文章にあります。
p-rules-example-log = このステップのログ

## このアプリについて

p-about-title = Honjinとは
p-about-what = Honjin（本陣、指揮官の司令部）は歴史ウォーゲームを対戦する場所です。ルールエンジン、審判、コンピュータープレイヤーを備えた、無料のオープンソースです。
p-about-umpire = 審判は合法な選択肢をすべて、それだけを示します。できないときは理由と項目を挙げ、確率を正確に計算し、プレイヤーが知ってはならないことはブラウザーに送りません。
p-about-dice = ダイス
p-about-dice-before = 最初のロールの前に、サーバーは秘密値を無作為に選んでそのハッシュ値（いわば指紋）を公開し、各席が自分の値を加えます。以後すべての出目は定まり、誰もそれを知りません。
p-about-dice-roll = 各ロールは秘密値、各席の値、ロールの番号から計算されます。サーバーはハッシュ値を変えずに出目を選べず、プレイヤーも出目を予測できません。
p-about-dice-after = 対戦が終わると秘密値が公開され、ブラウザーですべてのロールを計算し直せます。
p-about-reconstructed = 復元した値
p-about-reconstructed-why = カウンター、マップ、図版なしに、ルールブックの文章だけから作りました。カウンターや図版にしかない値は当方の推定で、復元値と表示します。
p-about-reconstructed-port-arthur = 『ポートアーサー』では、多くの艦の火力・速力・防御力、多くの艦名、海域間の境界4か所、2海域の支配ポイント、満洲トラックの分岐とボックス名2つが復元値です。
p-about-own-values = ゲームをお持ちの方は、印刷された値をデータパックに入力してプレイできます。
p-about-books = ルールブック
p-about-books-line = Honjinは独立した作品です。ここに挙げたデザイナーや出版社が制作・推薦したものではなく、その文章、図版、マップ、カウンターを含みません。ぜひゲームをお買い求めください。
p-about-design = デザイン
p-about-publisher = 出版
p-about-no-author = 作者の記載なし
p-about-no-publisher = 出版社の記載なし
p-about-credits = クレジットとライセンス
p-about-coast = 海岸線：Natural Earth、パブリックドメイン。現代の海岸で、1905年以降の埋立地を含みます。川、鉄道、山地はおおよその位置です。
p-about-fonts = 書体：Cormorant、Source Sans 3、Barlow Condensed、Noto Serif JP。SIL Open Font License 1.1。
p-about-licence = Honjin自体はMITライセンスです。次のライブラリを使っています。
p-about-library = ライブラリ
p-about-version = バージョン
p-about-licence-column = ライセンス

## API

p-api-title = API
p-api-line = ブラウザーにできることは、すべてプログラムにもできます。
p-api-token = ボットにはトークンが必要です。作成はアカウントのページで：
p-api-guide = 10行のボットと、対戦の通信の流れ：
p-api-guide-link = ボットの手引き（英語）
p-api-schema = 機械可読の同じ内容（OpenAPI）：
p-api-errors = エラー

## エラー

p-error-home = ホーム
p-error-missing = このアドレスには何もありません
p-error-missing-line = リンクが古いか不完全かもしれません。対戦はホームにあり、ルールとリプレイにはそれぞれのページがあります。
p-error-forbidden = アクセスできません
p-error-forbidden-line = ほかのプレイヤーのものか、ログアウトしています。ログインするか、新しいリンクを受け取ってください。
p-error-form = フォームの期限が切れています
p-error-form-line = 戻ってページを読み込み直し、もう一度送ってください。何も変更されていません。
p-error-fast = 操作が速すぎます
p-error-fast-line = リクエストが多すぎます。1分ほど待ってから、もう一度お試しください。
p-error-busy = 混み合っています
p-error-busy-line = サーバーが混み合っています。失われたものはありません。少し待ってページを読み込み直してください。
p-error-bad = 解釈できませんでした
p-error-bad-line = 戻って入力を確認してください。何も変更されていません。
p-error-broken = 問題が発生しました
p-error-broken-line = エラーを記録しました。対戦は保存されています。少し待ってページを読み込み直してください。

## 持ち時間と審判

p-clock = 回答の持ち時間
p-clock-none = 制限なし
p-clock-own = 任意の時間
p-clock-number = 数
p-clock-unit = 単位
p-clock-minutes = { $count }分
p-clock-hours = { $count }時間
p-clock-days = { $count }日
p-clock-unit-minutes = 分
p-clock-unit-hours = 時間
p-clock-unit-days = 日
p-clock-live = リアルタイム
p-clock-mail = 通信対戦
p-clock-help = 時間が切れると、通常の回答が適用されます。2ターン応答がない側は、相手が勝ちを宣言すると負けになります。
p-umpire = 審判を招待する
p-umpire-help = すべてを見て、期限を定め、どちらの側にも伝言できる第三者です。送るためのリンクが表示されます。
p-umpire-link = 審判用のリンク
p-umpire-join = 審判として招待されています：
p-umpire-join-more = 両陣営のすべてが見えます。期限を定め、ステップを締め切り、伝言を送ります。どちらの陣営も担当しません。
p-umpire-sit = 審判として着席する
p-umpire-taken = 審判の席は埋まっているか、自分がこの対戦に参加しています。
p-card-umpire = あなたは審判
p-card-left = 残り{ $left }
p-card-late = 時間切れ
p-left-days = { $days }日{ $hours }時間
p-left-hours = { $hours }時間{ $minutes }分
p-left-minutes = { $minutes }分

# Owners’ data packs

p-pack = お手持ちのゲームの値
p-pack-standard = 標準の値
p-pack-help = ゲームをお持ちなら、コマやマップに印刷された値でプレイできます。両陣営に適用され、相手は着席する前に違いを確認できます。
p-pack-step-out = すべての値が入ったワークブックをダウンロードし、お手持ちのものと違う値を書き換えます。
p-pack-step-in = ワークブックを戻します。内容を確認しますが、卓を開くまで何も変わりません。
p-pack-download = ワークブックをダウンロード
p-pack-choose = ワークブックを選ぶ
p-pack-drop = またはここにドロップ
p-pack-checking = { $file }を確認しています……
p-pack-name = データパックの名前
p-pack-name-help = この名前は両陣営と観戦者全員に見えます。
p-pack-remove = 標準の値でプレイする
p-pack-good = { $count ->
    [0] ワークブックに問題はありません。値は標準と同じです。
   *[other] ワークブックに問題はありません。標準と違う値が{ $count }個あります。
}
p-pack-bad = このワークブックはまだ使えません。問題が{ $count }件あります。何も変更されていません。
p-pack-more = ほか{ $count }件
p-pack-lost = いまは処理できませんでした。しばらくしてからもう一度お試しください。
p-pack-many = どの対戦にも使われていないデータパックが多すぎます。どれかを使って卓を開くか、明日もう一度お試しください。
p-pack-large = データパックとしては大きすぎます。ここでダウンロードできるワークブックをもとにしてください。
p-pack-where = 場所
p-pack-what = 問題
p-pack-row = { $sheet }、{ $row }行目
p-pack-value = 値
p-pack-was = 標準
p-pack-is = この対戦
p-pack-digest = ダイジェスト{ $digest }
p-pack-played = データパック
p-pack-differs = { $count ->
    [0] 標準と違う値はありません。
   *[other] 標準と違う値が{ $count }個あります。
}
p-pack-all = すべての値（ワークブック）
p-card-pack = データパック「{ $name }」
p-refused-pack = データパックはもう保存されていません。ワークブックをもう一度読み込んでください。
p-refused-pack-name = データパックに1〜40字の名前を付けてください。文字か数字を1つ以上含めます。
