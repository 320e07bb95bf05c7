### メール：手番のお知らせ

mail-subject = { $game }：手番です（相手：{ $opponent }）
mail-opening = { $game }、{ $side }、相手：{ $opponent }
mail-asked = 決定すること：{ $ask }
mail-asked-plainly = 決定をお待ちしています。
mail-due = 期限は{ $until } UTCです。期限を過ぎると、通常の回答が適用されます。
mail-happened = これまでの出来事：
mail-table = 卓へ：{ $url }
mail-stop = 次に卓を見るまで、メールはこの1通だけです。不要な場合はアドレスを削除してください：{ $url }
mail-guest = ゲスト { $tag }
mail-guest-named = { $nickname }（ゲスト { $tag }）
mail-machine = COM（{ $level }）
mail-nobody = 空席
mail-confirm-subject = このアドレスはあなたのものですか？
mail-confirm = { $server }の{ $name }さんが、手番のお知らせをこのアドレスで受け取ることを希望しています。ご本人であれば、次のリンクを開いてください。
mail-confirm-ignore = 心当たりがなければ、何もしないでください。ほかのメールは届きません。
mail-recover-subject = 新しいパスワード
mail-recover = { $server }の{ $name }さんについて、新しいパスワードの申し込みがありました。お心当たりがあれば、次のリンクで決めてください。
mail-recover-once = リンクの有効期間は1時間で、1回だけ使えます。その後は、どの端末でも再ログインが必要です。
mail-recover-ignore = 心当たりがなければ、何もしないでください。パスワードはそのままです。
