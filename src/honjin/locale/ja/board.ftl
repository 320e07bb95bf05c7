### 盤面：海図に書かれる言葉と、読み上げの言葉

## 海図と表示

board-chart = マップ
board-keys = 矢印キーでマップ上を移動し、Enterで選び、スペースでその場所のカウンターに移り、Escapeで戻り、疑問符でできない理由を尋ねます。
board-zoom-in = 拡大
board-zoom-out = 縮小
board-fit = 全体表示
board-allowed = { $name }、選択可

## 盤上のもの

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
board-land-manchuria = 満州
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
board-storm-credits = 攻囲戦図、エリア、防御レベルは復元。地形は遊戯用であり、測量図ではない。
board-crag = 岩山：角は接しない。23と30、24と33は隣接しない。
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
board-second-27 = Taiyangkou
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
board-army = { $owner }{ $count }個
board-plate-units = { $count }個
board-box-holds = { $name }：{ $count ->
    [0] なし
   *[other] { $count }個
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
board-mark-searched = 今ターン索敵済み
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
board-midway-credits = 島の位置は公表値による。ヘクス、荒天域、海嶺は再構成。
board-midway-day-1 = 6月3日
board-midway-day-2 = 6月4日
board-midway-day-3 = 6月5日
board-midway-day-4 = 6月6日
