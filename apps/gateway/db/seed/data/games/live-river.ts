import { shelf } from './build.ts';

/** Tables of the river studio. */
export const liveRiverGames = shelf({ vendor: 'RIVL', category: 'LIVE', minBet: 2000 }, [
  [
    201001,
    'river-baccarat-a',
    'cards',
    ['River Baccarat A', 'បាការ៉ាទន្លេ A', 'باكارات النهر A'],
    { hot: true, rtp: 98.94, volatility: 'low', features: ['video-stream', 'multi-seat', 'side-bets'] },
  ],
  [
    201002,
    'river-baccarat-b',
    'cards',
    ['River Baccarat B', 'បាការ៉ាទន្លេ B', 'باكارات النهر B'],
    { rtp: 98.94, volatility: 'low', features: ['video-stream', 'multi-seat', 'side-bets'] },
  ],
  [
    201003,
    'swift-baccarat',
    'cards',
    ['Swift Baccarat', 'បាការ៉ារហ័ស', 'باكارات سريعة'],
    { hot: true, rtp: 98.94, volatility: 'low', features: ['video-stream', 'fast-round'] },
  ],
  [
    201004,
    'baccarat-without-fee',
    'chips',
    ['Baccarat Without Fee', 'បាការ៉ាគ្មានកម្រៃ', 'باكارات بلا عمولة'],
    { rtp: 98.76, volatility: 'low', features: ['video-stream', 'multi-seat'] },
  ],
  [
    201005,
    'riverside-roulette',
    'roulette',
    ['Riverside Roulette', 'រូឡែតមាត់ទន្លេ', 'روليت ضفة النهر'],
    { hot: true, rtp: 97.3, features: ['video-stream', 'multi-seat'] },
  ],
  [
    201006,
    'sunset-roulette',
    'roulette',
    ['Sunset Roulette', 'រូឡែតពេលថ្ងៃលិច', 'روليت الغروب'],
    { rtp: 97.3, features: ['video-stream'] },
  ],
  [
    201007,
    'sic-bo-pavilion',
    'dice',
    ['Sic Bo Pavilion', 'សាលាឡុកឡាក់', 'جناح السيك بو'],
    { hot: true, rtp: 97.22, features: ['video-stream', 'multi-seat'] },
  ],
  [
    201008,
    'dragon-and-tiger',
    'tiger',
    ['Dragon and Tiger', 'នាគនិងខ្លា', 'التنين والنمر'],
    { hot: true, rtp: 96.27, volatility: 'low', features: ['video-stream', 'fast-round'] },
  ],
  [
    201009,
    'river-blackjack',
    'cards',
    ['River Blackjack', 'ប្លែកជែកទន្លេ', 'بلاك جاك النهر'],
    { rtp: 99.28, volatility: 'low', features: ['video-stream', 'multi-seat', 'side-bets'] },
  ],
  [
    201010,
    'the-big-wheel',
    'wheel',
    ['The Big Wheel', 'កង់យក្ស', 'العجلة الكبرى'],
    { rtp: 96.08, features: ['video-stream', 'multiplier'] },
  ],
  [
    201011,
    'three-card-pier',
    'hand',
    ['Three Card Pier', 'បៀបីសន្លឹកកំពង់ផែ', 'رصيف الورقات الثلاث'],
    { rtp: 96.63, features: ['video-stream', 'side-bets'] },
  ],
  [
    201012,
    'fan-tan-harbour',
    'chips',
    ['Fan Tan Harbour', 'ហ្វានតានកំពង់ផែ', 'فان تان المرفأ'],
    { rtp: 98.75, volatility: 'low', features: ['video-stream'] },
  ],
]);
