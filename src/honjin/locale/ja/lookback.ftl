### Looking back at a match: luck, and the whole of it in one picture.

## Luck

luck-tab = 運
luck-curve = 両軍の期待値からの差の推移
luck-sentence = { $side }：命中と成功{ $fell }、期待値{ $likely }（{ $over }）。{ $rare ->
    [usual] ダイス運は普通。
    [good] これ以上の幸運は{ $matches }戦に1回。
   *[bad] これ以上の不運は{ $matches }戦に1回。
}
luck-column-what = 判定
luck-of = { $fell }／{ $likely }
luck-throw = { $what }：{ $fell }、期待値{ $likely }
luck-figure = 運（{ $first }、{ $second }）
luck-left-out-midway = 艦の砲撃、雷撃、対地砲撃は含みません。記録に残るのは命中だけで、射撃した艦のすべては残らないためです。

luck-fire = 射撃
luck-operations = 先手
luck-passages = 移動
luck-raid = 旅順口奇襲
luck-mines = 機雷
luck-siping = 四平
luck-bombardment = 砲撃
luck-defensive_fire = 防御射撃
luck-air = 空中射撃
luck-barrage = 対空砲火
luck-chase = 索敵機の迎撃
luck-raids = 空襲
luck-hunts = 対潜掃討
luck-ground = 地上戦
luck-shock = 白兵戦
luck-tests = 練度判定
luck-rally = 回復
luck-flight = 敗走判定
luck-initiative = イニシアチブ
luck-momentum = モメンタム
luck-continuity = 継続
luck-trumps = 割り込み
luck-coordination = 連携
luck-duels = 一騎討ち
luck-honour = 代理と突入
luck-escapes = 武将の無事

## The match in one picture

story-open = 共有用の画像
story-title = 一枚の絵で見る対戦
story-making = 画像を作成しています……
story-failed = このブラウザーでは画像を作成できませんでした。
story-alt = { $game }：{ $result }。{ $moments }。
story-download = ダウンロード
story-share = 共有
story-copy = コピー
story-copied = 画像をコピーしました。
story-not-copied = このブラウザーは画像をコピーできません。ダウンロードしてください。
story-course = 形勢の推移
story-moments = 転機
story-turn = 第{ $turn }ターン
