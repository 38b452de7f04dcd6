import { shelf } from './build.ts';

/** Small stakes, lively hosts. */
export const liveSilkGames = shelf({ vendor: 'SILK', category: 'LIVE', minBet: 1000 }, [
  [
    203001,
    'silk-baccarat',
    'fan',
    ['Silk Baccarat', 'បាការ៉ាសូត្រ', 'باكارات الحرير'],
    { hot: true, rtp: 98.94, volatility: 'low', features: ['video-stream', 'multi-seat'] },
  ],
  [
    203002,
    'caravan-roulette',
    'roulette',
    ['Caravan Roulette', 'រូឡែតក្បួនរទេះ', 'روليت القافلة'],
    { rtp: 97.3, features: ['video-stream'] },
  ],
  [
    203003,
    'the-silk-fan',
    'fan',
    ['The Silk Fan', 'ផ្លិតសូត្រ', 'مروحة الحرير'],
    { fresh: true, rtp: 96.5, features: ['video-stream', 'multiplier'] },
  ],
  [
    203004,
    'oasis-blackjack',
    'chips',
    ['Oasis Blackjack', 'ប្លែកជែកអូអាស៊ីស', 'بلاك جاك الواحة'],
    { rtp: 99.28, volatility: 'low', features: ['video-stream'] },
  ],
  [
    203005,
    'market-dice',
    'dice',
    ['Market Dice', 'ឡុកឡាក់ផ្សារ', 'نرد السوق'],
    { rtp: 97.2, features: ['video-stream', 'multi-seat'] },
  ],
  [
    203006,
    'fish-prawn-crab',
    'crab',
    ['Fish, Prawn, Crab', 'ខ្លាឃ្លោក', 'سمكة وروبيان وسلطعون'],
    { hot: true, rtp: 92.13, features: ['video-stream', 'multi-seat'] },
  ],
  [
    203007,
    'silk-dragon-tiger',
    'fan',
    ['Silk Dragon Tiger', 'នាគខ្លាសូត្រ', 'تنين ونمر الحرير'],
    { rtp: 96.27, volatility: 'low', features: ['video-stream', 'fast-round'] },
  ],
  [
    203008,
    'tea-house-poker',
    'teapot',
    ['Tea House Poker', 'ប៉ូកឃ័រហាងតែ', 'بوكر بيت الشاي'],
    { rtp: 97.1, features: ['video-stream', 'side-bets'] },
  ],
  [
    203009,
    'wheel-of-spices',
    'wheel',
    ['Wheel of Spices', 'កង់គ្រឿងទេស', 'عجلة التوابل'],
    { rtp: 95.9, features: ['video-stream', 'multiplier'] },
  ],
  [
    203010,
    'evening-baccarat',
    'cards',
    ['Evening Baccarat', 'បាការ៉ាពេលល្ងាច', 'باكارات المساء'],
    { rtp: 98.94, volatility: 'low', features: ['video-stream'] },
  ],
  [
    203011,
    'left-or-right',
    'hand',
    ['Left or Right', 'ឆ្វេង ឬ ស្តាំ', 'يمين أم يسار'],
    { rtp: 97.85, volatility: 'low', features: ['video-stream', 'fast-round'] },
  ],
  [
    203012,
    'caravan-seven-up',
    'cards',
    ['Caravan Seven Up', 'ប្រាំពីរឡើងចុះ', 'سبعة القافلة'],
    { rtp: 96.4, features: ['video-stream'] },
  ],
]);
