### ポートアーサー

game-title = ポートアーサー

## 陣営、場所、ボックス

side-japan = 日本
side-russia = ロシア
side-none = なし

zone-yellow_sea = 黄海
zone-tsushima = 対馬海峡
zone-east_china_sea = 東シナ海
zone-philippine_sea = フィリピン海
zone-pacific_ocean = 太平洋
zone-sea_of_japan = 日本海

port-japan = 日本本土
port-port_arthur = 旅順
port-vladivostok = ウラジオストク
port-diego_suarez = ディエゴ・スアレス

box-yalu = 鴨緑江
box-nanshan = 南山
box-liaoyang = 遼陽
box-hill_203 = 二〇三高地
box-port_arthur = 旅順
box-mukden = 奉天
box-siping = 四平

place-roadstead = 停泊地
place-shipyard = 造船所
place-at_sea = 洋上（位置不明）
place-off_map = 未登場
place-sunk = 沈没

type-battleship = 戦艦
type-armoured_cruiser = 装甲巡洋艦
type-protected_cruiser = 防護巡洋艦
type-coast_defence = 海防戦艦

## 艦

ship-mikasa = 三笠
ship-asahi = 朝日
ship-shikishima = 敷島
ship-fuji = 富士
ship-hatsuse = 初瀬
ship-yashima = 八島
ship-asama = 浅間
ship-tokiwa = 常磐
ship-izumo = 出雲
ship-iwate = 磐手
ship-yakumo = 八雲
ship-azuma = 吾妻
ship-kasuga = 春日
ship-nisshin = 日進
ship-kasagi = 笠置
ship-chitose = 千歳
ship-takasago = 高砂
ship-yoshino = 吉野
ship-naniwa = 浪速
ship-takachiho = 高千穂
ship-akashi = 明石
ship-niitaka = 新高
ship-tsesarevitch = ツェサレーヴィチ
ship-retvizan = レトヴィザン
ship-pobeda = ポベーダ
ship-peresvet = ペレスヴェート
ship-poltava = ポルタヴァ
ship-sevastopol = セヴァストポリ
ship-petropavlovsk = ペトロパヴロフスク
ship-bayan = バヤーン
ship-askold = アスコリド
ship-diana = ディアーナ
ship-pallada = パルラーダ
ship-novik = ノヴィーク
ship-rossia = ロシーヤ
ship-gromoboi = グロモボーイ
ship-rurik = リューリク
ship-bogatyr = ボガトィーリ
ship-knyaz_suvorov = クニャージ・スヴォーロフ
ship-imperator_aleksandr_iii = インペラートル・アレクサンドル3世
ship-borodino = ボロジノ
ship-oryol = オリョール
ship-oslyabya = オスリャービャ
ship-sissoi_veliky = シソイ・ヴェリーキー
ship-navarin = ナヴァリン
ship-admiral_nakhimov = アドミラル・ナヒーモフ
ship-imperator_nikolai_i = インペラートル・ニコライ1世
ship-general_admiral_apraksin = ゲネラル＝アドミラル・アプラクシン
ship-admiral_senyavin = アドミラル・セニャーヴィン
ship-admiral_ushakov = アドミラル・ウシャコフ

## 選択ルールと別案

switch-mines = 機雷
switch-mines-help = 艦3隻の追加、旅順口奇襲、旅順封鎖中の帰港時の触雷を導入します。
switch-fog_of_war = 戦場の霧
switch-fog_of_war-help = 洋上の敵戦隊は、一番上の艦と隻数しか見えません。
switch-equal_total_counts = 火力と同値まで命中
switch-equal_total_counts-help = 火力超過のとき、合計が火力と等しくなるダイスまでを命中とします。
switch-blockade_kept_at_five = ロシア5でも封鎖維持
switch-blockade_kept_at_five-help = CPマーカーがロシア5にある間、実施中の封鎖はCPを支払わずに維持されます。
switch-control_points = 支配ポイント
switch-control_points-help = ルールブックに値の記載がない日本海とフィリピン海に、別の値を使います。
switch-track_fork = 満洲トラックの分岐
switch-track_fork-help = ルールブックに記載がない、旅順方面と奉天方面の分岐点を選びます。
choice-standard = 標準
choice-flat = 均一（1/1と0/1）
choice-philippine_1_3 = フィリピン海1/3
choice-even = 均等（1/2と1/1）
choice-fork_after_nanshan = 南山の後
choice-fork_after_yalu = 鴨緑江の後

## 対戦の終わり方

ending-points = CPマーカーが勝者側
ending-mukden = 奉天に軍なし
ending-centre = CPマーカーが中央

## 現在の場面

crumb-War = 海の戦い
crumb-Turn = 第{ $turn }ターン
crumb-Sortie = { $side }艦隊出撃フェイズ
crumb-NameTopShips = 一番上の艦：{ $side }
crumb-Operations = 作戦フェイズ
crumb-BetweenZones = 移動
crumb-IntoPort = 入港
crumb-OutOfPort = { $port }から{ $zone }へ出港
crumb-Battle = 海戦：{ $zone }
crumb-Salvo = 砲撃：{ $side }
crumb-Scoring = 得点フェイズ
crumb-ReturnToPort = 帰港フェイズ
crumb-RaidOnPortArthur = 旅順口奇襲
crumb-Minefield = 機雷：{ $side }

## 問いかけ

ask-raid = 奇襲で損傷させる旅順艦隊の艦を選んでください（残り{ $left }隻）。
ask-sortie = { $side_id ->
    [japan] 艦を出撃または入渠させ、軍を上陸ボックスに置いて、「出撃終了」を選んでください。
   *[russia] 艦を出撃または入渠させて、「出撃終了」を選んでください。
}
ask-top-ship = { $zone }の戦隊の一番上に置く艦を選んでください。
ask-tie = 同じ目です。イニシアチブを使って振り直しますか？（使わなければ作戦フェイズは終了します）
ask-operation = 作戦行動を1つ選んでください（パスも可）。
ask-leave-port = { $port }から{ $zone }へ出港する艦を選んでください{ $ships_count ->
    [0] {""}
   *[other] （選択済み：{ $ships }）
}。
ask-first-fire = このままでは後攻です。イニシアチブを使って先攻を取りますか？
ask-fire = ダイス数を選んでください（戦隊火力{ $firepower }）。
ask-critical = クリティカルヒットを与える敵艦を選んでください（残り{ $left }発）。
ask-hits = 命中を割り当てる艦を選んでください（残り命中{ $left }発）。
ask-set-blockade = 旅順を封鎖しますか？（今回1CP、以後は維持するターンごとに1CPを支払います）
ask-keep-blockade = 旅順封鎖を維持しますか？（1CPを支払います）
ask-land = 上陸した軍が進むボックスを選んでください。
ask-return = 帰港先を選んでください（1隻ずつ、または残り全艦まとめて）。
ask-mine = 触雷する艦を選んでください（残り{ $left }隻）。

## 選択肢

option-Raid = { $ship }
option-Sail = { $ship }、{ $zone }へ
option-Repair = { $ship }、入渠
option-Embark = 軍、{ $zone }の上陸ボックスへ
option-EndSortie = 出撃終了
option-ShowTop = { $ship }を一番上に
option-UseInitiative = イニシアチブを使う
option-KeepInitiative = イニシアチブを温存する
option-Pass = パス
option-MoveSquadron = 戦隊、{ $origin }から{ $zone }へ
option-PutIn = 戦隊、{ $origin }から{ $port }に入港
option-LeavePort = { $port }から{ $zone }へ出港
option-Attack = { $zone }で攻撃
option-Join = { $ship }を加える
option-SetOut = 出港
option-Fire = ダイス{ $dice }個で砲撃
option-PlaceCritical = { $ship }にクリティカルヒット
option-TakeHits = { $ship }に命中を割り当て
option-SetBlockade = 封鎖する
option-NoBlockade = 封鎖しない
option-Land = 上陸軍、{ $box }へ
option-StrikeMine = { $ship }、触雷
option-ReturnTo = { $ship }、{ $port }に帰港
option-ReturnAll = 全艦、{ $port }に帰港

## できない理由

why-no-such-ship = この対戦に「{ $ship }」という艦はありません。
why-not-your-ship = 「{ $ship }」は自軍の艦ではありません。
why-has-its-order = 「{ $ship }」にはすでに命令を出しています。「元に戻す」で取り消せます。
why-not-in-a-roadstead = 「{ $ship }」は停泊地にいません。命令できるのは停泊地の艦だけです。
why-out-of-reach = { $zone }は{ $port }から2海域以内にありません。
why-damaged-goes-one-zone = 「{ $ship }」は損傷しているため、{ $port }に隣接する海域までしか行けません。{ $zone }はもう1つ先の海域です。
why-blockade-holds = 旅順封鎖中は、旅順を出港した艦は黄海までしか行けません。「{ $ship }」は{ $zone }に行けません。
why-not-damaged = 「{ $ship }」は無傷です。入渠できるのは損傷した艦だけです。
why-no-shipyard = { $port }に造船所はありません。
why-no-armies-of-yours = 軍を持つのは日本だけです。
why-no-landing-box = { $zone }に上陸ボックスはありません。
why-landing-box-taken = { $zone }の上陸ボックスにはすでに軍を配置しています。
why-pool-is-empty = 予備の軍が残っていません。
why-not-in-this-squadron = 「{ $ship }」はこの戦隊にいません。
why-other-squadron-first = 先に{ $zone }の戦隊の一番上の艦を選んでください。
why-squadron-moves-together = 「{ $ship }」は洋上です。{ $zone }の戦隊は全艦が一緒に移動します。戦隊の移動を選んでください。
why-leave-port-first = 「{ $ship }」は{ $port }に在泊中です。先に出港を選び、それから艦を選んでください。
why-no-squadron = { $zone }に{ $side }の戦隊はいません。
why-not-adjacent = { $origin }と{ $zone }は隣接していません。
why-not-your-port = { $port }は自軍の港ではありません。
why-no-port-any-more = { $port }は陥落したため、もう港として使えません。
why-port-not-adjacent = { $port }は{ $zone }に隣接していません。
why-no-ships-in-roadstead = { $port }の停泊地に自軍の艦はいません。
why-no-enemy-there = { $zone }に敵の戦隊はいません。
why-name-a-ship-first = 先に艦を1隻以上選んでください。
why-joined-already = 「{ $ship }」はすでに選ばれています。
why-not-in-this-roadstead = 「{ $ship }」は{ $port }の停泊地にいません。
why-one-to-six-dice = 砲撃のダイス数は1〜6個です。
why-intact-ships-first = 「{ $ship }」は損傷しています。クリティカルヒットで撃沈できるのは、戦隊に無傷の艦が残っていない場合だけです。
why-box-taken = { $box }にはすでに軍がいます。
why-box-not-reached = { $box }にはまだ進めません。先に手前のボックスをすべて占める必要があります。
why-not-at-sea = 「{ $ship }」は、帰港先を選べる海域にいません。
why-not-a-haven = { $port }は、帰港先として選べる2つの港に含まれません。
why-not-in-port-arthur = 「{ $ship }」は旅順の停泊地にいません。
why-struck-already = 「{ $ship }」はすでに選ばれています。

## 出来事

event-RaidRolled = 旅順口奇襲：出目{ $die }→{ $count ->
    [0] 損傷艦なし
   *[other] { $count }隻損傷
}
event-ShipRaided = { $ship }、奇襲で損傷、入渠
event-TurnBegan = 第{ $turn }ターン
event-InitiativePassed = イニシアチブ、{ $to }へ
event-BalticFleetArrived = バルチック艦隊、ディエゴ・スアレスに到着：{ $ships }
event-SailingOrdered = 命令：{ $ship }、{ $zone }へ
event-RepairOrdered = 命令：{ $ship }、{ $port }で入渠
event-EmbarkationOrdered = 命令：軍、{ $zone }の上陸ボックスへ
event-FleetSailed = { $side }艦隊、{ $sailed_count ->
    [0] 出撃なし
   *[other] 出撃【{ $sailed }】
}{ $repaired_count ->
    [0] {""}
   *[other] 、入渠【{ $repaired }】
}{ $armies_count ->
    [0] {""}
   *[other] 、軍の配置【{ $armies }】
}
event-FleetSighted = { $side }艦隊、{ $counts_count ->
    [0] 出撃なし
   *[other] 出撃隻数【{ $counts }】、出港【{ $ships }】
}{ $repaired_count ->
    [0] {""}
   *[other] 、入渠【{ $repaired }】
}{ $armies_count ->
    [0] {""}
   *[other] 、軍の配置【{ $armies }】
}
event-TopShipShown = { $side }、{ $zone }の戦隊、一番上の艦：{ $ship }
event-OperationsRolled = 作戦権判定：日本の出目{ $japan }、ロシアの出目{ $russia }→{ $first_id ->
    [japan] 日本が作戦権獲得
    [russia] ロシアが作戦権獲得
   *[none] 同じ目
}
event-RerollDemanded = { $side }、イニシアチブを使って振り直し
event-Passed = { $side }、パス
event-OperationsEnded = 作戦フェイズ終了（{ $why ->
    [tie] 同じ目
    [passes] 両陣営がパス
   *[nobody] 行動できる陣営なし
}）
event-MovementTested = { $side }、{ $leaving }から{ $goal }へ移動判定：出目{ $die }、戦隊速力{ $speed }→{ $succeeded ->
    [yes] 成功
   *[no] 失敗
}
event-MovementSeen = { $side }、{ $leaving }から{ $goal }へ移動判定：出目{ $die }→{ $succeeded ->
    [yes] 成功
   *[no] 失敗
}
event-SquadronMoved = { $side }、{ $origin }から{ $zone }へ移動（{ $ships }）
event-SquadronSighted = { $side }、{ $origin }から{ $zone }へ移動（{ $count }隻）
event-SquadronPutIn = { $side }、{ $origin }から{ $port }に入港（{ $ships }）
event-ShipsLeftPort = { $side }、{ $port }から{ $zone }へ出港（{ $ships }）
event-BattleJoined = { $zone }で海戦：攻撃側は{ $attacker }（{ $attacking }）、防御側は{ $attacker_id ->
    [japan] ロシア
   *[russia] 日本
}（{ $defending }）
event-FirstSideFound = 戦隊速力：攻撃側{ $attacker_speed }、防御側{ $defender_speed }→{ $first }が先攻
event-FirstFireTaken = { $side }、イニシアチブを使って先攻
event-Fired = { $side }、砲撃：戦隊火力{ $firepower }、出目（{ $dice }）→{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }発
}{ $criticals ->
    [0] {""}
   *[other] 、クリティカルヒット{ $criticals }発
}
event-ShipDamaged = { $ship }、損傷（{ $by ->
    [critical] クリティカルヒット
    [mine] 触雷
   *[hit] 命中
}）
event-ShipSunk = { $ship }、{ $by ->
    [critical] 撃沈（クリティカルヒット）
    [mine] 沈没（触雷）
   *[hit] 撃沈（命中{ $hits }発）
}
event-DamageWasted = 割り当てる艦なし、残りは無効（命中{ $hits }発{ $criticals ->
    [0] {""}
   *[other] 、クリティカルヒット{ $criticals }発
}）
event-BattleEnded = { $zone }の海戦終了
event-ZonesControlled = 海域の支配：日本{ $japan_points }CP{ $japan_zones_count ->
    [0] {""}
   *[other] （{ $japan_zones }）
}、ロシア{ $russia_points }CP{ $russia_zones_count ->
    [0] {""}
   *[other] （{ $russia_zones }）
}
event-ScoreMoved = { $to }、{ $points }CP獲得（CPトラック：{ $leader_id ->
    [japan] 日本{ $lead }
    [russia] ロシア{ $lead }
   *[none] 中央
}）
event-BlockadePaid = 旅順封鎖、{ $kept ->
    [yes] 維持
   *[no] 開始
}（日本、1CP支払い）
event-BlockadeLifted = 旅順封鎖、解除（{ $why ->
    [russia-controls] ロシアが黄海を支配
    [russia-at-five] CPマーカーがロシア5
    [port-fell] 旅順陥落
   *[not-paid] CPの支払いなし
}）
event-TransportsSunk = 輸送船団沈没：{ $zones }
event-ArmyLanded = 上陸軍、{ $box }に進出
event-ShipyardLost = 旅順、造船所を喪失{ $ships_count ->
    [0] {""}
   *[other] （損傷のまま停泊地へ：{ $ships }）
}
event-PortArthurFell = 旅順陥落{ $ships_count ->
    [0] {""}
   *[other] （沈没：{ $ships }）
}
event-SipingRolled = 四平の判定：出目{ $die }→{ $points ->
    [0] 効果なし
   *[other] 日本+{ $points }CP
}
event-RepairsEnded = { $port }で修理完了：{ $ships }
event-SquadronsOpened = 帰港開始、全戦隊を公開
event-MinesTested = { $side }、触雷判定：出目{ $die }、戦隊速力{ $speed }→{ $struck ->
    [0] 触雷なし
   *[other] { $struck }隻触雷
}
event-MineStruck = { $ship }、触雷
event-MineDamageRolled = { $ship }、触雷の損害判定：出目{ $die }、防御力{ $defence }
event-ShipsReturned = { $side }、{ $zone }から{ $port }に帰港（{ $ships }）
event-MaintenanceLacked = { $port }で整備不足、損傷：{ $ships }
event-MatchDecided = { $winner_id ->
    [japan] 日本の勝利
    [russia] ロシアの勝利
   *[none] 引き分け
}（{ $how ->
    [mukden] 奉天に軍なし
    [centre] CPマーカーが中央
   *[points] CPマーカーが勝者側
}）

## フェイズのまとめ

report-operations = 作戦の終了
report-scoring = 得点
count-sunk = 沈没
gauge-score = 支配ポイント

## 確率

odds-fire = 自軍の砲撃、戦隊火力{ $firepower }
odds-their-fire = 現状での敵の砲撃、戦隊火力{ $firepower }
odds-fire-first = { $side }が先攻の場合
odds-attack = { $zone }で攻撃（先攻：{ $side }）
odds-attack-in-fog = { $zone }で攻撃、霧の中の敵{ $ships }隻
odds-attack-initiative = { $zone }で攻撃、イニシアチブを使う場合（先攻：{ $side }）
odds-fate = { $side }がダイス{ $dice }個で砲撃
odds-movement = 移動判定の成功率
odds-leaving = { $port }から{ $zone }への出港の成功率
odds-tie = 振り直した場合
odds-dice = ダイス
odds-p-within = 火力以内
odds-hits = 命中
odds-criticals = クリティカル
odds-damaged = 損傷
odds-sunk = 撃沈
odds-firepower-lost = 火力損失
odds-side = 陣営
odds-speed = 速力
odds-firepower = 火力
odds-best-dice = 最適ダイス
odds-p-all-sunk = 全滅
odds-p-damaged = 損傷
odds-p-sunk = 撃沈
odds-none = –
odds-from = 出発
odds-chance = 確率
odds-ship = 加える艦
odds-as-named = 選択済みの艦
odds-outcome = 結果
odds-we-act = 自軍の行動
odds-they-act = 敵の行動
odds-tied-again = 再び同じ目
odds-unknown = ？

## 目的

goal = 全6ターンです。毎ターン、自軍の艦だけがいる海域ごとに支配ポイント（CP）を得ます。重要海域★はまとめて数え、1つで1、2つで3、3つで6CPです。ほかの海域はマップの数値（日本／ロシア）です。第6ターン終了時にCPマーカーがある側の勝ちです。ただし奉天に軍がなければ、CPにかかわらず日本の負けです。
goal-turn = 1ターンの流れ：日本、次にロシアが艦を出撃させます。その後はダイスで行動する側を決め、戦隊1つの移動か海戦1回を、同じ目が出るか両陣営がパスするまで繰り返します。最後に海域の支配で得点し、軍が上陸するか輸送船団が沈み、艦は帰港します。
goal-japan = あなたは日本側です。毎ターン両方の上陸ボックスに軍を置き、黄海と対馬海峡をロシアだけに支配させないでください。6個軍あれば奉天に間に合います。損傷した艦は、出撃フェイズに造船所へ入れたときだけ修理されます。
goal-russia = あなたはロシア側です。対馬海峡か黄海を単独で支配すると、そこの軍は沈み、CPも増えます。外側の海域にいる数隻も得点になります。第4・第5ターンにはバルチック艦隊がディエゴ・スアレスに到着し、イニシアチブも得ます。
key-ship = 枠内：速力{ $speed }。大きい数字：火力{ $firepower }
key-damaged = 斜線：損傷（数値が下がる）。菱形：沈没までの命中数（{ $hits }）

## マップ上

scene-score = { $leader_id ->
    [japan] 日本 +{ $lead }
    [russia] ロシア +{ $lead }
   *[none] 0
}
scene-turn = 第{ $turn }ターン（全{ $turns }ターン）
scene-scored-now = 今得点計算した場合：日本{ $japan }CP、ロシア{ $russia }CP

## 判断の材料

note-sea = { $own ->
    [0] {""}
   *[other] { $own }隻に合流
}{ $own ->
    [0] {""}
   *[other] { $enemy ->
        [0] {""}
       *[other] 、
    }
}{ $enemy ->
    [0] { $own ->
        [0] まだ艦なし
       *[other] {""}
    }
   *[other] 敵艦{ $enemy }隻
}
note-spend-tie = 振り直し。イニシアチブは{ $to }に移ります
note-keep-tie = 作戦を終了して得点へ。現状では日本{ $japan }CP、ロシア{ $russia }CP
note-spend-first-fire = 先に砲撃します。イニシアチブは{ $to }に移ります
note-keep-first-fire = { $to }が先に砲撃します。イニシアチブは手元に残ります
note-pass = 相手もパスすれば作戦は終了。現状の得点：日本{ $japan }CP、ロシア{ $russia }CP
note-blockade = 1CPを支払います（CPトラック：{ $leader_id ->
    [japan] 日本{ $lead }
    [russia] ロシア{ $lead }
   *[none] 中央
}）。旅順を出港した艦は黄海までしか行けません
note-no-blockade = 何も支払いません{ $stood ->
    [yes] 。封鎖は解除されます
   *[no] {""}
}
note-embark = その海域をロシアが支配しなければ、得点フェイズに上陸します{ $enemy ->
    [0] {""}
   *[other] （敵艦{ $enemy }隻あり）
}
note-land = { $does ->
    [yard] 旅順の造船所が失われます
    [port] 旅順が陥落します。日本+1CP、失われる艦：{ $ships }隻
    [siping] 毎ターンのダイスで、さらに1CP
    [mukden] 奉天がなければ日本は敗北します
   *[nothing] 固有の効果なし
}{ $opens_count ->
    [0] {""}
   *[other] 。次へ進める先：{ $opens }
}
note-haven = { $kept ->
    [yes] 造船所あり。無傷の艦は無傷のまま
   *[no] 造船所なし。無傷の艦は損傷します
}
note-repair = ターン終了時に無傷へ回復
note-passage = ダイス1個で{ $speed }以下{ $enemy ->
    [0] {""}
   *[other] 、敵艦{ $enemy }隻
}
note-leave = 停泊地に{ $ships }隻{ $enemy ->
    [0] {""}
   *[other] 、敵艦{ $enemy }隻
}
note-together = ダイス1個で{ $speed }以下、全艦まとめて移動
note-attack = 火力{ $own }対{ $enemy }、先攻は{ $first }
note-attack-in-fog = 火力{ $own }、相手は霧の中の{ $ships }隻
note-fire = 合計{ $firepower }以下なら全部命中。平均で損傷{ $damaged }隻、沈没{ $sunk }隻、敵の失う火力{ $lost }
note-flips = 損傷：火力{ $before } → { $after }
note-sinks = 沈没、命中{ $hits }発を割り当て、失う火力{ $lost }
note-sinks-at-once = 沈没、失う火力{ $lost }
battles = 海戦
counted-hits = { $count ->
   *[other] 命中
}
counted-criticals = { $count ->
   *[other] クリティカルヒット
}
step-order = 先攻の決定
step-throw = 砲撃
step-criticals = クリティカル
step-hits = 命中
step-end = 終了

## 見出しの下での短い言い方

brief-PutIn = { $port }に入港
brief-LeavePort = { $zone }へ
brief-MoveSquadron = { $zone }へ
brief-Sail = { $zone }へ
brief-Repair = 入渠
brief-ReturnTo = { $port }へ
chance-note-fire = 全部命中
brief-note-fire = 平均で損傷{ $damaged }隻、沈没{ $sunk }隻、敵の失う火力{ $lost }
brief-note-flips = { $before } → { $after }
brief-note-sinks = 沈没：−{ $lost }
brief-note-sinks-at-once = 沈没：−{ $lost }
brief-scene-scored-now = 今得点計算した場合
landing-yellow_sea = 黄海の上陸ボックス
landing-tsushima = 対馬海峡の上陸ボックス

## 端末

intro = 『ポートアーサー』（1904年）：日本とロシアの艦隊が、朝鮮をめぐる海を争います。全6ターン、2人なら一晩、コンピューター相手なら30分ほどです。
command-pieces = 戦力 艦 ships
argument-pieces = [艦名]
help-pieces = 全艦の値と位置。艦名を付けると、その艦の値の出典
missing-pieces = この対戦に「{ $name }」という艦はありません。
order-words = 浅間 対馬
help-words = 選択肢の語句、またはその一部（空白で区切る）
order-list = 浅間、富士 対馬
help-list = 複数の艦に同じ命令
order-all = 全艦 黄海
help-all = 可能な艦すべてに
example-why = 何の理由ですか？（例：理由 浅間 黄海）

# ヒントの理由

because-sortie = 検討した案のうち、敵の最善の応手に最もよく耐える案です。重点は{ $zone }（{ $ships }隻、火力{ $firepower }）です。
because-sortie-against = 危険のわりに最も多くの得点が見込める場所で敵に当たります。重点は{ $zone }（{ $ships }隻、火力{ $firepower }対{ $enemy }）です。
because-stays-in-port = 失う艦に見合うものが海上にありません。
because-operation = すべての作戦のうち最も有望です（損失を含め、平均で{ $points }CP）。
because-pass = 危険を上回る見返りのある作戦がありません。
because-goes-on = 続ける価値は、いま得点計算をするより{ $points }CP高くなります。マーカーの価値は{ $price }CPです。
because-is-scored = 続けても得られるのは{ $points }CPで、マーカーの価値は{ $price }CPです。
because-fires-first = ここで先に撃つ価値は{ $points }CPです。マーカーの価値は{ $price }CPです。
because-keeps-marker = ここで先に撃つ価値は{ $points }CPだけで、マーカーの価値は{ $price }CPです。
because-dice = この数のダイスが最も効果的です。平均で命中{ $hits }、クリティカル{ $criticals }です。
because-way = 次の目標「{ $box }」への道筋にあります。
because-looks-strong = 敵に推測させるものは、手ごわく見えるほうがよいためです。
because-cripples = 当てられる艦のうち、失うものが最も大きい艦です。
because-costs-least = ここで受ければ被害が最も小さくなります。
because-blockade = 封鎖に使う1CPは、トラックが終わるまでに取り戻せます。
because-no-blockade = 封鎖より1CPのほうが価値があります。
because-home = 造船所があり、損傷した艦を修理できます。
because-away = 造船所のない港は、次に陥落するかもしれません。
because-raid = 敵が失って最も困る艦です。
because-mine = 触雷しうる艦のうち、失っても最も痛手の小さい艦です。

## 記号と略号の意味

legend-key-zone = 重要海域。単独で1つ、2つ、3つ支配したときのCP：1·3·6
short-points = 1 3
legend-points = ほかの海域：日本のCPとロシアのCP
legend-initiative = イニシアチブマーカー。同じ目のときや海戦で使うと、相手に渡る
legend-blockade = 旅順封鎖中。旅順を出たロシア艦は黄海で止まる
legend-army = 日本の軍。予備、上陸ボックス、または奉天への途上
legend-roadstead = 停泊地。艦が出港できる状態でいる
legend-shipyard = 造船所。損傷した艦を修理する
short-plate = 5 · 4 · 34
legend-plate = スタックの下の札：隻数、最も遅い艦の速力、火力の合計
short-cp = CP
legend-cp = 支配ポイント。トラックのマーカーを動かす
## 場所を詳しく見る

look-key-zone = 重要海域：1つで{ $one }CP、2つで{ $two }CP、3つで{ $three }CP
look-worth = 単独で支配した場合のCP：日本{ $japan }、ロシア{ $russia }
look-beside = 隣接：{ $zones }{ $ports_count ->
    [0] {""}
   *[other] 。港：{ $ports }
}
look-comes = ここへ来られる敵味方：{ $side }、{ $origin }から{ $count }隻、速力{ $speed }、火力{ $firepower }。到着の確率{ $percent }%
look-comes-hidden = ここへ来られる敵味方：{ $side }、{ $origin }から{ $count }隻（戦場の霧の中）
look-leaves = ここへ出港できる艦：{ $side }、{ $port }の{ $count }隻、最も遅い艦の速力{ $speed }、火力の合計{ $firepower }
look-leads-to = 通じる海域：{ $zones }
look-sortie = 出撃で無傷の艦が届く海域：{ $zones }

## 自動回答

span-lull = 移動か戦闘があるまで
span-turn = このターン中
settle-operation-Pass = パスする
settle-tie-KeepInitiative = 同じ目でもイニシアチブを使わない
settle-first-fire-KeepInitiative = 海戦前にイニシアチブを使わない
settle-set-blockade-NoBlockade = 封鎖しない
settle-set-blockade-SetBlockade = 封鎖に支払う
settle-keep-blockade-NoBlockade = 封鎖を解除する
settle-keep-blockade-SetBlockade = 封鎖に支払う

## 計画の見込み

plan-scores = 今得点計算した場合：{ $points }CP
plan-contests = 係争中：得点なし
