import { gamesOf } from './build.ts';

/** Match days of every kind. */
export const sportsGames = gamesOf({ vendor: 'BTI', category: 'SPORTS', minBet: 1000 }, [
  [
    401001,
    'derby-night',
    'football',
    ['Derby Night', 'រាត្រីដឺប៊ី', '德比之夜', 'คืนดาร์บี้', 'Noite de Clássico', 'ليلة الديربي'],
    { hot: true, features: ['in-play', 'combo-bets'] },
  ],
  [
    401002,
    'river-league',
    'football',
    ['River League', 'លីគទន្លេ', '河流联赛', 'ลีกสายน้ำ', 'Liga do Rio', 'دوري النهر'],
    { hot: true, features: ['in-play', 'combo-bets'] },
  ],
  [
    401003,
    'last-minute-goal',
    'net',
    ['Last-Minute Goal', 'គ្រាប់បាល់នាទីចុងក្រោយ', '绝杀进球', 'ประตูนาทีสุดท้าย', 'Gol no Último Minuto', 'هدف الدقيقة الأخيرة'],
    { features: ['in-play'] },
  ],
  [
    401004,
    'hoops-on-the-quay',
    'basketball',
    ['Hoops on the Quay', 'បាល់បោះមាត់កំពង់', '码头篮球', 'บาสริมท่าเรือ', 'Basquete no Cais', 'سلة على الرصيف'],
    { hot: true, features: ['in-play', 'combo-bets'] },
  ],
  [
    401005,
    'centre-court',
    'tennis',
    ['Centre Court', 'ទីលានកណ្តាល', '中央球场', 'เซ็นเตอร์คอร์ต', 'Quadra Central', 'الملعب المركزي'],
    { volatility: 'low', features: ['in-play', 'combo-bets'] },
  ],
  [
    401006,
    'ring-night',
    'glove',
    ['Ring Night', 'រាត្រីសង្វៀន', '拳台之夜', 'คืนสังเวียน', 'Noite do Ringue', 'ليلة الحلبة'],
    { volatility: 'high', features: ['in-play'] },
  ],
  [
    401007,
    'beach-volley',
    'volleyball',
    ['Beach Volley', 'បាល់ទះឆ្នេរ', '沙滩排球', 'วอลเลย์บอลชายหาด', 'Vôlei de Praia', 'كرة الشاطئ'],
    { volatility: 'low', features: ['in-play', 'combo-bets'] },
  ],
  [
    401008,
    'shuttle-smash',
    'shuttle',
    ['Shuttle Smash', 'វាយសីខ្លាំង', '羽球扣杀', 'ตบลูกขนไก่', 'Smash de Peteca', 'سحق الريشة'],
    { features: ['in-play'] },
  ],
  [
    401009,
    'cup-of-champions',
    'trophy',
    ['Cup of Champions', 'ពានរង្វាន់ជើងឯក', '冠军杯', 'ถ้วยแชมเปี้ยน', 'Copa dos Campeões', 'كأس الأبطال'],
    { hot: true, features: ['combo-bets'] },
  ],
  [
    401010,
    'games-of-the-region',
    'medal',
    ['Games of the Region', 'កីឡាតំបន់', '区域运动会', 'กีฬาแห่งภูมิภาค', 'Jogos da Região', 'ألعاب المنطقة'],
    { fresh: true, features: ['combo-bets'] },
  ],
  [
    401011,
    'boat-race-day',
    'boat',
    ['Boat Race Day', 'ថ្ងៃប្រណាំងទូក', '赛龙舟日', 'วันแข่งเรือ', 'Dia da Regata', 'يوم سباق القوارب'],
    { volatility: 'high', features: ['in-play'] },
  ],
  [
    401012,
    'penalty-street',
    'net',
    ['Penalty Street', 'បាល់ប៉េណាល់ទីតាមផ្លូវ', '街头点球', 'จุดโทษข้างถนน', 'Rua dos Pênaltis', 'ركلات الشارع'],
    { features: ['fast-round'] },
  ],
]);
