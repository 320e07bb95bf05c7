### メール：手番のお知らせ

mail-subject = { $game }：手番です（相手：{ $opponent }）
mail-opening = { $game }、{ $side }、相手：{ $opponent }
mail-asked = 決定すること：{ $ask }
mail-asked-plainly = 決定待ちです。
mail-happened = これまでの出来事：
mail-table = 卓へ：{ $url }
mail-stop = 次に卓を見るまで、メールはこの1通だけです。不要な場合はアドレスを削除してください：{ $url }
mail-guest = ゲスト { $tag }
mail-machine = COM（{ $level }）
mail-nobody = 空席
