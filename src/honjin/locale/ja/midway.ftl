### ミッドウェー

game-title = ミッドウェー
game-short = ミッドウェー

## 陣営

side-us = 米軍
side-japan = 日本軍
side-none = 支配者なし

## 艦船

ship-enterprise = エンタープライズ
ship-hornet = ホーネット
ship-yorktown = ヨークタウン
ship-new_orleans = ニューオーリンズ
ship-minneapolis = ミネアポリス
ship-vincennes = ヴィンセンス
ship-northampton = ノーザンプトン
ship-pensacola = ペンサコーラ
ship-astoria = アストリア
ship-portland = ポートランド
ship-atlanta = アトランタ
ship-phelps = フェルプス
ship-worden = ウォーデン
ship-monaghan = モナハン
ship-aylwin = エイルウィン
ship-balch = バルチ
ship-conyngham = カニンガム
ship-benham = ベンハム
ship-ellet = エレット
ship-maury = モーリー
ship-hammann = ハムマン
ship-anderson = アンダーソン
ship-gwin = グウィン
ship-hughes = ヒューズ
ship-morris = モリス
ship-russell = ラッセル
ship-cachalot = カシャロット
ship-flying_fish = フライング・フィッシュ
ship-tambor = タンバー
ship-trout = トラウト
ship-grayling = グレイリング
ship-nautilus = ノーチラス
ship-grouper = グルーパー
ship-dolphin = ドルフィン
ship-gato = ガトー
ship-cuttlefish = カトルフィッシュ
ship-gudgeon = ガジョン
ship-grenadier = グレナディアー
ship-narwhal = ナーワル
ship-plunger = プランジャー
ship-trigger = トリガー
ship-akagi = 赤城
ship-kaga = 加賀
ship-hiryu = 飛龍
ship-soryu = 蒼龍
ship-haruna = 榛名
ship-kirishima = 霧島
ship-tone = 利根
ship-chikuma = 筑摩
ship-nagara = 長良
ship-nowaki = 野分
ship-arashi = 嵐
ship-hagikaze = 萩風
ship-maikaze = 舞風
ship-kazagumo = 風雲
ship-yugumo = 夕雲
ship-makigumo = 巻雲
ship-urakaze = 浦風
ship-isokaze = 磯風
ship-tanikaze = 谷風
ship-hamakaze = 浜風
ship-jintsu = 神通
ship-kuroshio = 黒潮
ship-oyashio = 親潮
ship-hatsukaze = 初風
ship-yukikaze = 雪風
ship-amatsukaze = 天津風
ship-tokitsukaze = 時津風
ship-kasumi = 霞
ship-arare = 霰
ship-kagero = 陽炎
ship-shiranui = 不知火
ship-nankai_maru = 南海丸
ship-zenyo_maru = 善洋丸
ship-argentina_maru = あるぜんちな丸
ship-brazil_maru = ぶらじる丸
ship-kiyosumi_maru = 清澄丸
ship-azuma_maru = 吾妻丸
ship-hokuroku_maru = 北陸丸
ship-goshu_maru = 五洲丸
ship-chitose = 千歳
ship-hayashio = 早潮
ship-kumano = 熊野
ship-mikuma = 三隈
ship-suzuya = 鈴谷
ship-mogami = 最上
ship-asashio = 朝潮
ship-arashio = 荒潮
ship-zuiho = 瑞鳳
ship-kongo = 金剛
ship-hiei = 比叡
ship-atago = 愛宕
ship-myoko = 妙高
ship-chokai = 鳥海
ship-haguro = 羽黒
ship-yura = 由良
ship-murasame = 村雨
ship-harusame = 春雨
ship-yudachi = 夕立
ship-samidare = 五月雨
ship-asagumo = 朝雲
ship-minegumo = 峯雲
ship-natsugumo = 夏雲
ship-mikazuki = 三日月
ship-hosho = 鳳翔
ship-yamato = 大和
ship-nagato = 長門
ship-mutsu = 陸奥
ship-sendai = 川内
ship-fubuki = 吹雪
ship-shirayuki = 白雪
ship-murakumo = 叢雲
ship-hatsuyuki = 初雪
ship-isonami = 磯波
ship-uranami = 浦波
ship-shikinami = 敷波
ship-ayanami = 綾波
ship-yukaze = 夕風
ship-chiyoda = 千代田
ship-i_168 = 伊168
ship-hyuga = 日向
ship-ise = 伊勢
ship-fuso = 扶桑
ship-yamashiro = 山城
ship-oi = 大井
ship-kitakami = 北上
ship-amagiri = 天霧
ship-asagiri = 朝霧
ship-shirakumo = 白雲
ship-yugiri = 夕霧
ship-ariake = 有明
ship-yugure = 夕暮
ship-shigure = 時雨
ship-shiratsuyu = 白露
ship-umikaze = 海風
ship-yamakaze = 山風
ship-kawakaze = 江風
ship-suzukaze = 涼風
ship-keiyo_maru = 慶洋丸
ship-toa_maru = 東亜丸
ship-kano_maru = 鹿野丸
ship-kirishima_maru = 霧島丸
ship-kamikawa_maru = 神川丸
ship-nisshin = 日進
ship-cimarron = シマロン
ship-platte = プラット
ship-kyokuto_maru = 極東丸
ship-shinkoku_maru = 神国丸
ship-toho_maru = 東邦丸
ship-nippon_maru = 日本丸
ship-kokuyo_maru = 国洋丸
ship-akebono_maru = あけぼの丸
ship-nichiei_maru = 日栄丸
ship-sata = 佐多
ship-tsurumi = 鶴見
ship-genyo_maru = 玄洋丸
ship-kenyo_maru = 健洋丸
ship-naruto = 鳴戸
ship-toei_maru = 東栄丸

## 飛行隊

squadron-vf_3 = VF-3
squadron-vb_3 = VB-3
squadron-vs_5 = VS-5
squadron-vt_3 = VT-3
squadron-vf_6 = VF-6
squadron-vb_6 = VB-6
squadron-vs_6 = VS-6
squadron-vt_6 = VT-6
squadron-vf_8 = VF-8
squadron-vb_8 = VB-8
squadron-vs_8 = VS-8
squadron-vt_8 = VT-8
squadron-vmf_221_1 = VMF-221/1
squadron-vmf_221_2 = VMF-221/2
squadron-vmsb_241_1 = VMSB-241/1
squadron-vmsb_241_2 = VMSB-241/2
squadron-vt_8_det = VT-8 det
squadron-pby_1 = PBY/1
squadron-pby_2 = PBY/2
squadron-pby_3 = PBY/3
squadron-pby_4 = PBY/4
squadron-pby_5 = PBY/5
squadron-pby_6 = PBY/6
squadron-b_17_1 = B-17/1
squadron-b_17_2 = B-17/2
squadron-b_17_3 = B-17/3
squadron-akagi_fg = { ship-akagi }FG
squadron-akagi_db = { ship-akagi }DB
squadron-akagi_tb = { ship-akagi }TB
squadron-kaga_fg = { ship-kaga }FG
squadron-kaga_db = { ship-kaga }DB
squadron-kaga_tb_1 = { ship-kaga }TB/1
squadron-kaga_tb_2 = { ship-kaga }TB/2
squadron-hiryu_fg = { ship-hiryu }FG
squadron-hiryu_db = { ship-hiryu }DB
squadron-hiryu_tb = { ship-hiryu }TB
squadron-soryu_fg = { ship-soryu }FG
squadron-soryu_db = { ship-soryu }DB
squadron-soryu_tb = { ship-soryu }TB
squadron-zuiho_fg = { ship-zuiho }FG
squadron-zuiho_tb = { ship-zuiho }TB
squadron-hosho_tb = { ship-hosho }TB
squadron-tone_rc_1 = { ship-tone }RC/1
squadron-tone_rc_2 = { ship-tone }RC/2
squadron-chikuma_rc_1 = { ship-chikuma }RC/1
squadron-chikuma_rc_2 = { ship-chikuma }RC/2
squadron-kumano_rc = { ship-kumano }RC
squadron-mikuma_rc = { ship-mikuma }RC
squadron-atago_rc = { ship-atago }RC
squadron-myoko_rc = { ship-myoko }RC
squadron-kure_rc = { island-kure }RC
squadron-midway_rc_1 = { island-midway }RC/1
squadron-midway_rc_2 = { island-midway }RC/2
squadron-midway_rc_3 = { island-midway }RC/3
squadron-vf_3_1 = VF-3/1
squadron-vf_3_2 = VF-3/2
squadron-vf_3_3 = VF-3/3
squadron-vf_3_4 = VF-3/4
squadron-vb_3_1 = VB-3/1
squadron-vb_3_2 = VB-3/2
squadron-vb_3_3 = VB-3/3
squadron-vs_5_1 = VS-5/1
squadron-vs_5_2 = VS-5/2
squadron-vs_5_3 = VS-5/3
squadron-vt_3_1 = VT-3/1
squadron-vt_3_2 = VT-3/2
squadron-vf_6_1 = VF-6/1
squadron-vf_6_2 = VF-6/2
squadron-vf_6_3 = VF-6/3
squadron-vf_6_4 = VF-6/4
squadron-vb_6_1 = VB-6/1
squadron-vb_6_2 = VB-6/2
squadron-vb_6_3 = VB-6/3
squadron-vs_6_1 = VS-6/1
squadron-vs_6_2 = VS-6/2
squadron-vs_6_3 = VS-6/3
squadron-vt_6_1 = VT-6/1
squadron-vt_6_2 = VT-6/2
squadron-vf_8_1 = VF-8/1
squadron-vf_8_2 = VF-8/2
squadron-vf_8_3 = VF-8/3
squadron-vf_8_4 = VF-8/4
squadron-vb_8_1 = VB-8/1
squadron-vb_8_2 = VB-8/2
squadron-vb_8_3 = VB-8/3
squadron-vs_8_1 = VS-8/1
squadron-vs_8_2 = VS-8/2
squadron-vs_8_3 = VS-8/3
squadron-vt_8_1 = VT-8/1
squadron-vt_8_2 = VT-8/2
squadron-vmf_221_f2a_1 = VMF-221 F2A/1
squadron-vmf_221_f2a_2 = VMF-221 F2A/2
squadron-vmf_221_f2a_3 = VMF-221 F2A/3
squadron-vmf_221_f4f_1 = VMF-221 F4F
squadron-vmsb_241_sbd_1 = VMSB-241 SBD/1
squadron-vmsb_241_sbd_2 = VMSB-241 SBD/2
squadron-vmsb_241_sbd_3 = VMSB-241 SBD/3
squadron-vmsb_241_sb2u_1 = VMSB-241 SB2U/1
squadron-vmsb_241_sb2u_2 = VMSB-241 SB2U/2
squadron-vt_8_det_tbf_1 = VT-8 det TBF
squadron-b_26_1 = B-26
squadron-akagi_fg_1 = { ship-akagi }FG/1
squadron-akagi_fg_2 = { ship-akagi }FG/2
squadron-akagi_fg_3 = { ship-akagi }FG/3
squadron-akagi_fg_4 = { ship-akagi }FG/4
squadron-akagi_db_1 = { ship-akagi }DB/1
squadron-akagi_db_2 = { ship-akagi }DB/2
squadron-akagi_db_3 = { ship-akagi }DB/3
squadron-akagi_tb_1 = { ship-akagi }TB/1
squadron-akagi_tb_2 = { ship-akagi }TB/2
squadron-akagi_tb_3 = { ship-akagi }TB/3
squadron-kaga_fg_1 = { ship-kaga }FG/1
squadron-kaga_fg_2 = { ship-kaga }FG/2
squadron-kaga_fg_3 = { ship-kaga }FG/3
squadron-kaga_fg_4 = { ship-kaga }FG/4
squadron-kaga_db_1 = { ship-kaga }DB/1
squadron-kaga_db_2 = { ship-kaga }DB/2
squadron-kaga_db_3 = { ship-kaga }DB/3
squadron-kaga_tb_3 = { ship-kaga }TB/3
squadron-kaga_tb_4 = { ship-kaga }TB/4
squadron-hiryu_fg_1 = { ship-hiryu }FG/1
squadron-hiryu_fg_2 = { ship-hiryu }FG/2
squadron-hiryu_fg_3 = { ship-hiryu }FG/3
squadron-hiryu_db_1 = { ship-hiryu }DB/1
squadron-hiryu_db_2 = { ship-hiryu }DB/2
squadron-hiryu_db_3 = { ship-hiryu }DB/3
squadron-hiryu_tb_1 = { ship-hiryu }TB/1
squadron-hiryu_tb_2 = { ship-hiryu }TB/2
squadron-hiryu_tb_3 = { ship-hiryu }TB/3
squadron-soryu_fg_1 = { ship-soryu }FG/1
squadron-soryu_fg_2 = { ship-soryu }FG/2
squadron-soryu_fg_3 = { ship-soryu }FG/3
squadron-soryu_db_1 = { ship-soryu }DB/1
squadron-soryu_db_2 = { ship-soryu }DB/2
squadron-soryu_db_3 = { ship-soryu }DB/3
squadron-soryu_tb_1 = { ship-soryu }TB/1
squadron-soryu_tb_2 = { ship-soryu }TB/2
squadron-soryu_tb_3 = { ship-soryu }TB/3
squadron-zuiho_fg_1 = { ship-zuiho }FG/1
squadron-zuiho_fg_2 = { ship-zuiho }FG/2
squadron-zuiho_tb_1 = { ship-zuiho }TB/1
squadron-zuiho_tb_2 = { ship-zuiho }TB/2

## 大隊、グループ、島

battalion-us_ts_1 = 第6海兵防衛大隊A
battalion-us_ts_2 = 第6海兵防衛大隊B
battalion-us_ts_3 = 第6海兵防衛大隊C
battalion-us_ts_4 = 第2海兵襲撃大隊C
battalion-us_ts_5 = 第2海兵襲撃大隊D
battalion-us_ts_6 = 第22・23臨時中隊
battalion-jp_ts_1 = 一木支隊1
battalion-jp_ts_2 = 一木支隊2
battalion-jp_ts_3 = 一木支隊3
battalion-jp_ts_4 = 一木支隊4
battalion-jp_ts_5 = 呉第五特別陸戦隊1
battalion-jp_ts_6 = 呉第五特別陸戦隊2
battalion-jp_ts_7 = 呉第五特別陸戦隊3
battalion-jp_ts_8 = 横須賀第五特別陸戦隊1
battalion-jp_ts_9 = 横須賀第五特別陸戦隊2
battalion-jp_ts_10 = 横須賀第五特別陸戦隊3

group-tf16 = 第16任務部隊
group-tf17 = 第17任務部隊
group-ss_a = 潜水艦隊1
group-ss_b = 潜水艦隊2
group-ss_c = 潜水艦隊3
group-ss_d = 潜水艦隊（L5）
group-j1 = 第一機動部隊（南雲）
group-j2 = 輸送船団（田中）
group-j3 = 水上機部隊（藤田）
group-j4 = 支援隊（栗田）
group-j5 = 攻略部隊本隊（近藤）
group-j6 = 主力部隊（山本）
group-j7 = 警戒部隊
group-ss_j = 伊168

island-midway = ミッドウェー
island-kure = クレ環礁
island-pearl_and_hermes = パールアンドハーミーズ環礁
island-lisianski = リシアンスキー島
island-laysan = レイサン島
island-gardner = ガードナー尖礁
base-midway = { island-midway }
base-kure = { island-kure }

# 発砲したが探知されていない艦
ship-none = 艦名不明

## 命令書と海図の言葉

date = { $turn ->
    [8] 6月4日
    [9] 6月4日
    [10] 6月4日
    [11] 6月4日
    [12] 6月4日
    [13] 6月4日
    [14] 6月4日
    [15] 6月5日
    [16] 6月5日
    [17] 6月5日
    [18] 6月5日
    [19] 6月5日
    [20] 6月5日
    [21] 6月5日
    [22] 6月6日
    [23] 6月6日
    [24] 6月6日
    [25] 6月6日
   *[other] 6月3日
}

type-CV = 空母
type-CVL = 軽空母
type-BB = 戦艦
type-CA = 重巡洋艦
type-CL = 軽巡洋艦
type-DD = 駆逐艦
type-TT = 輸送船
type-SS = 潜水艦
type-FG = 戦闘機
type-DB = 急降下爆撃機
type-TB = 雷撃機
type-RC = 偵察機
type-HB = 高高度偵察機
type-TS = 大隊

state-P = P：甲板・滑走路で待機
state-H = H：格納庫
state-M = M：任務中
state-intact = 無傷
state-shaken = 動揺
state-broken = 崩壊

mission-R = R：索敵
mission-A = A：攻撃
mission-K = K：片道攻撃
mission-C = C：直掩

size-small = 小部隊
size-medium = 中部隊
size-large = 大部隊

zone-critical = 致命部
zone-armament = 兵装
zone-machinery = { $ship_id ->
    [enterprise] 飛行甲板、機関
    [hornet] 飛行甲板、機関
    [yorktown] 飛行甲板、機関
    [akagi] 飛行甲板、機関
    [kaga] 飛行甲板、機関
    [hiryu] 飛行甲板、機関
    [soryu] 飛行甲板、機関
    [zuiho] 飛行甲板、機関
    [hosho] 飛行甲板、機関
   *[other] 機関
}

target-runway = 滑走路
target-troops = 地上部隊
target-scrambled = 緊急発進の戦闘機
seize-here = 攻撃ヘクスのみ
seize-first = 最初に敵艦のいるヘクス
engage-nobody = 交戦せず
engage-bombers = 爆撃機・雷撃機を優先
engage-fighters = 戦闘機を優先

score-sunk = 撃沈
score-hulks = 大破漂流
score-aircraft = 航空機
score-midway = ミッドウェー
score-islands = その他の島
score-kure = クレ基地
score-chiyoda = 千代田のミッドウェー在泊

## 選択ルールとバリエーション

switch-forces = 航空戦力
switch-forces-help = 当時の1個飛行隊を6機の1個飛行隊とするか、ほぼ全機を登場させるかを選びます。
switch-air_plot = 航空計画
switch-air_plot-help = 索敵と攻撃を同時に計画するか、索敵の報告を受けてから攻撃を計画するかを選びます。
switch-recon_kill = 偵察機の撃墜
switch-recon_kill-help = 戦闘機1機なら50%、2機以上なら80%（表と本文を合わせた読み）、常に80%、1機ごとに50%のいずれかです。
switch-clock = 飛行経過
switch-clock-help = 全機が1ステップに1ヘクス飛ぶか、ほかの機が1ヘクス飛ぶ間に偵察機は2ヘクス飛ぶかを選びます。
switch-tb_values = 雷撃機の命中率
switch-tb_values-help = 戦闘表の値か、本文の値（軍艦に対して10低い）かを選びます。
switch-kamikaze_path = 片道攻撃の経路
switch-kamikaze_path-help = 片道6ヘクスか、12ヘクスかを選びます。
switch-island_control = 小島の支配
switch-island_control-help = その時に艦船がいる唯一の陣営のものとするか、最後に唯一だった陣営のものとするかを選びます（開始時はすべて米軍のもの）。
switch-raid_report = 攻撃の報告
switch-raid_report-help = 攻撃側が知るのを命中と撃沈だけにするか、命中箇所も含めるかを選びます。
switch-ss_vs_ss = 潜水艦対潜水艦
switch-ss_vs_ss-help = 潜水艦は、同じヘクスで発見された潜水艦を攻撃できます。
switch-strike_below = 格納庫へ収容
switch-strike_below-help = 待機中の飛行隊を格納庫に戻せます。
switch-ferry = 空輸
switch-ferry-help = 経路を別の空母で終えられます。米軍機はミッドウェーでも終えられます。
switch-divert_to_midway = ミッドウェーへの代替着陸
switch-divert_to_midway-help = 母艦を失った米軍の艦載機は、ミッドウェーに着陸できます。
switch-guard_force = 警戒部隊
switch-guard_force-help = 第8ターンから旧式戦艦4隻、巡洋艦2隻、駆逐艦12隻が日本軍に加わります。
switch-more_transports = 追加の輸送船
switch-more_transports-help = 日本軍に、部隊を乗せない輸送船4隻を加えます。
switch-tenders = 水上機母艦
switch-tenders-help = 「神川丸」と「日進」が日本軍に加わります。
switch-oilers = 給油艦
switch-oilers-help = 両軍の給油艦が登場します。
switch-yorktown_damaged = 損傷した「ヨークタウン」
switch-yorktown_damaged-help = 「ヨークタウン」は真珠湾での3日間の応急修理のまま出撃します。兵装は最初から破壊されています。
choice-compact = 縮約
choice-historical = 史実
choice-simultaneous = 同時
choice-recon_first = 索敵が先
choice-50_then_80 = 50%、2機以上で80%
choice-always_80 = 常に80%
choice-50_each = 1機ごとに50%
choice-one_hex_per_step = 1ステップ1ヘクス
choice-proportional = 速度に応じる
choice-table = 表による
choice-text = 本文による
choice-6 = 6ヘクス
choice-12 = 12ヘクス
choice-presence = 今いる陣営
choice-sticky_us_start = 最後にいた陣営
choice-hits_and_sunk = 命中と撃沈
choice-full = 詳細

## 対戦の終わり方

ending-last-turn = 第25ターン終了時の集計
ending-nothing-left = 一方の陣営の全ユニット喪失

## 現在の位置

crumb-Campaign = 海戦
crumb-SetUp = セットアップ
crumb-Turn = 第{ $turn }ターン、{ date }
crumb-NavalMovement = 艦艇移動
crumb-AirPlot = 航空計画
crumb-AirTargets = 空戦目標
crumb-AntiAircraftFire = 対空砲火
crumb-RaidTargets = 攻撃目標
crumb-SeaCombat = 雷撃・砲戦
crumb-Bombardment = 艦砲射撃
crumb-Landing = 上陸
crumb-GroundCombat = 地上戦
crumb-Recovery = 収容

## 問い

ask-set-up = 各艦と各潜水艦グループの開始位置を選んでください。
ask-naval = 艦艇移動：各艦の行き先を選んでください（隣接ヘクスへの移動、または停止）。
ask-searches = 索敵：敵を捜す飛行隊と偵察機の経路を選んでください。
ask-air = 航空計画：待機中の飛行隊の任務を選んでください（任務なしも可）。
ask-air-targets = 空戦目標：戦闘機がどの飛行隊を襲うか、どの隊が緊急発進するかを選んでください。
ask-barrage = 対空砲火：各艦と待機中の各大隊がどの飛行隊を撃つかを選んでください。
ask-raid-targets = 攻撃目標：突破した各飛行隊が何を攻撃するかを選んでください。
ask-torpedoes = 雷撃：各潜水艦がどの艦を撃つかを選んでください（撃った艦は発見されます）。
ask-guns = 砲戦・対潜掃討：各艦が何を撃つか、各駆逐艦がどの潜水艦を掃討するかを選んでください。
ask-bombardment = 艦砲射撃：ミッドウェーを砲撃する戦艦と巡洋艦を選んでください。
ask-landing = 上陸：ミッドウェーに部隊を揚陸する輸送船を選んでください。
ask-ground = 地上戦：どの大隊がどの大隊を攻撃するかを選んでください。
ask-divert = 収容：基地を失った航空機の着艦先を選んでください（命令がなければ最寄りの空きへ向かいます）。

## 書けること

option-SendOrders = { $slips_count ->
    [0] 命令なしで命令書を提出
   *[other] 命令書を提出（命令{ $slips_count }件）
}
brief-SendOrders = { $slips_count ->
    [0] 命令なし
   *[other] 命令{ $slips_count }件
}

slip-Place = { $unit }、{ $hex }に配置
slip-Sail = { $ship }、{ $hex }へ
slip-BuildBase = { $ship }、クレ基地の建設開始
slip-Search = { $squadron }、索敵：{ $path }
slip-Raid = { $squadron }、{ $strike }を攻撃（{ $seize }）：{ $path }{ $chase ->
    [0] {""}
   *[other] 、偵察機ごとに{ $chase }機で追撃
}{ $engage_id ->
    [nobody] {""}
   *[other] 、途上：{ $engage }
}
slip-OneWayRaid = { $squadron }、{ $strike }へ片道攻撃（{ $seize }）：{ $path }{ $chase ->
    [0] {""}
   *[other] 、偵察機ごとに{ $chase }機で追撃
}{ $engage_id ->
    [nobody] {""}
   *[other] 、途上：{ $engage }
}
slip-Cover = { $squadron }、基地上空の直掩{ $chase ->
    [0] {""}
   *[other] 、偵察機ごとに{ $chase }機で追撃
}
slip-StrikeBelow = { $squadron }、格納庫へ
slip-Scramble = { $squadron }、緊急発進
slip-Allot = { $squadron }、{ $number }機で{ $target }を攻撃{ $aircraft ->
    [0] {""}
   *[other] （{ $aircraft }番機に集中）
}
slip-Attack = { $squadron }、{ $target }を攻撃
slip-Divert = { $squadron }、{ $number }機を{ $base }へ
slip-Barrage = { $unit }、{ $squadron }を射撃
slip-Torpedo = { $boat }、{ $target }を雷撃
slip-Fire = { $ship }、{ $target }を砲撃
slip-Hunt = { $ship }、{ $boat }を掃討
slip-Bombard = { $ship }、ミッドウェーを砲撃
slip-Land = { $ship }、部隊を揚陸
slip-Commit = { $battalion }、{ $target }を攻撃予定
slip-Assault = { $battalion }、{ $target }を攻撃

verb-Place = 配置
verb-Sail = 移動
verb-BuildBase = 基地建設
verb-Search = 索敵
verb-Raid = 攻撃
verb-OneWayRaid = 片道攻撃
verb-Cover = 直掩
verb-StrikeBelow = 格納
verb-Scramble = 緊急発進
verb-Allot = 空戦
verb-Attack = 目標
verb-Divert = 代替着艦
verb-Barrage = 対空砲火
verb-Torpedo = 雷撃
verb-Fire = 砲撃
verb-Hunt = 対潜掃討
verb-Bombard = 艦砲射撃
verb-Land = 上陸
verb-Commit = 攻撃指定
verb-Assault = 地上攻撃

cell-hex = ヘクス
cell-path = 飛行経路
cell-strike = 攻撃ヘクス
cell-seize = 攻撃
cell-chase = 追撃
cell-engage = 交戦
cell-target = 目標
cell-number = 機数
cell-aircraft = 番機
cell-base = 基地
cell-squadron = 飛行隊
cell-boat = 潜水艦

## 見出しの下で

brief-Place = { $hex }へ
brief-Sail = { $hex }へ
brief-BuildBase = 基地建設開始
brief-Search = 索敵：{ $path }
brief-Raid = { $strike }を攻撃：{ $path }
brief-OneWayRaid = { $strike }へ片道：{ $path }
brief-Cover = 直掩{ $chase ->
    [0] {""}
   *[other] 、追撃{ $chase }機
}
brief-StrikeBelow = 格納庫へ
brief-Scramble = 緊急発進
brief-Allot = { $number }機で{ $target }
brief-Attack = { $target }を攻撃
brief-Divert = { $number }機を{ $base }へ
brief-Barrage = { $squadron }を射撃
brief-Torpedo = { $target }を雷撃
brief-Fire = { $target }を砲撃
brief-Hunt = { $boat }を掃討
brief-Bombard = ミッドウェーを砲撃
brief-Land = 部隊を揚陸
brief-Commit = { $target }を攻撃予定
brief-Assault = { $target }を攻撃

## できない理由

why-gen-unit = 「{ $unit }」は、このステップで命令できる自軍ユニットではありません。
why-gen-twice = 「{ $unit }」には、このステップの命令がすでにあります。先にその命令を消してください。
why-gen-form = この命令書に書ける命令ではありません。書ける命令は一覧にあります。
why-set-hex = 「{ $unit }」は{ $hex }から始められません。米艦はI〜O列の1〜10行、日本艦はA列から始めます。
why-set-sub = 「{ $unit }」は{ $hex }から始められません。4隻ずつの3グループは、ミッドウェー（H6）から1〜2ヘクスの別々の3ヘクスに置きます。
why-set-i168 = 「{ $unit }」は{ $hex }から始められません。ミッドウェー（H6）から3ヘクス以上離します。
why-set-missing = { $count ->
    [1] 「{ $unit }」がまだ配置されていません。
   *[other] 未配置のユニットが{ $count }個あります。最初は「{ $unit }」です。
}
why-nav-adj = { $hex }は「{ $unit }」に隣接していません。艦が移動できるのは隣接ヘクスだけです。
why-nav-edge = { $hex }はマップ上にありません（{ $unit }）。
why-nav-wait = 「{ $unit }」は移動後の待機中です。移動のたびに、輸送船は1ターン、潜水艦は2ターン待機します。
why-nav-eng = 「{ $unit }」は機関を破壊され、移動できません。
why-nav-entry = 「{ $unit }」はそこに登場できません。グループは到着予定のターンから、A列のヘクスに登場します。
why-nav-kure = 「{ $unit }」はこの移動の後にG6にいなければなりません。また、基地が完成、建設中、永久喪失のいずれかであれば建設できません。
why-air-state = 「{ $unit }」は状態Pではありません。格納庫にあるか、このターンに飛行しました。
why-air-base = 「{ $unit }」の基地は使用できません。
why-air-storm = 「{ $unit }」の基地か、経路のヘクスが荒天域にあります。
why-air-path = 「{ $unit }」の経路は、基地から始まり、隣接ヘクスへ順に続かなければなりません。
why-air-range = 「{ $unit }」の経路は{ $steps }ヘクスで、航続距離の{ $most }ヘクスを超えます。
why-air-mission = 「{ $unit }」は今この任務に就けません。偵察機とB-17は索敵だけ、直掩は戦闘機だけです。索敵だけの計画では攻撃できません。
why-air-strike = 「{ $unit }」には、経路上の基地より先に攻撃ヘクスの指定が必要です。
why-air-chase = 「{ $unit }」にその追撃・交戦命令は出せません。できるのは戦闘機だけで、隊の機数（{ $most }機）までです。
why-air-runway = 滑走路能力の残りが足りません。「{ $unit }」はこのターン発進できません。
why-fgt-list = その敵は、このヘクスで「{ $unit }」が選べる目標にありません。
why-fgt-num = 「{ $unit }」の機数が足りません。割り当てられる戦闘機は残り{ $left }機です。
why-fgt-scr = 「{ $unit }」は緊急発進できません。できるのは、攻撃されたヘクスの使用可能な基地にいる、状態Pの戦闘機だけです。
why-aa-arm = 「{ $unit }」は対空射撃ができません。兵装が破壊されたか、対空砲火のない艦種です。
why-aa-list = その飛行隊は「{ $unit }」が選べる目標にありません。艦は同じヘクスを攻撃する急降下爆撃機と雷撃機を、大隊は戦闘機も撃ちます。
why-aa-busy = 「{ $unit }」は地上で交戦中なので、対空射撃ができません。
why-raid-list = その目標は、このヘクスで「{ $unit }」が選べる目標にありません。
why-raid-type = 「{ $unit }」はそれを攻撃できません。雷撃機はミッドウェーを攻撃できず、戦闘機が攻撃できるのは地上部隊だけです。
why-sea-list = その艦は、このヘクスで「{ $unit }」が選べる目標にありません。
why-sea-arm = 「{ $unit }」は艦を砲撃できません。兵装が破壊されたか、砲戦をしない艦種です。
why-sea-hunt = 「{ $unit }」はそれを掃討できません。掃討は、動けて撃てる駆逐艦が、同じヘクスで発見された潜水艦に対して行います。
why-bom-ship = 「{ $unit }」はミッドウェーを砲撃できません。できるのは、H6にいて兵装の使える戦艦と巡洋艦だけで、砲撃する敵がいる間に限ります。
why-bom-busy = 「{ $unit }」はこのターンに海戦をしたので、ミッドウェーを砲撃できません。
why-lan-ship = 「{ $unit }」には、ここで揚陸する部隊がありません。揚陸できるのは、部隊を乗せてH6にいる輸送船だけです。
why-gnd-list = その敵大隊は「{ $unit }」が選べる目標にありません。
why-gnd-fix = 「{ $unit }」は、このターンにすでに攻撃指定されたか、対空射撃をしました。
why-div-room = 「{ $unit }」の機数が多すぎます。その甲板の空きは{ $room }機です。
why-div-range = 「{ $unit }」はそこに降りられません。遠すぎるか、使用不能です。
why-div-type = 「{ $unit }」は、そこに降りられない機種です。

## 出来事

event-TurnBegan = 第{ $turn }ターン、{ date }、{ $night ->
    [yes] 夜、飛行なし
   *[no] 昼
}{ $storm ->
    [yes] 、北西は荒天
   *[no] 、全域晴れ
}
event-SheetsOpened = 命令書開封：{ $step ->
    [set-up] セットアップ
    [naval] 艦艇移動
    [searches] 索敵
    [air] 航空計画
    [air-targets] 空戦目標
    [barrage] 対空砲火
    [raid-targets] 攻撃目標
    [torpedoes] 雷撃
    [guns] 砲戦・対潜掃討
    [bombardment] 艦砲射撃
    [landing] 上陸
    [ground] 地上戦
   *[divert] 収容
}
event-GroupsDue = { $side }、A列から登場可能：{ $groups }
event-StormLifted = 天候回復（出目{ $die }）
event-StormHeld = 荒天続く（出目{ $die }）
event-CountersSet = 審判：待機と格納庫のターンを更新
event-IslandsHeld = 審判：小島の支配が変化
event-IslandsSeen = { $side }、{ $holders_count ->
    [0] 小島に自軍艦なし
   *[other] 自軍艦のいる小島の支配：{ $holders }
}
event-PointsCounted = 集計。米軍{ $us_sum }VP{ $us_count ->
    [0] {""}
   *[other] （{ $us }）
}、日本軍{ $japan_sum }VP{ $japan_count ->
    [0] {""}
   *[other] （{ $japan }）
}
event-MatchDecided = { $winner_id ->
    [us] 米軍の勝利
    [japan] 日本軍の勝利
   *[none] 引き分け
}（{ $how ->
    [last-turn] 第25ターン終了時の集計
   *[other] 一方の陣営の全ユニット喪失
}）
event-ShipsPlaced = { $side }、配置：{ $places }
event-ShipsMoved = { $side }、移動：{ $moves }
event-BaseAnnounced = { $side }、クレ基地の建設開始、第{ $ready }ターンから使用可能
event-BaseOpened = { $side }、クレ基地完成、{ $squadron }配備
event-BaseGivenUp = { $side }、{ $for_ever ->
    [yes] クレ基地を永久に喪失
   *[no] クレ基地の建設中断
}
event-ShipsFound = { $side }、海上索敵、{ $hex }で探知：{ $ships }
event-BoatsLocated = { $side }、{ $hex }で潜水艦発見：{ $boats }
event-TorpedoesLaunched = { $side }、魚雷発射、所在暴露：{ $boats }
event-ShipsEngaged = { $side }、交戦：{ $ships }{ $fired_at_count ->
    [0] {""}
   *[other] 。攻撃された艦と敵：{ $fired_at }
}
event-ShipDamaged = { $ship }、{ $by ->
    [raid] 空襲
   *[other] 海戦
}で被弾{ $hits }発、破壊：{ $zones ->
    [1] { zone-machinery }
    [2] 兵装
   *[other] { zone-machinery }、兵装
}
event-ShipHeld = { $ship }、{ $by ->
    [raid] 空襲
   *[other] 海戦
}で被弾{ $hits }発、新たな損害なし
event-ShipSunk = { $ship }、沈没（{ $by ->
    [raid] 空襲
   *[other] 海戦
}）
event-HitsScored = { $by_id ->
    [none] { $side }、{ $target }に対し
   *[other] { $by }、{ $target }に対し
}{ $hits ->
    [0] 命中なし
   *[other] 命中{ $hits }発
}{ $sunk ->
    [yes] 、撃沈
   *[no] {""}
}{ $zones ->
    [0] {""}
    [1] 、機関破壊
    [2] 、兵装破壊
   *[other] 、機関・兵装破壊
}
event-BoatHunted = { $side }、駆逐艦{ $hunters }隻で{ $boat }を掃討{ $chance ->
    [100] {""}
   *[other] 、出目{ $die }（{ $chance }以下で成功）
}、{ $sunk ->
    [yes] 撃沈
   *[no] 取り逃がす
}
event-HuntSuffered = { $boat }、爆雷攻撃を受け{ $sunk ->
    [yes] 喪失
   *[no] 離脱
}
event-MissionsFlown = { $side }、発進：{ $missions }
event-SquadronsStruckBelow = { $side }、格納庫へ：{ $squadrons }
event-BattalionsCommitted = { $side }、地上攻撃指定（目標：攻撃側）：{ $targets }
event-BattalionsPressed = { $side }、地上で攻撃される：{ $battalions }
event-ScoutReported = { $squadron }、索敵{ $steps }ヘクス{ $lost ->
    [yes] 、接触喪失
   *[no] {""}
}、{ $seen_count ->
    [0] 敵を見ず
   *[other] 発見：{ $seen }
}
event-AircraftMet = { $squadron }、敵機と遭遇：{ $seen }
event-ScoutChased = { $side }、{ $hex }、ステップ{ $step }、{ $chasers }が{ $scout }を追撃、出目{ $dice }（{ $chance }以下で成功）、{ $downed ->
    [yes] 撃墜
   *[no] 取り逃がす
}
event-AircraftLost = { $squadron }、喪失{ $number }機（{ $cause ->
    [contact-lost] 接触喪失
    [one-way] 片道攻撃
    [crashed] 経路が基地に戻らず墜落
    [ditched] 着艦先なく不時着水
    [runway-gone] 滑走路破壊
    [captured] 島の陥落
    [sunk-with-ship] 母艦とともに
    [deck-hit] 甲板上で被弾
   *[base-lost] 基地喪失
}）
event-RaidArrived = { $side }、{ $hex }上空に攻撃隊：{ $squadrons }。{ $ships_count ->
    [0] 敵艦なし
   *[other] 視認：{ $ships }
}
event-RaidEmptyHanded = { $squadron }、敵を見ず帰投
event-RaidSighted = { $side }、{ $hex }上空に敵機：{ $squadrons }
event-FightersScrambled = { $side }、緊急発進：{ $squadrons }
event-AirRoundFought = { $hex }上空の空戦：{ $shots_count ->
    [0] 交戦なし、通過{ $after }
   *[other] 参加{ $before }。残存{ $after }
}
event-EncounterFought = { $hex }、ステップ{ $step }で遭遇戦：参加{ $before }。{ $shots_count ->
    [0] 自軍残存
   *[other] 残存
}{ $after }{ $away_count ->
    [0] {""}
   *[other] 。追撃離脱{ $away }
}
event-BarrageFired = { $hex }上空の対空砲火、撃墜：{ $lost }
event-BarrageRolled = { $side }、{ $hex }上空へ対空砲火：{ $volleys }
event-MidwayRaided = { $side }、{ $by ->
    [raid] ミッドウェー空襲：滑走路に命中{ $runway }発、地上部隊に命中{ $troops }発
   *[bombardment] ミッドウェー艦砲射撃：命中{ $hits }発
}
event-AircraftDiverted = { $squadron }、{ $base }に代替着艦、{ $number }機（以後{ $becomes }）
event-SeaplanesArrived = { $side }、{ $squadrons_count ->
    [0] ミッドウェーに滑走路なし、水上機は来ない
   *[other] ミッドウェーに水上機到着：{ $squadrons }
}
event-RunwayHit = ミッドウェー滑走路に命中{ $hits }発、残り{ $runway }%{ $by_count ->
    [0] {""}
   *[other] 、砲撃艦：{ $by }
}
event-BattalionHit = { $battalion }、爆撃か砲撃で被弾{ $by_count ->
    [0] {""}
   *[other] 、砲撃艦：{ $by }
}
event-TroopsLanded = { $side }、ミッドウェーに上陸：{ $battalions }
event-LandingSeen = { $side }、敵がミッドウェーに上陸：{ $battalions }
event-AssaultMade = { $attackers }、{ $battalion }を攻撃{ $chance ->
    [100] {""}
   *[other] 、出目{ $die }（{ $chance }以下で成功）
}、{ $eliminated ->
    [yes] 全滅
   *[no] { $hit ->
        [yes] 命中
       *[no] 撃退される
    }
}
event-BattalionAttacked = { $battalion }、{ $attackers }個大隊に攻撃され{ $eliminated ->
    [yes] 全滅
   *[no] { $hit ->
        [yes] 崩壊
       *[no] 損害なし
    }
}
event-MidwayControlled = ミッドウェー、{ $side_id ->
    [none] 両軍在島または無人、支配者なし
   *[other] { $side }が支配
}
event-ChiyodaCounted = { $side }、千代田{ $left ->
    [yes] がミッドウェーを離れる、{ $points }VPで打ち切り
   *[no] 、ミッドウェー在泊、これまで{ $points }VP
}

told-contact = { $hex }{ $step ->
    [0] {""}
    [none] {""}
   *[other] 、ステップ{ $step }
}、{ $ships_count ->
    [0] {""}
   *[other] { $ships }
}{ $aircraft_count ->
    [0] {""}
   *[other] { $aircraft }
}{ $size ->
    [small] 小部隊、{ $carrier ->
        [yes] 空母あり
       *[no] 空母なし
    }
    [medium] 中部隊、{ $carrier ->
        [yes] 空母あり
       *[no] 空母なし
    }
    [large] 大部隊、{ $carrier ->
        [yes] 空母あり
       *[no] 空母なし
    }
   *[other] {""}
}
told-aircraft = { $squadron }{ $heading_id ->
    [none] （{ $number }）
   *[other] （{ $number }、{ $heading }へ）
}
told-mission = { $kind ->
    [R] 索敵
    [A] 攻撃
    [K] 片道攻撃
   *[C] 直掩
}
told-volley = { $by }が{ $at }を射撃、出目{ $die }（{ $chance }以下で成功）
skirmish-AirRoundFought = { $hex }上空の空戦
skirmish-EncounterFought = { $hex }、ステップ{ $step }の遭遇戦
skirmish-BarrageRolled = { $side }、{ $hex }上空への対空砲火
skirmish-ScoutChased = { $side }、{ $hex }、ステップ{ $step }の追撃
skirmish-BoatHunted = { $side }、{ $boat }の掃討
skirmish-AssaultMade = { $battalion }への地上攻撃

## ターンのまとめ

report-turn = このターンの結果
count-aircraft = 失った機
count-raids = 目標に達した空襲
gauge-runway = ミッドウェーの滑走路（%）

## ゲームの目的

goal = 1942年6月3日〜6日、全25ターンです。両軍は互いに見えません。同時に命令書を書き、審判がそれぞれの見たものだけを知らせます。終了時に勝利ポイント（VP）の多い側の勝ちです。ミッドウェーは11、空母は5、戦艦と軽空母は4、重巡洋艦と輸送船は2、その他の艦は1、航空機は1機につき½です。
goal-turn = 1ターンの流れ：艦が移動し、自分のヘクスを索敵します。昼は状態Pの飛行隊が索敵、攻撃、直掩に飛び、経路は必ず基地に戻ります。攻撃隊は戦闘機と対空砲火に迎えられ、突破した隊が攻撃します。続いて雷撃と砲戦、ミッドウェーへの艦砲射撃と上陸、地上戦、収容を行います。夜（第6、7、13、14、20、21ターン）は何も飛びません。
goal-us = あなたは米軍です。見つかる前に敵空母を見つけてください。B-17は遠くを大まかに、PBYは正確に見ます。艦載機は3ヘクス先まで往復できます。飛んだ飛行隊は、次のターンは格納庫に入ります。ミッドウェーを守ってください。守備は6個大隊だけで、増援はありません。
goal-japan = あなたは日本軍です。荒天に隠れて接近し、巡洋艦の水偵で索敵し、見つかる前に叩いてください。輸送船がミッドウェー（H6）に着くのは早くて第13ターンで、10個大隊が6個大隊に当たります。「千歳」はクレ（G6）に基地を造れます。新しいグループはA列から登場します。到着予定になったら配置してください。

## 端末

intro = 『ミッドウェー』（1942年6月）：互いに見えない二つの艦隊が、封緘命令と審判のもとで戦います。全25ターン、2人で数晩、または通信対戦で遊べます。
command-pieces = 戦力 艦船 艦 ships
argument-pieces = [名前]
help-pieces = 自軍の全艦船・飛行隊・大隊の状態と位置。名前を付けるとその値の出典
missing-pieces = この対戦に「{ $name }」というユニットはありません。
order-words = エンタープライズ k5
help-words = ユニットと命令、またはその先頭部分。ヘクスは番号で
order-list = エンタープライズ、ホーネット k5
help-list = 複数のユニットに同じ命令
order-all = 全艦 k5
help-all = 可能なユニットすべてに
example-why = 何の理由ですか？（例：理由 エンタープライズ a1）

## The chart in text

chart-key = CV14 自軍 s4 潜水艦 CV9! 今見た CV9? 前に見た ^12 航空機 ◆ 支配 ░ 荒天
chart_size-small = 小
chart_size-medium = 中
chart_size-large = 大
chart-storm = 北西は荒天
chart-clear = 荒天なし
chart-day = 昼
chart-night = 夜
chart-before = 戦闘前
chart-runway = 滑走路{ $percent }%
chart-kure = クレ基地、第{ $turn }ターンから
chart-chiyoda = 千代田：{ $points }
chart-score = 失点{ $lost }、確認した得点{ $won }
chart-to-come = 未到着
chart-troops = 地上部隊
chart-battalion = { $name }（{ $place }、{ $state }）
chart-contacts = 敵情
chart-contact = 第{ $turn }ターン { $hex } { $source }：{ $what }
chart-force = { $size ->
    [small] 小部隊
    [medium] 中部隊
   *[large] 大部隊
}{ $carrier ->
    [yes] 空母あり
   *[no] { "" }
}
chart-lost = 喪失
chart-forces-note = (m) 機関破壊 (a) 兵装破壊 · 1ターン待機。P 待機 H 格納庫 M 任務中。「戦力 名前」で値の出典も表示します。
value-capacity = 搭載数
value-aircraft = 機数

## The card of the first visit

table-help-pick = 命令書かマップで艦や飛行隊を選ぶと、できることが金色に光ります。
table-help-place = ヘクスを順に選んで経路を引くか、1つのヘクスを選んで移動します。光っていないヘクスは、できない理由を示します。
table-help-end = 何度でも元に戻せます。できたら命令書を提出してください。いつ提出したかは誰にも知られません。結果は報告として届きます。
key-hull = 上：艦名。下：艦種（CV・CVL 空母、BB 戦艦、CA・CL 巡洋艦、DD 駆逐艦、TT 輸送船、SS 潜水艦）
key-hull-damaged = 斜線：損傷。M：機関破壊（航行不能）。A：兵装破壊（射撃不能）
key-squadron = 四角：1機ずつ（残り{ $aircraft }/{ $full }機）。丸の数字：待機するターン数（{ $wait }）
key-sighting = 破線：最後に発見したときの敵。マップでは時計が何ターン前かを示す

## On the board

scene-turn = 第{ $turn }ターン（全{ $turns }）{ $night ->
    [yes] 夜
   *[no] {""}
}
scene-score = 米軍{ $us }VP、日本軍{ $japan }VP
brief-scene-score = VP { $us }：{ $japan }
scene-claims = 確認{ $points }VP
brief-scene-claims = VP { $points }
scene-own-losses = 自軍の損失：{ $ships }隻、{ $aircraft }機
scene-seen-losses = 敵の損失（確認分）：{ $ships }隻、{ $aircraft }機、{ $points }VP
scene-runway = ミッドウェー滑走路：{ $percent }%
place-aboard = 乗船中
place-sunk = 沈没
print-contact = 接触
print-small-group = 小部隊
print-medium-group = 中部隊
print-large-group = 大部隊
print-tf16 = TF16
print-tf17 = TF17
print-j1 = 南雲
print-j2 = 田中
print-j3 = 藤田
print-j4 = 栗田
print-j5 = 近藤
print-j6 = 山本
print-j7 = 警戒部隊

## 見込みと注意

odds-plan = 攻撃ヘクスで最後に見た艦への攻撃（無傷とみなす）：通常の対空砲火、敵戦闘機なし
odds-fighters = ヘクス上空の戦闘機と、反撃による損失
odds-barrage = 対空砲火
odds-raid = 無傷の艦への攻撃
odds-island = ミッドウェー攻撃
odds-torpedoes = 無傷の艦への雷撃。損失は、発見した駆逐艦がすべて掃討する場合
odds-guns = 無傷の艦への砲撃
odds-hunts = 対潜掃討
odds-bombardment = ミッドウェー艦砲射撃
odds-ground = 無傷の大隊への地上攻撃
odds-together = 全隊
odds-squadron = 飛行隊
odds-target = 目標
odds-aircraft = 機数
odds-shots = 射撃数
odds-hunters = 駆逐艦
odds-attackers = 攻撃側
odds-lost = 自軍の損失
odds-downed = 撃墜
odds-hits = 命中
odds-on-runway = 滑走路へ
odds-on-troops = 地上部隊へ
odds-p-any = 1発以上
odds-p-stopped = 行動不能
odds-p-sunk = 撃沈
odds-p-hit = 命中率
odds-p-eliminated = 全滅
note-stays-off = { $groups }は登場できますが、{ $count }隻がまだマップ外です。
note-builds-nothing = 「{ $ship }」はクレにいますが、基地を建設していません。
note-no-cover = 「{ $ship }」の上空に直掩がいません。
note-left-on-deck = 「{ $ship }」の甲板に爆撃機・雷撃機{ $number }機が待機したままです。1発命中すればすべて失われます。
note-not-home = 「{ $squadron }」の経路は{ $hex }で終わり、帰投できません。
note-too-far = 「{ $squadron }」は{ $hex }を攻撃すると帰投できません。
note-one-way = 片道攻撃に出た「{ $squadron }」は1機も戻りません。
note-not-scrambled = 「{ $squadron }」は敵の攻撃に対して緊急発進できます。
note-fires-at-nobody = 「{ $squadron }」は何も狙っていません。
note-silent = { $count }ユニットが対空射撃をしていません。
note-no-target = 「{ $squadron }」は何も攻撃しません。
note-not-landed = 「{ $ship }」はミッドウェーにいますが、部隊を揚陸していません。
note-no-torpedo = 敵艦を見つけた潜水艦{ $count }隻が魚雷を撃ちません。
note-no-gun = 砲撃または対潜掃討のできる{ $count }隻が何もしません。
note-no-bombardment = ミッドウェーを砲撃できる艦が{ $count }隻あります。
note-no-assault = 攻撃できる{ $count }個大隊が攻撃しません。
note-no-deck = 「{ $squadron }」の{ $number }機に降りる場所がありません。着陸できない機は失われます。

# ヒントの理由

because-posts = 空母は見つからない場所で、守るべきものに届く位置に待機し、潜水艦はミッドウェーへの航路に潜みます。
because-waits-for-news = 攻撃に値する敵は知られていません。空母は持ち場、潜水艦は航路、輸送船は敵の届かない場所で待ちます。
because-prey = 最近見つかった最も価値の高い部隊は{ $hex }付近です。攻撃機の準備ができた空母は近づき、ほかは距離を保ちます。
because-searches = 未確認で敵の見込みが高い海域を{ $searching }個飛行隊で索敵し、{ $covering }個の戦闘機隊が甲板の上空に残ります。
because-strikes = 攻撃は{ $raiding }個飛行隊で、まず最も価値の高い艦がいると見込まれる{ $hex }へ向かいます。索敵は{ $searching }個、甲板の上空は{ $covering }個です。
because-fighters-first = 最も多くを守れる、または撃墜できる相手を狙います。戦闘機より爆撃機・雷撃機が先です。
because-barrage = すべての砲が、最も危険な相手を撃ちます。
because-carriers-first = 空母が最優先です。その甲板に最も価値があります。
because-torpedoes = 撃てる潜水艦はすべて、最も価値の高い艦を狙います。
because-guns = 沈められる相手に砲火を集中します。
because-lands = 上陸はまだ成功しうるため、ミッドウェーにいる部隊は揚陸します。

## 記号と略号の意味

legend-cv = CV・CVL：空母、軽空母。下の段は飛行甲板と航空機
legend-bb = BB：戦艦
legend-ca = CA・CL：重巡洋艦、軽巡洋艦
legend-dd = DD：駆逐艦。潜水艦を掃討できるのはこれだけ
legend-ss = SS：潜水艦
legend-tt = TT：輸送船。大隊（TS）を載せる
legend-fg = FG：戦闘機。米軍の飛行隊はVF、VMF
legend-db = DB：急降下爆撃機。米軍の飛行隊はVB、VS、VMSB
legend-tb = TB：雷撃機。米軍の飛行隊はVT
legend-rc = RC：低空を飛ぶ偵察機。PBY、水上機
legend-hb = HB：B-17。高高度から偵察する
short-ready = P · H
legend-ready = 飛行隊の状態：Pは甲板で待機、Hは格納庫
short-vp = VP
legend-vp = 勝利ポイント
## 場所を詳しく見る

look-raids = { $side }が攻撃して戻れる：{ $squadrons }
look-searches = { $side }が索敵して戻れる：{ $squadrons }
look-sails = { $side }がこのターンに進入可能：{ $ships }
look-may-be-here = 今ここにいるかもしれない艦：{ $groups ->
    [0] { $ships }
   *[other] { $ships_count ->
        [0] 艦隊{ $groups }個
       *[other] { $ships }、ほか艦隊{ $groups }個
    }
}
look-may-be-raided = ここを攻撃しうる発見済みの空母（爆撃機の往復距離{ $hexes }ヘクス）：{ $ships }
