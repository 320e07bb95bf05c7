### 人：対戦成績、フレンド、ブロック。

## 成績

p-person-mine = 自分の対戦と成績
p-person-line = 終了した対戦とその結果を、ゲームと陣営ごとにまとめました。
p-person-private = このページはあなただけに表示されます。
p-person-shared = このアドレスを知っている人には、表示名と成績、そして観戦できた対戦が表示されます。
p-person-share = このページを公開
p-person-unshare = 公開をやめる
p-person-link = ページのアドレス
p-person-guest = このページはあなただけに表示されます。アカウントがあれば公開でき、どの端末でも見られます。
p-person-stats = ゲームと陣営ごとの成績
p-person-side = 陣営
p-person-people = 対人戦
p-person-machines = 対コンピューター戦
p-person-played = 対戦
p-person-won = 勝ち
p-person-drawn = 引き分け
p-person-lost = 負け
p-person-count = { $count }回
p-person-not-counted = チュートリアルと、1画面で両陣営を動かした対戦は数えません。
p-person-public-only = 誰でも観戦できた対戦です。
p-filter-all = すべて
p-pages = ページ
p-page-newer = 新しいもの
p-page-older = 古いもの
