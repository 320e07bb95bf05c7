### 盤面：海図に書かれる言葉と、読み上げの言葉

## 海図と表示

board-chart = マップ
board-keys = 矢印キーでマップ上を移動し、Enterで選び、スペースで港や戦隊を開き、Escapeで閉じ、疑問符でできない理由を尋ねます。
board-zoom-in = 拡大
board-zoom-out = 縮小
board-fit = 全体表示
board-allowed = { $name }、選択可

## 盤上のもの

board-roadstead = 停泊地
board-shipyard = 造船所
board-armies = 軍
board-japan-reach = 黄海以外の全海域
board-landing = 上陸
board-blockade = 封鎖
board-initiative = イニシアチブ
board-turn = ターン
board-control-points = 支配ポイント
board-yard-lost = 造船所喪失
board-port-falls = 旅順陥落
board-hold-to-win = 勝利に必要
board-bonus-die = 1〜3：+1
board-arrived =
    バルチック艦隊
    到着済み
board-letter-japan = 日
board-letter-russia = 露
board-mark-fallen = 陥落
board-mark-contested = 係争中
board-armies-here = { $count }個軍
board-pile = { $where }、{ $owner }：{ $numbers }
board-plate-ships = { $count }隻
board-plate-speed = 速力{ $count }
board-plate-firepower = 火力{ $count }
board-ship = { $name }、{ $owner }、{ $type }{ $damaged ->
    [yes] 、損傷
   *[no] { "" }
}、速力{ $speed }、火力{ $firepower }、命中{ $hits }発で沈没

## 海図上の地名

board-subtitle = 日露海戦
board-years = 1904 – 1905
board-title-second = 旅順
board-credits = 海岸線：Natural Earth（現代）。河川、鉄道、山地は概略。マップは復元。
board-sea-tsushima = 対馬
board-second-yellow_sea = Yellow Sea
board-second-tsushima = Tsushima
board-second-east_china_sea = East China Sea
board-second-philippine_sea = Philippine Sea
board-second-pacific_ocean = Pacific Ocean
board-second-sea_of_japan = Sea of Japan
board-land-manchuria = 満州
board-land-korea = 朝鮮
board-land-china = 清国
board-land-honshu = 本州
board-land-kiushiu = 九州
board-land-shikoku = 四国
board-land-yezo = 北海道
board-land-maritime_province = 沿海州
board-place-peking = 北京
board-place-tientsin = 天津
board-place-newchwang = 営口
board-place-dalny = 大連
board-place-chefoo = 芝罘
board-place-wei_hai_wei = 威海衛
board-place-tsingtau = 青島
board-place-shanghai = 上海
board-place-ningpo = 寧波
board-place-chemulpo = 仁川
board-place-seoul = 漢城
board-place-fusan = 釜山
board-place-gensan = 元山
board-place-harbin = ハルビン
board-place-sasebo = 佐世保
board-place-nagasaki = 長崎
board-place-kure = 呉
board-place-osaka = 大阪
board-place-maizuru = 舞鶴
board-place-tokio = 東京
board-place-yokosuka = 横須賀
board-place-hakodate = 函館
board-place-niigata = 新潟
board-place-sendai = 仙台
board-place-aomori = 青森
board-place-kagoshima = 鹿児島

## カウンター用の略称

board-short-knyaz_suvorov = スヴォーロフ
board-short-imperator_aleksandr_iii = アレクサンドル
board-short-sissoi_veliky = シソイ
board-short-admiral_nakhimov = ナヒーモフ
board-short-imperator_nikolai_i = ニコライ
board-short-general_admiral_apraksin = アプラクシン
board-short-admiral_senyavin = セニャーヴィン
board-short-admiral_ushakov = ウシャコフ
board-short-petropavlovsk = ペトロパヴロ
