### 人：対戦成績、フレンド、ブロック。

## 成績

p-person-mine = 自分の対戦と成績
p-person-line = 終了した対戦とその結果を、ゲームと陣営ごとにまとめました。
p-person-private = このページは自分だけに表示されます。
p-person-shared = このアドレスを知っている人には、表示名と成績、そして観戦できた対戦が表示されます。
p-person-share = このページを公開
p-person-unshare = 公開をやめる
p-person-link = ページのアドレス
p-person-guest = このページは自分だけに表示されます。アカウントがあれば公開でき、どの端末でも見られます。
p-person-stats = ゲームと陣営ごとの成績
p-person-side = 陣営
p-person-people = 対人戦
p-person-machines = 対コンピューター戦
p-person-played = 対戦
p-person-won = 勝ち
p-person-drawn = 引き分け
p-person-lost = 負け
p-person-count = { $count }回
p-person-not-counted = チュートリアル、1画面で両陣営を動かした対戦、独自のデータパックを使った対戦は数えません。
p-person-public-only = 誰でも観戦できた対戦です。
p-filter-all = すべて
p-pages = ページ
p-page-newer = 新しいもの
p-page-older = 古いもの

## フレンドとブロック

p-friends = フレンド
p-friends-line = フレンドのために席を取っておけます。相手のホームページに表示され、リンクは要りません。
p-friends-mine = 自分のフレンド
p-friends-none = まだいません。
p-friends-add = フレンドを追加
p-friends-add-line = リンクを送ってください。開いた人とフレンドになれます。有効期間は2週間です。
p-friends-link = リンクを作る
p-friends-address = フレンド用のリンク
p-friends-part = 解除
p-friends-block = ブロック
p-friends-unblock = ブロックを解除
p-friends-blocked = ブロックしたプレイヤー
p-friends-blocked-line = 同じ卓に着くことも、募集中の卓を互いに見ることもできず、相手は卓でこちらにメッセージを送れません。ブロックするには、二人で対戦している卓のメニューを使ってください。
p-friend = 新しいフレンド
p-friend-line = このリンクを送った人は、フレンドになりたいと思っています。フレンド同士は互いに席を取っておけます。
p-friend-yes = フレンドになる
p-friend-old = このリンクは使えません。古いか不完全か、フレンドになれない相手です。
p-friend-whom = 相手
p-friend-anybody = リンクを知っている人
p-refused-friend = このフレンドの席を取れませんでした。別の人を選ぶか、リンクを送ってください。
p-invite-kept-for = { $name }さんのホームページに、この招待が表示されます。リンクも使えます。
p-card-invited = { $name }からの招待：{ $game }
p-join-decline = 断る
p-join-barred = この卓には着席できません。

## ロビーの絞り込み

p-filter = 一覧を絞り込む
p-filter-game = ゲーム
p-filter-side = 空いている陣営
p-filter-pace = ペース
p-filter-apply = 表示
p-pace-free = 制限なし
p-pace-table = リアルタイム
p-pace-mail = 通信対戦
