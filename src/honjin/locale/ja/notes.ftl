### 自分だけのメモと書き込み。卓とリプレイで使う。

notes = メモ
notes-empty = ここに書いたメモと図は、自分だけが、どの端末からも見られます。対戦が終わると、リプレイでそれぞれのメモがその場面に表示されます。
notes-write = メモを書く
notes-keep = 保存
notes-when = 第{ $turn }ターン · { $when }
notes-drop = 削除
notes-drop-this = 削除：{ $text }
notes-taken-off = マップから消去
notes-hide = 図を隠す
notes-not-kept = 保存できませんでした。少し待ってから、もう一度試してください。
notes-full = 1回の対戦に残せるメモの数を超えます。いくつか削除してください。
notes-too-fast = 一度に多すぎます。少し待ってから、もう一度試してください。

## Drawing

notes-draw = 図を描く
notes-drawing = マップに自分用の図を描く
notes-tools = 描くもの
notes-arrow = 矢印
notes-ring = 円
notes-undo = 最後の図を元に戻す
notes-clear = 消去
notes-clear-help = 図をすべてマップから消す（リプレイには表示されます）
notes-done = 完了
notes-ink = 線
notes-ink-red = 赤、実線
notes-ink-blue = 青、破線
notes-ink-green = 緑、点線
notes-ink-violet = すみれ色、二重線
notes-say-arrow = 始点を選んでください。
notes-say-end = 終点を選んでください。
notes-say-ring = 囲むものを選んでください。
notes-arrow-between = 矢印：{ $from } → { $to }（{ $ink }）
notes-arrow-to = 矢印：→ { $to }（{ $ink }）
notes-arrow-drawn = 矢印（{ $ink }）
notes-ring-around = 円：{ $name }（{ $ink }）
notes-ring-drawn = 円（{ $ink }）

## Sharing, and the replay

notes-are-private = このメモは自分だけが見られます。
notes-are-shared = リプレイを見る人は、このメモを名前付きで読めます。
notes-share = リプレイで公開
notes-unshare = 公開をやめる
notes-mine = 自分
notes-author = { $name }（{ $side }）
notes-on-chart = マップに表示
