### 終わった対戦のリプレイと、ダイスの検証。

## リプレイ

replay-seen-by = 視点
replay-seen-by-now = 視点：{ $viewer }
replay-umpire = 審判
replay-spectator = 観戦者
replay-of = / { $steps }
replay-where = 手順{ $step } / { $steps }、第{ $turn }ターン
replay-turn = 第{ $turn }ターン
replay-share = 共有
replay-copied = この局面へのリンクをコピーしました。
replay-copy-by-hand = アドレスバーのリンクをコピーしてください。この局面が開きます。

replay-board = マップ
replay-no-board = このゲームには表示できるマップがありません。ログをご覧ください。
replay-controls = 対戦をたどる
replay-start = 最初へ
replay-back = 前へ
replay-play = 再生
replay-pause = 一時停止
replay-step = 次へ
replay-end = 最後へ
replay-space = スペース
replay-speed = 速度{ $speed }×、変更
replay-battles = 戦闘とダイス
replay-scrubber = 手順

replay-score = 得点の推移
replay-outlook = 形勢の推移
replay-course = 対戦の流れ
replay-as-table = 表で見る
replay-column-step = 手順
replay-column-turn = ターン
replay-column-score = 得点
replay-column-chance = { $first }の勝率

replay-result = 結果
replay-won = { $winner }の勝利
replay-drawn = 引き分け
replay-final-score = 得点
replay-lost = 喪失艦（{ $first }、{ $second }）
replay-steps = 見た手順
replay-proved = ダイスは検証済みです。
replay-proved-line = { $count }回のロールが、対戦前に封印した秘密値と一致します。
replay-not-proved = ダイスが一致しません。
replay-not-proved-line = { $count }回のロールを封印した秘密値と照合しました。違いを確かめてください。
replay-points = 転機
replay-plots-meet = 双方の計画を公開：{ $places }上空で遭遇
replay-more = この局面の詳細
replay-log = ログ
replay-losses = 損失
replay-no-losses = 喪失艦はまだありません
replay-at-start = 対戦はまだ始まっていません。
replay-earlier = 前の行を表示
replay-go-to = 手順{ $step }へ
replay-undone = 後に取り消し
replay-went-back = { $side }、手順{ $step }まで戻す

replay-file-title = 棋譜のリプレイ
replay-drop = 棋譜ファイルをここにドロップしてください。
replay-choose-file = ファイルを選ぶ
replay-drop-where = 棋譜の拡張子は.honjinです。対戦後にダウンロードできます。ターミナル版はデータフォルダーに保存します。
replay-file-too-big = ファイルが{ $megabytes }MBを超えています。対戦の棋譜ではありません。
replay-reading = 棋譜を読み込んでいます……
replay-not-readable = この棋譜は表示できません：{ $why }
replay-not-over = この対戦はまだ続いています。終わるとリプレイを見られます。
replay-no-match = その対戦はありません。
replay-to-table = 卓へ
replay-to-home = ホーム

## 検証

verify-fetching = 棋譜を取得しています……
verify-not-fetched = 棋譜を取得できませんでした。再試行してください。
verify-not-over = この対戦はまだ続いています。棋譜とダイスの秘密値は、終わると公開されます。
verify-about = 対戦 { $match }
verify-running = 検証しています。
verify-dice-hold = 行とダイスに問題はありません。ルールを確認しています。
verify-dice-only = 行とダイスに問題はありません。ルールはここでは確認できませんでした。

verify-here = お使いのブラウザーで検証
verify-here-line = すべてファイルだけから、このブラウザーが計算します。サーバーは関わりません。
verify-cannot = ブラウザーがハッシュ値を計算できるのは、httpsかサーバー自身の上だけです。下のコマンドをお使いください。
verify-check-lines = 行の連鎖
verify-check-lines-line = 各行は、自身と前の行のハッシュ値を持ちます。変更、欠落、入れ替えがあると連鎖が切れます。連鎖全体が書き直されていないことは、ほかの検証が示します。
verify-check-numbers = 回答とダイスの通し番号
verify-check-numbers-line = 回答とロールに抜けや重複はありません。
verify-check-commitment = 秘密値とコミット
verify-check-rolls = 秘密値とヘッダーから求めた出目
verify-check-commitment-line = 秘密値のハッシュは、最初のロールより前に確定したヘッダーにあります。自分がダイスに値を加える前に示されたことは、保存しておいた値だけが証明します。
verify-check-rolls-line = 秘密値とヘッダー（各席が加えた値を含む）から、出目は一通りに決まります。ここで計算し直して比べます。オプション、席、ゲームの数値のどれかが変われば、出目も変わります。
verify-check-signature = サーバーの署名
verify-check-signature-line = 下の鍵の持ち主が、対戦がこのとおりに進み終わったことを保証します。途中で切られた記録や、誰かが後から作った記録に、この署名はありません。
verify-state-void = 証明できません
verify-void = この記録に署名がないか、このブラウザーがこの署名方式に対応していません。信頼できるかどうかは、記録を渡した人によります。
verify-forged = この署名は、この記録のものではありません。
verify-key-own = このサーバーの鍵：
verify-key-other = 別のサーバーによる署名です。知っている鍵と比べてください：
verify-kept = このブラウザーが保存した値
verify-kept-line = 対戦中にサーバーから示された値を、このブラウザーが保存しています。記録はこれと一致しなければなりません。
verify-kept-commitment = ダイスに値を加える前に示されたコミット
verify-kept-commitment-line = サーバーは、こちらが加える値を知る前に秘密値を固定しました。最後に値を加えた人と共謀しないかぎり、出目を選ぶことはできません。
verify-kept-commitment-bad = 記録のコミットが、このブラウザーに示されたものと異なります。自分が値を加える前にサーバーが固定した出目ではありません。
verify-kept-nonces = 自分がダイスに加えた値
verify-kept-nonces-line = ブラウザーが無作為に選んだ値が、そのまま記録に残っています。
verify-kept-nonces-bad = ブラウザーが選んだ値が記録にありません。自分が値を加えた出目ではありません。
verify-proves-legality = どの回答もルールが示した選択肢にあり、記録されたダイスとイベントはルールによるものと完全に一致します。
verify-proves-events = ルールを使わずイベントだけで再現しても、最後の局面は同じです。ログがすべてを語っています。
verify-proves-result = 勝者は、ルール、投了、または合意によるものです。投了が本人によることを示せるのは、署名か、本人が保存したリンクだけです。
verify-proves-link = この対戦のある時点で自分の席に伝えられた内容が、ブラウザーの保存したハッシュと一致します。別の経過をたどった記録とは一致しません。
verify-state-waiting = 待機中
verify-state-running = 実行中
verify-state-good = 一致
verify-state-bad = 不一致
verify-state-open = 未検証
verify-open = 対戦が終わり秘密値が公開されると証明できます。

verify-server = ルールによる再対戦
verify-by-server = サーバーが実行
verify-server-line = サーバーが、記録されたダイスで対戦全体をルールどおりに再現します。その結果を信じるか、下のコマンドを自分のコンピューターで実行してください。
verify-server-failed = サーバーは棋譜を検証できませんでした：{ $why }

verify-alone = 自分だけで検証
verify-alone-line = このコマンドは、ルールも含めてすべてを検証します。サーバーもネットワークも要りません。
verify-download = 棋譜をダウンロード
verify-replay = リプレイ
verify-another = 別のファイル

verify-rolls = { $count }回のロール
verify-all-rolls = { $count }回すべてを表示
verify-wrong-only = 違うロールだけ
verify-differs = 不一致
verify-column-line = 行
verify-column-stream = 系列
verify-column-number = 番号
verify-column-purpose = 目的
verify-column-sides = 面数
verify-column-value = 出目
verify-column-recomputed = 再計算

verify-not-text = ファイルがUTF-8のテキストではありません。
verify-no-record = Honjinの対戦の棋譜ではありません。
verify-cut = { $line }行目が途中で切れています。棋譜の末尾が欠けています。
verify-damaged = { $line }行目が壊れています。
verify-link = { $line }行目が変更されたか、その前の行が欠けています。リンクが合いません。
verify-format = 棋譜の形式は{ $format }です。このページが読めるのは形式{ $known }までです。
verify-answer-order = { $line }行目：回答{ $number }の順番が違います。
verify-roll-order = { $line }行目：ロール{ $number }（{ $purpose }）の順番が違います。
verify-secret = 秘密値が、封印されたものと違います。
verify-sides = { $sides }面のダイスはありません。
verify-roll-wrong = { $line }行目：ロール{ $number }（{ $purpose }）の記録は{ $value }ですが、計算では{ $recomputed }です。違うロールは全部で{ $wrong }回です。

## ページ

replay-page = リプレイ
verify-page = 対戦を検証
verify-page-line = どの対戦のダイスも、最初のロールの前に封印されます。終わった後は、どの目も変えられていないことを誰でも証明できます。
replay-needs-script = このページにはJavaScriptが必要です。コマンド ./honjin replay ファイル で、ターミナルでも棋譜を見られます。

replay-own = データパック「{ $name }」。
replay-own-line = 持ち主のゲームの値で対戦しました（ダイジェスト{ $digest }）。勝率の推移は標準の値に合わせたものなので、表示しません。
