### 旅順港強襲

game-title = 旅順港強襲
game-short = 旅順港強襲

## 陣営、エリア、ボックス

side-japan = 日本軍
side-russia = ロシア軍
side-none = なし

area-1 = 団山子
area-2 = 泥河子
area-3 = 土城子
area-4 = 周家屯
area-5 = 八里庄
area-6 = 王家甸子
area-7 = 鳳凰山
area-8 = 火石嶺
area-9 = 曹家屯
area-10 = 大孤山
area-11 = 北大王山
area-12 = 高崎山
area-13 = 大頂子山（一七四高地）
area-14 = 寺溝東北方堡塁
area-15 = 水師営南方堡塁
area-16 = 龍眼北方堡塁
area-17 = 化頭溝山
area-18 = 南山坡山（海鼠山）
area-19 = 赤坂山
area-20 = 二〇三高地
area-21 = 椅子山堡塁
area-22 = 案子山堡塁
area-23 = 松樹山堡塁
area-24 = 二龍山堡塁
area-25 = 盤龍山堡塁
area-26 = 東鶏冠山堡塁
area-27 = 太陽溝
area-28 = 新市街
area-29 = 龍河
area-30 = 望台
area-31 = 白銀山
area-32 = 老鉄山
area-33 = 白玉山
area-34 = 旧市街
area-35 = 老虎尾
area-36 = 黄金山
area-37 = マップ外37（西）
area-38 = マップ外38（東）

place-off_board = マップ外
place-reorganization_japan = 日本軍再編成ボックス
place-reorganization_russia = ロシア軍再編成ボックス
place-destroyed = 壊滅
place-waiting = 未登場
place-muster = 配置待ち

month-1 = 明治37年8月
month-2 = 明治37年9月
month-3 = 明治37年10月
month-4 = 明治37年11月
month-5 = 明治37年12月

## ユニット

kind-infantry = 歩兵
kind-machine_gun = 機関銃
kind-artillery = 砲兵
kind-engineer = 工兵

type-infantry = 歩兵
type-engineer = 工兵
type-machine_gun = 機関銃
type-field_gun = 野砲兵
type-siege_gun = 攻城砲
type-fortress_gun = 要塞砲台

service-regular = 現役
service-reserve = 後備

unit-j_1d_1_1 = 1D 1/1
unit-j_1d_1_2 = 1D 2/1
unit-j_1d_1_3 = 1D 3/1
unit-j_1d_2_1 = 1D 1/2
unit-j_1d_2_2 = 1D 2/2
unit-j_1d_2_3 = 1D 3/2
unit-j_1d_3_1 = 1D 1/3
unit-j_1d_3_2 = 1D 2/3
unit-j_1d_3_3 = 1D 3/3
unit-j_1d_15_1 = 1D 1/15
unit-j_1d_15_2 = 1D 2/15
unit-j_1d_15_3 = 1D 3/15
unit-j_9d_7_1 = 9D 1/7
unit-j_9d_7_2 = 9D 2/7
unit-j_9d_7_3 = 9D 3/7
unit-j_9d_19_1 = 9D 1/19
unit-j_9d_19_2 = 9D 2/19
unit-j_9d_19_3 = 9D 3/19
unit-j_9d_35_1 = 9D 1/35
unit-j_9d_35_2 = 9D 2/35
unit-j_9d_35_3 = 9D 3/35
unit-j_9d_36_1 = 9D 1/36
unit-j_9d_36_2 = 9D 2/36
unit-j_9d_36_3 = 9D 3/36
unit-j_11d_12_1 = 11D 1/12
unit-j_11d_12_2 = 11D 2/12
unit-j_11d_12_3 = 11D 3/12
unit-j_11d_22_1 = 11D 1/22
unit-j_11d_22_2 = 11D 2/22
unit-j_11d_22_3 = 11D 3/22
unit-j_11d_43_1 = 11D 1/43
unit-j_11d_43_2 = 11D 2/43
unit-j_11d_43_3 = 11D 3/43
unit-j_11d_44_1 = 11D 1/44
unit-j_11d_44_2 = 11D 2/44
unit-j_11d_44_3 = 11D 3/44
unit-j_7d_25_1 = 7D 1/25
unit-j_7d_25_2 = 7D 2/25
unit-j_7d_25_3 = 7D 3/25
unit-j_7d_26_1 = 7D 1/26
unit-j_7d_26_2 = 7D 2/26
unit-j_7d_26_3 = 7D 3/26
unit-j_7d_27_1 = 7D 1/27
unit-j_7d_27_2 = 7D 2/27
unit-j_7d_27_3 = 7D 3/27
unit-j_7d_28_1 = 7D 1/28
unit-j_7d_28_2 = 7D 2/28
unit-j_7d_28_3 = 7D 3/28
unit-r_5_1 = ESR 1/5
unit-r_5_2 = ESR 2/5
unit-r_5_3 = ESR 3/5
unit-r_13_1 = ESR 1/13
unit-r_13_2 = ESR 2/13
unit-r_13_3 = ESR 3/13
unit-r_14_1 = ESR 1/14
unit-r_14_2 = ESR 2/14
unit-r_14_3 = ESR 3/14
unit-r_15_1 = ESR 1/15
unit-r_15_2 = ESR 2/15
unit-r_15_3 = ESR 3/15
unit-r_16_1 = ESR 1/16
unit-r_16_2 = ESR 2/16
unit-r_16_3 = ESR 3/16
unit-r_25_1 = ESR 1/25
unit-r_25_2 = ESR 2/25
unit-r_25_3 = ESR 3/25
unit-r_26_1 = ESR 1/26
unit-r_26_2 = ESR 2/26
unit-r_26_3 = ESR 3/26
unit-r_27_1 = ESR 1/27
unit-r_27_2 = ESR 2/27
unit-r_27_3 = ESR 3/27
unit-r_28_1 = ESR 1/28
unit-r_28_2 = ESR 2/28
unit-r_28_3 = ESR 3/28
unit-j_1d_e = 1D工兵
unit-j_9d_e = 9D工兵
unit-j_11d_e = 11D工兵
unit-j_7d_e = 7D工兵
unit-j_ind_e = 独立工兵
unit-j_1d_a1 = 1D野砲兵1
unit-j_1d_a2 = 1D野砲兵2
unit-j_9d_a1 = 9D山砲兵1
unit-j_9d_a2 = 9D山砲兵2
unit-j_11d_a1 = 11D山砲兵1
unit-j_11d_a2 = 11D山砲兵2
unit-j_7d_a = 7D野砲兵
unit-j_2ab_16 = 2AB野砲兵16
unit-j_2ab_17 = 2AB野砲兵17
unit-j_2ab_18 = 2AB野砲兵18
unit-j_s_15h1 = 15センチ榴弾砲1
unit-j_s_15h2 = 15センチ榴弾砲2
unit-j_s_12g1 = 12センチ攻城砲1
unit-j_s_12g2 = 12センチ攻城砲2
unit-j_s_navalg1 = 海軍砲1
unit-j_s_navalg2 = 海軍砲2
unit-j_28_1 = 28センチ榴弾砲1
unit-j_28_2 = 28センチ榴弾砲2
unit-j_28_3 = 28センチ榴弾砲3
unit-j_wc_1 = 白襷隊1
unit-j_wc_2 = 白襷隊2
unit-j_wc_3 = 白襷隊3
unit-j_1rb_1_1 = 1RB 1/K1
unit-j_1rb_1_2 = 1RB 2/K1
unit-j_1rb_15_1 = 1RB 1/K15
unit-j_1rb_15_2 = 1RB 2/K15
unit-j_1rb_16_1 = 1RB 1/K16
unit-j_1rb_16_2 = 1RB 2/K16
unit-j_4rb_8_1 = 4RB 1/K8
unit-j_4rb_8_2 = 4RB 2/K8
unit-j_4rb_9_1 = 4RB 1/K9
unit-j_4rb_9_2 = 4RB 2/K9
unit-j_4rb_38_1 = 4RB 1/K38
unit-j_4rb_38_2 = 4RB 2/K38
unit-r_res3 = 予備第3大隊
unit-r_res4 = 予備第4大隊
unit-r_res7 = 予備第7大隊
unit-r_mg_15 = 機関銃15
unit-r_mg_16 = 機関銃16
unit-r_mg_20 = 機関銃20
unit-r_mg_21 = 機関銃21
unit-r_mg_23 = 機関銃23
unit-r_mg_24 = 機関銃24
unit-r_mg_25 = 機関銃25
unit-r_mg_26 = 機関銃26
unit-r_a_18 = 砲台18
unit-r_a_20 = 砲台20
unit-r_a_21 = 砲台21
unit-r_a_22 = 砲台22
unit-r_a_23 = 砲台23
unit-r_a_24 = 砲台24
unit-r_a_26 = 砲台26
unit-r_a_27 = 砲台27
unit-r_a_30 = 砲台30
unit-r_a_31 = 砲台31
unit-r_a_33 = 砲台33
unit-r_a_36 = 砲台36
unit-r_n_1 = 海軍陸戦隊1
unit-r_n_2 = 海軍陸戦隊2
unit-r_n_3 = 海軍陸戦隊3

# As printed on the counters: words, beginnings or initials of words of the names above.
print-MG = 機関銃
print-Bat = 砲台
print-Res = 予備
print-WC = 白襷
print-Navy = 陸戦隊
print-Naval = 海軍砲
print-Ind = 独立
print-Eng = 工兵
print-FA = 野砲
print-MA = 山砲
print-cm = センチ

formation-ESR = 東シベリア狙撃兵（ESR）
formation-MG = 機関銃
formation-Bat = 要塞砲台
formation-Res = 予備大隊
formation-WC = 白襷隊
formation-Navy = 海軍陸戦隊
formation-Naval = 海軍砲
formation-Ind = 独立工兵

## 選択ルールとバリアント

switch-naval_troops = 海軍陸戦隊
switch-naval_troops-help = ロシア軍は第3、第4、第5ターンに海軍陸戦隊を1ユニットずつ受け取ります。
switch-white_cord = 白襷隊
switch-white_cord-help = 日本軍は第4ターンに突撃部隊3ユニットを受け取り、別の3ユニットを再編成ボックスに送ります。
switch-kodama = 児玉源太郎
switch-kodama-help = 日本軍は第5ターンに砲兵を3ユニットまで、自軍支配下の任意のエリアに移せます。
switch-kondratenko = コンドラチェンコ
switch-kondratenko-help = ロシア軍はゲーム中に一度だけマーカーを置きます。そのエリアに進入するロシア軍は防御射撃を受けません。
switch-own_engineers = 工兵は自師団のみ
switch-own_engineers-help = 工兵は同じ師団のユニットだけを助けます。独立工兵はどのユニットも助けます。
switch-one_division = 3ユニットのグループは同じ師団のみ
switch-one_division-help = 異なる師団のユニットは、2ユニットまでしか一緒に行動できません。
switch-one_regiment = 3ユニットのグループは同じ連隊のみ
switch-one_regiment-help = 異なる連隊のユニットは、2ユニットまでしか一緒に行動できません。
switch-engineers_help_next_door = 工兵は隣接エリアへの射撃も助ける
switch-engineers_help_next_door-help = 工兵の+1を隣接エリアへの射撃にも適用します。
switch-fire_from_off_board = マップ外からの射撃
switch-fire_from_off_board-help = 日本軍はマップ外エリアから射撃と砲撃ができます。
switch-defensive_fire_halts = 防御射撃で停止
switch-defensive_fire_halts-help = 防御射撃を受けたグループは、それ以上進めません。
switch-retreat_keeps_side = 退却しても面を変えない
switch-retreat_keeps_side-help = 2点で退却した未行動ユニットは、未行動のままです。
switch-strengths = 復元値
switch-strengths-help = ルールブックに記載がないユニットやエリアの値に、別の復元値を使います。
choice-standard = 標準
choice-first_draft = 最初の復元値（ロシア軍が強い）

## 対戦の終わり方

ending-high_point = 日本軍が高地を支配
ending-held = 5ターンにわたりすべての高地を保持

## 現在の場面

crumb-Storm = 攻囲戦
crumb-RussianSetUp = セットアップ：ロシア軍
crumb-JapaneseSetUp = セットアップ：日本軍
crumb-Turn = 第{ $turn }ターン
crumb-JapaneseArrivals = 登場ステップ：日本軍
crumb-RussianArrivals = 登場ステップ：ロシア軍
crumb-Action = アクション：{ $side }
crumb-Movement = 移動：{ $side }
crumb-DefensiveFire = 防御射撃：{ $area }
crumb-Absorption = 損害：{ $area }
crumb-FurtherRetreat = 退却：{ $unit }

## 問いかけ

ask-set-up = 「{ $unit }」を置くエリアを選んでください（残り{ $left }ユニット）。
ask-recall = 再編成ボックスから戻す歩兵を選んでください（残り{ $left }ユニット）。
ask-place = 「{ $unit }」が登場するエリアを選んでください。
ask-shift = 児玉が移す砲兵と移動先を選んでください（残り{ $left }ユニット）。
ask-withdraw = 白襷隊と入れ替えるユニットを選んでください（残り{ $left }ユニット）。
ask-keep = 再編成ボックスに残すユニットを選んでください。ほかは失われます（残すのは{ $left }ユニット）。
ask-kondratenko = コンドラチェンコを置くエリアを選んでください（後に回すこともできます）。置けるのは一度だけで、以後は動かせません。
ask-action = アクションを行うユニットを選んでください（パスも可）。
ask-group = 行うことを選んでください。ユニットを加えることもできます（選択済み：{ $units }）。
ask-group-full = 行うことを選んでください（選択済み：{ $units }）。
ask-march-on = { $area }から先の行き先を選んでください（停止も可、残り移動ポイント{ $points }）。
ask-defensive-fire = { $area }に進入：{ $units }。射撃しますか？
ask-absorb = { $area }の損害を吸収する方法を選んでください（残り{ $left }点）。
ask-retreat-on = { $area }は満員です。「{ $unit }」がそこから退却する先を選んでください。

## 選択肢

option-Place = { $area }
option-PlaceTheRest = 残りを標準の配置に任せる
option-Recall = { $unit }を戻す
option-Keep = { $unit }を残す
option-Withdraw = { $unit }を下げる
option-Shift = { $unit }、{ $area }へ
option-EndShifts = これ以上移さない
option-PlaceKondratenko = コンドラチェンコ、{ $area }へ
option-NotNow = 今は置かない
option-Pick = { $unit }
option-Pass = パス
option-Bombard = { $area }を砲撃
option-Fire = { $area }を射撃
option-March = { $area }へ移動{ $by_id ->
    [none] {""}
   *[other] （{ $by }経由）
}
option-Through = { $area }を通って先へ
option-Halt = 停止
option-Shoot = 射撃する
option-HoldFire = 射撃しない
option-Flip = { $unit }を裏返す
option-Retreat = { $area_id ->
    [none] { $unit }、退却先なし（再編成ボックスへ）
   *[other] { $unit }、{ $area }へ退却
}
option-Remove = { $unit }を除去（再編成ボックスへ）
option-Lose = { $unit }を失う
option-AbsorbForMe = 残りは任せる

## できない理由

why-no-such-unit = この対戦に「{ $unit }」というユニットはありません。
why-not-your-unit = 「{ $unit }」は自軍のユニットではありません。
why-not-in-play = 「{ $unit }」は、使用していない選択ルールのユニットです。
why-not-on-the-map = 「{ $unit }」は、マップ上の自軍ユニットに含まれません。
why-has-acted = 「{ $unit }」は行動済みです。次のターンにまた行動できます。
why-nothing-to-do = { $area }の「{ $unit }」には、届く目標も移動先もありません。
why-pick-units-first = 先にユニットを選び、それから行うことを選んでください。
why-undo-to-pass = アクションのユニットを選択中です。「元に戻す」で取り消せばパスできます。
why-not-a-set-up-area = 「{ $unit }」は{ $area }には配置できません。
why-ten-units = { $area }は満員です。1エリアに置けるのは各陣営10ユニットまでです。
why-off-board-only = 「{ $unit }」は補充です。マップ外エリアに登場します。
why-towns-only = { $area }は市街ではありません。ロシア軍は新市街か旧市街に登場します。
why-not-under-control = { $area }は自軍の支配下にありません。
why-been-there = このグループはすでに{ $area }を通りました。経路は引き返せません。
why-costs-more = 「{ $unit }」でこの方法を取ると、残りの損害{ $left }点を超えます。損害より多く吸収することはできません。
why-came-this-turn = 「{ $unit }」はこのターンに登場しました。入れ替えるのは、以前からマップ上にいたユニットです。
why-no-gun-of-yours = 「{ $unit }」は日本軍の砲兵ではありません。児玉が移せるのは砲兵だけです。
why-shifted-already = 「{ $unit }」はすでに児玉が移しました。
why-shift-elsewhere = 「{ $unit }」はすでに{ $area }にいます。
why-other-side = { $area }へは複数の方向から進入できます。どのエリアを経由するかを指定してください（射撃を受けたユニットは、そこへ押し戻されます）。
why-no-common-target = 「{ $unit }」と選んだ砲兵の両方が届く目標はありません。
why-no-room-for-more = 「{ $unit }」を加えると、全ユニットが入れるエリアがありません。1エリアに置けるのは各陣営10ユニットまでです。
why-not-in-the-box = 「{ $unit }」は自軍の再編成ボックスにいません。
why-only-infantry-returns = 「{ $unit }」は歩兵ではありません。ボックスから戻れるのは歩兵だけです。
why-white-cord-is-gone = 「{ $unit }」は白襷隊なので戻れません。
why-no-kondratenko = 置けるコンドラチェンコマーカーがありません。
why-kondratenko-placed = コンドラチェンコはすでに置かれました。動かすことも戻すこともできません。
why-not-in-the-same-area = 「{ $unit }」は{ $area }にいません。一緒に行動するユニットは同じエリアから始めます。
why-picked-already = 「{ $unit }」はすでに選ばれています。
why-group-is-full = 「{ $unit }」は加われません。グループは3ユニットまでです。
why-reserves-in-pairs = 「{ $unit }」は加われません。後備を含むグループは2ユニットまでです。
why-not-one-formation = 「{ $unit }」は加われません。3ユニットのグループは同じ部隊に属していなければなりません。
why-nothing-in-common = 「{ $unit }」は、選んだユニットと一緒にできることがありません。
why-only-guns-bombard = 砲撃できるのは砲兵だけですが、砲兵でないユニットが選ばれています。
why-two-equal-guns = 一緒に砲撃できるのは、火力の等しい砲兵2ユニットまでです。
why-only-riflemen-fire = 射撃できるのは歩兵と機関銃だけですが、それ以外のユニットが選ばれています。
why-not-from-off-board = マップ外エリアからは射撃も砲撃もできません。
why-not-off-board = { $area }はマップ外なので、攻撃できません。
why-no-enemy-there = { $area }に敵ユニットはいません。
why-out-of-range = { $area }は射程外です（距離{ $distance }）。
why-not-observed = { $area }は自軍支配下のエリアに隣接していません。
why-not-next-to = { $area }は遠すぎます。射撃が届くのは自エリアと隣接エリアだけです。
why-cannot-move = 移動力0のユニットが選ばれているため、移動できません。
why-there-already = グループはすでに{ $area }にいます。
why-japanese-only = { $area }はマップ外です。入れるのは日本軍だけです。
why-no-going-on = { $area }への通常の移動を選んでください。そこから先へは進めないか、待ち受ける敵がいません。
why-out-of-reach = { $area }には届きません（移動ポイント{ $points }）。
why-not-hit = 「{ $unit }」は{ $area }で攻撃を受けたユニットに含まれません。
why-one-point-destroys = { $area }の「{ $unit }」は砲兵か機関銃なので、1点で壊滅するほかありません。
why-not-a-gun = { $area }の「{ $unit }」は砲兵でも機関銃でもないため、裏返し、退却、除去のいずれかを行います。
why-inactive-already = { $area }の「{ $unit }」は裏返せません。行動済みか、移動中のため行動済みとして扱われます。
why-white-cord-stays = { $area }の「{ $unit }」は白襷隊なので退却しません。
why-no-haven = { $area_id ->
    [none] 「{ $unit }」には退却先があります。エリアを選んでください。
   *[other] 「{ $unit }」は{ $area }へ退却できません。敵の最も少ない自軍支配エリアが優先で、次が空のエリアです。
}
why-all-points-must-be-used = 「{ $unit }」でこの方法は取れません。残り{ $left }点を超えることも、吸収できる損害を余らせることもできません。
why-one-at-a-time = 先に「{ $unit }」の退却を終えてください。

## 出来事

event-UnitPlaced = { $side }、{ $unit }を{ $area }に配置
event-UnitRecalled = { $side }、{ $unit }が{ $area }に復帰
event-UnitsWrittenOff = { $side }、再編成ボックスの損失：{ $units }
event-UnitWithdrawn = { $side }、{ $unit }を{ $area }から再編成ボックスへ
event-GunShifted = { $side }、児玉の命令：{ $unit }、{ $origin }から{ $area }へ
event-KondratenkoPlaced = コンドラチェンコ、{ $area }に着任
event-KondratenkoFell = コンドラチェンコ、{ $area }で戦死
event-TurnBegan = 第{ $turn }ターン{ $turn ->
    [1] （{ month-1 }）
    [2] （{ month-2 }）
    [3] （{ month-3 }）
    [4] （{ month-4 }）
    [5] （{ month-5 }）
   *[other] {""}
}
event-Passed = { $side }、パス
event-TurnEnded = 第{ $turn }ターン終了、全ユニット未行動に
event-MatchDecided = { $winner_id ->
    [japan] 日本軍の勝利
   *[russia] ロシア軍の勝利
}（{ $how ->
    [high_point] 高地を支配：{ $area }
   *[held] 5ターンにわたりすべての高地を保持
}）
event-ActionBegan = { $side }、アクション
event-Shot = { $side }、{ $kind ->
    [bombardment] { $origin }から{ $area }を砲撃
    [fire] { $origin }から{ $area }を射撃
   *[defensive_fire] { $area }で防御射撃
}（{ $units }）：出目（{ $dice }）+{ $attack }={ $attack_total }、対する{ $defence }{ $defence_count ->
    [1] {""}
   *[other] ={ $defence_total }
}→{ $points ->
    [0] 損害なし
   *[other] 損害{ $points }点
}
event-UnitsSpent = 行動済み：{ $units }
event-FireSpotted = { $side }、射撃暴露：{ $area }
event-UnitsEntered = { $side }、{ $origin }から{ $area }へ移動{ $by_count ->
    [0] {""}
   *[other] （{ $by }経由）
}（{ $units }、{ $points }移動ポイント）
event-FireHeld = { $side }、{ $area }で射撃せず
event-UnitFlipped = { $unit }、裏返し
event-UnitRetreated = { $side }、{ $unit }が{ $origin }から{ $area }へ退却（{ $points }点）
event-UnitRemoved = { $side }、{ $unit }を{ $origin }から除去（{ $points }点{ $nowhere_to_go ->
    [yes] 、退却先なし
   *[no] {""}
}）
event-UnitDestroyed = { $side }、{ $unit }が{ $origin }で壊滅
event-PointsVoid = 吸収できない損害{ $points }点は無効
event-AreaTaken = { $side }、{ $area }を占領

## ターンのまとめ

report-turn = ターンの終了
count-actions = アクション
count-removed = 再編成ボックスへ
count-destroyed = 壊滅

## 射撃の計算

mod-firepower = 火力
mod-others = ほかのユニット
mod-engineer = 工兵
mod-defence = 最高の防御力
mod-level = 防御レベル

## ゲームの目的

goal = 1904年8月から12月までの最大5ターンです。要塞の5つのエリアが高地▲です。いずれかのターンの終了時に日本軍が高地を1つでも支配していれば、ただちに日本軍の勝ちです。第5ターン終了時までに1つも取れなければ、ロシア軍の勝ちです。
goal-turn = 1ターンの流れ：増援と補充が登場します。その後は日本軍から交互にアクションを行います。1つのエリアの数ユニットが砲撃、射撃、移動のどれかを行い、行動済みになります。連続パスでターンが終わり、全ユニットが未行動に戻ります。
goal-japan = あなたは日本軍です。未行動の守備隊は進入する敵をすべて射撃するので、突入の前に堡塁を砲撃してください。中に入れば、射撃に対する防御レベルはなくなり、工兵がいれば+1です。ロシア軍がいなくなれば、そのエリアは日本軍のものです。砲は1点の損害で壊滅するので、まず攻城砲のもとへ歩兵を送ってください。歩兵が代わりに損害を吸収できます。
goal-russia = あなたはロシア軍です。高地に未行動の歩兵と機関銃を残してください。進入するグループをそのつど射撃でき、射撃しても未行動のままです。隣接エリアへ射撃すると、射撃した側のエリアの防御レベルはターン終了まで失われます。失った歩兵は毎ターン半数が戻ります。

## マップ上の表示

scene-turn = 第{ $turn }ターン（全{ $turns }ターン）{ $turn ->
    [1] { month-1 }
    [2] { month-2 }
    [3] { month-3 }
    [4] { month-4 }
    [5] { month-5 }
   *[other] {""}
}
scene-badge = ▲ { $held }/{ $all }{ $areas_count ->
    [0] {""}
   *[other] { $held ->
        [0] {" "}係争中：{ $areas }
       *[other] ：{ $areas }
    }
}
brief-scene-badge = ▲ { $held }/{ $all }
scene-held = 日本軍が支配する高地：{ $all }のうち{ $held }{ $held ->
    [0] {""}
   *[other] （{ $areas }）
}
scene-fought-over = 係争中の高地：{ $areas }
scene-nearest = 日本軍支配エリアに最も近い高地：{ $areas }（{ $steps ->
    [1] 隣接
   *[other] 距離{ $steps }
}）
scene-boxes = 再編成ボックス：日本軍{ $japan }、ロシア軍{ $russia }。壊滅：{ $lost }

## 判断の材料

note-unit = { $figures }{ $range ->
    [none] {""}
   *[other] 、射程{ $range }
}、{ $targets ->
    [0] 届く目標なし
   *[other] 届く目標{ $targets }
}
note-figures = { $figures }{ $range ->
    [none] {""}
   *[other] 、射程{ $range }
}
note-pass = まだ行動できる自軍は{ $able }ユニット
note-pass-ends = { $has_passed ->
    [yes] { $side }はパス済みです
   *[no] { $side }に可能な行動はありません
}。ここでパスすると第{ $turn }ターン{ $winner_id ->
    [none] が終了します
   *[other] と対戦が終了し、{ $winner }の勝利です
}。まだ行動できる自軍は{ $able }ユニットです。
note-joins-fire = { $figures }{ $range ->
    [none] {""}
   *[other] 、射程{ $range }
}、{ $number ->
    [0] 攻撃値は変わらず
   *[other] 攻撃値+{ $number }
}
note-joins-march = { $figures }{ $range ->
    [none] {""}
   *[other] 、射程{ $range }
}、一緒に{ $number }移動ポイント
note-joins-guns = { $figures }{ $range ->
    [none] {""}
   *[other] 、射程{ $range }
}、一緒に移動するだけ（{ $number }移動ポイント）。砲撃は火力の等しい2ユニットまで（§5.4）
note-shot = { $factor }対{ $against }、{ $size }ユニット中の平均：裏返し{ $flipped }、退却{ $retreated }、喪失{ $lost }{ $clears ->
    [0] {""}
   *[other] { $takes ->
        [yes] 、占領{ $clears }%
       *[no] 、一掃{ $clears }%
    }
}
note-answer = { $factor }対{ $against }、{ $size }ユニット中の平均：進入して残る{ $stay }、押し戻し{ $thrown_back }、喪失{ $lost }
note-march = 移動ポイント{ $points }のうち{ $cost }{ $own ->
    [0] {""}
   *[other] 、自軍{ $own }ユニット
}{ $enemy ->
    [0] {""}
   *[other] 、射撃しない敵{ $enemy }ユニット
}
note-march-under-fire = 移動ポイント{ $points }のうち{ $cost }、射撃しうる敵{ $shooters }ユニット、{ $factor }対{ $against }、{ $size }ユニット中の平均：進入して残る{ $stay }、押し戻し{ $thrown_back }、喪失{ $lost }（確率は1ユニットでも残る確率）
note-absorbs = { $points }点を吸収、残り{ $left }点。エリアに残るのは{ $stay }ユニット、うち未行動{ $active }ユニット
note-for-me = { $flips_count ->
    [0] {""}
   *[other] 裏返し：{ $flips }{"。"}
}{ $retreats_count ->
    [0] {""}
   *[other] 退却：{ $retreats }{"。"}
}{ $losses_count ->
    [0] {""}
   *[other] 失う：{ $losses }{"。"}
}{ $removals_count ->
    [0] {""}
   *[other] 除去：{ $removals }{"。"}
}エリアに残るのは{ $stay }ユニット
note-place = 自軍{ $own }ユニット{ $room ->
    [none] {""}
   *[other] 、空き{ $room }
}{ $enemy ->
    [0] {""}
   *[other] 、敵{ $enemy }ユニット
}

group-join = 加える
group-shots = 射撃・砲撃
group-assaults = 突入
group-marches = 移動
group-rear = 後方での移動

## 見出しの下での短い言い方

brief-Pick = { $unit }
brief-Bombard = { $area }
brief-Fire = { $area }
brief-March = { $area }{ $by_id ->
    [none] {""}
   *[other] { $direct ->
        [yes] （直接）
       *[no] （{ $by }経由）
    }
}
brief-Flip = 裏返す
brief-Retreat = { $area_id ->
    [none] 退却先なし（再編成ボックスへ）
   *[other] { $area }へ退却
}
brief-Remove = 再編成ボックスへ
brief-Lose = 壊滅
brief-Shift = { $area }へ
brief-Recall = { $unit }
brief-Keep = { $unit }
brief-Withdraw = { $unit }

## 確率

odds-counted = { $kind ->
    [bombardment] 砲撃の計算
    [fire] 射撃の計算
   *[defensive_fire] 防御射撃の計算
}（攻撃値 §10.1、防御値 §10.2）：{ $units }
odds-shot = { $kind ->
    [bombardment] 砲撃の効果
    [fire] 射撃の効果
   *[defensive_fire] 防御射撃の効果
}（裏返し、退却、砲の喪失、除去の順に吸収した場合）
odds-entry = 射撃を受けて進入するユニット（できるだけ多く残る場合）：{ $units }（{ $size }ユニット）
odds-answer = 自軍の射撃を受けて進入するユニット（できるだけ多く残る場合）：{ $units }（{ $size }ユニット）
odds-spread = 損害ポイントごとの確率
odds-prices = 残り{ $left }点。{ $area }で攻撃を受けたユニットが吸収できるのは{ $most }点
odds-target = エリア
odds-firepower = 火力
odds-others = ほかのユニット
odds-engineer = 工兵
odds-defence = 防御力
odds-level = レベル
odds-difference = ダイスへの加算
odds-level-within = – 内部
odds-level-spotted = – 射撃暴露
odds-level-not-held = – 支配なし
odds-points-used = 移動
odds-mean = 損害
odds-most = 最大
odds-stay = 残留
odds-p-in = 進入成功
odds-p-kept-out = 進入失敗
odds-p-clear = 一掃
odds-flipped = 裏返し
odds-retreated = 退却
odds-lost = 喪失
odds-p-heavy = 3点以上
odds-p-any = 損害あり
odds-points = 点
odds-p-exactly = ちょうど
odds-p-at-least = 以上
odds-unit = ユニット
odds-flip = 裏返し
odds-retreat = 退却
odds-remove = 除去
odds-nothing = –

## 卓の表示

hand-group = { $units_count }ユニットを選択中
hand-defensive-fire = 進入するユニット
hand-set-up = 配置するユニット
hand-place = 登場するユニット
hand-retreat-on = 退却するユニット
left-absorb = { $left ->
   *[other] 点の損害が残っています（全{ $all }点）
}
left-set-up = { $left ->
   *[other] ユニットの配置が残っています（全{ $all }ユニット）
}
left-recall = { $left ->
   *[other] ユニットを戻せます（全{ $all }ユニット）
}
left-keep = { $left ->
   *[other] ユニットを残せます（全{ $all }ユニット）
}
left-withdraw = { $left ->
   *[other] ユニットを下げます（全{ $all }ユニット）
}
left-shift = { $left ->
   *[other] ユニットまで砲兵を移せます（全{ $all }ユニット）
}
pick-action = ユニットを選択（3ユニットまで一緒に行動）
pick-group = ユニットの追加・取り消し、または光っているエリアの選択
pick-group-full = ユニットの取り消し、または光っているエリアの選択
way-Bombard = 砲撃
way-Fire = 射撃
way-March = { $by_id ->
    [none] 移動してとどまる
   *[other] { $direct ->
        [yes] 直接移動
       *[no] { $by }経由で移動
    }
}
way-Through = 移動してさらに進む
chance-note-shot = 損害あり
chance-note-answer = 進入失敗
chance-note-march-under-fire = 進入
brief-note-absorbs = { $points }点
brief-note-march-under-fire = 移動ポイント{ $points }中{ $cost }、射撃可能{ $shooters }ユニット、{ $factor }対{ $against }、{ $size }ユニット中の平均：残る{ $stay }、押し戻し{ $thrown_back }、喪失{ $lost }
throw-Shot = { $kind ->
    [bombardment] 砲撃
    [fire] 射撃
   *[defensive_fire] 防御射撃
}：{ $area }
came-Shot = { $points ->
    [0] 損害なし
   *[other] 損害{ $points }点
}

## 卓とリプレイの言葉（このゲームの言い方）

table-your-fleet = 自軍
table-forces-lost = 壊滅 { $count }
table-for-several = { $count }ユニット
table-help-pick = ユニット、または自軍のいるエリアを選ぶと、選べるものが金色に光ります。同じエリアの3ユニットまで一緒に行動できます。
table-help-place = 光っているエリアを選んで、砲撃・射撃・移動します。確率も表示されます。光っていないエリアは、できない理由を示します。
table-help-end = 選んだユニットをもう一度押すと戻せます。「元に戻す」でもやり直せます。終わったらパスしてください。
key-figures = 火力{ $firepower }・防御力{ $defence }・移動力{ $movement }
key-range = 丸の数字：砲の射程（{ $range }エリア）
key-reserve = 三角：後備ユニット（グループは2ユニットまで）
key-spent = 淡色で角が折れたもの：行動済み（ターン終了まで）
key-band = 上の段：部隊とユニット。1/K1：後備（K）歩兵第1連隊第1大隊。RB：後備旅団。ESR：東シベリア狙撃兵
key-level = マップの数字：エリアの防御レベル（{ $figure }）。そこで射撃を受ける側の防御力に加わる
table-keys-typed = 入力コマンド：選択肢の言葉、またはその先頭部分。Tabで補完します。
replay-lost = 壊滅ユニット（{ $first }、{ $second }）
replay-no-losses = 壊滅したユニットはまだありません

## 端末

intro = 『旅順港強襲』（1904年）：乃木将軍の第三軍が旅順要塞に挑みます。全5ターン、エリアごとに小さなアクションを重ねるゲームで、2人なら一晩か二晩です。
# 歩兵、工兵、機関銃、砲兵の文字：大文字は未行動、小文字は行動済み
chart-arms = I E M A
chart-area = { $name }[{ $number }]
chart-turn = { $turn } { $month }
brief_month-1 = 8月
brief_month-2 = 9月
brief_month-3 = 10月
brief_month-4 = 11月
brief_month-5 = 12月
chart-box = 再編成
chart-lost = 壊滅
chart-danger = ▲危機：{ $numbers }
chart-now-won = 今ターンが終われば日本軍の勝利（{ $area }）
chart-now-open = 日本軍が支配する高地：なし
chart-now-lost = 今ターンが終わればロシア軍の勝利
# 各44桁まで
chart-key-arms = I歩兵 E工兵 M機関銃 A砲兵
chart-key-sides = 4I未行動 2i行動済み ░ロシア軍支配 ━戦線
chart-key-signs = ▲高地 ◎射撃暴露 ★将軍 ▒岩山
chart-verbs = 射撃 砲撃 移動 通過 裏返 失う 除去
chart-head-values = 火-防-移
chart-head-level = 防御
chart-head-enemy = 敵
chart-points = { $points }ポイント
chart-gets-in = 進入{ $chance }
chart-kept-out = 進入失敗{ $chance }
chart-damage = 損害{ $chance }{ $clears ->
    [0] {""}
   *[other] { $takes ->
        [yes] 、占領{ $clears }%
       *[no] 、一掃{ $clears }%
    }
}
chart-spent = 行動済み
chart-not-in-play = この対戦では使いません
chart-forces-summary = 未行動{ $ready }、行動済み{ $spent }、再編成{ $box }、壊滅{ $lost }{ $coming ->
    [0] {""}
   *[other] 、未登場{ $coming }
}
chart-forces-note = 火力、防御力、移動力、括弧内は砲兵の射程。·は行動済み。「部隊 名前」で1ユニットの値の出典を表示します。
value-firepower = 火力
value-defence = 防御力
value-movement = 移動力
value-range = 射程
# マップ上の略称：3〜9桁
plot-11 = 北大王
plot-12 = 高崎
plot-13 = 174
plot-14 = 寺溝
plot-15 = 水師営
plot-16 = 龍眼
plot-17 = 化頭
plot-18 = 海鼠
plot-20 = 203
plot-21 = 椅子
plot-22 = 案子
plot-23 = 松樹
plot-24 = 二龍
plot-25 = 盤龍山
plot-26 = 東鶏冠山
plot-27 = 太陽
plot-28 = 新市
plot-29 = 龍河
plot-31 = 白銀
plot-34 = 旧市
plot-35 = 老虎尾
plot-36 = 黄金山
plot-37 = マップ外・西
plot-38 = マップ外・東

# ヘルプに示す入力例
command-pieces = 部隊 ユニット 戦力 units
argument-pieces = [名前]
help-pieces = 全ユニットの値と位置。名前を付けると、そのユニットの値の出典
missing-pieces = この対戦に「{ $name }」というユニットはありません。
order-words = 射撃 15
help-words = 選択肢の語句、またはその一部（空白で区切る）。エリアは番号で
order-list = 1/7 2/7 3/7 移動 19
help-list = 1回のアクション全体：ユニット、次に行動
order-all = 3 4 5 砲撃 24
help-all = 一覧の番号でも同じ
example-why = 何の理由ですか？（例：理由 1/7 射撃 15）

# ヒントの理由

because-pass = 残っている行動に、代償に見合うものがありません。
because-end = 両軍がパスすればターンが終わり、現状のままで勝利になります。
because-shot = すべての射撃と移動のうち最善です。ほかにできたことを差し引いて、平均で{ $worth }個大隊分の価値があります。
because-last-chance = 見込みはわずかですが、ほかによい手がありません。
because-storm = 足がかりを築けるだけの大隊が入って踏みとどまれる見込みです（{ $area }）。
because-nearer = 最も有望な高地へ大隊や砲を近づけます（{ $area }）。
because-counterattack = ここに日本軍がいる限り、敗北のおそれがあります（{ $area }）。
because-relief = この高地は、迫る脅威に対して大隊が足りません（{ $area }）。
because-wanted-there = 大隊はそこでより必要とされています（{ $area }）。
because-objective = 高地のうち最も有望なのはここで、ユニットはその途上で役立ちます（{ $area }）。
because-garrison = どの高地にも守備隊を置き、最も脅威の大きい高地を最も厚くします。
because-town = 市街からなら、脅かされたどの場所へも向かえます。
because-best-back = 復帰できるユニットのうち最も価値があります。
because-least-missed = 今いる場所から抜けても最も困らないユニットです。
because-shift = 新しい場所のほうが、より役立つか、より安全です。
because-general-goes = 将軍は、日本軍が最も多い高地へ向かいます。
because-general-waits = まだどの高地にも日本軍がいないため、将軍は待ちます。
because-lies-open = 高地が空いており、撃ってくる敵がいません。
because-halt = この先に、途中で受ける射撃に見合うものがありません。
because-fire-is-free = 代償はありません。射撃したユニットは未行動のままです。
because-absorbs = 損害を吸収する方法のうち、兵力・未行動ユニット・土地の損失が最も小さくなります。
because-haven = そこが最も安全で、最も役に立ちます。

## 記号と略号の意味

short-figures = 3-9-4
legend-figures = 火力3、防御力9、移動力4。カウンターの数字を1行に書いたもの
legend-high = 5つの高地の1つ。ターンの終わりに1つでも支配していれば日本軍の勝利
legend-spotted = 射撃暴露。その側はターンの終わりまで、ここの防御レベルがない
short-supplements = +8 · ½
legend-supplements = ターントラック：戻ってくるユニット。数字はその数、½は除去された歩兵の半分
legend-infantry = 歩兵。3ユニットまで一緒に行動し、エリアを奪い、守る
legend-machine-gun = MG、機関銃。同じエリアか隣を射撃。損害1点で失われる
legend-field-gun = 師団（D）または砲兵旅団（AB）の野砲兵、山砲兵
legend-siege-gun = 攻城砲：28センチ、15センチ、12センチ
legend-fortress-gun = Bat、ロシア軍の要塞砲台。移動しない
legend-engineer = 工兵。同じエリア内の射撃に1を加える
short-esr = ESR 1/5
legend-esr = 東シベリア狙撃兵第5連隊第1大隊
short-division = 9D 1/7
legend-division = 第9師団歩兵第7連隊第1大隊
short-kobi = 1RB 1/K1
legend-kobi = 後備第1旅団：後備（K）歩兵第1連隊第1大隊
short-reserve = Res 3
legend-reserve = ロシア軍予備第3大隊
## 場所を詳しく見る

look-beside = 隣接：{ $areas }
look-room = { $side }：{ $room ->
    [0] 空きなし（上限{ $all }ユニット）
   *[other] あと{ $room }ユニット入れる（上限{ $all }ユニット）
}
look-bombards = { $side }が砲撃可能：{ $areas_count ->
    [1] { $areas }
    [2] { $areas }
    [3] { $areas }
    [4] { $areas }
    [5] { $areas }
   *[other] { $areas_count }エリア
}の砲{ $count }門
look-fires = { $side }が射撃可能：{ $areas_count ->
    [1] { $areas }
    [2] { $areas }
    [3] { $areas }
    [4] { $areas }
    [5] { $areas }
   *[other] { $areas_count }エリア
}の{ $count }ユニット
look-marches = { $side }が進入可能：{ $areas_count ->
    [1] { $areas }
    [2] { $areas }
    [3] { $areas }
    [4] { $areas }
    [5] { $areas }
   *[other] { $areas_count }エリア
}の{ $count }ユニット

## 自動回答

span-lull = 敵が射撃か移動をするまで
span-turn = このターン中
settle-action-Pass = パスする
settle-defensive-fire-HoldFire = 撃たずに進入させる
settle-defensive-fire-Shoot = 進入する敵を射撃する
settle-absorb-AbsorbForMe = 損害の吸収を任せる
settle-kondratenko-NotNow = コンドラチェンコ将軍を温存する
