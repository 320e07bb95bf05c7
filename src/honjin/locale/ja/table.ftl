### ブラウザーの卓。IDは table- で始まる。

## バーとメニュー

table-home = ホーム
table-tools = 卓
table-rules = ルール
table-forces = 戦力
table-menu = メニュー
table-hide-counters = カウンターを隠す
table-zoom-in = 拡大
table-zoom-out = 縮小
table-fit = 全体表示
table-sound = 音
table-keys = キーボードショートカット
table-theme = テーマ
table-theme-auto = システムに合わせる
table-theme-light = ライト
table-theme-dark = ダーク
table-theme-contrast = 高コントラスト
table-language = 言語
table-score = 得点
table-you = 自分
table-here = 着席中
table-away = 離席中
table-asked = 手番
table-thinking = 思考中
table-seat-open = 空席
table-seat-machine = COM（{ $level }）
table-guest = ゲスト { $tag }
table-guest-named = { $nickname }（ゲスト { $tag }）

## 現在の局面

table-crumbs = 現在の局面
table-phases = ターンのフェイズ
table-done = 済
table-over = 対戦終了
table-your-decision = 手番です
table-not-yours = 相手の手番です
table-you-watch = 観戦中
table-waiting-for = { $side }の手番待ち
table-thinks = コンピューターが考えています。
table-waits-more = その間にログ、戦力、ルールを見ることができます。
table-call-me = 手番が来たら通知する
table-seat-open-more = まだ空席です。誰かが着席すると対戦が始まります。
table-opening = 卓を準備しています……
table-needs-script = 卓にはJavaScriptが必要です。
table-reconnecting = 接続が切れました。再接続中……送信済みのものは失われません。
table-barred = この席にはもう入れません。もう一度ログインするか、ホームから卓を開いてください。

## 前回の手番から

table-since = 前回の手番から
table-dispatch = 報告
table-since-nothing = 前回の手番から変化はありません
table-since-more = ほか{ $count }件
table-since-count = 新着{ $count }件
table-replay = { $count }手を再生
table-replay-stop = 停止
table-replay-at = 当時の局面：{ $count }手中{ $at }手目
table-replay-back = 現在に戻る

## 出来事を一つずつ見せる

table-showing = 出来事
table-dice-fall = ダイスを振っています……
table-next = 次へ
table-next-help = 次へ（スペース。長押しですべて飛ばす）
table-report-next = 次：{ $what }
table-report-go-on = 続ける
table-report-open = まとめをもう一度見る
table-report-lead = { $side } +{ $value }
table-report-of = { $value }／{ $most }
table-report-change = { $before } → { $after }
table-report-same = { $after }（変化なし）
table-pace = 出来事の見せ方
table-pace-instant = 一度に
table-pace-brief = 手短に
table-pace-dice = ダイスもすべて
table-pace-now-instant = 出来事を一度に見せます。
table-pace-now-brief = 出来事を手短に見せます。
table-pace-now-dice = 出来事をダイスまですべて見せます。

## 決定

table-panel = 決定
table-options = 選択肢
table-in-company = 二人で
table-other-options = その他の選択肢
table-clear = 選択を解除
table-put-back = 戻す：{ $what }
table-in-hand = { $said }：{ $names }
table-or-lit = または、マップ上の光っているエリアを選んでください
table-lit-hexes = マップ上の光っているヘクス（{ $count }か所）から選ぶか、次から選んでください。
table-places = 行き先{ $count }か所
table-for-several = { $count }隻
table-all-options = 選択肢{ $count }件
table-actions = 操作
table-orders = 命令{ $count }件
table-plan = これまでの命令
table-plan-remove = 取り消す：{ $what }
table-drill-all = 全部
table-drill-none = 解除
table-drill-count = { $all }のうち{ $count }
table-drill-who = 対象を選ぶ
table-drill-steps = 歩数
table-settle = 今後は尋ねない……
table-settled = 自動回答
table-settled-note = この一覧は自分にしか見えません。取り消すまで、質問に自動で答えます。
table-unsettle = 再び尋ねる：{ $what }
table-typed = 入力コマンド
table-which = 複数の選択肢に当てはまります。もう少し詳しく入力してください。
table-no-such-words = この言葉に合う選択肢はありません。一覧の言葉を使ってください。
table-undo = 元に戻す
table-take-back = 待ったを申し込む
table-take-back-asked = 待ったを申し込み済み
table-hint = ヒント
table-hinted = ヒント：初級COMならこの手を選びます
table-hint-says = ヒント：{ $what }
table-hint-do = { $count ->
    [one] この手を選ぶ
   *[other] このとおりに行う
}
table-refused = なぜできない？
table-why-not = 「{ $what }」はなぜできない？
table-close = 閉じる
table-open-rule = ルールを開く
table-odds = 確率
table-throw-of = { $number }/{ $all }
table-throw-back = 前の出目
table-throw-next = 次の出目

# 入力コマンドの言葉（空白区切り）：省くもの、二つの命令をつなぐもの、すべてを意味するもの。
table-words-skip = へ に の は が から で まで to the in into for on of with at a an ship ships
table-words-joins = と それから and then
table-words-all = 全艦 全部 全て すべて all every everything

## 命令書

table-yes = はい
table-no = いいえ
table-form = 命令書
table-form-kind = { $what }：何をさせますか？
table-form-which = 複数の命令に当てはまります。先に命令の種類を選んでください。
table-form-point = マップ上の場所を順に選ぶか、ドラッグしてください。ここで次の一歩を選ぶこともできます。
table-form-go-on = 足りないものを選んでください。
table-form-done = 完了
table-form-steps-left = 残り{ $count }歩
table-form-next-step = 次の一歩
table-form-step-back = 一歩戻る
table-form-home = { $place }へ戻る
table-form-clear-row = 消す：{ $what }
table-form-pick-all = 全部選ぶ
table-form-picked = 選択中（{ $count }）：
table-form-all-of-them = 全部に
table-form-point-all = 全部の行き先を選んでください。
table-form-empty = このステップで命令するものはありません。
table-form-closes = 空の命令書は自動で閉じる
table-form-closing = この命令書はまもなく自動で閉じます。空だったことは誰にも分かりません。
table-form-close = 命令書を閉じる
table-form-send = 命令書を提出
table-form-send-title = 命令書を提出しますか？
table-form-silent = 命令なし：{ $count }
table-form-refused = 無効な命令{ $count }件は除かれます
table-form-warnings = 見落としやすい点：{ $count }件
table-form-undo = 最後の変更を戻す
table-form-redo = やり直す
table-form-last = 前回と同じ
table-form-usual = 通常の命令
table-form-stand = 毎回の継続命令：{ $what }
table-form-stands = 継続命令：{ $order }
table-form-standing = 継続命令{ $count }件を記入済み
table-form-clear = 全消去
table-form-hint = 初級COMの手で記入
table-form-in = { $count ->
    [0] 命令書は提出済みです（命令なし）。
   *[other] 命令書は提出済みです：命令{ $count }件。
}
table-form-take-back = 取り戻す
table-sheet-out = ワークブックをダウンロード
table-sheet-in = 記入したワークブックを読み込む
table-sheet-sent = 命令書を提出しました。
table-sheet-came = ワークブックから受け取った命令：{ $count }件
table-sheet-refused = 却下された行：{ $count }行
table-sheet-marked = 理由入りのワークブックをダウンロード
table-key-redo = 命令書でやり直す
table-key-pin = 継続命令にする、またはやめる
table-key-turn = ユニットを左または右へ向ける
table-key-step-back = 経路の最後の一歩を戻す

## 海戦

table-to-chart = マップに戻る
table-your-squadron = 自軍の戦隊
table-total-within = 合計{ $total }：{ $limit }以内
table-total-over = 合計{ $total }：{ $limit }を超過
table-sunk = 沈没
table-damaged = 損傷
table-battle-steps = 戦闘の手順
table-step-done = 済み
table-step-none = なし
table-fate-sunk = 撃沈{ $chance }
table-fate-damaged = 損傷{ $chance }
table-shot-die = 出目{ $die }（{ $chance }以下で成功）
table-shot-hit = 命中
table-shot-missed = はずれ

## 数

table-percent = { $value }%
table-decimal = { $whole }.{ $part }

## パネル

table-more = その他のパネル
table-tab-orders = 命令
table-tab-log = ログ
table-tab-chat = チャット
table-tab-notes = メモ
table-tab-forces = 戦力
table-unread = 未読
table-sheet-open = パネルを開く
table-sheet-close = パネルを閉じる
table-log = ログ
table-log-empty = まだ何も起きていません。
table-log-earlier = 以前のログ
table-log-latest = 最新
table-log-beginning = 開始時
table-log-alike = 同様の行がほかに{ $count }行
table-private = 自分にだけ見える
table-chat = チャット
table-chat-empty = まだメッセージはありません。
table-chat-write = メッセージを書く
table-chat-send = 送信
table-your-fleet = 自軍艦隊
table-forces-all = 場所別
table-forces-formation = 部隊別
table-forces-damaged = 損傷 { $count }
table-forces-spent = 行動済み { $count }
table-forces-lost = 沈没 { $count }
table-forces-none = なし
table-backs = ほかに正体不明の艦{ $count }隻
table-slot-turn = 第{ $turn }ターン
table-slot-part = { $place }、{ $part }

## 申し込みと提案

table-cancel = キャンセル
table-accept = 承諾
table-decline = 拒否
table-block = { $name }をブロック
table-block-title = { $name }をブロックしますか？
table-block-text = 今後は対戦せず、募集中の卓も互いに見えず、相手の新しいメッセージも届きません。この対戦は続きます。相手には知らされません。フレンドのページで解除できます。
table-blocked = { $name }をブロックしました。
table-not-blocked = { $name }をブロックできませんでした。もう一度お試しください。
table-resign = 投了
table-resign-title = 投了しますか？
table-resign-text = 対戦は直ちに終わり、相手の勝利となります。
table-offer-draw = 引き分けを提案
table-draw-title = 引き分けを提案しますか？
table-draw-text = 相手が承諾すると、対戦は引き分けで終わります。
table-offer = 提案
table-offered = 提案しました。
table-offer-accepted = 相手が承諾しました。
table-offer-declined = 相手が拒否しました。
table-offer-draw-by = { $side }が引き分けを提案しています。
table-offer-take-back-by = { $side }が待ったを申し込んでいます。
table-offer-rematch-by = { $side }が再戦を提案しています。
table-end-title = 対戦が終わる可能性があります
table-slip-title = まだ命令がありません
table-slip-text = 命令を受けた艦はありません。全艦がその場に残ります。

## 終局

table-winner = { $side }の勝利
table-drawn = 引き分け
table-see-replay = リプレイ
table-verify = ダイスを検証
table-rematch = 再戦
table-rematch-offered = 再戦を提案済み
table-to-rematch = 再戦の卓へ

## 1台で二人

table-hand-over = { $side }に交代
table-curtain-title = { $side }の番です
table-curtain-text = もう一人は画面を見ないでください。
table-curtain-open = { $side }の卓を表示

## キー

table-key-number = その番号の選択肢を選ぶ
table-key-typed = 命令を入力する
table-key-undo = 元に戻す
table-key-hint = ヒント
table-key-log = ログへ移動
table-key-notes = メモへ移動
table-key-draw = マップに図を描く
table-key-forces = 全戦力を表示
table-key-replay = 前回の手番からの出来事を再生
table-key-next = 次の出来事を見る（長押しですべて飛ばす）
table-key-pace = 出来事の見せ方を変える（一度に、手短に、ダイスもすべて）
table-key-clear = 選択を解除
table-key-walk = マップ上を移動（Tabでマップへ）
table-key-enter = 枠で囲まれたものを選ぶ
table-key-zoom = 拡大、縮小、全体表示
table-key-help = この一覧。マップ上では「なぜできない？」
table-keys-typed = 入力コマンド：選択肢の言葉、またはその先頭部分。複数の艦は読点で区切ります。「全艦」は可能な艦すべて。Tabで補完します。

## エラー

table-error-malformed = うまくいきませんでした。もう一度お試しください。
table-error-too-big = メッセージが長すぎます。短くしてください。
table-error-too-fast = 操作が速すぎます。少し待ってから、もう一度試してください。
table-error-not-yours = 今は自分の手番ではありません。
table-error-over = 対戦は終わっています。
table-error-not-allowed = 今はできません。示された中から選んでください。
table-error-no-such-thing = それはもうありません。
table-error-busy = 卓が混み合っています。もう一度お試しください。
table-error-offline = 接続がありません。何も送信されていません。接続が戻ってから、もう一度試してください。
table-error-unanswered = 卓から応答がありません。対戦の状況を確かめてから、もう一度お試しください。

## 初めての人へ、封印された回答

table-help = 遊び方
table-help-pick = 艦または戦隊を選ぶと、できることが金色に光ります。
table-help-place = 光っている海域・港・ボックスを選ぶと命令になります。光っていない場所は、できない理由を示します。
table-help-end = 「元に戻す」でやり直せます。終わったら出撃を終えるか、パスしてください。
table-help-example = ルールにある詳しい例
table-help-done = 了解
table-help-more = 目的とターンの流れ
table-won = 勝利
table-sealed = 回答は封緘されました。相手が回答すると開封されます。
table-both-decide = 両陣営が同時に決定します。相手の回答は見えません。

table-dice = ダイスと証明
table-dice-text = これらの値はブラウザーが保存します。対戦が終わると「検証」ページと ./honjin verify --link が記録と照合します。
table-dice-commitment = コミット
table-dice-commitment-line = ダイスの秘密値のハッシュです。自分の値を加える前に示されました。
table-dice-nonce = 自分が加えた値
table-dice-nonce-line = その後ブラウザーが無作為に選んだ値です。すべてのダイスに影響します。
table-dice-link = リンク
table-dice-link-line = これまでに自分に伝えられた内容のハッシュです。イベントのたびに変わります。
table-not-begun = 全員が席に着くと対戦が始まります
table-not-begun-more = 席を開くと、それぞれのブラウザーがダイスに値を加えます。

## 持ち時間と審判

table-clock = 残り時間：
table-clock-days = { $days }日{ $hours }時間
table-clock-hours = { $hours }時間{ $minutes }分
table-clock-minutes = { $minutes }:{ $seconds }
table-clock-up = 時間切れ
table-clock-until = 期限：{ $until }
table-clock-soon = 残り1分です。
table-claim = 勝ちを宣言
table-claim-title = 勝ちを宣言しますか？
table-claim-text = 相手は2ターン続けて応答がありません。勝ちを宣言することも、待つこともできます。
table-umpire = あなたは審判です
table-umpire-more = すべてが見えます。ここでの操作は棋譜に残ります。
table-umpire-deadline = このステップの期限
table-umpire-from-now = 今からの残り時間
table-umpire-minutes = 今から{ $count }分
table-umpire-hours = 今から{ $count }時間
table-umpire-days = 今から{ $count }日
table-umpire-set = 設定
table-umpire-lift = 解除
table-umpire-close = 今すぐステップを締め切る
table-umpire-close-title = ステップを締め切りますか？
table-umpire-close-text = 未回答の側には通常の回答が適用されます。この操作は取り消せません。
table-umpire-word = 伝言
table-umpire-all = 全員
table-umpire-sits = 審判：{ $name }
table-umpire-wanted = 審判を招待中

table-pack = データパック：{ $name }
table-pack-title = データパック「{ $name }」
table-pack-line = この対戦では、持ち主のゲームの値を使います。ダイジェスト{ $digest }。
table-pack-reading = 値を読み込んでいます……
table-pack-lost = いまは値を読み込めません。
table-pack-none = このゲームに関わる値はすべて標準と同じです。
table-pack-value = 値
table-pack-was = 標準
table-pack-is = この対戦
table-pack-more = ほか{ $count }件
table-pack-all = すべての値（ワークブック）
## 場所を詳しく見る

table-look = 詳しく見る
table-look-help = 場所を詳しく見る：次に押しても命令になりません。右ボタン、長押し、Iキーでも見られます。
table-look-at = 詳しく見る：{ $what }
table-look-here = そこにあるもの
table-look-nobody = 確認されているものはありません。
table-look-ordered = ここへの命令
table-look-aboard = 搭載：{ $what }
table-key-look = ポインターの下を詳しく見る

## まとめて選ぶ

table-gather = まとめて選ぶ
table-gather-again = 前のターンと同じ
table-gather-all = すべて
table-gather-at = { $what }（{ $place }）
