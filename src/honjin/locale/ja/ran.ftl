### RAN.

## The board in text

t-letter-amako = 尼
t-letter-mori = 毛
t-letter-date = 伊
t-letter-ashina = 蘆
t-letter-tokugawa = 徳
t-letter-ikeda = 池
t-letter-takeda = 武
t-letter-hojo = 北
t-letter-shimazu = 島
t-letter-otomo = 大
t-letter-ryuzoji = 龍
t-letter-toyotomi = 豊
chart-key-units = K KB  H KBH  S SI  A AS  弓 k s b  t 鉄砲  ■ 本陣  ⇒ 向き（後の軍）
chart-key-signs = 2 ヒット  ! 混乱  x 交戦  ~ 散開  @ 総大将  o 武将  * 侍
chart-key-ground = ♣ 森  ⌂ 村落  ≡ 水田  ^ 荒地  " 湿地  ▣ 城  ≈ 水域  · 道  1-9 高さ
chart-before = 両軍、布陣中
chart-initiative = イニシアチブ：{ $side }
chart-points = { $side } { $points }/{ $level }
chart-army = 潰走 { $points }/{ $level }
chart-army-more = 首級 { $heads }、活性化 { $activations }、割り込み { $trumps }
chart-busho-active = 活性
chart-busho-finished = 行動終了
chart-busho-wounded = 負傷
chart-busho-shamed = 面目失墜
chart-busho-replaced = 後任
chart-busho-fled = 敗走
chart-busho-in_phase = 手番側
chart-busho-inspired = 奮起
chart-unit-disordered = 混乱
chart-unit-hits = ヒット { $hits }
chart-unit-engaged = 交戦中：{ $units }
chart-height = 高さ { $height }
chart-road = 道
chart-border = { $hex }側に{ $hexside }
chart-nobody = 無人
chart-head-values = TQ-MA
chart-head-place = ヘクス
chart-short-Move = 移動
chart-short-Reform = 隊形
chart-short-RemoveHits = 回復
chart-short-Regroup = 再編
chart-short-Withdraw = 後退
chart-short-ChargeAt = 突撃
chart-short-FireBack = 射撃
chart-short-Advance = 前進
chart-short-AttackBoth = 両方
chart-short-ChargeBoth = 両方
chart-short-Spearhead = 先鋒
chart-short-Brace = 耐え
chart-short-Bear = 負う
chart-short-Rise = 復帰
chart-short-Arrive = 登場
chart-short-Shelter = 合流
chart-forces-note = 練度と移動力、ヘクス、向き。「部隊 名前」や「部隊 1213」で、駒やヘクスと数値の出典が見られます。
value-tq = 練度
value-ma = 移動力
value-disordered_tq = 練度（混乱時）
value-disordered_ma = 移動力（混乱時）
value-momentum = モメンタム
value-activation = 活性化
value-trump = 割り込み
value-combat = 武勇
value-endurance = 体力
value-range = 挑戦範囲
command-pieces = 部隊 ユニット 戦力 units
argument-pieces = [名前｜ヘクス]
help-pieces = 全ユニットの値・ヘクス・向き。名前やヘクスを付けると、その値の出典
missing-pieces = 「{ $name }」という部隊、人物、ヘクスはありません。
order-words = 牛尾隊足軽1を移動
help-words = 選択肢の語句、またはその一部（空白で区切る）。ヘクスは番号で
order-list = 牛尾隊足軽1を移動 1517へ 1617へ 停止
help-list = 移動全体：ユニット、経路、最後に停止・向き・目標
order-all = 2 1517 1617 停止
help-all = 同じ命令を、ユニットを一覧の番号で指定
order-paper-thing = 4 散開隊形
help-paper-thing = ユニットの名前か番号、続けて命令
order-paper-several = 1、3 散開隊形  または  全部 散開隊形
help-paper-several = 複数に同じ命令
example-why = 何の理由ですか？（例：理由 牛尾隊足軽1を移動）

### 乱

game-title = 乱（RAN）
game-short = 乱

## 軍

side-amako = 尼子軍
side-mori = 毛利軍
side-date = 伊達軍
side-ashina = 蘆名軍
side-tokugawa = 徳川軍
side-ikeda = 池田軍
side-takeda = 武田軍
side-hojo = 北条軍
side-shimazu = 島津軍
side-otomo = 大友軍
side-ryuzoji = 龍造寺軍
side-toyotomi = 豊臣軍

## 地図の上と横

scene-turn = 第{ $turn }ターン（全{ $turns }）
scene-rout = 潰走ポイント：{ $first } { $first_points }/{ $first_level }、{ $second } { $second_points }/{ $second_level }
replay-final-score = 潰走ポイント
brief-scene-rout = { $first_points }/{ $first_level } : { $second_points }/{ $second_level }
scene-initiative = { $side }がイニシアチブを持っています。{ $passes ->
    [0] {""}
   *[other] 連続パス{ $passes }回です。
}
scene-phase = { $busho }が命令中：3回中{ $phase }回目のフェイズ、モメンタム{ $momentum }
scene-army = { $side }：潰走ポイント{ $points }/{ $level }、首級{ $heads }、残り活性化{ $activation }、残り割り込み{ $trumps }
type-Busho = 武将
type-Samurai = 侍
table-your-fleet = 自軍
table-forces-damaged = 混乱 { $count }
table-forces-lost = 除去 { $count }
table-places = 選択肢{ $count }件
table-help-pick = ユニットを選ぶと、行けるヘクスが残り移動力とともに光り、支配地域も示されます。
table-help-place = 光っているヘクスを選ぶと、移動力の消費が最も少ない道でそこへ進み、敵が対応すれば止まります。金色の頂点で向きを変えます。
table-help-end = よい位置で停止してください。一歩ずつ元に戻せます。光っていないものは、できない理由を示します。
key-unit = 練度{ $tq }・移動力{ $ma }。三角：向き。印と色：所属する備
key-disordered = 斜めで下が破れたもの：混乱（弓・鉄砲以外は数値が下がる）。左の数字：ヒット（{ $hits }）
replay-lost = 除去ユニット（{ $first }、{ $second }）
replay-no-losses = 除去されたユニットはまだありません
key-busho = 武将とモメンタム（{ $momentum }）。冠：総大将。淡色：非活性。斜線：行動終了
key-samurai = 侍：挑戦範囲{ $range }・武勇{ $combat }・体力{ $endurance }

## ユニットの種類、地形、向き、隊形

type-KB = 騎馬武者（KB）
type-KBH = 旗本（KBH）
type-KB-B = 弓騎馬武者（KB-B）
type-SI = 徒武者（SI）
type-SI-B = 弓徒武者（SI-B）
type-AS = 足軽（AS）
type-AS-T = 鉄砲足軽（AS-T）
type-AS-B = 弓足軽（AS-B）
type-Honjin = 本陣

terrain-clear = 平地
terrain-woods = 森
terrain-village = 村落
terrain-paddy = 水田
terrain-rough = 荒地
terrain-marsh = 湿地
terrain-castle = 城
terrain-water = 水域

hexside-stream = 小川
hexside-ford = 浅瀬
hexside-river = 川
hexside-bridge = 橋
hexside-treeline = 並木
hexside-palisade = 柵
hexside-wall = 塀

slope-up1 = 1段上り
slope-up2 = 2段上り
slope-up3 = 3段以上の上り
slope-down1 = 1段下り
slope-down2 = 2段下り
slope-down3 = 3段以上の下り

# 実際の方位にかかわらず、マップの上を北とする。そのため矢印を添える。
facing-NE = 北東↗
facing-E = 東→
facing-SE = 南東↘
facing-SW = 南西↙
facing-W = 西←
facing-NW = 北西↖

formation-close = 密集隊形
formation-open = 散開隊形

place-routed = 潰走
place-lost = 除去
place-waiting = 未登場
place-pool = 未登場（引く前）

## 終わり方

ending-routed = 軍の潰走
ending-both_routed = 両軍潰走、首級の数で判定
ending-last_turn = 最終ターン終了、潰走レベルまでの余裕で判定

## 現在の場面

crumb-Campaign = 合戦
crumb-SetUp = セットアップ
crumb-Turn = 第{ $turn }ターン
crumb-Activation = 活性化
crumb-Command = 指揮
crumb-TrumpWindow = 割り込み
crumb-Run = { $bushos }隊
crumb-Fate = { $busho }の運命
crumb-Phase = { $kind ->
    [orders] { $bushos }隊の命令
    [withdrawal] { $bushos }隊の能動後退
    [rally] { $bushos }隊のラリー
    [busho_movement] { $bushos }の武将移動命令
    [challenge] { $bushos }隊の挑戦フェイズ
   *[other] { $bushos }隊のフェイズ
}
crumb-Orders = 移動・射撃
crumb-UnitMove = { $unit }の移動
crumb-Reactions = 対応
crumb-ReactionWithdrawal = { $unit }の後退
crumb-ActiveWithdrawal = 移動
crumb-UnitWithdrawal = { $unit }の後退
crumb-Banzai = バンザイ突撃
crumb-BushoRide = { $busho }の移動
crumb-BushoMovementOrder = 武将移動命令
crumb-LoneBusho = 孤立した{ $busho }
crumb-Displacement = { $busho }の避難
crumb-Rehousing = 避難

## セットアップ（6.64）

ask-formations = 隊形を選んでください。指定しないユニットは密集隊形になります。
send-formations = 布陣する
sent-formations = { $count ->
    [0] すべて密集隊形
   *[other] 散開隊形{ $count }ユニット
}
slip-Form = { $unit }、{ $formation }
brief-Form = { $formation }
verb-Form = 隊形
cell-formation = 隊形
option-FormUp = { $slips_count ->
    [0] 全ユニット密集隊形で布陣
   *[other] 布陣する（隊形の指定{ $slips_count }件）
}
brief-FormUp = { $slips_count ->
    [0] 全ユニット密集隊形
   *[other] 隊形の指定{ $slips_count }件
}
event-ArmiesDeployed = 両軍、布陣
event-FormationsTaken = { $side }、散開隊形：{ $open_order_count ->
    [0] なし
   *[other] { $open_order }
}
why-not-a-formation = 今選べるのは隊形だけです。
why-knows-no-formation = 「{ $unit }」に隊形はありません。隊形があるのは、徒歩・騎馬を問わず白兵戦のユニット（AS、SI、KB、KBH）だけです。
why-formed-up-already = 「{ $unit }」の隊形はすでに指定済みです。

## ターンと勝敗（3、12）

event-TurnBegan = 第{ $turn }ターン
event-InitiativeRolled = { $side_id ->
    [none] イニシアチブ、同点
   *[other] イニシアチブ：{ $side }
}（出目{ $dice }／合計{ $totals }）
event-Reorganised = 整理フェイズ、行動終了を解除、全ユニット再び射撃可
event-RoutPointsCounted = { $side }、潰走ポイント{ $points }／{ $level }、首級{ $heads }
event-MatchDecided = { $winner_id ->
    [none] 引き分け（{ $how ->
        [both_routed] 両軍潰走、首級同数
       *[other] 最終ターン終了、潰走レベルまでの余裕が同じ
    }）
   *[other] { $winner }の勝利（{ $how ->
        [routed] 敵軍の潰走
        [both_routed] 両軍潰走、首級の数で勝る
       *[last_turn] 最終ターン終了、敵のほうが潰走レベルに近い
    }）
}
event-ChoiceDeclined = { $side }、{ $ask ->
    [activate] 活性化終了
    [trump] 割り込みなし
    [resurrection] 復活なし
    [order] 命令終了
    [withdraw] 後退終了
    [move-on] 停止
    [face-after] 向きはそのまま
    [react] 対応終了
    [ride] 武将はその場に残る
    [send-bushos] 武将の移動終了
    [lone-busho] 武将は味方のもとへ逃れる
    [follow] 武将は後に残る
    [reaction-fire] 射撃終了
    [reply] 応射なし
    [attack] 攻撃終了
    [challenge] 挑戦なし
    [samurai] 誰も送り出さず
    [boats] 兵船は射撃せず
    [rumour] 噂を流さず
    [inspire] 再編成なし
   *[samurai-acts] 侍はその場に残る
}

## 活性化（5.2）

ask-activate = 活性化する備を選んでください（終了も可、残り活性化ポイント{ $points }）。
option-Activate = { $busho }隊を活性化
option-EndActivation = これ以上活性化しない
event-StatusDetermined = { $side }、敵の接近により活性：{ $active_count ->
    [0] なし
   *[other] { $active }
}
event-ContingentActivated = { $side }、{ $busho }隊を活性化
event-ContingentHesitated = { $side }、{ $busho }隊は日和見、出目{ $die }（{ $rating }以下で成功）
why-not-while-activating = 今は活性化フェイズです。備を活性化するか、終了してください。
why-not-your-contingent = { $busho }は自軍の武将ではありません。
why-active-already = { $busho }隊はすでに活性です。
why-has-no-busho = { $busho }隊は武将を失いました。後任が率いるまで非活性です。
why-enters-later = { $busho }隊はまだ戦場にいません。登場できるのは後のターンです。
why-busho-is-finished = { $busho }は行動終了です。このターンはもう命令を出せません。
why-no-point-left = このターンの活性化ポイントは残っていません。
why-busho-out-of-range = { $busho }には命令が届きません。本陣を離れた総大将が動かせるのは、指揮範囲内の武将だけです。総大将が討死すると、誰も動かせません。
why-contingent-is-inactive = { $busho }隊は非活性です。

## だれが命令を出すか（5.1、5.5、5.7）

ask-designate = イニシアチブがあります。命令を出す武将を選んでください（パスも可）。
ask-one-of-two = 連携に失敗しました。継続判定を行う武将を2人から選んでください（パスも可）。
ask-continuity = 次の武将を選んでください（パスも可）。出目{ $rating }以下（0〜9）でイニシアチブを保ちます。
ask-alone-or-together = イニシアチブを保ちました。単独で動くか、連携を試みるかを選んでください。
option-Designate = { $busho }が命令を出す
option-Coordinate = { $busho }と{ $other }の連携
option-Pass = パス
event-Passed = { $side }、パス
event-InitiativePassed = イニシアチブ：{ $side }
event-ContinuityRolled = { $side }、{ $busho }の継続、出目{ $die }（{ $rating }以下で成功）：{ $succeeded ->
    [yes] イニシアチブ維持
   *[no] イニシアチブ喪失
}
event-CoordinationRolled = { $side }、{ $bushos }の連携、出目{ $die }（両者の{ $ratings }以下で成功）：{ $succeeded ->
    [yes] 成功
   *[no] 失敗
}
why-not-while-designating = 今は命令を出す武将を選ぶか、パスするところです。
why-discord = 不和：この軍の備は連携できません。
why-not-the-designated = 選ばれたのは{ $busho }です。単独で動くか、もう1人と連携します。
why-two-in-their-order = 2人の武将を、備の番号順に1回ずつ指定してください。
why-one-of-the-two = { $busho }は、連携を試みた2人に含まれません。
why-coordination-tried = 連携を試みられるのは、次のフェイズまで1回だけです。

## モメンタム、運命、割り込み（5.4、5.6）

ask-momentum = { $bushos }隊のモメンタム判定を行いますか？出目{ $rating }以下（0〜9{ $bushos_count ->
    [1] {""}
   *[other] 、連携は+1
}）でもう1フェイズ動けます。
ask-resurrection = 運命が味方しました。1フェイズ動かす武将を選んでください（活性の備であれば行動終了でも可、辞退も可）。
ask-trump = 次は{ $bushos }の番です。割り込みますか？出目{ $rating }以下（0〜9）でイニシアチブを奪います。このターンの割り込みは残り{ $left }回です。
option-TryMomentum = モメンタム判定
option-Trump = { $busho }で割り込み
option-Decline = 行わない
event-MomentumRolled = { $bushos }のモメンタム、出目{ $die }{ $added ->
    [0] {""}
   *[other] +{ $added }
}（{ $rating }以下で成功）：{ $succeeded ->
    [yes] もう1フェイズ
   *[no] 失敗
}
event-FateRolled = { $busho }の運命、出目{ $die }：{ $fate ->
    [resurrection] 敵の武将が復活
    [doubt] 疑心
   *[nothing] 何も起こらず
}
event-DoubtRolled = { $busho }の疑心、出目{ $dice }／総大将と武将の合計{ $totals }：{ $doubts ->
    [yes] 後退
   *[no] 忠誠
}
event-TrumpRolled = { $side }、{ $busho }で割り込み、出目{ $die }（{ $rating }以下で成功）：{ $succeeded ->
    [yes] イニシアチブ奪取
   *[no] 失敗
}
event-BushoFinished = { $busho }、行動終了（{ $why ->
    [withdrew] 後退
    [third_phase] 3回目のフェイズ
    [no_more_orders] 命令不能
    [risen] 復活は1フェイズのみ
    [declined] モメンタム判定なし
    [no_momentum] モメンタム失敗
    [trumped] 割り込まれた
    [champion] 代わりを立てた
    [grazed] かすり傷
   *[wounded] 負傷
}）
why-not-at-momentum = 今決めるのは、モメンタム判定を行うかどうかだけです。
why-not-at-a-resurrection = 今決めるのは、どの武将を復活させるかだけです。
why-not-while-trumping = 今決めるのは、割り込むかどうかだけです。
why-no-trump-left = このターンの割り込みは残っていません。
why-momentum-too-low = { $busho }のモメンタムが足りません。割り込む相手と同じか、それ以上が必要です。
why-could-do-nothing = { $busho }隊には、移動、射撃、戦闘のできるユニットがありません。割り込んだら、どれかを行わなければなりません。

## フェイズと命令（5.3）

ask-phase = { $bushos }隊のフェイズで行うことを選んでください。
ask-order = ユニットと命令を選んでください（終了も可）。
option-GiveOrders = 命令：移動、射撃、攻撃
option-OrderWithdrawal = 能動後退
option-OrderRally = 潰走ユニットのラリー
option-OrderBushoMovement = 武将移動命令
option-DeclareChallenge = 侍の挑戦
option-Move = { $unit }を移動
brief-Move = 移動
way-Move = 移動
option-Reform = { $unit }の隊形変更
brief-Reform = 隊形変更
way-Reform = 隊形変更
option-RemoveHits = { $unit }のヒット除去
brief-RemoveHits = 2ヒット除去
way-RemoveHits = 2ヒット除去
option-Regroup = { $unit }を再編成
brief-Regroup = 再編成
way-Regroup = 再編成
option-EndOrders = 命令終了
event-PhaseBegan = { $side }、{ $bushos }隊のフェイズ{ $out_of_command_count ->
    [0] {""}
   *[other] 、指揮外：{ $out_of_command }
}
event-PhaseDeclared = { $bushos }隊：{ $kind ->
    [orders] 命令
    [withdrawal] 能動後退
    [rally] ラリー
    [busho_movement] 武将移動命令
   *[challenge] 挑戦
}
event-PhaseEnded = { $side }、フェイズ終了
why-not-while-declaring = まず、このフェイズで行うことを選んでください。
why-coordinated-give-orders = 連携した2人にできるのは、命令を出すことだけです。
why-must-act-after-trump = 割り込んだ備は、移動、射撃、戦闘のどれかを行わなければなりません。
why-nobody-to-rally = この備に潰走ユニットはありません。
why-only-the-so-taisho = 武将移動命令を出せるのは総大将だけです。
why-not-in-his-honjin = 武将移動命令を出すには、総大将が本陣にいて、動かす武将がいなければなりません。
why-not-while-ordering = 今はユニットに命令を出すところです（移動、射撃、隊形変更、ヒット除去、再編成）。
why-no-momentum-now = モメンタム判定は、フェイズを終えた直後の、行動終了でない武将だけが行えます。1ターンに追加2フェイズまでです。
why-nothing-to-trump = 割り込めるのは、敵が継続かモメンタムに成功した直後だけです。
why-activation-is-over = 備を活性化するのは活性化フェイズです。その後は、割り込みか敵の白兵戦でしか活性になりません。
why-shock-comes-later = 白兵戦は命令ではありません。すべての命令が済んだ後、専用のセグメントで行います。
why-busho-moves-last = 武将が移動するのは、そのフェイズの命令をすべて出した後です。ほかの武将は武将移動命令でだけ動きます。
why-orders-are-over = 武将は命令の後に移動します。このフェイズでは、もうどのユニットにも命令を出せません。
why-one-thing-a-phase = フェイズで行えることは1つだけで、もう宣言しました（命令、能動後退、ラリー、武将移動命令、侍の挑戦）。
why-not-on-the-map = 「{ $unit }」はマップ上にありません。
why-honjins-never-move = 「{ $unit }」は移動しません。
why-not-in-phase = 「{ $unit }」は手番側の備に属していません。
why-has-acted = 「{ $unit }」は、このフェイズの命令をすでに行いました。
why-is-engaged = 「{ $unit }」は交戦中です。相手と戦うことしかできません。
why-cannot-move = 「{ $unit }」は移動できません。敵の支配地域（ZOC）に捕まっているか、移動力がありません。
why-no-volley = 「{ $unit }」たちは「{ $target }」に斉射できません。斉射には、移動していない、並んだ2〜3ユニットの鉄砲足軽（AS-T）が必要です。
why-not-commanded = 「{ $unit }」は指揮外です。隊形を変えられません。
why-is-disordered = 「{ $unit }」は混乱しています。隊形を変えられません。
why-beside-the-enemy = 「{ $unit }」は敵に隣接しています。隊形を変えられません。

## 移動、向き、隊形（6.1〜6.3、6.6、6.7、7）

ask-move-on = 「{ $unit }」（{ $hex }）の行き先、向き、目標を選んでください（停止も可、残り移動力{ $left }）。
option-Enter = { $hex }へ
way-Enter = そこへ進む
option-Turn = { $facing }を向く
way-Turn = そちらを向く
option-Halt = 停止
event-MoveBegan = { $unit }、移動開始（移動力{ $points }）
event-UnitEntered = { $unit }、{ $hex }へ移動（{ $cost }MP）
event-UnitTurned = { $unit }、{ $facing }を向く{ $cost ->
    [0] {""}
   *[other] （{ $cost }MP）
}
event-RiderBound = { $unit }、最後の移動力で敵前へ、突撃は義務
event-FormationChanged = { $unit }、{ $formation }に変更
event-FacingTried = { $unit }、対応向き変更の試み
event-UnitFaced = { $unit }、{ $facing }を向く
why-not-while-moving = 「{ $unit }」の移動中です。先に行き先、向き、目標、停止のどれかを選んでください。
why-another-unit-moves = 今移動しているのは「{ $unit }」ではなく、別のユニットです。
why-move-or-fire = 「{ $unit }」は指揮外です。移動と射撃の両方はできません。
why-not-next-to-it = そのヘクスは「{ $unit }」に隣接していません。
why-not-in-front = そのヘクスは「{ $unit }」の正面にありません。先に向きを変えてください。
why-closed-to-it = 地形、ヘクスサイド、斜面のため、「{ $unit }」はそこへ進めません。
why-enemy-there = 敵がいるので、「{ $unit }」はそこへ進めません。
why-not-through-a-honjin = 「{ $unit }」は本陣を通過できません。
why-friend-in-zoc = そこには敵ZOC内の友軍がいます。「{ $unit }」はその上で止まることになってしまいます。
why-not-on-top-of-a-friend = 「{ $unit }」は友軍のヘクスにいるので、先へ進まなければなりません。
why-no-way-on = 「{ $unit }」は友軍のヘクスから抜けられなくなります。移動力で届く空きヘクスがありません。
why-too-few-points = 「{ $unit }」の移動力が足りません。
why-last-point = 「{ $unit }」は最後の移動力では敵の隣に出られません。1MP残す必要があります。
why-must-stop-in-zoc = 「{ $unit }」は敵ZOCに入ったので、停止しなければなりません。
why-from-zoc-into-zoc = 「{ $unit }」は敵ZOCから別の敵ZOCへ直接は移れません。
why-in-several-zones = 「{ $unit }」は複数の敵のZOCにいるので、向きを変えられません。
why-turned-in-zoc = 「{ $unit }」は敵ZOC内で向きを変えたので、もうそこから出られません。
why-turn-would-rout = 「{ $unit }」は潰走してしまいます。森や村落での向き変更には1ヒットかかります。
why-faces-there-already = 「{ $unit }」はすでにそちらを向いています。
why-disordered-into-zoc = 「{ $unit }」は混乱しているので、敵ZOCに入れません。
why-uncommanded-into-zoc = 「{ $unit }」は指揮外なので、敵ZOCに入れません。
why-uncommanded-out-of-zoc = 「{ $unit }」は指揮外なので、敵ZOCから出られません。
why-uncommanded-beside-enemy = 「{ $unit }」は指揮外なので、敵の隣に出られません。

## 対応（6.45〜6.49、7.17、7.18）

ask-react = 「{ $unit }」が近づきました。後退するか向きを変えるユニットを選んでください（踏みとどまるのも可）。
ask-withdraw-to = 「{ $unit }」の後退先を選んでください。
ask-face-after = 「{ $unit }」の向きを選んでください。
option-Withdraw = { $unit }が後退
brief-Withdraw = 後退
way-Withdraw = 後退
option-Face = { $unit }が{ $facing }を向く
brief-Face = { $facing }を向く
way-Face = { $facing }を向く
option-StandFast = 踏みとどまる
event-WithdrawalBegan = { $unit }、対応後退
event-UnitWithdrew = { $unit }、{ $through_id ->
    [none] {""}
   *[other] { $through }を通過して
}{ $hex }へ後退
why-react-or-stand-fast = 敵が近づいています。後退、向き変更、踏みとどまるのどれかを選んでください。
why-not-one-of-yours = 「{ $unit }」は、対応できる自軍のユニットではありません。
why-not-that-near = 「{ $unit }」は「{ $mover }」から2ヘクスより遠くにいます。
why-has-charged = 「{ $unit }」は誘発された突撃の最中です。攻撃を行い、対応はできません。
why-is-in-zoc = 「{ $unit }」は敵ZOCにいるので対応できません。
why-does-not-see-it = 「{ $unit }」から「{ $mover }」は見えません。
why-not-before-kibamusha = 相手が騎馬武者なので、「{ $unit }」にその余裕はありません。
why-nowhere-to-withdraw = 「{ $unit }」には後退先がありません。
why-has-tried-to-turn = 「{ $unit }」は、このフェイズですでに向き変更を試みました。
why-one-corner-only = 「{ $unit }」が変えられる向きは1頂点分だけです。
why-not-while-withdrawing = 今選べるのは後退先だけです。
why-withdraws-onto-unit = 「{ $unit }」は{ $hex }へ後退できません。ほかのユニットがいます。
why-withdraws-into-zoc = 「{ $unit }」は{ $hex }へ後退できません。敵ZOC内です。
why-withdraws-one-hex = 「{ $unit }」が後退できるのは1ヘクスか、隣の友軍を通り抜けたその先だけです。{ $hex }へは下がれません。
why-still-near-the-mover = 「{ $unit }」は{ $hex }へ後退できません。近づく敵から2ヘクスより遠くなければなりません。
why-not-while-facing = 今選べるのは向きだけです。

## 能動後退とバンザイ突撃（6.4、6.5）

ask-withdraw = 能動後退：後退するユニットを選んでください（終了も可）。
ask-banzai = 「{ $unit }」は抑えが利きません。突撃する相手を選んでください。
option-ChargeAt = { $unit }へ突撃
event-RushBegan = バンザイ突撃、{ $unit }が{ $target }へ
event-UnitRushed = { $unit }、{ $hex }へ突進、{ $facing }を向く
event-SeppukuRolled = { $busho }の恥辱、出目{ $die }（{ $rating }以下で存命）：{ $dies ->
    [yes] 切腹
   *[no] 存命
}
why-not-in-a-withdrawal = 能動後退ではユニットを後退させます。どの敵からも遠いユニットは、ヒット除去か再編成もできます。
why-must-withdraw = 「{ $unit }」は活性の敵から2ヘクス以内にいます。先に後退しなければなりません。
why-too-near-to-rest = 「{ $unit }」は敵から2ヘクス以内にいます。休むには近すぎます。
why-has-not-heard = 「{ $unit }」は交戦中で、命令が届きませんでした。残って戦います。
why-too-far-to-withdraw = 「{ $unit }」は{ $hex }まで下がれません。移動力、通れない地形、敵ZOCのどれかが原因です。
why-still-near-active-enemy = 「{ $unit }」は{ $hex }へ後退できません。活性の敵から2ヘクス以内です。
why-not-while-rushing = 今選べるのは突撃の相手だけです。
why-not-the-nearest-prey = 「{ $unit }」は、後退した敵のうち最も近いものではありません。

## 武将（4.6、4.7）

ask-ride = { $busho }の行き先を選んでください（残るのも可）。
ask-send-bushos = 次に動かす武将を選んでください（終了も可）。
ask-lone-busho = 孤立した{ $busho }に敵の歩兵が近づきました。退くヘクスを選んでください（味方のもとへ逃れるのも可）。
ask-shelter = { $busho }はユニットを失いました。合流するユニットを選んでください。
option-Send = { $busho }を動かす
option-Ride = { $hex }へ移動
way-Ride = そこへ移動
option-Stay = その場に残る
option-Shelter = { $unit }に合流
way-Shelter = 合流
event-BushoSent = { $busho }、総大将の命で移動
event-BushoRode = { $busho }、{ $hex }へ移動
event-BushoThreatened = 孤立した{ $busho }に騎馬が迫る、出目{ $die }：{ $caught ->
    [yes] 捕らわれる
   *[no] 逃れる
}
event-BushoSheltered = { $busho }、{ $hex }に避難
why-not-while-a-busho-rides = 武将の移動中です。行き先を選ぶか、その場に残してください。
why-is-there-already = { $busho }はすでに{ $hex }にいます。
why-busho-among-enemies = { $busho }は{ $hex }へ行けません。敵がいます。
why-busho-into-zoc = { $busho }は{ $hex }へ行けません。敵ZOC内で、自軍のユニットもいません。
why-closed-to-busho = { $busho }は{ $hex }へ行けません。通れる道がありません。
why-too-far-for-busho = { $hex }は{ $busho }には遠すぎます。
why-not-while-bushos-move = 今は武将を動かすところです。武将を選ぶか、命令を終えてください。
why-has-moved-already = { $busho }はすでに移動しました。
why-not-a-subordinate = { $busho }は、総大将が動かせる武将ではありません。
why-not-while-a-busho-is-alone = 武将が危険です。退くヘクスを選ぶか、味方のもとへ逃れさせてください。
why-no-withdrawal-for-busho = { $busho }は{ $hex }へ退けません。退けるのは、通行でき、敵ZOCになく、近づく敵から2ヘクスより遠い隣のヘクスです。
why-not-while-seeking-shelter = 今選べるのは、武将が合流するユニットだけです。
why-not-the-nearest-unit = 「{ $unit }」は{ $busho }に最も近いユニットではありません。自分の備のユニットが優先です。

## あらかじめの回答

span-move = この移動中
span-phase = このフェイズ中
span-turn = このターン中
settle-reaction-fire-HoldFire = 対応射撃をしない
settle-reaction-fire-FireBack = 対応射撃をする
settle-reply-HoldFire = 応射しない
settle-reply-FireBack = 応射する
settle-react-StandFast = 接近されても動かない
settle-react-Withdraw = 接近されたら後退する
settle-face-after-Halt = 後退や前進の後も向きを変えない
settle-lone-busho-Stay = 孤立したら部下のもとへ逃れる
settle-trump-Decline = 割り込まない

## ゲームの目的

goal = 両軍は、武将が率いる備からなります。潰走または除去されたユニットは潰走ポイントになり（KB 6、SI 5、AS 3、射撃ユニット2〜5）、一騎討ちで取った首級がその一部を打ち消します。ターンの終わりに潰走レベルに達した軍の負けです。
goal-turn = ターンの流れ：両軍の総大将がイニシアチブを競い、それぞれ備を活性化します。イニシアチブのある側は武将に命令を出させ、その備が移動・射撃し、続いて白兵戦を行います。モメンタムがあれば同じ武将が3回まで、継続すれば別の武将が動き、割り込みはイニシアチブを奪います。パスが2回続くと終わりです。その後、備が敗走することがあり、最後に潰走ポイントを数えます。
goal-nunobeyama-amako = あなたは尼子軍です。寡兵ですが、山上に布陣しています。本陣へ登る谷は二つです。槍足軽と徒武者でふさぎ、登る敵を上から撃ち、退く敵は追わないでください。間道の見張りも残してください。
goal-nunobeyama-mori = あなたは毛利軍です。兵力は3対2です。二つの谷を同時に登って敵に兵を動かす余裕を与えず、射撃で弱らせてから攻め上ってください。一隊は間道から山頂の本陣へ回り込ませてください。
goal-suriagehara-date = あなたは伊達軍です。九つの備に対し、活性化ポイントは3です。先手の盛国は退くことになるかもしれません。次に要る備を活性化し、鉄砲と弓を前に出し、敵が揺らいだら成実と片倉で突いてください。
goal-suriagehara-ashina = あなたは蘆名軍です。数では劣りますが、先に動けます。後続が来る前に隆実と盛胤で敵の先手を崩し、佐瀬と平田で両翼を守ってください。混乱したユニットも、早めに休めば立ち直ります。
goal-nagakute-tokugawa = あなたは徳川軍です。三つの大きな備と、高いイニシアチブ、3回の割り込みがあります。水田を渡る敵を鉄砲で迎え撃ち、井伊隊で打って出てください。
goal-nagakute-ikeda = あなたは池田軍です。水田ではどの攻撃も鈍ります。まず撃ち、それから大勢で一度に渡ってください。最も強いのは森隊です。半数を失った備は敗走することがあり、二隊が敗走すれば負けです。
goal-mimasetoge-takeda = あなたは武田軍です。最強の騎馬武者がいます。馬場隊が峠道を押さえ、山県隊の15ユニットが志田峠から敵の側面を突きます。活性化ポイントは毎ターン3、割り込みは3回です。敵が応じられないところを突いてください。
goal-mimasetoge-hojo = あなたは北条軍です。大きな備が二つ、活性化ポイントは毎ターン1です。山県隊が来る前に、すぐ馬場隊を襲ってください。どちらの備も一隊で敵を崩せます。モメンタムを生かしましょう。
goal-mimigawa-shimazu = あなたは島津軍です。小さな備が七つあります。敵に川を渡らせ、忠平隊を退かせ（交戦中でも判定なしで後退できます）、追ってくる敵を両側から討ってください。
goal-mimigawa-otomo = あなたは大友軍です。兵は多いものの、活性化ポイントは1です。敵が近ければ備はひとりでに活性になります。広く押し出し、そろって川を渡り、敵の後退に釣られないようにしてください。
goal-okitanawate-shimazu = あなたは島津・有馬の連合軍です。寡兵ですが、柵に守られています。畷の木戸を守り、泥にはまった敵を撃ち、抜け出たところを突いてください。赤星の徒武者は戦場随一です。
goal-okitanawate-ryuzoji = あなたは龍造寺軍です。兵力で勝りますが、地形は不利です。湿地は散開隊形でしか通れず、柵は敵に有利です。鍋島隊を山手へ、江上隊を浜手へも向かわせてください。総大将の首級は10点です。
goal-tennoji-toyotomi = あなたは豊臣軍です。兵力は1対2です。勝機は一度の大攻勢にあります。茶臼山の真田と四天王寺前の毛利が、できれば連携して敵の先手を抜き、家康の本陣を突いてください。本陣が落ちれば敵は10点を失います。
goal-tennoji-tokugawa = あなたは徳川軍です。兵力は2対1、備は十二、活性化ポイントは3です。先手だけを崩されないよう二陣を後ろに進め、真田と毛利を疲れさせ、家康の本陣を守ってください。

goal-know = 覚えておきたいことは五つです。①命令を受けるのは活性の備だけです。敵の近くの備はそのまま活性で、ほかは活性化ポイントが要ります。②ユニットは前の2ヘクスにだけ進み、敵のZOCで止まります。移動して敵に接したユニットは攻撃しなければなりません。③TQと同じ数のヒットで混乱し、その後、低いTQと同じ数で潰走します。射撃ユニットはすぐに除去されます。④側面や背面からのヒットは2倍、1ユニット多いごとに2列有利です。⑤武将のモメンタムのヘクス数以内か、そこから隣接でつながるユニットが指揮下です。ほかはほとんど何もできません。
goal-amako = あなたは尼子軍です。二つの登り口しかない山に、少ない兵で構えています。毛利軍を待ちましょう。横道が中山口を、牛尾が水谷口を守り、登って攻める側は列で不利になります。鉄砲と弓は斜面の下へ向けてください。前のヘクスに入る敵をすべて撃てます。立原と森脇はすぐ後ろに置き、間道にも兵を置きましょう。総大将は本陣に留まれば、すべての備を動かせます。
goal-mori = あなたは毛利軍です。兵は多いものの、二つの登り口を攻め上がらねばなりません。吉川を中山口へ、小早川を水谷口へ、それぞれ横隊で進め、撃ってから攻め、1ユニットに2ユニットで当たりましょう。熊谷を活性化して間道から回せば、山頂は背後が開いています。吉川と小早川はモメンタムが最も高いので、2度目のフェイズを狙ってください。
goal-date = あなたは伊達軍です。備は多く、ほとんどが非活性で始まります。そろって敵に届く備を活性化し、片平と大内の鉄砲の後ろから片倉と成実に攻めさせましょう。猪苗代盛国は前に孤立しています。支えるか、下げるかしてください。政宗の備は予備です。政宗は本陣に置きましょう。
goal-ashina = あなたは蘆名軍です。開けた原で、数は劣ります。富田隆実と猪苗代盛胤が活性で始まるので、ほかが来る前に盛国を崩しましょう。騎馬武者は平地で最も強く、乗り崩しの後は混乱するので、そばに歩兵を置いてください。戦列は短く、側面を守りましょう。
goal-tokugawa = あなたは徳川軍です。長久手では総大将が優れています。ここぞというときに割り込み、井伊直政で攻め、水田を渡る敵を鉄砲で撃ちましょう。天王寺では数で勝ります。最初の攻撃をしのいで疲れさせ、失うと潰走ポイントになりうる本陣を守ってください。
goal-ikeda = あなたは池田軍です。備は少ないものの、どれも大きいです。池田元助が活性で始まるので、先に着ける場所で戦い、水田は道を通るか、射程の外で渡りましょう。森長可が最も強い武者です。大きな備が一つ敗走するだけで負けることもあります。回復できるうちに下げてください。
goal-takeda = あなたは武田軍です。武将が優れ、モメンタムと割り込みで有利です。備はすべて非活性で始まります。馬場を活性化して峠を守り、志田峠から回る山県の強力な備も活性化しましょう。山県が敵の側面に出るまで時を稼いでください。
goal-hojo = あなたは北条軍です。大きな備が二つ、活性化はわずかです。まとまって動きましょう。隣接でつながれば氏照の全ユニットが指揮下になり、敵の近くではそのまま活性です。山県が来る前に峠の馬場を崩し、早めに何ユニットかを志田峠へ向けてください。
goal-shimazu = あなたは島津軍です。耳川では、中央を退かせ、大友軍に少しずつ川を渡らせて、両側から攻めましょう。忠平の兵は判定なしで離脱できます。沖田畷では木戸と柵を守ります。泥から攻める敵は大きく不利です。伊集院が浜を、新納が山を守ります。
goal-otomo = あなたは大友軍です。兵は多く、活性化はわずかです。敵の近くの備はそのまま活性なので、どこで近づくかを選びましょう。田北と佐伯が活性で始まります。川はばらばらにではなくそろって渡り、退く島津軍を深追いしないでください。
goal-ryuzoji = あなたは龍造寺軍です。兵ははるかに多いものの、地形に恵まれません。密集隊形は泥に入れないので、道を進むか、散開しましょう。中央だけで柵に攻めかからず、鍋島を山沿いに、江上を浜沿いに進め、撃ってから攻めてください。
goal-toyotomi = あなたは豊臣軍です。敵は倍の数です。真田と毛利勝永が活性で始まるので、備を一つずつ攻め、そのたびにモメンタムを狙い、家康の本陣を目指しましょう。本陣を失えば徳川軍の潰走ポイントになることがあります。名だたる武者は一騎討ちに強く、首級は潰走ポイントを減らします。
intro = 『乱』（RAN）：1569年から1615年まで、七つの合戦を扱います。備とそれを率いる武将、そして陣前の一騎討ち。2人なら一晩か二晩です。

## 武将：備の名、本人の名、後任の名

busho-yamanaka = 山中
busho-tachihara = 立原
busho-moriwaki = 森脇
busho-yokomichi = 横道
busho-ushio = 牛尾
busho-mori = 輝元
busho-kikkawa = 吉川
busho-kobayakawa = 小早川
busho-shishido = 宍戸
busho-kumagai = 熊谷
busho-masamune = 政宗
busho-morikuni = 盛国
busho-katakura = 片倉
busho-shigezane = 成実
busho-shiroishi = 白石
busho-katahira = 片平
busho-ouchi = 大内
busho-hamada = 浜田
busho-oniniwa = 鬼庭
busho-ashina = 義広
busho-takazane = 隆実
busho-moritane = 盛胤
busho-sase = 佐瀬
busho-kanagami = 金上
busho-matsumoto = 松本
busho-ujizane = 氏実
busho-hirata = 平田
busho-tokugawa = 家康
busho-ii = 井伊
busho-oda = 織田
busho-tsuneoki = 恒興
busho-nagayoshi = 森
busho-yukisuke = 元助
busho-terumasa = 輝政
busho-shingen = 信玄
busho-baba = 馬場
busho-yamagata = 山県
busho-katsuyori = 勝頼
busho-asari = 浅利
busho-ujikuni = 氏邦
busho-ujiteru = 氏照
busho-yoshihisa = 義久
busho-tadahira = 忠平
busho-toshihisa = 歳久
busho-iehisa = 家久
busho-yukihisa = 征久
busho-ijuin = 伊集院
busho-hongo = 北郷
busho-tawara = 田原
busho-takita = 田北
busho-saeki = 佐伯
busho-kamachi = 蒲池
busho-tsunokuma = 角隈
busho-yoshihiro = 吉弘
busho-saito = 斎藤
busho-yoshioka = 吉岡
busho-shimazu = 家久
busho-akahoshi = 赤星
busho-arima = 有馬
busho-niiro = 新納
busho-ryuzoji = 隆信
busho-ogawa = 小河
busho-nabeshima = 鍋島
busho-egami = 江上
busho-goto = 後藤
busho-harunaga = 治長
busho-sanada = 真田
busho-fukushima = 福島
busho-ehara = 江原
busho-katsunaga = 毛利
busho-harufusa = 治房
busho-akashi = 明石
busho-ieyasu = 家康
busho-tadatomo = 忠朝
busho-sakakibara = 榊原
busho-sakai = 酒井
busho-matsudaira = 松平
busho-tomimasa = 富正
busho-mizuno = 水野
busho-maeda = 前田
busho-naotaka = 井伊
busho-todo = 藤堂
busho-hidetada = 秀忠
busho-date = 伊達

leader-yamanaka = 山中幸盛（鹿介）
leader-tachihara = 立原久綱
leader-moriwaki = 森脇久仍
leader-yokomichi = 横道政光
leader-ushio = 牛尾弾正忠
leader-mori = 毛利輝元
leader-kikkawa = 吉川元春
leader-kobayakawa = 小早川隆景
leader-shishido = 宍戸隆家
leader-kumagai = 熊谷信直
leader-masamune = 伊達政宗
leader-morikuni = 猪苗代盛国
leader-katakura = 片倉景綱
leader-shigezane = 伊達成実
leader-shiroishi = 白石宗実
leader-katahira = 片平親綱
leader-ouchi = 大内定綱
leader-hamada = 浜田景隆
leader-oniniwa = 鬼庭綱元
leader-ashina = 蘆名義広
leader-takazane = 富田隆実（将監）
leader-moritane = 猪苗代盛胤
leader-sase = 佐瀬種常
leader-kanagami = 金上盛備
leader-matsumoto = 松本源兵衛
leader-ujizane = 富田氏実
leader-hirata = 平田周防守
leader-tokugawa = 徳川家康
leader-ii = 井伊直政
leader-oda = 織田信雄
leader-tsuneoki = 池田恒興（信輝）
leader-nagayoshi = 森長可
leader-yukisuke = 池田元助（之助）
leader-terumasa = 池田輝政
leader-shingen = 武田信玄
leader-baba = 馬場信房
leader-yamagata = 山県昌景
leader-katsuyori = 武田勝頼
leader-asari = 浅利信種
leader-ujikuni = 北条氏邦
leader-ujiteru = 北条氏照
leader-yoshihisa = 島津義久
leader-tadahira = 島津忠平（義弘）
leader-toshihisa = 島津歳久
leader-iehisa = 島津家久
leader-yukihisa = 島津征久（以久）
leader-ijuin = 伊集院忠棟
leader-hongo = 北郷久盛
leader-tawara = 田原親賢
leader-takita = 田北鎮周
leader-saeki = 佐伯惟教（宗天）
leader-kamachi = 蒲池鑑盛
leader-tsunokuma = 角隈石宗
leader-yoshihiro = 吉弘鎮信
leader-saito = 斎藤鎮実
leader-yoshioka = 吉岡鑑興
leader-shimazu = 島津家久
leader-akahoshi = 赤星統家
leader-arima = 有馬晴信
leader-niiro = 新納忠元
leader-ryuzoji = 龍造寺隆信
leader-ogawa = 小河信俊
leader-nabeshima = 鍋島直茂
leader-egami = 江上家種
leader-goto = 後藤家信
leader-harunaga = 大野治長
leader-sanada = 真田信繁（幸村）
leader-fukushima = 福島正守
leader-ehara = 江原高次
leader-katsunaga = 毛利勝永
leader-harufusa = 大野治房
leader-akashi = 明石全登
leader-ieyasu = 徳川家康
leader-tadatomo = 本多忠朝
leader-sakakibara = 榊原康勝
leader-sakai = 酒井家次
leader-matsudaira = 松平忠直
leader-tomimasa = 本多富正
leader-mizuno = 水野勝成
leader-maeda = 前田利常
leader-naotaka = 井伊直孝
leader-todo = 藤堂高虎
leader-hidetada = 徳川秀忠
leader-date = 伊達政宗

deputy-yamanaka = 三刀屋家忠
deputy-tachihara = { leader-tachihara }の後任
deputy-moriwaki = { leader-moriwaki }の後任
deputy-yokomichi = { leader-yokomichi }の後任
deputy-ushio = { leader-ushio }の後任
deputy-mori = 口羽通良
deputy-kikkawa = { leader-kikkawa }の後任
deputy-kobayakawa = { leader-kobayakawa }の後任
deputy-shishido = { leader-shishido }の後任
deputy-kumagai = { leader-kumagai }の後任
deputy-masamune = 留守政景
deputy-morikuni = { leader-morikuni }の後任
deputy-katakura = { leader-katakura }の後任
deputy-shigezane = { leader-shigezane }の後任
deputy-shiroishi = { leader-shiroishi }の後任
deputy-katahira = { leader-katahira }の後任
deputy-ouchi = { leader-ouchi }の後任
deputy-hamada = { leader-hamada }の後任
deputy-oniniwa = { leader-oniniwa }の後任
deputy-ashina = { leader-ashina }の後任
deputy-takazane = { leader-takazane }の後任
deputy-moritane = { leader-moritane }の後任
deputy-sase = { leader-sase }の後任
deputy-kanagami = { leader-kanagami }の後任
deputy-matsumoto = { leader-matsumoto }の後任
deputy-ujizane = { leader-ujizane }の後任
deputy-hirata = { leader-hirata }の後任
deputy-tokugawa = 榊原康政
deputy-ii = { leader-ii }の後任
deputy-oda = { leader-oda }の後任
deputy-tsuneoki = { leader-tsuneoki }の後任
deputy-nagayoshi = { leader-nagayoshi }の後任
deputy-yukisuke = { leader-yukisuke }の後任
deputy-terumasa = { leader-terumasa }の後任
deputy-shingen = 武田信廉
deputy-baba = { leader-baba }の後任
deputy-yamagata = { leader-yamagata }の後任
deputy-katsuyori = { leader-katsuyori }の後任
deputy-asari = { leader-asari }の後任
deputy-ujikuni = { leader-ujikuni }の後任
deputy-ujiteru = { leader-ujiteru }の後任
deputy-yoshihisa = 島津忠長
deputy-tadahira = { leader-tadahira }の後任
deputy-toshihisa = { leader-toshihisa }の後任
deputy-iehisa = { leader-iehisa }の後任
deputy-yukihisa = { leader-yukihisa }の後任
deputy-ijuin = { leader-ijuin }の後任
deputy-hongo = { leader-hongo }の後任
deputy-tawara = 田原親貫
deputy-takita = { leader-takita }の後任
deputy-saeki = { leader-saeki }の後任
deputy-kamachi = { leader-kamachi }の後任
deputy-tsunokuma = { leader-tsunokuma }の後任
deputy-yoshihiro = { leader-yoshihiro }の後任
deputy-saito = { leader-saito }の後任
deputy-yoshioka = { leader-yoshioka }の後任
deputy-shimazu = { leader-shimazu }の後任
deputy-akahoshi = { leader-akahoshi }の後任
deputy-arima = { leader-arima }の後任
deputy-niiro = { leader-niiro }の後任
deputy-ryuzoji = { leader-ryuzoji }の後任
deputy-ogawa = { leader-ogawa }の後任
deputy-nabeshima = { leader-nabeshima }の後任
deputy-egami = { leader-egami }の後任
deputy-goto = { leader-goto }の後任
deputy-harunaga = 速水守久
deputy-sanada = { leader-sanada }の後任
deputy-fukushima = { leader-fukushima }の後任
deputy-ehara = { leader-ehara }の後任
deputy-katsunaga = { leader-katsunaga }の後任
deputy-harufusa = { leader-harufusa }の後任
deputy-akashi = { leader-akashi }の後任
deputy-ieyasu = 本多正純
deputy-tadatomo = { leader-tadatomo }の後任
deputy-sakakibara = { leader-sakakibara }の後任
deputy-sakai = { leader-sakai }の後任
deputy-matsudaira = { leader-matsudaira }の後任
deputy-tomimasa = { leader-tomimasa }の後任
deputy-mizuno = { leader-mizuno }の後任
deputy-maeda = { leader-maeda }の後任
deputy-naotaka = { leader-naotaka }の後任
deputy-todo = { leader-todo }の後任
deputy-hidetada = { leader-hidetada }の後任
deputy-date = { leader-date }の後任

## 侍

samurai-goto_nobuyasu = 後藤信康
samurai-harada_munetoki = 原田宗時
samurai-tsuda_kageyasu = 津田景康
samurai-ishimoda_kageyori = 石母田景頼
samurai-yashiro_kageyori = 屋代景頼
samurai-sase_tsuneo = 佐瀬常雄
samurai-onawa_yoshitatsu = 大縄義辰
samurai-nikkuni_sadamichi = 新国貞通
samurai-nakanome_moritsune = 中目盛常
samurai-hariu_morinobu = 針生盛信
samurai-akiage_iorinosuke = 秋上伊織介
samurai-hayakawa_ayunosuke = 早川鮎之介
samurai-ueda_sanaenosuke = 植田早苗之介
samurai-fukada_doronosuke = 深田泥之介
samurai-yabunaka_ibaranosuke = 藪中荊之介
samurai-kikkawa_motonaga = 吉川元長
samurai-sugihara_morishige = 杉原盛重
samurai-awaya_motozane = 粟屋元真
samurai-kagawa_harutsugu = 香川春継
samurai-imada_tsunetaka = 今田経高
samurai-nagai_naokatsu = 永井直勝
samurai-ando_naotsugu = 安藤直次
samurai-mizuno_katsunari = 水野勝成
samurai-watanabe_moritsuna = 渡辺守綱
samurai-kondo_hidemochi = 近藤秀用
samurai-iki_tadatsugu = 伊木忠次
samurai-kagami_hyogo = 各務兵庫
samurai-katagiri_hanemon = 片桐半右衛門
samurai-hayashi_tametada = 林為忠
samurai-ban_sadamasa = 伴貞政
samurai-hajikano_masatsugu = 初鹿野昌次
samurai-hirose_kagefusa = 広瀬景房
samurai-mishina_katayuki = 三科形幸
samurai-sone_masatada = 曽根昌世
samurai-obata_masamori = 小幡昌盛
samurai-inomata_kuninori = 猪俣邦憲
samurai-nakayama_ienori = 中山家範
samurai-yokochi_kenmotsu = 横地監物
samurai-fuse_dewa_no_kami = 布施出羽守
samurai-hara_tanehide = 原胤栄
samurai-honda_chikaharu = 本田親治
samurai-yamada_arinobu = 山田有信
samurai-uwai_kakuken = 上井覚兼
samurai-ei_hisatora = 頴娃久虎
samurai-kawakami_tadatomo = 川上忠智
samurai-saeki_korezane = 佐伯惟真
samurai-hoshino_shigetoyo = 星野鎮豊
samurai-miike_shigezane = 三池鎮実
samurai-kitsuki_chikayoshi = 木付親慶
samurai-usuki_shigetsugu = 臼杵鎮次
samurai-kawakami_tadakata = 川上忠堅
samurai-shimazu_toyohisa = 島津豊久
samurai-saruwatari_nobumitsu = 猿渡信光
samurai-antoku_sumitoshi = 安徳純俊
samurai-narimatsu_nobukatsu = 成松信勝
samurai-hyakutake_tomokane = 百武賢兼
samurai-eriguchi_nobutsune = 江里口信常
samurai-enjoji_nobutane = 円城寺信胤
samurai-kinoshita_masanao = 木下昌直
samurai-otani_yoshiharu = 大谷吉治
samurai-watanabe_tadasu = 渡辺糺
samurai-sanada_yukimasa = 真田幸昌
samurai-iki_tokatsu = 伊木遠雄
samurai-mishuku_masatomo = 御宿政友
samurai-nishio_munetsugu = 西尾宗次
samurai-ogasawara_hidemasa = 小笠原秀政
samurai-sanada_nobuyoshi = 真田信吉
samurai-hoshina_masamitsu = 保科正光
samurai-miyamoto_musashi = 宮本武蔵

## ユニット：備、種類、番号

unit-honjin_amako = 尼子本陣
unit-honjin_mori = 毛利本陣
unit-honjin_date = 伊達本陣
unit-honjin_ashina = 蘆名本陣
unit-honjin_tokugawa = 徳川本陣
unit-honjin_ikeda = 池田本陣
unit-honjin_takeda = 武田本陣
unit-honjin_hojo = 北条本陣
unit-honjin_shimazu = 島津本陣
unit-honjin_otomo = 大友本陣
unit-honjin_ryuzoji = 龍造寺本陣
unit-honjin_toyotomi = 豊臣本陣

unit-yamanaka_as_t_1 = { busho-yamanaka }隊鉄砲足軽1
unit-yamanaka_si_b_1 = { busho-yamanaka }隊弓徒武者1
unit-yamanaka_si_1 = { busho-yamanaka }隊徒武者1
unit-yamanaka_si_2 = { busho-yamanaka }隊徒武者2
unit-yamanaka_si_3 = { busho-yamanaka }隊徒武者3
unit-yamanaka_kbh_1 = { busho-yamanaka }隊旗本1
unit-tachihara_as_t_1 = { busho-tachihara }隊鉄砲足軽1
unit-tachihara_as_1 = { busho-tachihara }隊足軽1
unit-tachihara_si_1 = { busho-tachihara }隊徒武者1
unit-tachihara_si_2 = { busho-tachihara }隊徒武者2
unit-moriwaki_as_b_1 = { busho-moriwaki }隊弓足軽1
unit-moriwaki_as_1 = { busho-moriwaki }隊足軽1
unit-moriwaki_as_2 = { busho-moriwaki }隊足軽2
unit-moriwaki_si_1 = { busho-moriwaki }隊徒武者1
unit-yokomichi_si_b_1 = { busho-yokomichi }隊弓徒武者1
unit-yokomichi_as_1 = { busho-yokomichi }隊足軽1
unit-yokomichi_si_1 = { busho-yokomichi }隊徒武者1
unit-ushio_as_t_1 = { busho-ushio }隊鉄砲足軽1
unit-ushio_as_1 = { busho-ushio }隊足軽1
unit-ushio_si_1 = { busho-ushio }隊徒武者1
unit-mori_as_t_1 = { busho-mori }隊鉄砲足軽1
unit-mori_as_b_1 = { busho-mori }隊弓足軽1
unit-mori_as_1 = { busho-mori }隊足軽1
unit-mori_as_2 = { busho-mori }隊足軽2
unit-mori_as_3 = { busho-mori }隊足軽3
unit-mori_si_1 = { busho-mori }隊徒武者1
unit-mori_si_2 = { busho-mori }隊徒武者2
unit-mori_kbh_1 = { busho-mori }隊旗本1
unit-kikkawa_as_t_1 = { busho-kikkawa }隊鉄砲足軽1
unit-kikkawa_as_b_1 = { busho-kikkawa }隊弓足軽1
unit-kikkawa_as_1 = { busho-kikkawa }隊足軽1
unit-kikkawa_as_2 = { busho-kikkawa }隊足軽2
unit-kikkawa_as_3 = { busho-kikkawa }隊足軽3
unit-kikkawa_si_1 = { busho-kikkawa }隊徒武者1
unit-kikkawa_si_2 = { busho-kikkawa }隊徒武者2
unit-kikkawa_kb_1 = { busho-kikkawa }隊騎馬武者1
unit-kobayakawa_as_t_1 = { busho-kobayakawa }隊鉄砲足軽1
unit-kobayakawa_as_t_2 = { busho-kobayakawa }隊鉄砲足軽2
unit-kobayakawa_as_1 = { busho-kobayakawa }隊足軽1
unit-kobayakawa_as_2 = { busho-kobayakawa }隊足軽2
unit-kobayakawa_as_3 = { busho-kobayakawa }隊足軽3
unit-kobayakawa_si_1 = { busho-kobayakawa }隊徒武者1
unit-kobayakawa_si_2 = { busho-kobayakawa }隊徒武者2
unit-shishido_as_t_1 = { busho-shishido }隊鉄砲足軽1
unit-shishido_as_1 = { busho-shishido }隊足軽1
unit-shishido_as_2 = { busho-shishido }隊足軽2
unit-shishido_as_3 = { busho-shishido }隊足軽3
unit-shishido_si_1 = { busho-shishido }隊徒武者1
unit-kumagai_as_b_1 = { busho-kumagai }隊弓足軽1
unit-kumagai_as_1 = { busho-kumagai }隊足軽1
unit-kumagai_as_2 = { busho-kumagai }隊足軽2
unit-kumagai_si_1 = { busho-kumagai }隊徒武者1

unit-masamune_as_t_1 = { busho-masamune }隊鉄砲足軽1
unit-masamune_as_t_2 = { busho-masamune }隊鉄砲足軽2
unit-masamune_as_b_1 = { busho-masamune }隊弓足軽1
unit-masamune_as_1 = { busho-masamune }隊足軽1
unit-masamune_as_2 = { busho-masamune }隊足軽2
unit-masamune_si_1 = { busho-masamune }隊徒武者1
unit-masamune_si_2 = { busho-masamune }隊徒武者2
unit-masamune_si_3 = { busho-masamune }隊徒武者3
unit-masamune_kbh_1 = { busho-masamune }隊旗本1
unit-masamune_kb_1 = { busho-masamune }隊騎馬武者1
unit-morikuni_as_b_1 = { busho-morikuni }隊弓足軽1
unit-morikuni_as_1 = { busho-morikuni }隊足軽1
unit-morikuni_si_1 = { busho-morikuni }隊徒武者1
unit-morikuni_kb_1 = { busho-morikuni }隊騎馬武者1
unit-katakura_si_b_1 = { busho-katakura }隊弓徒武者1
unit-katakura_si_1 = { busho-katakura }隊徒武者1
unit-katakura_si_2 = { busho-katakura }隊徒武者2
unit-shigezane_si_1 = { busho-shigezane }隊徒武者1
unit-shigezane_si_2 = { busho-shigezane }隊徒武者2
unit-shigezane_si_3 = { busho-shigezane }隊徒武者3
unit-shigezane_as_1 = { busho-shigezane }隊足軽1
unit-shigezane_kb_1 = { busho-shigezane }隊騎馬武者1
unit-shigezane_kb_2 = { busho-shigezane }隊騎馬武者2
unit-shiroishi_as_t_1 = { busho-shiroishi }隊鉄砲足軽1
unit-shiroishi_as_1 = { busho-shiroishi }隊足軽1
unit-shiroishi_as_2 = { busho-shiroishi }隊足軽2
unit-shiroishi_si_1 = { busho-shiroishi }隊徒武者1
unit-shiroishi_kb_1 = { busho-shiroishi }隊騎馬武者1
unit-katahira_as_b_1 = { busho-katahira }隊弓足軽1
unit-katahira_as_t_1 = { busho-katahira }隊鉄砲足軽1
unit-katahira_as_1 = { busho-katahira }隊足軽1
unit-katahira_kb_1 = { busho-katahira }隊騎馬武者1
unit-katahira_as_t_2 = { busho-katahira }隊鉄砲足軽2
unit-ouchi_as_t_1 = { busho-ouchi }隊鉄砲足軽1
unit-ouchi_as_t_2 = { busho-ouchi }隊鉄砲足軽2
unit-ouchi_as_1 = { busho-ouchi }隊足軽1
unit-ouchi_si_1 = { busho-ouchi }隊徒武者1
unit-ouchi_as_t_3 = { busho-ouchi }隊鉄砲足軽3
unit-ouchi_as_b_1 = { busho-ouchi }隊弓足軽1
unit-hamada_as_t_1 = { busho-hamada }隊鉄砲足軽1
unit-hamada_as_1 = { busho-hamada }隊足軽1
unit-hamada_as_2 = { busho-hamada }隊足軽2
unit-hamada_si_1 = { busho-hamada }隊徒武者1
unit-hamada_kb_1 = { busho-hamada }隊騎馬武者1
unit-oniniwa_as_t_1 = { busho-oniniwa }隊鉄砲足軽1
unit-oniniwa_as_b_1 = { busho-oniniwa }隊弓足軽1
unit-oniniwa_as_1 = { busho-oniniwa }隊足軽1
unit-oniniwa_si_1 = { busho-oniniwa }隊徒武者1
unit-oniniwa_kb_1 = { busho-oniniwa }隊騎馬武者1
unit-ashina_as_t_1 = { busho-ashina }隊鉄砲足軽1
unit-ashina_as_b_1 = { busho-ashina }隊弓足軽1
unit-ashina_as_1 = { busho-ashina }隊足軽1
unit-ashina_si_1 = { busho-ashina }隊徒武者1
unit-ashina_si_2 = { busho-ashina }隊徒武者2
unit-ashina_kbh_1 = { busho-ashina }隊旗本1
unit-ashina_kb_1 = { busho-ashina }隊騎馬武者1
unit-takazane_as_t_1 = { busho-takazane }隊鉄砲足軽1
unit-takazane_as_1 = { busho-takazane }隊足軽1
unit-takazane_si_1 = { busho-takazane }隊徒武者1
unit-takazane_kb_1 = { busho-takazane }隊騎馬武者1
unit-takazane_kb_2 = { busho-takazane }隊騎馬武者2
unit-moritane_as_b_1 = { busho-moritane }隊弓足軽1
unit-moritane_as_1 = { busho-moritane }隊足軽1
unit-moritane_si_1 = { busho-moritane }隊徒武者1
unit-sase_as_t_1 = { busho-sase }隊鉄砲足軽1
unit-sase_as_1 = { busho-sase }隊足軽1
unit-sase_si_1 = { busho-sase }隊徒武者1
unit-sase_kb_1 = { busho-sase }隊騎馬武者1
unit-kanagami_as_b_1 = { busho-kanagami }隊弓足軽1
unit-kanagami_as_1 = { busho-kanagami }隊足軽1
unit-kanagami_si_1 = { busho-kanagami }隊徒武者1
unit-kanagami_kb_1 = { busho-kanagami }隊騎馬武者1
unit-matsumoto_as_t_1 = { busho-matsumoto }隊鉄砲足軽1
unit-matsumoto_as_1 = { busho-matsumoto }隊足軽1
unit-matsumoto_si_1 = { busho-matsumoto }隊徒武者1
unit-ujizane_as_t_1 = { busho-ujizane }隊鉄砲足軽1
unit-ujizane_as_1 = { busho-ujizane }隊足軽1
unit-ujizane_kb_1 = { busho-ujizane }隊騎馬武者1
unit-hirata_as_t_1 = { busho-hirata }隊鉄砲足軽1
unit-hirata_as_1 = { busho-hirata }隊足軽1
unit-hirata_as_2 = { busho-hirata }隊足軽2
unit-hirata_as_3 = { busho-hirata }隊足軽3
unit-hirata_as_4 = { busho-hirata }隊足軽4

unit-tokugawa_as_t_1 = { busho-tokugawa }隊鉄砲足軽1
unit-tokugawa_as_t_2 = { busho-tokugawa }隊鉄砲足軽2
unit-tokugawa_as_t_3 = { busho-tokugawa }隊鉄砲足軽3
unit-tokugawa_as_b_1 = { busho-tokugawa }隊弓足軽1
unit-tokugawa_as_1 = { busho-tokugawa }隊足軽1
unit-tokugawa_as_2 = { busho-tokugawa }隊足軽2
unit-tokugawa_as_3 = { busho-tokugawa }隊足軽3
unit-tokugawa_as_4 = { busho-tokugawa }隊足軽4
unit-tokugawa_si_1 = { busho-tokugawa }隊徒武者1
unit-tokugawa_si_2 = { busho-tokugawa }隊徒武者2
unit-tokugawa_si_3 = { busho-tokugawa }隊徒武者3
unit-tokugawa_si_4 = { busho-tokugawa }隊徒武者4
unit-tokugawa_kbh_1 = { busho-tokugawa }隊旗本1
unit-tokugawa_kbh_2 = { busho-tokugawa }隊旗本2
unit-tokugawa_kb_1 = { busho-tokugawa }隊騎馬武者1
unit-ii_as_t_1 = { busho-ii }隊鉄砲足軽1
unit-ii_as_t_2 = { busho-ii }隊鉄砲足軽2
unit-ii_as_t_3 = { busho-ii }隊鉄砲足軽3
unit-ii_si_b_1 = { busho-ii }隊弓徒武者1
unit-ii_as_1 = { busho-ii }隊足軽1
unit-ii_as_2 = { busho-ii }隊足軽2
unit-ii_as_3 = { busho-ii }隊足軽3
unit-ii_si_1 = { busho-ii }隊徒武者1
unit-ii_si_2 = { busho-ii }隊徒武者2
unit-ii_si_3 = { busho-ii }隊徒武者3
unit-ii_si_4 = { busho-ii }隊徒武者4
unit-ii_kb_1 = { busho-ii }隊騎馬武者1
unit-ii_kb_2 = { busho-ii }隊騎馬武者2
unit-ii_kb_3 = { busho-ii }隊騎馬武者3
unit-oda_as_t_1 = { busho-oda }隊鉄砲足軽1
unit-oda_as_t_2 = { busho-oda }隊鉄砲足軽2
unit-oda_as_t_3 = { busho-oda }隊鉄砲足軽3
unit-oda_as_b_1 = { busho-oda }隊弓足軽1
unit-oda_as_1 = { busho-oda }隊足軽1
unit-oda_as_2 = { busho-oda }隊足軽2
unit-oda_as_3 = { busho-oda }隊足軽3
unit-oda_as_4 = { busho-oda }隊足軽4
unit-oda_as_5 = { busho-oda }隊足軽5
unit-oda_si_1 = { busho-oda }隊徒武者1
unit-oda_si_2 = { busho-oda }隊徒武者2
unit-oda_si_3 = { busho-oda }隊徒武者3
unit-oda_kb_1 = { busho-oda }隊騎馬武者1
unit-tsuneoki_as_t_1 = { busho-tsuneoki }隊鉄砲足軽1
unit-tsuneoki_as_t_2 = { busho-tsuneoki }隊鉄砲足軽2
unit-tsuneoki_as_1 = { busho-tsuneoki }隊足軽1
unit-tsuneoki_as_2 = { busho-tsuneoki }隊足軽2
unit-tsuneoki_as_3 = { busho-tsuneoki }隊足軽3
unit-tsuneoki_si_1 = { busho-tsuneoki }隊徒武者1
unit-tsuneoki_si_2 = { busho-tsuneoki }隊徒武者2
unit-tsuneoki_kbh_1 = { busho-tsuneoki }隊旗本1
unit-tsuneoki_kb_1 = { busho-tsuneoki }隊騎馬武者1
unit-nagayoshi_as_t_1 = { busho-nagayoshi }隊鉄砲足軽1
unit-nagayoshi_as_t_2 = { busho-nagayoshi }隊鉄砲足軽2
unit-nagayoshi_as_t_3 = { busho-nagayoshi }隊鉄砲足軽3
unit-nagayoshi_as_1 = { busho-nagayoshi }隊足軽1
unit-nagayoshi_as_2 = { busho-nagayoshi }隊足軽2
unit-nagayoshi_as_3 = { busho-nagayoshi }隊足軽3
unit-nagayoshi_as_4 = { busho-nagayoshi }隊足軽4
unit-nagayoshi_as_5 = { busho-nagayoshi }隊足軽5
unit-nagayoshi_si_1 = { busho-nagayoshi }隊徒武者1
unit-nagayoshi_si_2 = { busho-nagayoshi }隊徒武者2
unit-nagayoshi_si_3 = { busho-nagayoshi }隊徒武者3
unit-nagayoshi_kb_1 = { busho-nagayoshi }隊騎馬武者1
unit-nagayoshi_kb_2 = { busho-nagayoshi }隊騎馬武者2
unit-nagayoshi_kb_3 = { busho-nagayoshi }隊騎馬武者3
unit-yukisuke_as_t_1 = { busho-yukisuke }隊鉄砲足軽1
unit-yukisuke_as_t_2 = { busho-yukisuke }隊鉄砲足軽2
unit-yukisuke_as_1 = { busho-yukisuke }隊足軽1
unit-yukisuke_as_2 = { busho-yukisuke }隊足軽2
unit-yukisuke_as_3 = { busho-yukisuke }隊足軽3
unit-yukisuke_as_4 = { busho-yukisuke }隊足軽4
unit-yukisuke_si_1 = { busho-yukisuke }隊徒武者1
unit-yukisuke_si_2 = { busho-yukisuke }隊徒武者2
unit-yukisuke_kb_1 = { busho-yukisuke }隊騎馬武者1
unit-terumasa_as_t_1 = { busho-terumasa }隊鉄砲足軽1
unit-terumasa_as_b_1 = { busho-terumasa }隊弓足軽1
unit-terumasa_as_1 = { busho-terumasa }隊足軽1
unit-terumasa_as_2 = { busho-terumasa }隊足軽2
unit-terumasa_as_3 = { busho-terumasa }隊足軽3
unit-terumasa_as_4 = { busho-terumasa }隊足軽4
unit-terumasa_si_1 = { busho-terumasa }隊徒武者1
unit-terumasa_si_2 = { busho-terumasa }隊徒武者2
unit-terumasa_kb_1 = { busho-terumasa }隊騎馬武者1

unit-shingen_as_t_1 = { busho-shingen }隊鉄砲足軽1
unit-shingen_as_b_1 = { busho-shingen }隊弓足軽1
unit-shingen_as_1 = { busho-shingen }隊足軽1
unit-shingen_as_2 = { busho-shingen }隊足軽2
unit-shingen_si_1 = { busho-shingen }隊徒武者1
unit-shingen_si_2 = { busho-shingen }隊徒武者2
unit-shingen_kbh_1 = { busho-shingen }隊旗本1
unit-shingen_kbh_2 = { busho-shingen }隊旗本2
unit-baba_as_t_1 = { busho-baba }隊鉄砲足軽1
unit-baba_si_b_1 = { busho-baba }隊弓徒武者1
unit-baba_as_1 = { busho-baba }隊足軽1
unit-baba_as_2 = { busho-baba }隊足軽2
unit-baba_si_1 = { busho-baba }隊徒武者1
unit-baba_si_2 = { busho-baba }隊徒武者2
unit-baba_kb_1 = { busho-baba }隊騎馬武者1
unit-baba_kb_2 = { busho-baba }隊騎馬武者2
unit-yamagata_as_t_1 = { busho-yamagata }隊鉄砲足軽1
unit-yamagata_as_t_2 = { busho-yamagata }隊鉄砲足軽2
unit-yamagata_si_b_1 = { busho-yamagata }隊弓徒武者1
unit-yamagata_as_1 = { busho-yamagata }隊足軽1
unit-yamagata_as_2 = { busho-yamagata }隊足軽2
unit-yamagata_as_3 = { busho-yamagata }隊足軽3
unit-yamagata_si_1 = { busho-yamagata }隊徒武者1
unit-yamagata_si_2 = { busho-yamagata }隊徒武者2
unit-yamagata_si_3 = { busho-yamagata }隊徒武者3
unit-yamagata_kb_1 = { busho-yamagata }隊騎馬武者1
unit-yamagata_kb_2 = { busho-yamagata }隊騎馬武者2
unit-yamagata_kb_3 = { busho-yamagata }隊騎馬武者3
unit-yamagata_kb_4 = { busho-yamagata }隊騎馬武者4
unit-yamagata_kb_5 = { busho-yamagata }隊騎馬武者5
unit-yamagata_kb_6 = { busho-yamagata }隊騎馬武者6
unit-katsuyori_as_t_1 = { busho-katsuyori }隊鉄砲足軽1
unit-katsuyori_as_1 = { busho-katsuyori }隊足軽1
unit-katsuyori_as_2 = { busho-katsuyori }隊足軽2
unit-katsuyori_si_1 = { busho-katsuyori }隊徒武者1
unit-katsuyori_kb_1 = { busho-katsuyori }隊騎馬武者1
unit-katsuyori_kb_2 = { busho-katsuyori }隊騎馬武者2
unit-asari_as_t_1 = { busho-asari }隊鉄砲足軽1
unit-asari_as_1 = { busho-asari }隊足軽1
unit-asari_as_2 = { busho-asari }隊足軽2
unit-asari_si_1 = { busho-asari }隊徒武者1
unit-asari_kb_1 = { busho-asari }隊騎馬武者1
unit-ujikuni_as_t_1 = { busho-ujikuni }隊鉄砲足軽1
unit-ujikuni_as_t_2 = { busho-ujikuni }隊鉄砲足軽2
unit-ujikuni_as_t_3 = { busho-ujikuni }隊鉄砲足軽3
unit-ujikuni_as_b_1 = { busho-ujikuni }隊弓足軽1
unit-ujikuni_as_1 = { busho-ujikuni }隊足軽1
unit-ujikuni_as_2 = { busho-ujikuni }隊足軽2
unit-ujikuni_as_3 = { busho-ujikuni }隊足軽3
unit-ujikuni_as_4 = { busho-ujikuni }隊足軽4
unit-ujikuni_as_5 = { busho-ujikuni }隊足軽5
unit-ujikuni_si_1 = { busho-ujikuni }隊徒武者1
unit-ujikuni_si_2 = { busho-ujikuni }隊徒武者2
unit-ujikuni_si_3 = { busho-ujikuni }隊徒武者3
unit-ujikuni_si_4 = { busho-ujikuni }隊徒武者4
unit-ujikuni_kbh_1 = { busho-ujikuni }隊旗本1
unit-ujikuni_kb_1 = { busho-ujikuni }隊騎馬武者1
unit-ujikuni_kb_2 = { busho-ujikuni }隊騎馬武者2
unit-ujiteru_as_t_1 = { busho-ujiteru }隊鉄砲足軽1
unit-ujiteru_as_t_2 = { busho-ujiteru }隊鉄砲足軽2
unit-ujiteru_as_b_1 = { busho-ujiteru }隊弓足軽1
unit-ujiteru_as_b_2 = { busho-ujiteru }隊弓足軽2
unit-ujiteru_as_1 = { busho-ujiteru }隊足軽1
unit-ujiteru_as_2 = { busho-ujiteru }隊足軽2
unit-ujiteru_as_3 = { busho-ujiteru }隊足軽3
unit-ujiteru_as_4 = { busho-ujiteru }隊足軽4
unit-ujiteru_as_5 = { busho-ujiteru }隊足軽5
unit-ujiteru_as_6 = { busho-ujiteru }隊足軽6
unit-ujiteru_si_1 = { busho-ujiteru }隊徒武者1
unit-ujiteru_si_2 = { busho-ujiteru }隊徒武者2
unit-ujiteru_si_3 = { busho-ujiteru }隊徒武者3
unit-ujiteru_si_4 = { busho-ujiteru }隊徒武者4
unit-ujiteru_kb_1 = { busho-ujiteru }隊騎馬武者1
unit-ujiteru_kb_2 = { busho-ujiteru }隊騎馬武者2
unit-ujiteru_kb_3 = { busho-ujiteru }隊騎馬武者3
unit-ujiteru_kb_4 = { busho-ujiteru }隊騎馬武者4

unit-yoshihisa_as_t_1 = { busho-yoshihisa }隊鉄砲足軽1
unit-yoshihisa_as_t_2 = { busho-yoshihisa }隊鉄砲足軽2
unit-yoshihisa_as_b_1 = { busho-yoshihisa }隊弓足軽1
unit-yoshihisa_as_1 = { busho-yoshihisa }隊足軽1
unit-yoshihisa_as_2 = { busho-yoshihisa }隊足軽2
unit-yoshihisa_si_1 = { busho-yoshihisa }隊徒武者1
unit-yoshihisa_si_2 = { busho-yoshihisa }隊徒武者2
unit-yoshihisa_kbh_1 = { busho-yoshihisa }隊旗本1
unit-yoshihisa_kb_1 = { busho-yoshihisa }隊騎馬武者1
unit-tadahira_as_t_1 = { busho-tadahira }隊鉄砲足軽1
unit-tadahira_as_1 = { busho-tadahira }隊足軽1
unit-tadahira_as_2 = { busho-tadahira }隊足軽2
unit-tadahira_as_3 = { busho-tadahira }隊足軽3
unit-tadahira_si_1 = { busho-tadahira }隊徒武者1
unit-tadahira_si_2 = { busho-tadahira }隊徒武者2
unit-tadahira_kb_1 = { busho-tadahira }隊騎馬武者1
unit-toshihisa_as_t_1 = { busho-toshihisa }隊鉄砲足軽1
unit-toshihisa_as_1 = { busho-toshihisa }隊足軽1
unit-toshihisa_as_2 = { busho-toshihisa }隊足軽2
unit-toshihisa_si_1 = { busho-toshihisa }隊徒武者1
unit-toshihisa_kb_b_1 = { busho-toshihisa }隊弓騎馬武者1
unit-iehisa_as_t_1 = { busho-iehisa }隊鉄砲足軽1
unit-iehisa_as_t_2 = { busho-iehisa }隊鉄砲足軽2
unit-iehisa_si_b_1 = { busho-iehisa }隊弓徒武者1
unit-iehisa_si_1 = { busho-iehisa }隊徒武者1
unit-yukihisa_as_t_1 = { busho-yukihisa }隊鉄砲足軽1
unit-yukihisa_as_1 = { busho-yukihisa }隊足軽1
unit-yukihisa_as_2 = { busho-yukihisa }隊足軽2
unit-yukihisa_si_1 = { busho-yukihisa }隊徒武者1
unit-yukihisa_kb_1 = { busho-yukihisa }隊騎馬武者1
unit-ijuin_as_t_1 = { busho-ijuin }隊鉄砲足軽1
unit-ijuin_as_1 = { busho-ijuin }隊足軽1
unit-ijuin_as_2 = { busho-ijuin }隊足軽2
unit-ijuin_si_1 = { busho-ijuin }隊徒武者1
unit-ijuin_kb_1 = { busho-ijuin }隊騎馬武者1
unit-hongo_as_b_1 = { busho-hongo }隊弓足軽1
unit-hongo_as_1 = { busho-hongo }隊足軽1
unit-hongo_as_2 = { busho-hongo }隊足軽2
unit-hongo_si_1 = { busho-hongo }隊徒武者1
unit-tawara_as_t_1 = { busho-tawara }隊鉄砲足軽1
unit-tawara_as_t_2 = { busho-tawara }隊鉄砲足軽2
unit-tawara_as_b_1 = { busho-tawara }隊弓足軽1
unit-tawara_as_1 = { busho-tawara }隊足軽1
unit-tawara_as_2 = { busho-tawara }隊足軽2
unit-tawara_si_1 = { busho-tawara }隊徒武者1
unit-tawara_kbh_1 = { busho-tawara }隊旗本1
unit-tawara_kb_1 = { busho-tawara }隊騎馬武者1
unit-takita_as_t_1 = { busho-takita }隊鉄砲足軽1
unit-takita_as_1 = { busho-takita }隊足軽1
unit-takita_as_2 = { busho-takita }隊足軽2
unit-takita_as_3 = { busho-takita }隊足軽3
unit-takita_si_1 = { busho-takita }隊徒武者1
unit-takita_si_2 = { busho-takita }隊徒武者2
unit-takita_kb_1 = { busho-takita }隊騎馬武者1
unit-saeki_as_t_1 = { busho-saeki }隊鉄砲足軽1
unit-saeki_as_1 = { busho-saeki }隊足軽1
unit-saeki_as_2 = { busho-saeki }隊足軽2
unit-saeki_si_1 = { busho-saeki }隊徒武者1
unit-saeki_si_2 = { busho-saeki }隊徒武者2
unit-saeki_kb_b_1 = { busho-saeki }隊弓騎馬武者1
unit-saeki_kb_1 = { busho-saeki }隊騎馬武者1
unit-kamachi_as_t_1 = { busho-kamachi }隊鉄砲足軽1
unit-kamachi_as_1 = { busho-kamachi }隊足軽1
unit-kamachi_as_2 = { busho-kamachi }隊足軽2
unit-kamachi_si_1 = { busho-kamachi }隊徒武者1
unit-kamachi_kb_b_1 = { busho-kamachi }隊弓騎馬武者1
unit-tsunokuma_as_b_1 = { busho-tsunokuma }隊弓足軽1
unit-tsunokuma_as_1 = { busho-tsunokuma }隊足軽1
unit-tsunokuma_as_2 = { busho-tsunokuma }隊足軽2
unit-tsunokuma_si_1 = { busho-tsunokuma }隊徒武者1
unit-yoshihiro_as_t_1 = { busho-yoshihiro }隊鉄砲足軽1
unit-yoshihiro_as_1 = { busho-yoshihiro }隊足軽1
unit-yoshihiro_as_2 = { busho-yoshihiro }隊足軽2
unit-yoshihiro_si_1 = { busho-yoshihiro }隊徒武者1
unit-yoshihiro_kb_1 = { busho-yoshihiro }隊騎馬武者1
unit-saito_as_t_1 = { busho-saito }隊鉄砲足軽1
unit-saito_as_1 = { busho-saito }隊足軽1
unit-saito_as_2 = { busho-saito }隊足軽2
unit-saito_si_1 = { busho-saito }隊徒武者1
unit-saito_kb_1 = { busho-saito }隊騎馬武者1
unit-yoshioka_as_t_1 = { busho-yoshioka }隊鉄砲足軽1
unit-yoshioka_as_1 = { busho-yoshioka }隊足軽1
unit-yoshioka_si_1 = { busho-yoshioka }隊徒武者1

unit-shimazu_as_t_1 = { busho-shimazu }隊鉄砲足軽1
unit-shimazu_as_t_2 = { busho-shimazu }隊鉄砲足軽2
unit-shimazu_as_1 = { busho-shimazu }隊足軽1
unit-shimazu_as_2 = { busho-shimazu }隊足軽2
unit-shimazu_si_1 = { busho-shimazu }隊徒武者1
unit-shimazu_si_2 = { busho-shimazu }隊徒武者2
unit-shimazu_si_3 = { busho-shimazu }隊徒武者3
unit-shimazu_kbh_1 = { busho-shimazu }隊旗本1
unit-akahoshi_as_t_1 = { busho-akahoshi }隊鉄砲足軽1
unit-akahoshi_as_b_1 = { busho-akahoshi }隊弓足軽1
unit-akahoshi_si_1 = { busho-akahoshi }隊徒武者1
unit-arima_as_t_1 = { busho-arima }隊鉄砲足軽1
unit-arima_as_t_2 = { busho-arima }隊鉄砲足軽2
unit-arima_as_b_1 = { busho-arima }隊弓足軽1
unit-arima_as_1 = { busho-arima }隊足軽1
unit-arima_si_1 = { busho-arima }隊徒武者1
unit-niiro_as_t_1 = { busho-niiro }隊鉄砲足軽1
unit-niiro_as_t_2 = { busho-niiro }隊鉄砲足軽2
unit-niiro_as_1 = { busho-niiro }隊足軽1
unit-niiro_si_1 = { busho-niiro }隊徒武者1
unit-niiro_si_2 = { busho-niiro }隊徒武者2
unit-niiro_si_b_1 = { busho-niiro }隊弓徒武者1
unit-ryuzoji_as_t_1 = { busho-ryuzoji }隊鉄砲足軽1
unit-ryuzoji_as_t_2 = { busho-ryuzoji }隊鉄砲足軽2
unit-ryuzoji_as_t_3 = { busho-ryuzoji }隊鉄砲足軽3
unit-ryuzoji_as_b_1 = { busho-ryuzoji }隊弓足軽1
unit-ryuzoji_as_1 = { busho-ryuzoji }隊足軽1
unit-ryuzoji_as_2 = { busho-ryuzoji }隊足軽2
unit-ryuzoji_as_3 = { busho-ryuzoji }隊足軽3
unit-ryuzoji_si_1 = { busho-ryuzoji }隊徒武者1
unit-ryuzoji_si_2 = { busho-ryuzoji }隊徒武者2
unit-ryuzoji_si_3 = { busho-ryuzoji }隊徒武者3
unit-ryuzoji_kbh_1 = { busho-ryuzoji }隊旗本1
unit-ryuzoji_kb_1 = { busho-ryuzoji }隊騎馬武者1
unit-ogawa_as_t_1 = { busho-ogawa }隊鉄砲足軽1
unit-ogawa_as_t_2 = { busho-ogawa }隊鉄砲足軽2
unit-ogawa_as_1 = { busho-ogawa }隊足軽1
unit-ogawa_as_2 = { busho-ogawa }隊足軽2
unit-ogawa_si_1 = { busho-ogawa }隊徒武者1
unit-ogawa_si_2 = { busho-ogawa }隊徒武者2
unit-ogawa_kb_1 = { busho-ogawa }隊騎馬武者1
unit-nabeshima_as_t_1 = { busho-nabeshima }隊鉄砲足軽1
unit-nabeshima_as_t_2 = { busho-nabeshima }隊鉄砲足軽2
unit-nabeshima_as_b_1 = { busho-nabeshima }隊弓足軽1
unit-nabeshima_as_1 = { busho-nabeshima }隊足軽1
unit-nabeshima_as_2 = { busho-nabeshima }隊足軽2
unit-nabeshima_as_3 = { busho-nabeshima }隊足軽3
unit-nabeshima_as_4 = { busho-nabeshima }隊足軽4
unit-nabeshima_si_1 = { busho-nabeshima }隊徒武者1
unit-nabeshima_si_2 = { busho-nabeshima }隊徒武者2
unit-nabeshima_kb_1 = { busho-nabeshima }隊騎馬武者1
unit-nabeshima_kb_2 = { busho-nabeshima }隊騎馬武者2
unit-egami_as_t_1 = { busho-egami }隊鉄砲足軽1
unit-egami_as_1 = { busho-egami }隊足軽1
unit-egami_as_2 = { busho-egami }隊足軽2
unit-egami_as_3 = { busho-egami }隊足軽3
unit-egami_si_1 = { busho-egami }隊徒武者1
unit-egami_si_2 = { busho-egami }隊徒武者2
unit-egami_kb_1 = { busho-egami }隊騎馬武者1
unit-goto_as_t_1 = { busho-goto }隊鉄砲足軽1
unit-goto_as_1 = { busho-goto }隊足軽1
unit-goto_as_2 = { busho-goto }隊足軽2
unit-goto_as_3 = { busho-goto }隊足軽3
unit-goto_si_1 = { busho-goto }隊徒武者1
unit-goto_kb_1 = { busho-goto }隊騎馬武者1

unit-harunaga_as_t_1 = { busho-harunaga }隊鉄砲足軽1
unit-harunaga_as_t_2 = { busho-harunaga }隊鉄砲足軽2
unit-harunaga_as_b_1 = { busho-harunaga }隊弓足軽1
unit-harunaga_as_1 = { busho-harunaga }隊足軽1
unit-harunaga_as_2 = { busho-harunaga }隊足軽2
unit-harunaga_as_3 = { busho-harunaga }隊足軽3
unit-harunaga_as_4 = { busho-harunaga }隊足軽4
unit-harunaga_si_1 = { busho-harunaga }隊徒武者1
unit-harunaga_kbh_1 = { busho-harunaga }隊旗本1
unit-sanada_as_t_1 = { busho-sanada }隊鉄砲足軽1
unit-sanada_as_t_2 = { busho-sanada }隊鉄砲足軽2
unit-sanada_as_1 = { busho-sanada }隊足軽1
unit-sanada_as_2 = { busho-sanada }隊足軽2
unit-sanada_as_3 = { busho-sanada }隊足軽3
unit-sanada_si_1 = { busho-sanada }隊徒武者1
unit-sanada_si_2 = { busho-sanada }隊徒武者2
unit-sanada_si_3 = { busho-sanada }隊徒武者3
unit-sanada_si_4 = { busho-sanada }隊徒武者4
unit-sanada_kb_1 = { busho-sanada }隊騎馬武者1
unit-sanada_kb_2 = { busho-sanada }隊騎馬武者2
unit-fukushima_as_b_1 = { busho-fukushima }隊弓足軽1
unit-fukushima_as_1 = { busho-fukushima }隊足軽1
unit-fukushima_as_2 = { busho-fukushima }隊足軽2
unit-fukushima_si_1 = { busho-fukushima }隊徒武者1
unit-ehara_as_t_1 = { busho-ehara }隊鉄砲足軽1
unit-ehara_as_1 = { busho-ehara }隊足軽1
unit-ehara_as_2 = { busho-ehara }隊足軽2
unit-ehara_si_1 = { busho-ehara }隊徒武者1
unit-katsunaga_as_t_1 = { busho-katsunaga }隊鉄砲足軽1
unit-katsunaga_as_t_2 = { busho-katsunaga }隊鉄砲足軽2
unit-katsunaga_as_t_3 = { busho-katsunaga }隊鉄砲足軽3
unit-katsunaga_as_1 = { busho-katsunaga }隊足軽1
unit-katsunaga_as_2 = { busho-katsunaga }隊足軽2
unit-katsunaga_as_3 = { busho-katsunaga }隊足軽3
unit-katsunaga_as_4 = { busho-katsunaga }隊足軽4
unit-katsunaga_si_1 = { busho-katsunaga }隊徒武者1
unit-katsunaga_si_2 = { busho-katsunaga }隊徒武者2
unit-katsunaga_kb_1 = { busho-katsunaga }隊騎馬武者1
unit-katsunaga_kb_2 = { busho-katsunaga }隊騎馬武者2
unit-harufusa_as_t_1 = { busho-harufusa }隊鉄砲足軽1
unit-harufusa_as_t_2 = { busho-harufusa }隊鉄砲足軽2
unit-harufusa_as_1 = { busho-harufusa }隊足軽1
unit-harufusa_as_2 = { busho-harufusa }隊足軽2
unit-harufusa_as_3 = { busho-harufusa }隊足軽3
unit-harufusa_si_1 = { busho-harufusa }隊徒武者1
unit-harufusa_si_2 = { busho-harufusa }隊徒武者2
unit-harufusa_kb_1 = { busho-harufusa }隊騎馬武者1
unit-akashi_si_1 = { busho-akashi }隊徒武者1
unit-akashi_kb_1 = { busho-akashi }隊騎馬武者1
unit-akashi_kb_2 = { busho-akashi }隊騎馬武者2
unit-ieyasu_as_t_1 = { busho-ieyasu }隊鉄砲足軽1
unit-ieyasu_as_t_2 = { busho-ieyasu }隊鉄砲足軽2
unit-ieyasu_as_t_3 = { busho-ieyasu }隊鉄砲足軽3
unit-ieyasu_as_b_1 = { busho-ieyasu }隊弓足軽1
unit-ieyasu_as_1 = { busho-ieyasu }隊足軽1
unit-ieyasu_as_2 = { busho-ieyasu }隊足軽2
unit-ieyasu_as_3 = { busho-ieyasu }隊足軽3
unit-ieyasu_si_1 = { busho-ieyasu }隊徒武者1
unit-ieyasu_si_2 = { busho-ieyasu }隊徒武者2
unit-ieyasu_si_3 = { busho-ieyasu }隊徒武者3
unit-ieyasu_kbh_1 = { busho-ieyasu }隊旗本1
unit-ieyasu_kb_1 = { busho-ieyasu }隊騎馬武者1
unit-tadatomo_as_t_1 = { busho-tadatomo }隊鉄砲足軽1
unit-tadatomo_as_t_2 = { busho-tadatomo }隊鉄砲足軽2
unit-tadatomo_as_1 = { busho-tadatomo }隊足軽1
unit-tadatomo_as_2 = { busho-tadatomo }隊足軽2
unit-tadatomo_as_3 = { busho-tadatomo }隊足軽3
unit-tadatomo_si_1 = { busho-tadatomo }隊徒武者1
unit-tadatomo_si_2 = { busho-tadatomo }隊徒武者2
unit-tadatomo_kb_1 = { busho-tadatomo }隊騎馬武者1
unit-tadatomo_kb_2 = { busho-tadatomo }隊騎馬武者2
unit-sakakibara_as_t_1 = { busho-sakakibara }隊鉄砲足軽1
unit-sakakibara_as_t_2 = { busho-sakakibara }隊鉄砲足軽2
unit-sakakibara_as_1 = { busho-sakakibara }隊足軽1
unit-sakakibara_as_2 = { busho-sakakibara }隊足軽2
unit-sakakibara_as_3 = { busho-sakakibara }隊足軽3
unit-sakakibara_si_1 = { busho-sakakibara }隊徒武者1
unit-sakakibara_si_2 = { busho-sakakibara }隊徒武者2
unit-sakakibara_kb_1 = { busho-sakakibara }隊騎馬武者1
unit-sakakibara_kb_2 = { busho-sakakibara }隊騎馬武者2
unit-sakai_as_t_1 = { busho-sakai }隊鉄砲足軽1
unit-sakai_as_t_2 = { busho-sakai }隊鉄砲足軽2
unit-sakai_as_1 = { busho-sakai }隊足軽1
unit-sakai_as_2 = { busho-sakai }隊足軽2
unit-sakai_as_3 = { busho-sakai }隊足軽3
unit-sakai_si_1 = { busho-sakai }隊徒武者1
unit-sakai_si_2 = { busho-sakai }隊徒武者2
unit-sakai_kb_1 = { busho-sakai }隊騎馬武者1
unit-sakai_kb_2 = { busho-sakai }隊騎馬武者2
unit-matsudaira_as_t_1 = { busho-matsudaira }隊鉄砲足軽1
unit-matsudaira_as_t_2 = { busho-matsudaira }隊鉄砲足軽2
unit-matsudaira_as_t_3 = { busho-matsudaira }隊鉄砲足軽3
unit-matsudaira_as_1 = { busho-matsudaira }隊足軽1
unit-matsudaira_as_2 = { busho-matsudaira }隊足軽2
unit-matsudaira_as_3 = { busho-matsudaira }隊足軽3
unit-matsudaira_si_1 = { busho-matsudaira }隊徒武者1
unit-matsudaira_si_2 = { busho-matsudaira }隊徒武者2
unit-matsudaira_si_3 = { busho-matsudaira }隊徒武者3
unit-matsudaira_kb_1 = { busho-matsudaira }隊騎馬武者1
unit-matsudaira_kb_2 = { busho-matsudaira }隊騎馬武者2
unit-matsudaira_kb_3 = { busho-matsudaira }隊騎馬武者3
unit-tomimasa_as_t_1 = { busho-tomimasa }隊鉄砲足軽1
unit-tomimasa_as_t_2 = { busho-tomimasa }隊鉄砲足軽2
unit-tomimasa_as_1 = { busho-tomimasa }隊足軽1
unit-tomimasa_as_2 = { busho-tomimasa }隊足軽2
unit-tomimasa_as_3 = { busho-tomimasa }隊足軽3
unit-tomimasa_si_1 = { busho-tomimasa }隊徒武者1
unit-tomimasa_si_2 = { busho-tomimasa }隊徒武者2
unit-tomimasa_si_3 = { busho-tomimasa }隊徒武者3
unit-tomimasa_kb_1 = { busho-tomimasa }隊騎馬武者1
unit-tomimasa_kb_2 = { busho-tomimasa }隊騎馬武者2
unit-mizuno_as_t_1 = { busho-mizuno }隊鉄砲足軽1
unit-mizuno_as_b_1 = { busho-mizuno }隊弓足軽1
unit-mizuno_as_1 = { busho-mizuno }隊足軽1
unit-mizuno_as_2 = { busho-mizuno }隊足軽2
unit-mizuno_si_1 = { busho-mizuno }隊徒武者1
unit-mizuno_kb_1 = { busho-mizuno }隊騎馬武者1
unit-maeda_as_t_1 = { busho-maeda }隊鉄砲足軽1
unit-maeda_as_t_2 = { busho-maeda }隊鉄砲足軽2
unit-maeda_as_b_1 = { busho-maeda }隊弓足軽1
unit-maeda_as_1 = { busho-maeda }隊足軽1
unit-maeda_as_2 = { busho-maeda }隊足軽2
unit-maeda_as_3 = { busho-maeda }隊足軽3
unit-maeda_as_4 = { busho-maeda }隊足軽4
unit-maeda_as_5 = { busho-maeda }隊足軽5
unit-maeda_si_1 = { busho-maeda }隊徒武者1
unit-maeda_si_2 = { busho-maeda }隊徒武者2
unit-maeda_kb_1 = { busho-maeda }隊騎馬武者1
unit-maeda_kb_2 = { busho-maeda }隊騎馬武者2
unit-naotaka_as_t_1 = { busho-naotaka }隊鉄砲足軽1
unit-naotaka_as_1 = { busho-naotaka }隊足軽1
unit-naotaka_si_1 = { busho-naotaka }隊徒武者1
unit-naotaka_si_2 = { busho-naotaka }隊徒武者2
unit-naotaka_kb_1 = { busho-naotaka }隊騎馬武者1
unit-todo_as_t_1 = { busho-todo }隊鉄砲足軽1
unit-todo_as_1 = { busho-todo }隊足軽1
unit-todo_as_2 = { busho-todo }隊足軽2
unit-todo_as_3 = { busho-todo }隊足軽3
unit-todo_si_1 = { busho-todo }隊徒武者1
unit-todo_kb_1 = { busho-todo }隊騎馬武者1
unit-hidetada_as_t_1 = { busho-hidetada }隊鉄砲足軽1
unit-hidetada_as_1 = { busho-hidetada }隊足軽1
unit-hidetada_as_2 = { busho-hidetada }隊足軽2
unit-hidetada_as_3 = { busho-hidetada }隊足軽3
unit-hidetada_si_1 = { busho-hidetada }隊徒武者1
unit-hidetada_kb_1 = { busho-hidetada }隊騎馬武者1
unit-hidetada_kb_2 = { busho-hidetada }隊騎馬武者2
unit-date_as_t_1 = { busho-date }隊鉄砲足軽1
unit-date_as_t_2 = { busho-date }隊鉄砲足軽2
unit-date_as_1 = { busho-date }隊足軽1
unit-date_si_1 = { busho-date }隊徒武者1
unit-date_kb_1 = { busho-date }隊騎馬武者1
unit-date_kb_2 = { busho-date }隊騎馬武者2

## 戦闘：現在の手順

crumb-Shot = { $kind ->
    [entry] 進入時射撃
    [leaving] 離脱時射撃
    [reply] 応射
    [harassment] 騎射擾乱
    [harassed] 擾乱への射撃
   *[ordered] 射撃
}：{ $unit } → { $target }
crumb-OrderedFire = 命令射撃：{ $unit } → { $target }
crumb-VolleyFire = 斉射：{ $units } → { $target }
crumb-Reply = 応射：{ $unit }
crumb-ReactionFire = 対応射撃、目標：{ $unit }
crumb-InducedCharge = 誘発突撃：{ $unit } → { $target }
crumb-Harassment = 騎射擾乱：{ $unit } → { $target }
crumb-ShockSegment = 白兵戦
crumb-BanzaiShock = バンザイ突撃
crumb-Melee = 戦闘{ $combats }件
crumb-Encounter = 乱戦の武将
crumb-GiveWay = 退却：{ $unit }
crumb-AdvanceAfterCombat = 前進：{ $unit }
crumb-Duel = 一騎討ち：{ $fighter }対{ $other }
crumb-Casualty = 武将の危機
crumb-Replacements = 後任の武将
crumb-Rally = ラリー
crumb-ChallengePhase = 挑戦フェイズ
crumb-Challenge = { $samurai }の挑戦
crumb-ChargeAtBusho = 侍の突入：{ $samurai } → { $busho }
crumb-HaraKiri = 腹切り
crumb-Alarm = 孤立した武将
crumb-BoatFire = 兵船
crumb-Rumour = 噂
crumb-FlightPhase = 備の敗走

## 戦闘：選択

ask-reply = 「{ $target }」が「{ $unit }」を射撃しました。応射しますか？
ask-reaction-fire = { $kind ->
    [entry] 「{ $unit }」が支配地域（ZOC）に進入しました
    [leaving] 「{ $unit }」が弓の支配地域（ZOC）から離れます
   *[harassed] 「{ $unit }」が駆け寄って射かけてきました
}。射撃するユニットを選ぶか、射撃を控えてください。
ask-charge = 「{ $unit }」は射撃した「{ $target }」に突撃します。止まるヘクスと向きを選んでください。
ask-attack = 白兵戦の攻撃を選んでください。
ask-face-the-enemy = 「{ $unit }」は交戦中で、相手を正面に置かなければなりません。向きを選んでください。
ask-expose = 乱戦に加わる武将を選んでください。一騎討ちを戦うか、負傷の危険を負います。
ask-spearhead = { $targets }に対して、兵種と角度を使う攻撃ユニットを選んでください。
ask-brace = 「{ $unit }」に対して、兵種を使う防御ユニットを選んでください。
ask-bear = 余ったヒットを受けるユニットを選んでください（残り{ $hits }ヒット）。
ask-retreat = 「{ $unit }」は退却しなければなりません。ヘクスを選んでください。
ask-advance = 敵が退きました。前進するユニットを選んでください。
ask-advance-to = 「{ $unit }」が前進するヘクスを選んでください。
ask-follow = { $busho }が前進するユニットに同行するかどうかを選んでください。
ask-deputy = { $busho }が討死しました。後任を置くユニットを選んでください。
ask-muster = 「{ $unit }」が再集結しました。ヘクスと向きを選んでください。
ask-samurai = { $busho }：送り出す侍か腹切りを選んでください（やめるのも可）。
ask-samurai-acts = { $samurai }：移動先のヘクス、突入する相手の武将、または待機を選んでください。
ask-challenge = { $samurai }：範囲と視界の中の敵に挑戦しますか？
ask-answer-challenge = { $samurai }が挑戦してきました。誰が応じるかを選んでください。
ask-meet-charge = { $samurai }が武将に突入してきました。誰が迎え撃つかを選んでください。
ask-fight-on = { $fighter }は一騎討ちで劣勢です。戦い続けますか、退きますか？
ask-boats = 兵船は岸に近いユニットを射撃できます。目標を選ぶか、射撃を控えてください。
ask-rumour = 浅野裏切りの噂を流しますか？機会は一度だけで、出目0〜4なら敵が信じます。
ask-inspire = 腹切りの効果を選んでください（範囲内の全ユニットから1ヒット除去、または混乱ユニットを2つまで再編成）。

## 戦闘：選択肢

option-Fire = 射撃：{ $unit } → { $target }
option-Volley = 斉射：{ $unit }、{ $other }{ $third_id ->
    [none] {""}
   *[other] 、{ $third }
} → { $target }
option-Harass = 騎射擾乱：{ $unit } → { $target }
option-FireBack = 射撃：{ $unit }
option-HoldFire = 射撃しない
option-Stand = { $hex }、向き{ $facing }
option-Attack = 攻撃：{ $unit } → { $target }
option-AttackBoth = 正面の敵2つを攻撃：{ $unit }
option-Charge = 乗り崩し：{ $unit } → { $target }
option-ChargeBoth = 正面の敵2つに乗り崩し：{ $unit }
option-EndAttacks = これ以上攻撃しない
option-Expose = { $busho }
option-Spearhead = { $unit }
option-Brace = { $unit }
option-Bear = { $unit }
option-RetreatTo = { $hex }へ退却
option-Advance = 前進：{ $unit }
option-DrawSamurai = 侍を1人引く
option-CallSamurai = { $samurai }を送り出す
option-DieForThem = 腹切り：{ $samurai_id ->
    [none] 武将自身
   *[other] { $samurai }
}
option-TakeHeart = 範囲内の全ユニットから1ヒット除去
option-Rise = { $unit }を再編成
option-SamuraiCharge = { $busho }に突入
option-IssueChallenge = 挑戦する
option-Forgo = やめておく
option-AnswerAsBusho = { $busho }が戦う
option-AnswerAsSamurai = { $samurai }が戦う
option-SendChampion = { $busho }が侍を引いて送り出す
option-IgnoreChallenge = 挑戦を無視（聞いた者は全員が面目を失う）
option-DieInShame = { $busho_id ->
    [none] { $samurai }
   *[other] { $busho }
}、応じずに切腹
option-Arrive = { $unit }を登場させる
option-Bombard = 兵船で{ $target }を射撃
option-SpreadRumour = 噂を流す
option-FightOn = 戦い続ける
option-Retire = 一騎討ちと戦場から退く

## 戦闘：見出しの下で

brief-Fire = { $target }を射撃
brief-Volley = { $other }{ $third_id ->
    [none] {""}
   *[other] 、{ $third }
}と共に{ $target }へ斉射
brief-Harass = { $target }に騎射擾乱
brief-FireBack = 射撃
brief-Stand = 向き{ $facing }
brief-Attack = { $target }を攻撃
brief-AttackBoth = 正面の敵2つを攻撃
brief-Charge = { $target }に乗り崩し
brief-ChargeBoth = 正面の敵2つに乗り崩し
brief-RetreatTo = ここへ退却
brief-Advance = 前進
brief-Rise = 再編成
brief-CallSamurai = 送り出す
brief-SamuraiCharge = 突入
brief-AnswerAsBusho = 自ら戦う
brief-AnswerAsSamurai = 戦う
brief-SendChampion = 侍を引いて送り出す
brief-DieInShame = 応じずに切腹
brief-Arrive = 登場
brief-Bombard = 射撃

## 戦闘：できない理由

why-honjin-fires-in-reaction-only = 「{ $unit }」に射撃は命じられません。本陣の射撃は対応射撃だけです。
why-no-missile-unit = 「{ $unit }」には鉄砲も弓もありません。
why-fired-this-turn = 「{ $unit }」はこのターンの命令射撃を終えています。命令射撃は1ターンに1回です。
why-engaged = 「{ $unit }」は交戦中です。
why-teppo-out-of-command = 「{ $unit }」は指揮外です。鉄砲は武将の命令でしか射撃できません。
why-no-enemy-there = 「{ $target }」は「{ $unit }」が射撃できるマップ上の敵ではありません。
why-target-engaged = 「{ $target }」は交戦中です。乱戦には射撃できません。
why-out-of-range = 「{ $target }」は「{ $unit }」の射程外です。弓は低い所にいる目標には遠くまで届きます。
why-behind-it = 「{ $target }」は「{ $unit }」の背後です。射撃できるのは正面と側面です。
why-no-line-of-sight = 「{ $unit }」から「{ $target }」が見えません。ユニット、森、村落、高地が視線を遮っています。
why-only-the-target-replies = 今応射できるのは、射撃を受けた「{ $unit }」だけです。
why-not-while-reacting = 敵が対応射撃の範囲にいます。射撃するか、控えるかを選んでください。
why-cannot-react = そのユニットは今射撃できません。射撃ユニットでない、敵がZOCにいない、交戦中、または射撃済みです。
why-not-at-this-advance = 「{ $unit }」はこの前進に射撃できません。今退いたばかりか、別の敵のZOCにいます。
why-teppo-too-slow = 「{ $unit }」は鉄砲です。ZOCを離れる敵を射撃できるのは弓だけです。
why-not-the-shortest-way = 「{ $unit }」は空いたヘクスの最短経路で「{ $target }」に突撃し、相手を正面にして止まります。
why-only-riders-with-bows = 「{ $unit }」は騎射擾乱ができません。駆け寄って射かけ、去れるのはKB-Bだけです。
why-takes-the-whole-turn = 「{ $unit }」は移動か射撃を済ませています。騎射擾乱には1ターンの行動すべてを使います。
why-out-of-command = 「{ $unit }」は指揮外です。
why-begins-in-enemy-zone = 「{ $unit }」は敵ZOCの中にいるので、騎射擾乱を始められません。
why-target-in-friendly-zone = 「{ $target }」は友軍のZOCの中にいるので、騎射擾乱の目標にできません。
why-two-or-three-hexes = 「{ $target }」は「{ $unit }」から2〜3ヘクスの距離にいません。
why-no-way-there = 「{ $unit }」から「{ $target }」までの道がありません。1MPの空いたヘクスで、ほかの敵ZOCを通らないことが必要です。
why-must-face-whom-it-fights = 交戦中のユニットは、交戦している敵を正面に置くように向きを変えます。
why-somebody-must-attack = まだ終われません。攻撃しなければならない敵か、攻撃していない交戦中のユニットが残っています。
why-not-while-attacking = 今は誰が誰を攻撃するかだけを決めます。
why-does-not-attack = 「{ $unit }」は攻撃できません。攻撃できるのは、ZOCに敵がいる手番側の備のユニットだけです。AS-T、AS-B、本陣は攻撃しません。
why-has-rested = 「{ $unit }」はこのフェイズにヒットを除去したので、ほかのことはできません。
why-too-shaken-to-attack = 「{ $unit }」は混乱しています。攻撃できるのは、交戦中で判定に成功したときか、進入中に混乱したときだけです。
why-attacks-already = 「{ $unit }」の攻撃はすでに決まっています。
why-not-in-its-zone = 「{ $unit }」はその敵に届きません。攻撃できるのは、白兵戦ができるヘクスサイド越しの、ZOCの中の敵です。
why-no-norikuzushi = 「{ $unit }」は乗り崩しができません。できるのは、フェイズ開始時に敵と隣接していなかった、弓のないKBだけで、固く開けた地形に限ります。
why-must-charge = 「{ $unit }」は乗り崩しで攻撃しなければなりません。
why-somebody-would-not-be-attacked = 「{ $unit }」がそのように攻撃すると、攻撃しなければならない敵が残ります。
why-not-while-exposing = 今は乱戦に加わる武将だけを決めます。
why-not-in-this-fight = この戦闘に加わっている者しか選べません。
why-no-retreat-there = 「{ $unit }」はそこに退却できません。隣接する進入可能な空きヘクスで、敵ZOCの外、戦った敵に隣接しないことが必要です。
why-another-must-advance = 前進するのは別のユニットです。優勢を持つユニット、なければTQが最も高いユニットです。
why-not-vacated = そこは敵が退いたヘクスではありません。
why-follow-or-stay = 武将は、ユニットに同行するか、その場に残ります。
why-not-while-placing = 今は後任の位置だけを決めます。
why-not-of-his-contingent = { $busho }の後任を「{ $unit }」と一緒に置けません。マップ上にいる、その備のユニットが必要です。
why-no-hits = 「{ $unit }」にヒットはありません。
why-not-in-the-clear = 「{ $unit }」は平地にいません。ヒットは平地でしか除去できません。
why-in-enemy-zone = 「{ $unit }」は敵ZOCの中にいます。
why-under-fire = 「{ $unit }」は敵射撃ユニットの射程と視界の中にいます。
why-in-order = 「{ $unit }」は混乱していません。
why-cut-off-from-busho = 「{ $unit }」は武将から切り離されています。指揮範囲内に、敵ZOCを避ける道がありません。
why-too-many-hits = 「{ $unit }」はヒットが多すぎて、この距離では再編成できません。武将が隣接する必要があります。
why-not-a-place-to-rally = 「{ $unit }」はそこに戻れません。進入可能な空きヘクスで、武将から3ヘクス以内、すべての敵から3ヘクス以上離れていることが必要です。
why-two-challenges-a-turn = この陣営は、このターンの挑戦フェイズを2回とも終えています。
why-one-challenge-an-activation = { $busho }はこのターンの挑戦フェイズを終えています。
why-nobody-after-hara-kiri = 腹切りの後は、ターン終了まで侍を引けません。
why-no-samurai-left = 引ける侍が残っていません。
why-busho-has-two = { $busho }にはすでに侍が2人います。3人目は持てません。
why-not-one-of-his-samurai = それはこの武将の侍ではありません。
why-has-lost-face = { $samurai }はこのターンに面目を失ったので、送り出せません。
why-cannot-reach-him = 侍は{ $busho }に届きません。MPが足りないか、敵ユニットを通り抜ける道しかありません。
why-too-far-for-samurai = 侍はそこに行けません。遠すぎるか、敵がいるか、友軍のいない敵ZOCです。
why-challenge-or-not = 今は侍が挑戦するかどうかだけを決めます。
why-whoever-lost-face-must-answer = 面目を失った者が応じるか、そのうちの1人が死ななければなりません。
why-not-called-out = 応じられるのは、挑戦者の範囲と視界の中にいる者だけです。
why-not-in-that-hex = 迎え撃てるのは、突入された武将か、同じヘクスの侍だけです。
why-fight-on-or-retire = 一騎討ちで劣勢の者は、戦い続けるか退きます。
why-not-about-to-enter = 「{ $unit }」は今登場できません。登場ターンになった、手番側の備の増援ではありません。
why-entry-is-taken = 「{ $unit }」は登場できません。登場ヘクスに別のユニットがいます。
why-still-to-come = { $busho }はまだマップに登場していません。そのユニットには登場しか命じられません。
why-out-of-reach-of-boats = 兵船が射撃できるのは、水域から2ヘクス以内にいて、交戦中でない敵だけです。
why-rumour-or-not = 今は噂を流すかどうかだけを決めます。
why-out-of-his-range = それは腹切りの範囲外か、腹切りでは回復できません。

## 戦闘：出来事

event-FireOrdered = { $unit }、このターンの命令射撃を使用
event-ShotFired = { $unit }から{ $target }へ{ $kind ->
    [entry] 進入時射撃
    [leaving] 離脱時射撃
    [reply] 応射
    [harassment] 騎射擾乱
    [harassed] 擾乱への射撃
   *[ordered] 射撃
}、距離{ $range }：出目{ $die }{ $lines_count ->
    [0] {""}
   *[other] +{ $lines }
}→{ $disorders ->
    [yes] { $hits ->
        [0] 混乱判定
       *[other] { $hits }ヒット、混乱判定
    }
   *[no] { $hits ->
        [0] 効果なし
       *[other] { $hits }ヒット
    }
}
event-UnitCharged = { $unit }、{ $firer }に突撃、{ $hex }、向き{ $facing }
event-ChargesSpent = 誘発突撃、終了
event-WindRolled = 西風：出目{ $die }→{ $turns ->
    [yes] 風向きが変わり、蘆名の向かい風に
   *[no] なお伊達の向かい風
}
event-BoatsFired = 兵船から{ $target }へ射撃：出目{ $die }{ $lines_count ->
    [0] {""}
   *[other] +{ $lines }
}→{ $disorders ->
    [yes] { $hits ->
        [0] 混乱判定
       *[other] { $hits }ヒット、混乱判定
    }
   *[no] { $hits ->
        [0] 効果なし
       *[other] { $hits }ヒット
    }
}
event-UnitArrived = { $unit }、{ $hex }に登場（{ $cost }MP）
event-BridgeBroken = 日橋川の橋、落ちる
event-RumourSpread = { $side }、噂を流す：出目{ $die }→{ $believed ->
    [yes] 敵が信じる
   *[no] 誰も信じず
}
event-UnitDrawnOut = { $unit }、擾乱に釣られて猪突、{ $hex }、向き{ $facing }
event-AttackDeclared = { $unit }、{ $targets }を攻撃{ $norikuzushi ->
    [yes] （乗り崩し）
   *[no] {""}
}
event-AttackCalledOff = { $unit }、攻撃せず
event-ShockCoordinated = { $side }、連携攻撃：出目{ $die }→{ $shift ->
    [0] シフトなし
    [-1] 左1列
    [-2] 左2列
    [-3] 左3列
   *[other] 右{ $shift }列
}{ $superiority ->
    [yes] {""}
   *[no] 、数的優勢も位置的優勢も無効
}
event-ContingentRoused = { $busho }隊、攻撃を受けて活性化
event-UnitNamed = { $what ->
    [spearhead] 攻撃側の兵種と角度：{ $unit }
    [brace] 防御側の兵種：{ $unit }
   *[bear] { $unit }、余りのヒットを負担
}
event-ShockResolved = 白兵戦、{ $attackers }対{ $defenders }：{ $lines }=第{ $column }列、出目{ $die }{ $die_lines_count ->
    [0] {""}
   *[other] +{ $die_lines }
}→攻撃側{ $attacker_hits }ヒット、防御側{ $defender_hits }ヒット{ $superiority ->
    [yes] （位置的優勢）
   *[no] {""}
}
event-UnitRetreated = { $unit }、{ $hex }へ退却
event-RetreatBarred = { $unit }、退却できず
event-UnitAdvanced = { $unit }、{ $hex }へ前進
event-UnitsEngaged = { $unit }と{ $other }、交戦中
event-QualityTested = { $unit }、{ $purpose ->
    [induced_charge] 誘発突撃の判定
    [disorder] 射撃による混乱の判定
    [facing] 向き変更の判定
    [impetuous] 猪突を抑える判定
    [shock_reaction] 防御側対応判定
    [engaged_disordered] 交戦中の混乱ユニットの判定
    [pre_shock] 白兵戦前判定
    [hear_withdrawal] 戦闘離脱の判定
    [banzai] 突撃を抑える判定
    [run_through] 通過された判定
   *[withdrawal] 後退の判定
}、TQ{ $tq }：出目{ $die }{ $added ->
    [0] {""}
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $added }
}→{ $missed ->
    [0] 成功
   *[other] { $missed }差で失敗
}
event-UnitHit = { $unit }、{ $hits }ヒット
event-UnitDisordered = { $unit }、混乱{ $left ->
    [0] {""}
   *[other] （残り{ $left }ヒット）
}
event-UnitRouted = { $unit }、潰走
event-UnitEliminated = { $unit }、除去
event-HeadsLost = { $side }、本陣とともに首級を失う：武将・侍{ $heads }、総大将{ $great_heads }
event-HitsRemoved = { $unit }、{ $hits }ヒット除去
event-UnitRegrouped = { $unit }、再編成（{ $hits }ヒット）
event-RallyRolled = { $unit }、ラリー：出目{ $die }、混乱時TQ{ $tq }（未満で復帰、超えると除去）
event-UnitRallied = { $unit }、再集結、{ $hex }、向き{ $facing }
event-BushoAtRisk = { $busho }、乱戦：出目{ $die }（9で被害）
event-BushoNamed = { $busho }、乱戦に加わる
event-CasualtyRolled = { $busho }、被害判定：出目{ $die }→{ $result ->
    [grazed] かすり傷
    [wounded] 負傷
   *[killed] 討死
}
event-BushoWounded = { $busho }、負傷：能力値すべて1低下
event-BushoKilled = { $busho }、{ $how ->
    [duel] 一騎討ちで討死
    [retired] 一騎討ちから退き、戦場を去る
    [hara_kiri] 腹切り
    [seppuku] 切腹
    [caught] 孤立して討たれる
    [cut_off] 身を寄せるユニットがなく、失われる
    [wounded] 二度目の負傷で死亡
   *[killed] 討死
}
event-FlightRolled = { $busho }隊、敗走判定：混乱・喪失{ $lost }／{ $size }ユニット、出目{ $die }{ $lines_count ->
    [0] {""}
   *[other] +{ $lines }
}→{ $flees ->
    [yes] 敗走
   *[no] 踏みとどまる
}（{ $threshold ->
    [-8] −8
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $threshold }
}以下で敗走）
event-ContingentFled = { $busho }隊、敗走
event-BushoReplaced = { $busho }隊、後任が着任：{ $hex }
event-DuelBegan = 一騎討ち：{ $samurai_count ->
    [0] { $bushos }
    [1] { $samurai }、{ $bushos }
   *[other] { $samurai }
}
event-DuelRolled = { $fighters }：出目{ $dice }、合計{ $totals }、受けたヒット{ $hits }
event-DuelWon = { $busho_id ->
    [none] { $samurai }
   *[other] { $busho }
}、一騎討ちに勝利{ $hits ->
    [0] {""}
   *[other] （{ $hits }ヒット）
}
event-HeadTaken = { $side }、{ $great ->
    [yes] 総大将の首級を挙げる
   *[no] 首級を挙げる
}
event-SamuraiKilled = { $samurai }、{ $how ->
    [duel] 一騎討ちで討死
    [retired] 一騎討ちから退き、戦場を去る
    [seppuku] 切腹
    [shot] 撃たれて討死
   *[charge] 突入して討死
}
event-SamuraiDrawn = { $side }、{ $samurai }が{ $busho }隊に加わる
event-SamuraiCalled = { $samurai }、出陣
event-ChallengePhaseBegan = { $side }、{ $busho }の挑戦フェイズ
event-SamuraiMoved = { $samurai }、{ $hex }へ移動
event-SamuraiFiredAt = { $unit }、{ $samurai }を射撃：出目{ $die }（9で被害）
event-SamuraiHit = { $samurai }、{ $hits }ヒット
event-ChargeHome = { $samurai }、斬り込み：出目{ $die }、体力{ $endurance }
event-ChallengeIssued = { $samurai }の挑戦、相手：{ $bushos_count ->
    [0] { $others }
   *[other] { $others_count ->
        [0] { $bushos }
       *[other] { $bushos }、{ $others }
    }
}
event-ChampionRolled = { $busho }、代わりの侍を立てる判定：出目{ $die }、モメンタム{ $rating }
event-FaceLost = 面目失墜：{ $bushos_count ->
    [0] { $samurai }
   *[other] { $samurai_count ->
        [0] { $bushos }
       *[other] { $bushos }、{ $samurai }
    }
}
event-HaraKiriCommitted = { $side }、腹切り：{ $busho_id ->
    [none] { $samurai }
   *[other] { $busho }
}{ $inspired_count ->
    [0] {""}
   *[other] （このターン奮起する備：{ $inspired }）
}

## ターンのまとめ

report-turn = ターンの終了
count-eliminated = 除去
count-routed = 潰走
count-rallied = 再集結
count-phases = フェイズ
count-initiative = イニシアチブの獲得
gauge-rout = { $side }の潰走ポイント

## 戦闘：計算

mod-clash-of-arms = 武器相性
mod-numbers = ユニット数
mod-attacker-disordered = 攻撃側混乱
mod-attacker-in-open-order = 攻撃側散開
mod-coordination = 連携
mod-busho-attacks = 攻撃側に武将
mod-busho-defends = 防御側に武将
mod-busho-alive = 武将健在
mod-busho-killed = 武将討死
mod-so-taisho-killed = 総大将討死
mod-through-flank = 側面からの射撃
mod-second-of-volley = 斉射2番目
mod-third-of-volley = 斉射3番目
mod-firer-disordered = 射撃側混乱
mod-fires-after-moving = 移動後射撃
mod-into-the-wind = 向かい風
mod-target-in-open-order = 目標散開
mod-target-is-honjin = 目標は本陣
mod-target-is-mounted = 騎乗目標
mod-into-flank-or-rear = 側面・背面へ
mod-target-in-clear = 目標は平地
mod-target-in-woods = 目標は森
mod-target-in-village = 目標は村落
mod-target-in-paddy = 目標は水田
mod-target-in-rough = 目標は荒地
mod-target-in-marsh = 目標は湿地
mod-target-in-castle = 目標は城
mod-target-in-water = 目標は水域
mod-target-behind-stream = 目標は小川の向こう
mod-target-behind-ford = 目標は浅瀬の向こう
mod-target-behind-river = 目標は川の向こう
mod-target-behind-bridge = 目標は橋の向こう
mod-target-behind-treeline = 目標は並木の陰
mod-target-behind-palisade = 目標は柵の陰
mod-target-behind-wall = 目標は塀の陰
mod-into-clear = 平地へ
mod-into-woods = 森へ
mod-into-village = 村落へ
mod-into-paddy = 水田へ
mod-into-rough = 荒地へ
mod-into-marsh = 湿地へ
mod-into-castle = 城へ
mod-into-water = 水域へ
mod-across-stream = 小川越え
mod-across-ford = 浅瀬越え
mod-across-river = 川越え
mod-across-bridge = 橋越え
mod-across-treeline = 並木越え
mod-across-palisade = 柵越え
mod-across-wall = 塀越え
mod-across-up1 = 上り斜面
mod-across-up2 = 急な上り斜面
mod-across-up3 = 崖の上へ
mod-across-down1 = 下り斜面
mod-across-down2 = 急な下り斜面
mod-across-down3 = 崖の下へ
mod-out-of-clear = 平地から
mod-out-of-woods = 森から
mod-out-of-village = 村落から
mod-out-of-paddy = 水田から
mod-out-of-rough = 荒地から
mod-out-of-marsh = 湿地から
mod-out-of-castle = 城から
mod-out-of-water = 水域から

## オプション

switch-turn_limit = 長さ
switch-turn_limit-help = このターンの終了までにどちらの軍も潰走しなければ、潰走レベルに近いほうの負けです。ルールブックに制限はありません。
switch-trump_rounding = 本陣の外での割り込み
switch-trump_rounding-help = 本陣の外にいる総大将は、イニシアチブの半分で割り込みます。ルールブックには切り捨てと切り上げの両方があります。
switch-challenge_limits = 挑戦の制限
switch-challenge_limits-help = 挑戦フェイズを、1ターンに武将ごとに1回、陣営ごとに2回までとするか、制限なしとするかを選びます。
switch-shock_table = 白兵戦結果表
switch-shock_table-help = 白兵戦結果表と武器相性表を印刷されたとおりに使うか、その表が見つかる前の復元値を使うかを選びます。
switch-strengths = 戦力と配置
switch-strengths-help = 潰走レベル、部隊の練度、配置を、シミュレーションで定めた値にするか、誰も対戦しないうちに決めた最初の値にするかを選びます。
switch-back_path = 間道
switch-back_path-help = 山を回って、尼子の本陣の背後の山頂に出る間道があります。道として扱います。
switch-summit_camp = 山頂の本陣
switch-summit_camp-help = 尼子の本陣が除去されると、尼子軍は10潰走ポイントを受けます。
switch-fallen_standard = 馬印倒し
switch-fallen_standard-help = 徳川の本陣が除去されると、徳川軍は10潰走ポイントを受けます。
switch-tsurinobuse = 釣り野伏
switch-tsurinobuse-help = 島津忠平が能動後退を命じるとき、交戦中のユニットはTQ判定なしで後退します。
switch-discord = 不和
switch-discord-help = 大友の備どうしは連携できません。
switch-wavering = 日和見
switch-wavering-help = 一部の備は、総大将がイニシアチブ以下を出したときだけ活性化します。活性化ポイントは必ず消費し、攻撃を受ければ通常どおり活性化します。
switch-litter = 駕籠
switch-litter-help = 龍造寺隆信は駕籠に乗り、負傷した武将より速くは動けません。
switch-west_wind = 西風
switch-west_wind-help = 砂塵が伊達軍に吹きつけ、伊達軍の射撃に−1の修正が付きます。第4ターンから、出目0〜4で風向きが変わり、以後は蘆名軍に不利となります。
switch-akahoshi_revenge = 赤星の仇討ち
switch-akahoshi_revenge-help = 赤星の徒武者は白兵戦で敵に1ヒット多く与え、攻撃前の判定をしません。
switch-reinforcements = 増援
switch-reinforcements-help = 徳川秀忠と伊達政宗は、最初はマップ上におらず、それぞれ第3、第4ターンから登場します。
switch-asano_rumour = 浅野裏切りの噂
switch-asano_rumour-help = 第4ターンから一度だけ、豊臣軍は噂を流せます。出目0〜4なら、このターン、徳川の総大将はイニシアチブ以下を出したときだけ備を活性化できます。
switch-arima_boats = 有馬の兵船
switch-arima_boats-help = 1ターンに1回、兵船が水域から2ヘクス以内の龍造寺軍のユニットを、距離3の鉄砲として射撃できます。
switch-broken_bridge = 橋落とし
switch-broken_bridge-help = 第4ターンから、日橋川の橋は渡れません。
choice-15 = 15ターン
choice-40 = 40ターン
choice-down = 切り捨て
choice-up = 切り上げ
choice-on = あり
choice-off = なし
choice-printed = 印刷どおり
choice-first_draft = 最初の復元値
choice-standard = シミュレーション後の値
choice-first_set = 最初の値

## 合戦

scenario-nunobeyama = 布部山の戦い
card-army = { $side }：備{ $contingents }、ユニット{ $units }。潰走ポイント{ $level }で総崩れ
card-trial = コンピューター同士の{ $matches }戦：{ $first }の勝ち{ $wins }%、{ $second }の勝ち{ $losses }%、平均{ $turns }ターン
scenario-nunobeyama-blurb = 1570年。登り口が二つしかない山に尼子勢が拠り、倍の兵力の毛利勢が、背後に回る間道を見つけます。
scenario-nunobeyama-length = 約2時間。
scenario-nunobeyama-history = 毛利氏は永禄9年（1566年）に尼子氏を滅ぼしました。その3年後、山中幸盛（鹿介）は尼子の若い遺児を擁して出雲に戻り、旧居城の月山富田城を囲みます。永禄13年2月14日（1570年3月20日）、毛利輝元が叔父の吉川元春、小早川隆景とともに1万3千以上の兵で救援に向かいました。6、7千の尼子勢は、城の南の布部山に陣取って道をふさぎます。登り口は中山口と水谷口の二つの谷しかありません。尼子勢は高所から攻撃を何度も押し返し、戦いは長く続きました。しかし吉川勢が山を回る間道を見つけ、山頂の本陣を背後から奪います。戦線は崩れ、横道政光は討死し、城への道が開きました。プレイの要点：最初の一戦に向く短い合戦です。数に勝る敵に対する堅い陣地があり、側面からは目を離せません。
scenario-suriagehara = 摺上原の戦い
scenario-suriagehara-blurb = 1589年。若き伊達政宗と蘆名氏が、砂塵の舞う広い原で激突します。
scenario-suriagehara-length = 約3時間。
scenario-suriagehara-history = 天正17年（1589年）の夏、21歳の伊達政宗は奥羽の覇権を争っていました。猪苗代盛国が寝返って城を開くと、政宗は約2万3千の兵で駆けつけます。蘆名義広は1万6千以上を率いて高森山に布陣し、6月5日（7月17日）、両軍は磐梯山の南麓、摺上原でぶつかりました。強い西風が伊達勢の顔に砂塵を吹きつけ、わが子盛胤と向き合った盛国の先手は押し込まれます。やがて風向きが変わり、鉄砲が蘆名勢の側面を撃ちました。蘆名の将の何人かは、動かずに見ているだけでした。蘆名勢は崩れ、日橋川の橋は落とされていて、多くの兵が川で命を失います。数日のうちに政宗は黒川に入り、蘆名氏は滅びました。プレイの要点：開けた地形に二つの長い戦列が向き合います。後詰を最後まで手元に残した側が勝ちます。
scenario-nagakute = 長久手の戦い
scenario-nagakute-blurb = 1584年。三河を狙う軍勢に家康が追いつきます。水田と丘、少なくて大きな備の戦いです。
scenario-nagakute-length = 約3時間。
scenario-nagakute-history = 天正12年（1584年）の春、当時まだ羽柴を名乗っていた秀吉と徳川家康は、小牧で土塁を挟んで対峙していました。池田恒興は、2万の兵で家康の本国三河を突くことを提案します。これを知った家康は夜のうちに追い、まず隊列の後尾を破りました。4月9日（5月18日）の朝、尾張の長久手で、家康は初めて赤備えを率いた井伊直政、織田信雄の兵とともに高所に布陣します。約9千、敵もほぼ同数でした。恒興は右に息子の元助（之助）と輝政、左に婿の「鬼武蔵」森長可を置きました。長可は兵の前で撃たれて倒れ、恒興と元助も続いて討たれます。死者は池田・森勢が約2500、徳川勢が590といいます。プレイの要点：備は少ないものの、どれも大きく、鉄砲が多くあります。水田がどの攻撃も遅らせます。
scenario-mimasetoge = 三増峠の戦い
scenario-mimasetoge-blurb = 1569年。武田信玄が峠を越えて帰国します。北条兄弟が道をふさぎ、山県がその側面に回ります。
scenario-mimasetoge-length = 約3時間。
scenario-mimasetoge-history = 永禄12年（1569年）の秋、武田信玄は関東を抜けて北条氏の小田原城に迫り、城下を焼くと数日で引き揚げました。北条氏照と氏邦の兄弟は先回りして甲斐への道の三増峠を押さえ、父の軍勢が後ろから罠を閉じるのを待ちます。信玄はそれを知っていました。10月8日（11月16日）、信玄は最大2万ともいう兵をいくつもの縦隊に分けて進め、山県昌景の強力な別働隊を志田峠へ回します。北条勢は台地から攻めかかり、浅利信種が撃たれて倒れ、武田勢は一時苦戦しました。やがて山県が側面に駆け下り、北条勢は2千以上の死者を出して追い払われます。小田原の軍勢は間に合わず、信玄は甲斐へ帰りました。プレイの要点：北条軍は二つの大きな備を持ちますが、活性化ポイントは1点だけです。山県が来る前に打たなければなりません。
scenario-mimigawa = 耳川の戦い
scenario-mimigawa-blurb = 1578年。意見の割れた大友勢が川へ下りてきます。島津勢は退き、両側で待ちます。
scenario-mimigawa-length = 3〜4時間。
scenario-mimigawa-history = 天正6年（1578年）、九州最大の大名で、洗礼を受けたばかりの大友宗麟は、3万から4万の兵を日向に送りました。大友勢は高城を囲みます。城では山田有信の数百人に島津家久の千人余りが加わって持ちこたえ、やがて島津義久が南から2万以上の兵で到着しました。大友の軍議では、田原親賢が待つことを、田北鎮周が攻めることを主張します。11月12日（12月10日）の朝、田北は独断で川を渡り、ほかの隊も次々に続くほかありませんでした。大友勢は島津の先手を破って突き進みますが、忠平、征久、伊集院忠棟が側面を打ち、義久は根白坂から下り、城兵も出撃します。田北、佐伯、角隈ら数千人が死に、多くは深い淵に沈みました。追撃は耳川に及び、それが合戦の名となりました。プレイの要点：大友軍は数で勝りますが、指揮が弱く、島津軍は備が小さいものの、釣り野伏があります。
scenario-okitanawate = 沖田畷の戦い
scenario-okitanawate-blurb = 1584年。龍造寺勢が泥と森の海辺を三手に分かれて進みます。島津と有馬の軍勢は大木戸を守ります。
scenario-okitanawate-length = 約3時間。
scenario-okitanawate-history = 天正12年（1584年）、島原の有馬晴信は「肥前の熊」龍造寺隆信から離れ、島津氏に助けを求めました。島津家久は3千の兵で海を渡ります。有馬勢と合わせて約6千、敵はおよそ2万5千でした。家久は沖田を選びます。森の山と浜の間の泥地を、二、三人が並んで通れるだけの畷が貫く土地で、そこを大木戸と柵でふさぎました。3月24日（5月4日）、太って馬に乗れず駕籠で運ばれる隆信は、山手に鍋島直茂、浜手に息子たちを進ませ、自らは中央を進みます。木戸の兵は退き、追う兵は泥に足を取られ、島津勢が両側から撃ちかけ、斬り込みました。浜には兵船からの射撃が降り注ぎます。川上忠堅が隆信の首を取り、約2千人がともに死にました。プレイの要点：堅い柵、悪い足場、そして子の仇を討とうとする赤星のわずかな兵がいます。
scenario-tennoji = 天王寺・岡山の戦い
scenario-tennoji-blurb = 1615年。戦国最後の合戦です。真田と大坂の牢人たちが家康の本陣を目指します。
scenario-tennoji-length = 丸一日、または数晩。
scenario-tennoji-history = 慶長20年（1615年）の夏、大坂城の堀は埋められ、豊臣秀頼の牢人たちは城外で戦うしかありませんでした。5月7日（6月3日）、その数およそ5万が、徳川家康と子の秀忠の約15万に向き合います。真田信繁（幸村）は茶臼山に、毛利勝永は四天王寺の前に、大野治房は岡山口に布陣し、明石全登は敵の背後に回ることになっていました。敵を引きつけて一斉に打つ計画でしたが、最初の銃声が早すぎました。勝永は敵の備を次々に破り、本多忠朝は討死します。浅野が裏切ったという噂が徳川勢を動揺させ、真田は家康の本陣まで突き入って、馬印は約40年ぶりに倒れました。しかし最後は数がものを言います。真田は疲れ果てて討たれ、その夕べ、城は燃え上がりました。プレイの要点：最大の合戦で、豊臣軍には厳しい戦いです。大きな一撃がなければ勝てません。

## Odds and notes

odds-shots = 射撃：各射撃の効果
odds-attacks = 白兵戦：同じ敵を攻撃する味方も含めた攻撃
odds-spearhead = 攻撃側の基準ユニット
odds-brace = 防御側の基準ユニット
odds-momentum = モメンタム判定
odds-continuity = 継続判定
odds-coordination = 連携判定（両者のモメンタム以下の出目で成功）
odds-trump = 割り込み判定
odds-duel = 一騎討ち（双方とも退かない場合）
odds-unit = ユニット
odds-target = 目標
odds-added = 修正
odds-hits = ヒット
odds-p-hit = 効果あり
odds-p-shaken = 混乱以上
odds-p-gone = 潰走・除去
odds-p-charge = 突撃を誘う
odds-column = 列
odds-p-dares = 攻撃実行
odds-superior = 位置的優勢
odds-hits-on-us = 自軍ヒット
odds-hits-on-them = 敵軍ヒット
odds-p-repulse = 自軍退却
odds-p-retreat = 敵軍退却
odds-rating = 能力値
odds-p-success = 成功
odds-busho = 武将
odds-other = 連携相手
odds-fighter = 戦う者
odds-p-win = 討ち取る
odds-p-death = 討たれる
odds-yes = あり
odds-no = –
note-shot = 平均{ $mean }ヒット。混乱以上{ $shaken }%、潰走・除去{ $gone }%
note-shot-provokes = 平均{ $mean }ヒット。混乱以上{ $shaken }%、潰走・除去{ $gone }%。射撃した側へ突撃してくる確率{ $charge }%
note-attack = 第{ $column }列、ヒット：自軍{ $ours }、敵軍{ $theirs }。敵軍の混乱以上{ $shaken }%、自軍退却{ $repulse }%
note-attack-superior = 側面・背面から、第{ $column }列、ヒット：自軍{ $ours }、敵軍{ $theirs }。敵軍の混乱以上{ $shaken }%、自軍退却{ $repulse }%
note-brace = 第{ $column }列、ヒット：自軍{ $ours }、敵軍{ $theirs }。自軍の混乱以上{ $shaken }%、敵軍退却{ $repulse }%
note-step = { $cost }MP、残り{ $left }MP{ $leaving ->
    [0] { "" }
   *[other] 。離れる前に射撃の可能性：{ $leavers }
}{ $reacting ->
    [0] { "" }
   *[other] 。後退か向き変更の可能性：{ $reactors }
}
note-step-into-zone = { $cost }MP、残り{ $left }MP。{ $zones }の支配地域に入ります{ $leaving ->
    [0] { "" }
   *[other] 。離れる前に射撃の可能性：{ $leavers }
}{ $reacting ->
    [0] { "" }
   *[other] 。後退か向き変更の可能性：{ $reactors }
}
note-step-under-fire = { $cost }MP、残り{ $left }MP。射撃を受ける可能性：{ $shooters }{ $leaving ->
    [0] { "" }
   *[other] 。離れる前に射撃の可能性：{ $leavers }
}{ $reacting ->
    [0] { "" }
   *[other] 。後退か向き変更の可能性：{ $reactors }
}
note-duel = 退かなければ先に討ち取る見込み
note-withdraw = 平均{ $mean }ヒット
note-face = 敵が迫る前に向きを変える見込み
note-samurai-charge = 敵将に届く確率{ $arrives }%。武将自身が応じれば、討ち取るまでの一騎討ち
note-issue-challenge = 挑戦を受けるのは{ $called }人です。見込みは最も強い相手に対するものです。敵は新たな侍を出すことも、面目を失うこともできます
chance-note-attack = 敵退却
chance-note-attack-superior = 敵退却
chance-note-shot = 効果
chance-note-pair = 連携
chance-note-duel = 勝利
chance-note-withdrawal = 武将存命
chance-note-shot-provokes = 効果
chance-note-brace = 自軍退却
chance-note-withdraw = 無傷
chance-note-face = 成功
chance-note-samurai-charge = 勝利
chance-note-issue-challenge = 勝利
note-contingent = { $units }ユニット、モメンタム{ $momentum }、敵まで{ $range }ヘクス
note-pair = 判定に成功すれば、1フェイズに両方の備へ命令を出せます
note-momentum = 成功すれば続けて次のフェイズです。失敗すれば行動終了、9なら運命の判定です
note-no-momentum = このターンは行動終了です。次は別の武将が継続を試みられます
note-trump = イニシアチブを奪います。その後は移動、射撃、戦闘のどれかが必要です
note-no-trump = 敵が続けます
note-continuity = イニシアチブを維持します。失敗すれば敵に移ります
note-pass = { $ends ->
    [yes] { $side }もパスしているため、このターンの命令は終わります
   *[no] イニシアチブは{ $side }に移ります。続けて{ $side }もパスすれば、このターンの命令は終わります
}
note-end-orders = 命令のないユニットはそのままです。続いて白兵戦になります
note-end-activation = 非活性の武将は、このターン命令を出せません
note-rest = 休息して{ $hits }ヒットを除去します。このフェイズはほかに何もしません
note-regroup = 整列状態に戻り、ヒットは{ $hits }です。このフェイズはほかに何もしません
note-reform = { $formation }になります。移動力をすべて使います
note-bear = 現在のヒット：{ $hits }
note-retire = 戦場を去ります。敵は首級を得ません
note-ignore = 呼び出された者は面目を失い、行動終了となり、能力値がすべて1下がります
note-champion = 新たな侍が一騎討ちに応じ、武将は行動終了となります
note-orders = ユニットが1つずつ移動・射撃・休息し、その後に白兵戦になります
note-withdrawal = 交戦中のユニットも後退可、攻撃は不可{ $tempted ->
    [0] { "" }
   *[other] 。バンザイのおそれがある敵{ $tempted }、突進するのは平均{ $mean }
}
note-rally = 潰走ユニット{ $units }。平均で{ $back }が復帰し、{ $lost }を失います。ほかの命令はできません
note-busho-movement = 武将を必要な場所へ移動させます。ほかの命令はできません
note-challenge = 侍が進み出て敵に一騎討ちを挑みます。命令はできません

## 場所を詳しく見る

look-shoots = ここから射撃可能：{ $units }
look-command = 命令が届く武将：{ $bushos }
look-shot-at = { $side }がここへ射撃可能：{ $units }
look-attacked = { $side }が1命令で隣まで来られる：{ $units }
look-reached = { $side }が1命令でここへ来られる：{ $units }

## What units do together

drill-ahead = 前進
drill-ahead_left = 左前方へ前進
drill-ahead_right = 右前方へ前進
drill-wheel_left = 左へ向き変更
drill-wheel_right = 右へ向き変更
why-friend-in-the-way = 別のユニットが進路にいます。一斉移動では通り抜けられません：{ $unit }
throw-ShotFired = { $kind ->
    [entry] 進入時射撃
    [leaving] 離脱時射撃
    [reply] 応射
    [harassment] 騎射擾乱
    [harassed] 擾乱への射撃
   *[ordered] 射撃
}、距離{ $range }
came-ShotFired = { $disorders ->
    [yes] { $hits ->
        [0] 混乱判定
       *[other] { $hits }ヒット、混乱判定
    }
   *[no] { $hits ->
        [0] 効果なし
       *[other] { $hits }ヒット
    }
}
throw-BoatsFired = 兵船の射撃
came-BoatsFired = { $disorders ->
    [yes] { $hits ->
        [0] 混乱判定
       *[other] { $hits }ヒット、混乱判定
    }
   *[no] { $hits ->
        [0] 効果なし
       *[other] { $hits }ヒット
    }
}
throw-ShockResolved = 白兵戦
came-ShockResolved = { $superiority ->
    [yes] 位置的優勢
   *[no] {""}
}
fight-column = 列
fight-die = 出目
fight-nothing = 修正なし
fight-attacker_hits = { $hits ->
   *[other] 攻撃側のヒット
}
fight-defender_hits = { $hits ->
   *[other] 防御側のヒット
}
fight-hits = { $hits ->
   *[other] ヒット
}
duel-taken = { $hits ->
    [0] 無傷
   *[other] { $hits }ヒットを受けた
}
duel-nobody = 互いに当たらず
duel-hit = { $whom ->
    [left] ←
   *[right] {""}
} { $hits }ヒット { $whom ->
    [left] {""}
   *[right] →
}

# ヒントの理由

because-urgent = いま最もなすべきことの多い備です（交戦中{ $engaged }ユニット、敵まで{ $points }MP）。
because-nobody = 残った者に、動くだけの価値はありません。
because-risk = 9の目や機会を使い切る代償のほうが、見返りより大きくなります。
because-momentum = もう1フェイズには、9の目の危険を冒す価値があります。
because-trump = 敵がしようとしていること、味方が先にできることを考えれば、試す価値があります。
because-orders = 射撃・前進・戦闘のほうが、ラリー・後退・一騎討ちより有望です。
because-withdrawal = 後退すれば、失うものより救えるもののほうが多くなります。このままでは備が敗走しかねません。
because-rally = ユニットが復帰するたび、軍の潰走ポイントが減ります。
because-challenge = どう応じられても、一騎討ちの見返りは危険を上回ります。
because-no-challenge = どう応じられても、一騎討ちの危険は見返りを上回ります。
because-fire = 戦いの前に射撃です。代償はありません。
because-fire-is-free = 代償はなく、来る敵を止められるかもしれません。
because-regroup = 混乱したユニットは、攻めることも持ちこたえることもできません。
because-rest = どこへ動くより、ヒットを取り除くほうが得です。
because-formation = 足場の悪い土地では散開隊形、戦いでは密集隊形です。
because-enough = 残りの命令に、出すだけの価値はありません。
because-draws-back = 捕まってはなりません。射撃ユニットと弱ったユニットは下がります。
because-faces = 側面や背面より、正面で受けるほうが有利です。
because-stands = 踏みとどまれば戦列を保てます。側面や背面への脅威もありません。
because-attack = 加勢を含めて見れば、味方より敵の損失が大きくなる見込みです。
because-spearhead = この敵に対して最も効く種類のユニットです。
because-brace = この攻撃に最もよく耐えるユニットです。
because-retreat = 危険から最も遠ざかる経路です。
because-retires = 首を取られる痛手は、一騎討ちの価値を上回ります。
because-fights-on = 退いても戦場から失われます。それなら戦い続けます。
because-superiority = { $hex }から敵の側面または背面を突けます。
because-shock = { $hex }から攻撃でき、戦闘の見返りは代償を上回ります。
because-into-range = { $hex }からなら敵が射程に入ります。
because-spent = この備は敗走のおそれがあるため、{ $hex }へ退いて難を避けます。
because-line = 味方と並び、武将の声の届く{ $hex }へ、敵に近づきます。

## 記号と略号の意味

legend-si = SI：徒武者
legend-as = AS：槍足軽
legend-kb = KB：騎馬武者。KBH：旗本
legend-bows = -B：弓を持つ
legend-teppo = -T：鉄砲を持つ
legend-hits = ヒット：失われた結束。TQと同じ数で混乱する
legend-engaged = 交戦中：敵から離れられず、戦い続ける
legend-fired = このターンの命令射撃を済ませた
legend-honjin = 本陣：総大将の陣
short-st = ST
legend-st = 総大将：軍の指揮官と、その備
short-tq = TQ
legend-tq = 練度。出目（0〜9）がこれ以下なら判定に成功する
short-ma = MA · MP
legend-ma = 移動力と移動ポイント
short-zoc = ZOC
legend-zoc = 支配地域：ユニットの正面の2ヘクス。入った敵は止まる
short-rp = RP
legend-rp = 潰走ポイント：ターンの終わりに潰走レベルに達した軍は敗れる
