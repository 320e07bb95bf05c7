### 端末。IDはt-で始まる。海図の文字は短く：必要な所に幅を示す。

## ポートアーサーの海図

# 半角文字なら1桁、日本語なら2桁
t-letter-japan = 日
t-letter-russia = 露
t-letter-us = 米

# 15桁まで。ただしeast_china_seaは21桁、tsushimaは18桁
t-zone-yellow_sea = 黄海
t-zone-tsushima = 対馬海峡
t-zone-east_china_sea = 東シナ海
t-zone-philippine_sea = フィリピン海
t-zone-pacific_ocean = 太平洋
t-zone-sea_of_japan = 日本海

# 港：順に9桁、11桁、10桁、11桁まで（半角文字なら各1桁多い）
t-port-japan = 日本本土
t-port-port_arthur = 旅順
t-port-vladivostok = ウラジオ
t-port-diego_suarez = ディエゴ

# 陸地：manchuriaは24桁、ほかは5桁
t-land-manchuria = 満　　　洲
t-land-korea = 朝鮮
t-land-china = 清国
t-land-yezo = 北海道

# 戦隊：隻数、速力、火力。15桁まで、短い形は10桁まで
t-plate = { $count }隻 速{ $speed } 火{ $firepower }
t-plate-short = { $count } 速{ $speed }火{ $firepower }
t-plate-hidden = { $count }隻？{ $top }
t-plate-hidden-short = { $count }? { $top }
t-landing-empty = 上陸ボックス –
t-landing-army = { " ■ 上陸軍 " }
t-landing-planned = { " ▸ 軍を配置 " }
t-blockade = { " ⊗ 旅順封鎖 " }

# 停泊地：隻数と火力。13桁まで、短い形は8桁まで
t-roadstead = { $count }隻 火{ $firepower }
t-roadstead-short = { $count } 火{ $firepower }
t-roadstead-empty = 艦なし
t-yard = 造船所 { $count ->
    [0] –
   *[other] { $count }
}
t-arrivals = 第{ $turn }ターン +{ $count }
t-no-yard = 造船所なし
t-port-fallen = 陥落

# 海図の隅の凡例：各14桁まで
t-key-zone = ★ 重要海域
t-key-points = 1/3 CP 日/露
t-key-values = 速火=速力/火力
t-key-damaged = 2× 2隻損傷
t-more-borders = ほかの隣接：{ $pairs }

t-track-turn = T
t-track-cp = CP
t-initiative = イニシアチブ
t-track-manchuria = 満洲
t-pool = 予備の軍{ $count }個
t-box-hill_203 = 造船所喪失
t-box-port_arthur = 陥落
t-box-mukden = 勝利に必要
t-box-siping = 判定で1CP

t-turn-of = 第{ $turn }ターン/全{ $turns }
t-scored-now = 今得点計算した場合 日{ $japan } 露{ $russia }
t-plan = 予定
t-plan-army = 軍：{ $name }

## 戦力

t-forces-ship = 艦
# 値の列の見出し：各9桁まで
t-forces-intact = 火 速
t-forces-damaged = { " 損傷" }
t-forces-place = 位置
t-forces-summary = 現存{ $afloat }隻（損傷{ $damaged }隻）、沈没{ $sunk }隻{ $coming ->
    [0] {""}
   *[other] 、未登場{ $coming }隻
}
t-forces-note = 火は火力、速は速力、防は防御力。損傷面は火力、速力、防御力の順。°はルールブックに記載のない復元値を含む艦で、「戦力 艦名」で確かめられます。
t-damaged = 損傷
t-arrives = 第{ $turn }ターンに登場
t-in-port = { $name }{ $part }
t-value-firepower = 火力
t-value-speed = 速力
t-value-damaged_firepower = 損傷面の火力
t-value-damaged_speed = 損傷面の速力
t-value-defence = 損傷面の防御力
t-ship-history = 史実：{ NUMBER($tons) }トン、{ NUMBER($knots) }ノット、{ NUMBER($year, useGrouping: 0) }年起工

## 画面

t-seat-you = { $name }：自分
t-seat-other = { $name }
t-seat-computer = { $name }：{ $level }
t-dice-committed = ダイスの事前コミット：{ $start }…
t-new-match = 対戦「{ $name }」（自動保存）ダイスの事前コミット：{ $start }…
t-own-pack = 独自データ：{ $name }
t-since = 前回の手番から
t-since-more = （それ以前は「ログ」）
t-footer = 番号か語句、コマンド：{ $commands }
t-prompt = { $name } >
# 表の列の見出し：速力と火力
# 艦名の横：その値、損傷面の値
t-note-intact = 速{ $speed } 火{ $firepower }
t-note-damaged = × 速{ $speed } 火{ $firepower } 防{ $defence }
t-grid-port = 港：{ $name }
t-grid-speed = 速
t-grid-firepower = 火
# 表の列の見出し：各4桁まで。海域は2桁なら80桁に表が2つ並ぶ
t-short-zone-yellow_sea = 黄
t-short-zone-tsushima = 対
t-short-zone-east_china_sea = 東
t-short-zone-philippine_sea = 比
t-short-zone-pacific_ocean = 太
t-short-zone-sea_of_japan = 日
t-short-port-japan = 本土
t-short-port-port_arthur = 旅順
t-short-port-vladivostok = ウラ
t-short-port-diego_suarez = ディ
t-short-Repair = 入渠
t-short-Attack = 攻撃

## 命令

t-refused = { $what }：{ $why }（{ $rule }）
t-refused-plain = { $what }：{ $why }
t-allowed = 可能です：{ $what }（{ $number }番）
t-allowed-then = その後なら可能です：{ $what }
t-which = どの選択肢ですか？
# Before the options about what is in one place.
t-place = { $name }：
t-and-more = ……ほか{ $count }件
t-no-such-number = { $number }番はありません。最後は{ $last }番です。
t-not-understood = 「{ $line }」はここでの命令でもコマンドでもありません。「ヘルプ」で両方の一覧を表示します。
t-did-you-mean = もしかして：{ $texts }
t-stopped = 命令{ $of }件のうち{ $done }件を実行し、次の命令で止まりました：

# 入力する命令の言葉（空白区切り）：無視する語、2つの命令をつなぐ語、すべてを表す語、「はい」を表す語
# 英語も使える
t-words-skip = へ に の は が から で まで to the in into for on of with at a an ship ships ユニット unit units pick
t-words-joins = と それから and then
t-words-all = 全艦 全部 全て すべて all every everything
t-words-yes = y yes はい

## コマンド：最初の語を表示し、ほかの語も受け付ける（「_」は空白）

t-command-help = ヘルプ ? ？ h
t-command-board = マップ 海図 b
t-command-odds = 確率 成功率
t-command-why = 理由 なぜ
t-command-hint = ヒント
t-command-follow = 従う
t-command-undo = 戻す 元に戻す u
t-command-take-back = 待った
t-command-log = ログ
t-command-rules = ルール
t-command-pieces = 駒 pieces
t-command-save = 保存
t-command-language = 言語
t-command-resign = 投了
t-command-claim = 勝ち
t-command-quit = 中断 退席 q

t-argument-why = 命令
t-argument-undo = [数 | 全部]
t-argument-log = [数 | 全部]
t-argument-rules = [番号]
t-argument-pieces = [名前]
t-argument-save = [ファイル]
t-argument-language = XX

t-help-orders = 命令
t-order-number = 17
t-order-number-help = その番号の選択肢
t-order-numbers = 3 17 22  や  3-6
t-order-numbers-help = 複数の選択肢を順に
t-order-tab = Tab、矢印キー
t-order-tab-help = 語句の補完、以前の入力。Enterだけで画面を再表示
t-help-commands = コマンド（英語のhelp、why、undoなども使えます）
t-help-why = 可能かどうか、不可ならその理由とルール
t-help-odds = これからの行動の正確な確率
t-help-hint = 初級のコンピュータープレイヤーが選ぶ手
t-help-follow = ヒントのとおりに、途中で何も起こらない限り最後まで行う
t-help-undo = 直前の命令を元に戻す（ダイス、公開、相手の決定の前まで）
t-help-take-back = 「戻す」では戻せない、最後の決定の前まで戻る（相手の同意が必要。コンピューターは必ず同意します）。振られたダイスは元に戻りません
t-help-board = マップの再表示
t-help-log = これまでの出来事（ルールとダイス付き）
t-help-rules = ルール早見。「ルール 6」で第6章を表示
t-help-pieces = いま見える局面のすべて
t-help-save = 常に自動保存。ファイル名を付けると記録の写しを作成
t-help-language = en、fr、cs、ja
t-help-resign = 投了（確認あり）
t-help-claim = 相手が2ターン続けて応答しないとき、勝ちを宣言する
t-help-help = このページ
t-help-quit = 卓を離れる（対戦は後で再開可能）

t-no-odds = ここで計算できる確率はありません。
t-hint = ヒント：{ $what }（{ $number }番）
t-hint-then = 次に{ $what }
t-hint-follow = 「従う」ですべて行います。
t-no-hint = このゲームには、ヒントを出すプレイヤーがまだいません。
t-undone = 命令{ $count }件を元に戻しました。
t-cannot-undo = 元に戻せません。直前の命令の後に、ダイスが振られたか、何かが公開されたか、相手が決定しています。
t-nothing-to-undo = 元に戻す命令はまだありません。
t-may-take-back = 相手が同意すれば、「{ $command }」でさらに前へ戻れます。
t-take-back-question = { $side }、待ったの申し込み。{ $other }は同意しますか？[y/N]
t-taken-back = { $other }が同意しました。最後の決定とその後の出来事を取り消しました。振られたダイスは元に戻らず、次は新しい目が出ます。
t-take-back-refused = { $other }は同意しませんでした。決定はそのままです。
t-empty-log = まだ何も起きていません。
t-rules-title = ルール
t-rules-how = 「ルール 6」で章を、「ルール 6.3B」で節を表示します。「ルール 記号」でカウンターと記号を、「ルール 例」で詳しい例を表示します。
t-rules-key = カウンター、記号、略号
t-rules-example = 詳しい例
t-rules-none = このゲームにはまだありません。
t-words-key = 記号
t-words-example = 例
t-no-such-section = { $section }という節はありません。「ルール」で一覧を表示します。
t-no-reference = このゲームのルールはまだ書かれていません。コードが参照する項目の一覧です。
t-no-goal = このゲームの目的はまだ書かれていません。項目の一覧は「ルール」で見られます。
t-missing-pieces = この対戦に「{ $name }」という駒はありません。
t-example-why = 何の理由ですか？後に選択肢を書いてください（一覧になくてもかまいません）。
t-saved-always = 命令はそのつど保存されます：{ $path }
t-saved-copy = 記録の写しを{ $path }に作成しました。対戦は元のファイルで続きます。
t-file-exists = ファイル{ $path }はすでにあります。別の名前にしてください。
t-not-saved = { $path }に書き込めません：{ $reason }
t-languages = 言語：{ $list }
t-resign-question = { $name }として投了しますか？対戦はすぐに終了します。[y/N]
t-claim-question = { $name }として勝ちを宣言しますか？相手は2ターン続けて応答がありません。[y/N]
t-leave-question = 卓を離れますか？記録は失われません。[y/N]
t-left = 卓を離れました。対戦は保存済みです。
t-left-resume = 再開：./honjin play --resume { $name }
t-left-menu = 対戦の一覧から選ぶ：./honjin menu
t-more = ―― Enterで続き、qで中止 ――
t-take-seat = { $name }のプレイヤーに交代してください。もう一方は画面を見ないでください。準備ができたらEnter：
t-percent = { $value }%
t-decimal = { $whole }.{ $part }

## 命令書

t-footer-paper = 対象と命令、コマンド：{ $commands }
t-yes = はい
t-no = いいえ
t-sheet-head = 命令書：{ $rows }件中{ $ordered }件に命令あり
t-sheet-empty = 命令するものはありません。「提出」で出します。
t-sheets-closed = 命令するものがなかったステップ：{ $names }
t-sheet-more = ……ほか{ $count }件は命令なし。「命令書」で全部見られます
t-sheet-what = { $name }：何をさせますか？
t-sheet-way = { $start }から{ $most }歩まで
t-sheet-along = その経路上の場所
t-sheet-allowed = この命令は書けます：{ $what }
t-sheet-drop-what = 何を消しますか？コマンドの後に名前を書いてください。
t-sheet-nothing-written = それについての命令は書かれていません。
t-sheet-as-it-was = 命令書はそのままです。
t-sheet-standing = { $sign } 継続命令{ $count }件（自動で記入）
t-sheet-stand-what = 何を継続命令にしますか？命令のある名前か番号を後に書いてください。
t-sheet-end-what = どの継続命令を解除しますか？継続命令のある名前か番号を後に書いてください。
t-sheet-once = この命令書に記入するのは1回だけです。継続命令にはできません。
t-sheet-hint = 初級のコンピュータープレイヤーの手で記入しました。「戻す」で元に戻ります。
t-sheet-sent = { $count ->
    [0] 命令書を提出しました（命令なし）。
   *[other] 命令書を提出しました：命令{ $count }件。
}
t-sheet-not-sent = 提出できません：{ $why }（{ $rule }）
t-command-sheet = 命令書
t-command-send = 提出
t-command-drop = 消す
t-command-clear = 全消去
t-command-usual = 通常
t-command-again = 前回
t-command-always = 毎回
t-command-never = 継続解除
t-command-redo = やり直す
t-argument-always = 名前
t-argument-never = 名前
t-argument-drop = 名前
t-help-paper = 命令書
t-help-sheet = 命令書の全行
t-help-send = 命令書を提出する
t-help-drop = その対象の命令を消す
t-help-clear = 命令を全部消す
t-help-usual = 未提出のときに適用される命令
t-help-again = 前回の命令のうち、今も有効なもの
t-help-always = その対象の命令を継続命令にする（毎回の命令書に記入）
t-help-never = その対象の継続命令を解除する
t-help-redo = 元に戻した変更をやり直す
t-help-paper-undo = 最後の変更を元に戻す
t-help-paper-why = 書けるかどうか、不可ならその理由とルール
t-help-paper-odds = 書いた命令、または1つの命令の正確な確率
t-help-paper-hint = 初級のコンピュータープレイヤーの手で記入する
t-order-paper-thing = 赤城 b3  または  3 b3
t-order-paper-thing-help = 対象の名前か番号、続けて命令
t-order-paper-several = 赤城、加賀 b3  または  1-5 b3  または  全艦 b3
t-order-paper-several-help = 複数に同じ命令。部隊名ならその全部
t-order-paper-way = vf_3 h6 h5 g5 h5
t-order-paper-way-help = 経路を一歩ずつ。遠い場所へは最短経路

## 対戦の前

t-ask-side = どちらの陣営でプレイしますか？
t-side-both = 両方：2人で1台のキーボードを使用
t-ask-opponent = 相手を選んでください。
t-ask-switches = 選択ルールとバリアント
t-choose = 番号（Enterだけなら{ $default }）：
t-choose-one = 1〜{ $count }の番号を入力してください。
t-choose-switches = 番号（Enterだけで「なし」）：
t-choose-numbers = 1〜{ $count }の番号を空白で区切って入力してください。

## 終了時

t-match-over = 対戦終了
t-record-lies = 記録      { $path }
t-how-to-replay = リプレイ  ./honjin replay { $path }
t-how-to-verify = 検証      ./honjin verify { $path }
t-commitment = 対戦前のダイスのコミット：{ $hash }
t-secret = 公開されたダイスの秘密値：{ $secret }
t-rematch-question = 陣営を入れ替えて再戦しますか？[y/N]

## メニュー

t-banner = 本陣 Honjin – 歴史ウォーゲームの本陣
t-intro-what = すべてのルールを知る審判が付いた、2人用ウォーゲームです。審判はできることを一覧にし、できないときは理由を述べ、すべての出来事にルールの節番号を添えます。ダイスは対戦前にコミットされ、対戦後に検証できます。
t-intro-steps = はじめに：「新しい対戦」を選び、質問にはすべてEnterを押し、卓では「ヘルプ」と入力してください。「ヒント」は定石に沿った手を教えます。
t-menu = 何をしますか？
# 項目ごとに1文字、この順：新しい対戦、再開、リプレイ、ルール、言語、終了
t-menu-letters = ngrpulq
t-menu-new = 新しい対戦
t-menu-learn = 遊びながら学ぶ
t-menu-resume = 対戦を再開
t-menu-replay = リプレイを見る
t-menu-rules = ルール
t-menu-language = 言語
t-menu-quit = 終了
t-which-game = どのゲームですか？
t-which-battle = どの戦いですか？
t-battle-taken = 戦いの指定がないので、最初の一戦に向く「{ $battle }」にします。--scenario で別の戦いを選べます。
t-which-match = どの対戦ですか？
t-which-section = 節の番号（Enterだけで戻る）：
t-which-language = どの言語ですか？
t-nothing-to-resume = 再開できる対戦はまだありません。
t-nothing-to-replay = リプレイできる対戦はまだありません。
t-broken = 「{ $name }」は再開できません：{ $problem }
t-match-line = { $name }  { $moment }／{ $seats }／{ $date }
t-finished = 終了
t-enter = Enterで続行：

## リプレイ

t-replay-header = リプレイ 手順{ $at }/{ $of }、{ $moment }
t-eyes-umpire = 審判の視点
t-eyes-spectator = 観戦者の視点
t-eyes-side = { $name }の視点
t-replay-keys = Enter 次へ · j 次の山場へ · b 前へ · 数字 その手順へ · e 最後へ · q 終了
t-replay-note = メモ（{ $side }）：{ $text }
t-replay-prompt = >
t-replay-next = n 次 次へ
t-replay-jump = j 山場
t-replay-back = b 前 前へ
t-replay-end = e 最後 最後へ
t-replay-warning = この対戦は終わっていません。審判の視点では、まだ非公開の情報も見えます。
t-unfinished = 対戦は終わっていません。
t-note-flips = → 損傷（{ $hits }発）
t-note-sinks = → 沈没（{ $hits }発）
t-note-sinks-at-once = → 沈没
t-chart-hidden = ウィンドウが小さく、マップを表示できません。「マップ」で表示します。
t-one-at-a-time = 最初の命令の後でダイスを振ります。1つずつ入力してください。
t-command-goal = 目的 goal
t-help-goal = 勝ち方とターンの流れ
t-new-here = 初めてなら「目的」で勝ち方とターンの流れを確認できます。

## Notes of one's own

t-command-note = メモ
t-command-notes = メモ一覧
t-argument-note = 文
t-help-note = 自分用のメモを残す（リプレイでその場面に表示）
t-help-notes = 自分のメモの一覧
t-noted = この陣営だけのメモとして保存しました。
t-no-notes = まだメモはありません。「メモ 文」で残せます。
t-note-too-long = メモは{ $most }文字までです。
t-note-not-kept = メモを保存できませんでした：{ $reason }

## Standing answers

t-command-skip = 見送る
t-command-standing = 自動
t-argument-standing = [番号 | 名前]
t-help-skip = 今回と、しばらくの間の同様の質問を見送る
t-help-standing = 自動回答の一覧、または1つの設定・取り消し
t-cannot-skip = これは見送れません。回答してください。
t-may-settle = 自動回答にできるもの
t-has-settled = 自動回答にしたもの（番号で取り消し）
t-nothing-settled = 自動回答はなく、この質問で設定できるものもありません。
t-settle-which = 「{ $line }」はどれのことですか？「自動」で番号付きの一覧を表示します。
t-settle-none = 「{ $line }」に当たる自動回答はありません。
t-settled-now = 自動回答に設定しました：{ $what }
t-unsettled = 再び尋ねます：{ $what }

## Together

t-command-together = 一斉
t-argument-together = 方法 [数] [名前]
t-help-together = 複数に同じことを順に行わせる：一斉 前進 2
t-together-how = 誰に、どのようにさせますか？{ $ways }のいずれか、次に歩数、次に名前（読点区切り、省略すると全員）を入力してください。
t-together-nobody = この質問では、同じことをさせられるユニットがありません。
