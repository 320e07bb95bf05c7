# Order sheets as workbooks: tabs, headings, and what the umpire writes into them.

sheet-title = 命令書：{ $side }・{ $where }
sheet-yes = Y
sheet-no = N
sheet-pick = リストから選ぶか、空欄のままにしてください。
sheet-on-way = 経路上の、出発点より後の場所を書いてください。
sheet-reason = { $why } { $rule }

# Tabs

sheet-tab-turn = ターン
sheet-tab-orders = 命令
sheet-tab-report = 報告
sheet-tab-lists = リスト
sheet-tab-ships = 艦艇
sheet-tab-submarines = 潜水艦
sheet-tab-air = 航空
sheet-tab-ground = 地上
sheet-tab-contacts = 接触
sheet-tab-losses = 損害

# Headings

sheet-head-match = 対戦
sheet-head-sheet = 命令書
sheet-head-side = 陣営
sheet-head-turn = ターン
sheet-head-step = ステップ
sheet-head-day = 昼夜
sheet-head-storm = 荒天
sheet-head-closes = 締切
sheet-head-done = 完了
sheet-head-always = 常に
sheet-head-id = ID
sheet-head-unit = ユニット
sheet-head-name = 名称
sheet-head-order = 命令
sheet-head-no = 番号
sheet-head-refused = 却下
sheet-head-event = 出来事
sheet-head-rule = ルール
sheet-head-class = 艦種
sheet-head-group = グループ
sheet-head-hex = ヘクス
sheet-head-mvt = mvt
sheet-head-zm = ZM
sheet-head-za = ZA
sheet-head-capacity = 搭載数
sheet-head-aboard = 搭載中
sheet-head-move = 移動
sheet-head-build = 建設
sheet-head-barrage = 対空砲火
sheet-head-code = コード
sheet-head-target = 目標
sheet-head-located = 発見
sheet-head-type = 機種
sheet-head-number = 機数
sheet-head-base = 基地
sheet-head-state = 状態
sheet-head-range = 航続距離
sheet-head-mission = 任務
sheet-head-path = 飛行経路
sheet-head-strike = 攻撃ヘクス
sheet-head-seize = 攻撃条件
sheet-head-chase = 追撃
sheet-head-engage = 交戦
sheet-head-scramble = 緊急発進
sheet-head-air_target = 空戦目標
sheet-head-divert = 代替着艦
sheet-head-where = 所在
sheet-head-strength = 基本値（%）
sheet-head-commit = 攻撃指定
sheet-head-clock = 飛行ステップ
sheet-head-source = 情報源
sheet-head-what = 内容
sheet-head-live = 現在
sheet-head-roll = ダイス／確率
sheet-head-result = 結果
sheet-head-whose = 陣営別
sheet-head-points = ポイント

# Midway: what the umpire writes

sheet-daylight = 昼
sheet-night = 夜
sheet-off = マップ外
sheet-runway = 滑走路
sheet-troops = 地上部隊
sheet-scrambled = 緊急発進機
sheet-step-set-up = セットアップ
sheet-step-naval = 艦艇移動
sheet-step-searches = 索敵計画
sheet-step-air = 航空計画
sheet-step-air-targets = 空戦目標
sheet-step-barrage = 対空砲火
sheet-step-raid-targets = 攻撃目標
sheet-step-torpedoes = 雷撃
sheet-step-guns = 砲戦・対潜掃討
sheet-step-bombardment = 艦砲射撃
sheet-step-landing = 上陸
sheet-step-ground = 地上戦
sheet-step-divert = 収容
sheet-source-search = 艦艇・潜水艦・島
sheet-source-attack = 敵の攻撃
sheet-source-raid = 攻撃隊
sheet-source-scout = 偵察機
sheet-source-flight = 飛行中の機
sheet-with-carrier = 空母を含む
sheet-came-eliminated = 全滅
sheet-came-sunk = 撃沈
sheet-came-downed = 撃墜
sheet-came-hit = 命中
sheet-came-nothing = 効果なし
sheet-own = 自軍
sheet-enemy = 敵（観測）
sheet-aircraft = { $count }機

# What the verbs say

sheet-said-written = 作成しました：{ $file }。白いセルに記入して保存し、次を実行してください：./honjin sheet in { $name } { $file }
sheet-said-orders = { $side }：有効な命令{ $count }件
sheet-said-row = 却下：{ $tab }、{ $row }：{ $why }
sheet-said-marked = 却下された行は { $file } に印があります。修正して、もう一度読み込んでください。
sheet-said-sent = { $side }、命令書を提出
sheet-said-kept = 記入済み、未提出です。最初のシートの「完了」に記入するか、--send を使ってください。不足：{ $why }
mail-new = { $folder } で通信対戦を開始しました。各陣営のフォルダーの中身を送り、届いた命令書を { $folder }/inbox に入れて、次を実行してください：./honjin umpire resolve { $folder }
mail-in = { $side }、命令書を受理：命令{ $count }件（{ $file }）
mail-refused = { $side }：{ $file } はこのままでは受理できません。有効な命令{ $count }件、却下された行{ $rows }行。{ $marked } を送り返してください。
mail-not-done = { $side }：{ $file } は届きました（命令{ $count }件）が、完了の印がありません。時間切れになると有効になります。
mail-unread = { $file }：{ $why }
mail-closed-own = { $side }、時間切れ：届いている命令書を適用
mail-closed-usual = { $side }、時間切れ：通常の命令を適用
mail-send = { $side }へ送付：{ $name }
mail-missing = { $side }、命令書 { $name } は未着
mail-closes = このステップの締め切りは{ $until }です。
mail-past = このステップは{ $until }に締め切られるはずでした。./honjin umpire resolve { $folder } --time-up で締め切ります。
mail-umpire = 審判
mail-over = 対戦は終了しました。記録 { $file } が公開されました：./honjin replay { $file }
mail-moved = 対戦はサーバーに移りました：{ $address }
mail-dispatch = { $side }への報告・{ $match }
mail-journal = 対戦の全記録・{ $match }
mail-fill-in = { $file } の白いセルに記入し、審判へ送り返してください。
mail-end = 対戦は終了しました。審判が記録のすべてを両陣営に公開します。
