### どのゲームにも共通の言葉

title-scenario = { $title }「{ $scenario }」
list-comma = { "、" }
list-and = { "、" }
list-semicolon = { "／" }
pair = { $what }：{ $how }
battle-first = { $name }（最初におすすめ）
tally = { $what }（{ $number }）
modifier = { $what }{ $value }

rule-section = §{ $section }
rule-cited = （{ $rule }）

seat-human = 人間
seat-random = ランダム
seat-script = 初級

level-random = 合法な手をランダムに選びます。
level-script = ゲームの定石に沿ってプレイします。

why-match-is-over = 対戦は終了しています。
why-not-your-decision = 今は{ $side }が決定する番です。
why-not-now = ターンのこの時点ではできません。
why-not-offered = 選択肢の中にありません。示された中から選んでください。
why-sealed-already = 回答はすでに封緘済みです。相手が回答すると開封されます。
why-not-silent = 相手の無応答は、まだ2ターン続いていません。

event-ChoiceForced = { $side }、自動処理：{ $choice }
event-AnswerSealed = { $side }、回答を封緘
event-AnswersTakenBack = { $side }、待った（相手の同意あり）
event-AnswerLapsed = { $by ->
    [umpire] { $side }から回答なし：審判が通常の回答を代行
   *[clock] { $side }、時間切れ：通常の回答を適用
}
event-UmpireSpoke = 審判：{ $text }
event-DeadlineSet = { $until ->
    [none] 審判が期限を解除
   *[other] 審判が期限を{ $until }に設定
}
event-StepClosed = 審判、ステップを締め切り：未着の回答は通常の回答で代行

ending-resigned = 投了
ending-agreed = 双方の合意
ending-claimed = 長期無応答による勝ち
result-win = { $winner }の勝利（{ $how }）
result-draw = 引き分け（{ $how }）

check-lines = 行の連鎖：{ $count }行
check-commitment = ダイスの秘密値とコミット
check-rolls = 秘密値とヘッダーから求めた出目：{ $count }回
check-legality = ルールによる再対戦：回答{ $count }件
check-events = イベントのみの再現（ルールなし）：{ $count }件
check-result = 対戦結果
check-link = { $count ->
    [0] 保存しておいたリンク
   *[other] 保存しておいたリンク：回答{ $count }の後のものと一致
}
check-signature = サーバーの署名
note-signed-by = 鍵{ $key }による署名です。鍵は誰でも作れます。サーバーが示す鍵と比べるか、その鍵を--keyで指定してください。
note-own-values = 持ち主のデータパック「{ $name }」（ダイジェスト{ $digest }）で対戦。
verified-yes = この記録に矛盾はありません。
verified-no = この記録には矛盾があります。
verified-in-part = 検証できる項目に矛盾はありません。検証できない項目には、その理由を示しています。
verified-not-yet = 【記録に終わりがありません】対戦がまだ続いているか、末尾が切り取られています。残っている部分に異常はありませんが、ダイスと結果は証明されていません。

event-RulesRenewed = { $dropped ->
    [0] 新しいルールで続行（第{ $before }版から第{ $now }版へ）
   *[other] 新しいルールで続行（第{ $before }版から第{ $now }版へ）、新しいルールに合わない最後の回答{ $dropped }件は無効
}

flaw-no-record = これはHonjinの対戦記録ではありません。
flaw-no-file = ファイル{ $file }はありません。名前を確認してください。
flaw-file = { $file }を読み込めません：{ $problem }
flaw-folder = { $file }はフォルダーです。記録ではありません。
flaw-forbidden = { $file }を読む権限がありません。
flaw-no-secret = 記録の隣にあるはずのファイル{ $file }がないと、ダイスを続けられません。元の場所に戻してください。
flaw-unreadable = この記録は読み込めません。
flaw-unknown-game = このHonjinにゲーム{ $game }はありません。Honjinを更新してください。
flaw-not-over = 対戦はまだ終わっていません。
flaw-line-cut = { $line }行目が途中で切れています。記録の末尾がありません。
flaw-line-changed = { $line }行目が書き換えられたか、その前の行が失われています。リンクが合いません。
flaw-line-damaged = { $line }行目が壊れています。
flaw-format = 記録の形式は{ $format }です。このHonjinが読めるのは形式{ $known }までです。Honjinを更新してください。
flaw-not-begun = 対戦が始まる前に記録が終わっています。
flaw-begins-again = 記録が二度始まっています。
flaw-after-the-end = 終わりの後にも記録が続いています。
flaw-other-game = これは{ $game }ではなく{ $found }の記録です。
flaw-newer-rules = この対戦はルール第{ $found }版で行われました。このHonjinのルールは第{ $known }版までです。Honjinを更新してください。
flaw-older-rules = この対戦はルール第{ $before }版で行われました。現在の第{ $now }版では結果が異なります。記録されたイベントから表示します。
flaw-renewed-rules = この対戦はルール第{ $before }版で始まり、第{ $now }版で続けられました。再対戦で確かめたのはそれ以降の回答だけで、それ以前は記録されたイベントによります。
flaw-rules-order = ルール第{ $before }版から第{ $now }版への切り替えが、記録に合いません。
flaw-header = 対戦前の取り決めがこのゲームに合いません。
flaw-other-values = ヘッダーの数値が、そこに記された識別子（{ $digest }）と一致しません。
flaw-unknown-values = この対戦の数値（{ $digest }）はこのHonjinにありません。Honjinを更新するか、データパックを入手してください。
flaw-answer-order = 回答{ $last }の次が回答{ $number }になっています。
flaw-no-option = 回答{ $number }はこのゲームの選択肢ではありません。
flaw-against-the-rules = 回答{ $number }はルール違反です（§{ $rule }）。
flaw-other-dice = 回答{ $number }：ルールが求めるダイスと記録のダイスが異なります。
flaw-other-events = 回答{ $number }：ルールによるイベントと記録のイベントが異なります。
flaw-no-event = このゲームにないイベントがあります。
flaw-event-names-nothing = この対戦にないものを指すイベントがあります。
flaw-undo-too-far = 取り消せないはずの回答{ $number }が取り消されています。
flaw-no-consent = 相手の同意なしに、回答{ $number }に待ったがかけられています。
flaw-snapshot = 回答{ $number }の後の局面を読み込めません。
flaw-no-procedure = 局面に、このゲームにない手順があります。
flaw-other-position = 回答{ $number }の後に記された局面が、対戦の局面と異なります。
flaw-other-end-position = イベントのみの再現とルールとで局面が異なります。
flaw-nobody-resigns = 対戦していない{ $side }が投了しています。
flaw-not-usual = 回答{ $number }は無回答の側の通常の回答とされていますが、異なります。
flaw-no-silence = { $side }が勝ちを宣言していますが、相手は無応答ではありませんでした。
flaw-cannot-go-on = この対戦はルール第{ $before }版で始まり、第{ $now }版では続けられません。リプレイは引き続き見られます。
flaw-foreign-secret = このダイスの秘密値は、この記録のものではありません。
flaw-other-secret = 秘密値が対戦前のコミットと一致しません。
flaw-roll-order = ロール{ $number }（{ $purpose }）の順序が正しくありません。
flaw-roll-sides = ロール{ $number }（{ $purpose }）：{ $sides }面のダイスはありません。
flaw-other-roll = ロール{ $number }（{ $purpose }）の記録は{ $value }ですが、秘密値とヘッダーからは{ $due }です。
flaw-other-result = 記録の結果が、対戦の結果と異なります。
flaw-other-link = このリンクが示す内容は、この対戦のどの時点でも誰にも伝えられていません。自分が見た対戦の記録ではありません。
flaw-unsigned = この記録にサーバーの署名はありません。保証するのは、記録を渡した人だけです。
flaw-forged = 署名が合いません。この記録のものでないか、鍵{ $key }によるものではありません。
flaw-other-key = 別の鍵による署名です：{ $key }
flaw-sheet-too-large = このファイルは命令書としては大きすぎます（{ $most }kBを超えるか、展開すると大きくなりすぎます）。
flaw-sheet-no-workbook = ワークブックではないか、壊れています。命令書をExcelブック（.xlsx）として保存してください。
flaw-sheet-damaged = このワークブックは壊れていて読めません。保存し直すか、新しいものに記入してください。
flaw-sheet-far-cell = 命令から遠く離れたセル{ $cell }に内容があります。削除して保存し直してください。
flaw-sheet-no-orders = このワークブックは対戦の命令書ではありません。最初のシートに対戦名と命令書番号がありません。
flaw-sheet-other-match = この命令書は対戦「{ $found }」のもので、「{ $wanted }」のものではありません。
flaw-sheet-other-side = この命令書は相手陣営のものです。送信できるのは相手だけです。
flaw-sheet-late = この命令書のステップは受付終了です。現在のステップの命令書を使ってください。
flaw-sheet-nothing-asked = { $side }が今記入する命令書はありません。

settled = { $when }：{ $what }
settled-one = { $when }：{ $what }（{ $piece }）
settled-for-good = 常に

drill = 一斉に前進
drill-steps = { $count }歩
drill-stopped = { $thing }：{ $of }歩中{ $steps }歩
drill-refused = { $thing }：{ $of }歩中{ $steps }歩。{ $why }
drill-dropped = 途中で別の出来事があり、動かさなかったもの：{ $things }
drill-waits = 相手に確認中です。対応がなければ続けます。
drill-done = すべて実行しました。

## That a match can be over before a side is asked again

match-can-end = { $count ->
    [0] 次の手番が来る前に対戦が終わることがあります
   *[other] 「{ $answers }」を選ぶと、次の手番が来る前に対戦が終わることがあります
}{ $who ->
    [none] {""}
   *[other] （現状では{ $who }の勝ち）
}
