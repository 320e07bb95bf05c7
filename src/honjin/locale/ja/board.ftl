### マップ：海図に書かれる言葉と、読み上げの言葉

## 海図と表示

board-chart = マップ
board-keys = 矢印キーでマップ上を移動し、Enterで選び、スペースでその場所のカウンターに移り、Escapeで戻り、疑問符でできない理由を尋ねます。
board-zoom-in = 拡大
board-zoom-out = 縮小
board-fit = 全体表示
board-allowed = { $name }、選択可

## マップ上のもの

board-roadstead = 停泊地
board-shipyard = 造船所
board-armies = 軍
board-japan-reach = 黄海以外の全海域
board-landing = 上陸
board-blockade = 封鎖
board-initiative = イニシアチブ
board-turn = ターン
board-control-points = 支配ポイント
board-yard-lost = 造船所喪失
board-port-falls = 旅順陥落
board-hold-to-win = 勝利に必要
board-bonus-die = 1〜3：+1
board-arrived =
    バルチック艦隊
    到着済み
board-letter-japan = 日
board-letter-russia = 露
board-mark-fallen = 陥落
board-mark-contested = 係争中
board-armies-here = { $count }個軍
board-pile = { $where }、{ $owner }：{ $numbers }
board-plate-ships = { $count }隻
board-plate-speed = 速力{ $count }
board-plate-firepower = 火力{ $count }
board-ship = { $name }、{ $owner }、{ $type }{ $damaged ->
    [yes] 、損傷
   *[no] { "" }
}、速力{ $speed }、火力{ $firepower }、命中{ $hits }発で沈没

## 海図上の地名

board-subtitle = 日露海戦
board-years = 1904 – 1905
board-title-second = 旅順
board-credits = 海岸線：Natural Earth（現代）。河川、鉄道、山地は概略。マップは復元。
board-sea-tsushima = 対馬
board-second-yellow_sea = Yellow Sea
board-second-tsushima = Tsushima
board-second-east_china_sea = East China Sea
board-second-philippine_sea = Philippine Sea
board-second-pacific_ocean = Pacific Ocean
board-second-sea_of_japan = Sea of Japan
board-land-manchuria = 満洲
board-land-korea = 朝鮮
board-land-china = 清国
board-land-honshu = 本州
board-land-kiushiu = 九州
board-land-shikoku = 四国
board-land-yezo = 北海道
board-land-maritime_province = 沿海州
board-place-peking = 北京
board-place-tientsin = 天津
board-place-newchwang = 営口
board-place-dalny = 大連
board-place-chefoo = 芝罘
board-place-wei_hai_wei = 威海衛
board-place-tsingtau = 青島
board-place-shanghai = 上海
board-place-ningpo = 寧波
board-place-chemulpo = 仁川
board-place-seoul = 漢城
board-place-fusan = 釜山
board-place-gensan = 元山
board-place-harbin = ハルビン
board-place-sasebo = 佐世保
board-place-nagasaki = 長崎
board-place-kure = 呉
board-place-osaka = 大阪
board-place-maizuru = 舞鶴
board-place-tokio = 東京
board-place-yokosuka = 横須賀
board-place-hakodate = 函館
board-place-niigata = 新潟
board-place-sendai = 仙台
board-place-aomori = 青森
board-place-kagoshima = 鹿児島

## カウンター用の略称

board-short-knyaz_suvorov = スヴォーロフ
board-short-imperator_aleksandr_iii = アレクサンドル
board-short-sissoi_veliky = シソイ
board-short-admiral_nakhimov = ナヒーモフ
board-short-imperator_nikolai_i = ニコライ
board-short-general_admiral_apraksin = アプラクシン
board-short-admiral_senyavin = セニャーヴィン
board-short-admiral_ushakov = ウシャコフ
board-short-petropavlovsk = ペトロパヴロ

## 攻囲戦図

board-storm-subtitle = 攻囲戦図　明治37年8月〜12月
board-storm-title-second = Storm over Port Arthur
board-storm-credits = 攻囲戦図、エリア、防御レベルは復元。地形はゲーム用であり、測量図ではありません。
board-crag = 岩山：角は接しません。23と30、24と33は隣接しません。
board-sea-west_harbour = 西港
board-sea-second-west_harbour = West Harbour
board-sea-takhe_bay = 大河湾
board-sea-second-takhe_bay = Takhe Bay
board-sea-entrance = 港口
board-sea-second-entrance = Entrance
board-box-reorganization_japan = 日本軍再編成
board-box-reorganization_japan-second = Reorganisation
board-box-reorganization_russia = ロシア軍再編成
board-box-reorganization_russia-second = Reorganisation
board-box-destroyed = 壊滅
board-box-destroyed-second = Destroyed
board-month-1 = 8月
board-month-2 = 9月
board-month-3 = 10月
board-month-4 = 11月
board-month-5 = 12月
board-month-second-1 = Aug
board-month-second-2 = Sep
board-month-second-3 = Oct
board-month-second-4 = Nov
board-month-second-5 = Dec
board-legend-level = 防御レベル
board-legend-high_point = 高地（防御レベル入り）
board-legend-spotted = 射撃暴露
board-legend-japan = 日本軍支配
board-legend-russia = ロシア軍支配
board-legend-crag = 岩山：通行不可

## エリアの略称

board-short-1 = 団山子
board-short-13 = 大頂子山
board-short-14 = 寺溝東北方
board-short-15 = 水師営南方
board-short-16 = 龍眼北方
board-short-18 = 南山坡山
board-short-19 = 赤坂山
board-short-20 = 二〇三高地
board-short-29 = 龍河
board-short-33 = 白玉山
board-short-36 = 黄金山
board-short-37 = マップ外37（西）
board-short-38 = マップ外38（東）

## 名札の二行目

board-second-1 = Tuanshanzi
board-second-2 = Nihezi
board-second-3 = Tuchengzi
board-second-4 = Zhoujiatun
board-second-5 = Balizhuang
board-second-6 = Wangjiadianzi
board-second-7 = Fenghuangshan
board-second-8 = Huoshiling
board-second-9 = Caojiatun
board-second-10 = Dagushan
board-second-11 = Beidawangshan
board-second-12 = Takasakiyama
board-second-13 = 174 Metre Hill
board-second-14 = Sigou NE
board-second-15 = Shuishiying South
board-second-16 = Longyan North
board-second-17 = Huatougoushan
board-second-18 = Namakoyama
board-second-19 = Akasakayama
board-second-20 = 203 Metre Hill
board-second-21 = Itzushan
board-second-22 = Antzushan
board-second-23 = Sungshushan
board-second-24 = Erhlungshan
board-second-25 = Panlungshan
board-second-26 = East Chikuanshan
board-second-27 = Taiyanggou
board-second-28 = New Town
board-second-29 = Longhe Valley
board-second-30 = Wangtai
board-second-31 = Baiyinshan
board-second-32 = Laotieshan
board-second-33 = Baiyushan
board-second-34 = Old Town
board-second-35 = Tiger’s Tail
board-second-36 = Golden Hill
board-second-37 = Off-board West · Japan only
board-second-38 = Off-board East · Japan only

## ユニットとエリアの読み上げ

board-numbered = { $number } { $name }
board-army = { $owner }{ $count }ユニット
board-plate-units = { $count }ユニット
board-box-holds = { $name }：{ $count ->
    [0] なし
   *[other] { $count }ユニット
}
board-muster = 配置前
board-mark-held-japan = 日本軍支配
board-mark-held-russia = ロシア軍支配
board-marker-storm-level = 防御レベル{ $label }
board-marker-storm-high-point = 高地、防御レベル{ $label }
board-marker-storm-spotted = 射撃暴露（{ $owner }）
board-marker-storm-general = コンドラチェンコ将軍
board-unit = { $name }、{ $owner }、{ $type }{ $reserve ->
    [1] 、後備
   *[0] { "" }
}{ $spent ->
    [yes] 、行動済み
   *[no] { "" }
}、{ $firepower ->
    [0] 火力なし
   *[other] 火力{ $firepower }
}、防御力{ $defence }、移動力{ $movement }{ $range ->
    [0] { "" }
   *[other] 、射程{ $range }
}

## ヘクスとミッドウェーの海図

board-keys-grid = 矢印キー、またはQ・W・E・A・S・Dで六方向にヘクスを移動し、Enterで選び、スペースでそのヘクスのカウンターに移り、Escapeで戻り、疑問符でできない理由を尋ねます。
board-force = { $owner }：{ $what }
board-of-type = { $type }{ $count }
board-seen = 第{ $turn }ターンに発見
board-now = 今
board-letter-us = 米
board-ground-sea = 外洋
board-storm-front = 荒天域
board-mark-storm = 荒天
board-mark-searched = このターン索敵済み
board-mark-target = 攻撃目標
board-mark-held-us = 米軍支配
board-mark-machinery = 航行不能
board-mark-armament = 射撃不能
board-mark-deck = 甲板
board-mark-hangar = 格納庫
board-mark-mission = 任務中
board-mark-search = 索敵中
board-mark-raid = 攻撃中
board-mark-cover = 直掩中
board-mark-shaken = 動揺
board-mark-broken = 崩壊
board-hull = { $name }、{ $owner }、{ $type }{ $damaged ->
    [yes] 、損傷
   *[no] { "" }
}
board-squadron = { $name }、{ $owner }、{ $type }、{ $aircraft }機{ $wait ->
    [0] { "" }
   *[other] 、あと{ $wait }ターン待機
}
board-battalion = { $name }、{ $owner }、{ $type }
board-type-cv = 空母
board-type-cvl = 軽空母
board-type-bb = 戦艦
board-type-ca = 重巡洋艦
board-type-cl = 軽巡洋艦
board-type-dd = 駆逐艦
board-type-tt = 輸送船
board-type-ss = 潜水艦
board-type-group = 艦種不明
board-type-fg = 戦闘機
board-type-db = 急降下爆撃機
board-type-tb = 雷撃機
board-type-hb = 高高度爆撃機
board-type-rc = 偵察機
board-type-ts = 大隊
board-island-midway = ミッドウェー
board-island-kure = クレ環礁
board-island-pearl_and_hermes = パールアンドハーミーズ環礁
board-island-lisianski = リシアンスキー島
board-island-laysan = レイサン島
board-island-gardner = ガードナー尖礁
board-midway-second = Midway
board-midway-subtitle = 中部太平洋、1942年6月3日〜6日
board-midway-credits = 島の位置は公表値による。ヘクス、荒天域、海嶺は復元。
board-midway-day-1 = 6月3日
board-midway-day-2 = 6月4日
board-midway-day-3 = 6月5日
board-midway-day-4 = 6月6日
board-steps-left = 残り{ $count }歩
board-turn-home = ここで帰投
board-no-way-home = 帰投不能
board-lens-known = 判明事項
board-lens-known-help = 発見した敵が今いる可能性のある範囲
board-mark-reach = 発見した敵がいる可能性あり
board-mark-planned = 計画
board-mark-located = 敵に発見済み
board-decks = 飛行甲板と基地
board-deck-holds = { $capacity }機中{ $aircraft }機
board-deck-aircraft = { $aircraft }機
board-lane-deck = 甲板
board-lane-hangar = 格納庫
board-lane-mission = 任務

## The flight clock

board-clock = 飛行経過
board-clock-help = 飛行中の全機の位置を1ステップずつ
board-clock-step = ステップ { $step } / { $steps }
board-clock-met = { $places }で両軍が遭遇
board-clock-run = 経過を再生
board-clock-stop = 再生を停止
board-value-points = 撃沈で{ $count }VP
board-value-pause = { $count ->
    [0] 毎ターン移動可
   *[other] 移動後{ $count }ターン待機
}
board-value-capacity = 搭載数{ $count }機
board-value-range = 航続距離{ $count }ヘクス（帰路を含む）
board-value-reach = { $count ->
    [0] このターンに発見
   *[other] 以後{ $count }ヘクス移動の可能性
}

## 部隊ごとの合戦

board-height = 高さ{ $height }
board-facing = 向き{ $facing }
board-turn-to = { $facing }へ向く
board-zone = { $owner }の支配地域（ZOC）
board-ran-unit = { $name }、{ $owner }、{ $type }{ $damaged ->
    [yes] 、混乱
   *[no] {""}
}、練度{ $tq }、移動力{ $ma }{ $hits ->
    [0] {""}
   *[other] 、{ $hits }ヒット
}{ $spent ->
    [yes] 、命令実行済み
   *[no] {""}
}
board-ran-busho = { $name }、{ $owner }、{ $type }、モメンタム{ $momentum }
board-ran-camp = { $name }、{ $owner }、{ $type }、練度{ $tq }{ $hits ->
    [0] {""}
   *[other] 、{ $hits }ヒット
}
board-ran-samurai = { $name }、{ $owner }、{ $type }、挑戦範囲{ $range }、武勇{ $combat }、体力{ $endurance }
board-mark-hatamoto = 旗本
board-mark-open = 散開
board-mark-fired = 射撃済み
board-mark-engaged = 交戦中
board-mark-bound = 突撃義務
board-mark-moved = 移動済み
board-mark-chief = 総大将
board-mark-phase = 命令中
board-mark-active = 活性
board-mark-finished = 行動終了
board-mark-wounded = 負傷
board-mark-shamed = 面目失墜
board-mark-replaced = 後任
board-mark-inspired = 奮起
board-mark-command = 指揮範囲内
board-mark-arc = 射界内
board-marker-ran-engaged = 交戦中
board-lens-zones = 支配地域
board-lens-zones-help = 両軍の支配地域
board-value-tq = 練度{ $count }
board-value-ma = 移動力{ $count }
board-value-momentum = モメンタム{ $count }
board-value-combat = 武勇{ $count }
board-value-endurance = 体力{ $count }

## The maps of RAN: titles, days, names of places

board-legend-road = 道
board-legend-heights = 標高
board-ran-credits = 地形は合戦の記録による復元。1ヘクス約90メートル。

board-ran-nunobeyama = 布部山
board-ran-nunobeyama-day = 1570年3月20日　尼子対毛利
board-ran-nunobeyama-mt_fube_amako_camp = 布部山 尼子本陣
board-ran-nunobeyama-nakayama_climb = 中山口
board-ran-nunobeyama-mizutani_climb = 水谷口
board-ran-nunobeyama-fube_village = 布部
board-ran-nunobeyama-back_path = 間道

board-ran-suriagehara = 摺上原
board-ran-suriagehara-day = 1589年7月17日　伊達対蘆名
board-ran-suriagehara-takamori = 高森山
board-ran-suriagehara-yagamori = 八ヶ森
board-ran-suriagehara-mt_bandai_slopes = 磐梯山麓
board-ran-suriagehara-suriagehara = 摺上原
board-ran-suriagehara-nippashi_bridge = 日橋

board-ran-nagakute = 長久手
board-ran-nagakute-day = 1584年5月18日　徳川対池田
board-ran-nagakute-tokugawa_hill = 前山
board-ran-nagakute-northern_mountain = 北山
board-ran-nagakute-gifudake = 岐阜嶽
board-ran-nagakute-hotokegane = 仏ヶ根
board-ran-nagakute-ikeda_camp = 池田本陣

board-ran-mimasetoge = 三増峠
board-ran-mimasetoge-day = 1569年11月16日　武田対北条
board-ran-mimasetoge-takeda_camp = 武田本陣
board-ran-mimasetoge-mimase_pass = 三増峠
board-ran-mimasetoge-shida_pass = 志田峠
board-ran-mimasetoge-mimase_village = 三増

board-ran-mimigawa = 耳川
board-ran-mimigawa-day = 1578年12月10日　島津対大友
board-ran-mimigawa-matsuyama = 松山
board-ran-mimigawa-takajo = 高城
board-ran-mimigawa-takajo_river = 高城川
board-ran-mimigawa-nokubi_camp = 野久尾の陣
board-ran-mimigawa-kawara_camp = 河原の陣
board-ran-mimigawa-matsubara_camp = 松原の陣
board-ran-mimigawa-shimozuru = 下鶴
board-ran-mimigawa-nejirozaka = 根白坂
board-ran-mimigawa-chausubaru = 茶臼原
board-ran-mimigawa-takehatogafuchi = 竹鳩ヶ淵

board-ran-okitanawate = 沖田畷
board-ran-okitanawate-day = 1584年5月4日　島津対龍造寺
board-ran-okitanawate-ryuzoji_camp = 龍造寺本陣
board-ran-okitanawate-okita_causeway = 沖田畷
board-ran-okitanawate-great_gate = 大木戸
board-ran-okitanawate-moritake = 森岳
board-ran-okitanawate-maeyama = 前山
board-ran-okitanawate-beach_road = 浜手の道
board-ran-okitanawate-ariake_sea = 有明海
board-ran-okitanawate-shimabara = 島原

board-ran-tennoji = 天王寺
board-ran-tennoji-day = 1615年6月3日　豊臣対徳川
board-ran-tennoji-chausuyama = 茶臼山
board-ran-tennoji-shitennoji = 四天王寺
board-ran-tennoji-okayama = 岡山
board-ran-tennoji-koshindo = 庚申堂
board-ran-tennoji-nekoma_brook = 猫間川
board-ran-tennoji-kawazoko_pond = 河底池
board-ran-tennoji-abeno = 阿倍野
board-ran-tennoji-kuwazu = 桑津
board-ran-tennoji-imamiya = 今宮
board-ran-tennoji-tengachaya = 天下茶屋
board-ran-tennoji-tokugawa_camp = 徳川本陣
board-ran-tennoji-toyotomi_camp = 豊臣本陣
board-ran-tennoji-kishu_road = 紀州街道
