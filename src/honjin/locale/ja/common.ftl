### どのゲームにも共通の言葉

list-comma = { "、" }
list-and = { "、" }
list-semicolon = { "／" }
pair = { $what }：{ $how }
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
why-not-offered = 選択肢の中にありません。
why-sealed-already = 回答はすでに封緘済みです。

event-ChoiceForced = { $side }、自動処理：{ $choice }
event-AnswerSealed = { $side }、回答を封緘
event-AnswersTakenBack = { $side }、待った（相手の同意あり）

ending-resigned = 投了
ending-agreed = 双方の合意
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
verified-yes = この記録に矛盾はありません。
verified-no = この記録には矛盾があります。
verified-in-part = 検証できる項目に矛盾はありません。検証できない項目には、その理由を示しています。
verified-not-yet = 【記録に終わりがありません】対戦がまだ続いているか、末尾が切り取られています。残っている部分に異常はありませんが、ダイスと結果は証明されていません。

event-RulesRenewed = { $dropped ->
    [0] 対戦は新しいルール（第{ $before }版から第{ $now }版へ）で続きます
   *[other] 対戦は新しいルール（第{ $before }版から第{ $now }版へ）で続きます。最後の回答{ $dropped }件は新しいルールに合わないため無効です
}

flaw-no-record = これはHonjinの対戦記録ではありません。
flaw-no-file = ファイル{ $file }はありません。
flaw-file = { $file }を読み込めません：{ $problem }
flaw-folder = { $file }はフォルダーです。記録ではありません。
flaw-forbidden = { $file }を読む権限がありません。
flaw-no-secret = 記録の隣にあったファイル{ $file }がないと、ダイスを続けられません。
flaw-unreadable = この記録は読み込めません。
flaw-unknown-game = このHonjinにゲーム{ $game }はありません。
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
flaw-no-consent = 相手の同意なしに回答{ $number }が待ったされています。
flaw-snapshot = 回答{ $number }の後の局面を読み込めません。
flaw-no-procedure = 局面に、このゲームにない手順があります。
flaw-other-position = 回答{ $number }の後に記された局面が、対戦の局面と異なります。
flaw-other-end-position = イベントのみの再現とルールとで局面が異なります。
flaw-nobody-resigns = 対戦者でない{ $side }が投了しています。
flaw-cannot-go-on = この対戦はルール第{ $before }版で始まり、第{ $now }版では続けられません。リプレイは引き続き見られます。
flaw-foreign-secret = このダイスの秘密値は、この記録のものではありません。
flaw-other-secret = 秘密値が対戦前のコミットと一致しません。
flaw-roll-order = ダイス{ $number }（{ $purpose }）の順序が正しくありません。
flaw-roll-sides = ダイス{ $number }（{ $purpose }）：{ $sides }面のダイスはありません。
flaw-other-roll = ダイス{ $number }（{ $purpose }）の記録は{ $value }ですが、秘密値とヘッダーからは{ $due }です。
flaw-other-result = 記録の結果が、対戦の結果と異なります。
flaw-other-link = このリンクが示す内容は、この対戦のどの時点でも誰にも伝えられていません。あなたが見た対戦の記録ではありません。
flaw-unsigned = この記録にサーバーの署名はありません。保証するのは、記録を渡した人だけです。
flaw-forged = 署名が合いません。この記録のものでないか、鍵{ $key }によるものではありません。
flaw-other-key = 別の鍵による署名です：{ $key }
