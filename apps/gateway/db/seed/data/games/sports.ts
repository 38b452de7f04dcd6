import { shelf } from './build.ts';

/** Match days of every kind. */
export const sportsGames = shelf({ vendor: 'BTI', category: 'SPORTS', minBet: 1000 }, [
  [
    401001,
    'derby-night',
    'football',
    ['Derby Night', 'រាត្រីដឺប៊ី', 'ليلة الديربي'],
    { hot: true, features: ['in-play', 'combo-bets'] },
  ],
  [
    401002,
    'river-league',
    'football',
    ['River League', 'លីគទន្លេ', 'دوري النهر'],
    { hot: true, features: ['in-play', 'combo-bets'] },
  ],
  [
    401003,
    'last-minute-goal',
    'net',
    ['Last-Minute Goal', 'គ្រាប់បាល់នាទីចុងក្រោយ', 'هدف الدقيقة الأخيرة'],
    { features: ['in-play'] },
  ],
  [
    401004,
    'hoops-on-the-quay',
    'basketball',
    ['Hoops on the Quay', 'បាល់បោះមាត់កំពង់', 'سلة على الرصيف'],
    { hot: true, features: ['in-play', 'combo-bets'] },
  ],
  [
    401005,
    'centre-court',
    'tennis',
    ['Centre Court', 'ទីលានកណ្តាល', 'الملعب المركزي'],
    { volatility: 'low', features: ['in-play', 'combo-bets'] },
  ],
  [
    401006,
    'ring-night',
    'glove',
    ['Ring Night', 'រាត្រីសង្វៀន', 'ليلة الحلبة'],
    { volatility: 'high', features: ['in-play'] },
  ],
  [
    401007,
    'beach-volley',
    'volleyball',
    ['Beach Volley', 'បាល់ទះឆ្នេរ', 'كرة الشاطئ'],
    { volatility: 'low', features: ['in-play', 'combo-bets'] },
  ],
  [401008, 'shuttle-smash', 'shuttle', ['Shuttle Smash', 'វាយសីខ្លាំង', 'سحق الريشة'], { features: ['in-play'] }],
  [
    401009,
    'cup-of-champions',
    'trophy',
    ['Cup of Champions', 'ពានរង្វាន់ជើងឯក', 'كأس الأبطال'],
    { hot: true, features: ['combo-bets'] },
  ],
  [
    401010,
    'games-of-the-region',
    'medal',
    ['Games of the Region', 'កីឡាតំបន់', 'ألعاب المنطقة'],
    { fresh: true, features: ['combo-bets'] },
  ],
  [
    401011,
    'boat-race-day',
    'boat',
    ['Boat Race Day', 'ថ្ងៃប្រណាំងទូក', 'يوم سباق القوارب'],
    { volatility: 'high', features: ['in-play'] },
  ],
  [
    401012,
    'penalty-street',
    'net',
    ['Penalty Street', 'បាល់ប៉េណាល់ទីតាមផ្លូវ', 'ركلات الشارع'],
    { features: ['fast-round'] },
  ],
]);
