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

check-lines = 記録{ $count }行、途切れなく連結
check-commitment = ダイスの秘密値、対戦前のコミットと一致
check-rolls = ダイス{ $count }回、秘密値と各席のノンスから求めた出目と一致
check-legality = 回答{ $count }件、いずれも合法、記録されたイベントもルールどおり
check-events = イベント{ $count }件、イベントだけの再現でも同じ局面
check-result = 対戦結果、ルールどおり
verified-yes = この記録に矛盾はありません。
verified-no = この記録には矛盾があります。
verified-not-yet = 異常はありません。「…」の項目は、対戦が終わりダイスの秘密が公開されると検証できます。
