### ガイド付きの最初の対戦：どのゲームにも共通のカードの言葉。

lesson-title = ガイド付きの最初の対戦
lesson-step = 手順 { $step }/{ $of }
lesson-task = 次の操作：{ $what }
lesson-next = 次へ
lesson-back = 戻る
lesson-do = 代わりに実行
lesson-write = 代わりに記入
lesson-sheet-right = これで命令書は完成です。提出してください。
lesson-sheet-other = 命令書に、レッスンと違うところがほかにもあります。
lesson-not-so = レッスンの命令書とは違います。提出すると、ここからは自分で進めることになります。
lesson-own-way = 自分で続ける
lesson-resume = レッスンを再び表示
lesson-fold = レッスンをたたむ
lesson-strayed = レッスンから離れました。このままコンピューターが相手をします。「元に戻す」でレッスンに戻れます。
lesson-strayed-for-good = レッスンから離れました。このままコンピューターが相手をします。
lesson-again = レッスンを最初から
lesson-done = レッスンはここまでです。よろしければ、このまま続けられます。相手側はコンピューターが担当します。
lesson-play-on = 続ける
lesson-new-match = 自分の対戦を始める
lesson-example = 戦いの数字を詳しく見る
