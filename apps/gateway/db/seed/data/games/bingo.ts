import { shelf } from './build.ts';

/** Rooms with one caller and many cards. */
export const bingoGames = shelf({ vendor: 'BNGO', category: 'RNG', classify: 'BINGO', minBet: 100 }, [
  [
    114001,
    'bingo-bazaar-75',
    'bingo',
    ['Bazaar Bingo 75', 'ប៊ីងហ្គោផ្សារ 75', 'بنغو البازار 75'],
    { hot: true, rtp: 88, volatility: 'low', features: ['multi-seat', 'jackpot'] },
  ],
  [
    114002,
    'ferry-bingo-90',
    'bingo',
    ['Ferry Bingo 90', 'ប៊ីងហ្គោសាឡាង 90', 'بنغو العبّارة 90'],
    { hot: true, rtp: 87, volatility: 'low', features: ['multi-seat'] },
  ],
  [
    114003,
    'quick-thirty',
    'bingo',
    ['Quick Thirty', 'សាមសិបរហ័ស', 'ثلاثون سريعة'],
    { rtp: 90, volatility: 'low', features: ['fast-round', 'multi-seat'] },
  ],
  [
    114004,
    'lantern-bingo',
    'lantern',
    ['Lantern Bingo', 'ប៊ីងហ្គោគោម', 'بنغو الفوانيس'],
    { rtp: 88.5, features: ['multi-seat'] },
  ],
  [
    114005,
    'mango-bingo',
    'mango',
    ['Mango Bingo', 'ប៊ីងហ្គោស្វាយ', 'بنغو المانجو'],
    { rtp: 89, volatility: 'low', features: ['multi-seat'] },
  ],
  [
    114006,
    'moonlight-bingo',
    'bingo',
    ['Moonlight Bingo', 'ប៊ីងហ្គោពន្លឺព្រះច័ន្ទ', 'بنغو ضوء القمر'],
    { rtp: 88, features: ['multi-seat', 'tournament'] },
  ],
  [
    114007,
    'four-corners',
    'bingo',
    ['Four Corners', 'ជ្រុងទាំងបួន', 'الأركان الأربعة'],
    { rtp: 90.5, volatility: 'low', features: ['fast-round'] },
  ],
  [
    114008,
    'night-market-bingo',
    'bingo',
    ['Night Market Bingo', 'ប៊ីងហ្គោផ្សាររាត្រី', 'بنغو سوق الليل'],
    { fresh: true, rtp: 88, volatility: 'low', features: ['multi-seat'] },
  ],
  [
    114009,
    'balls-on-the-water',
    'balls',
    ['Balls on the Water', 'បាល់លើទឹក', 'كرات على الماء'],
    { rtp: 89, features: ['multi-seat'] },
  ],
  [
    114010,
    'golden-card',
    'bingo',
    ['The Golden Card', 'កាតមាស', 'البطاقة الذهبية'],
    { coat: 'gold', rtp: 87.5, features: ['multi-seat', 'jackpot'] },
  ],
  [
    114011,
    'neighbours-bingo',
    'bingo',
    ["Neighbours' Bingo", 'ប៊ីងហ្គោអ្នកជិតខាង', 'بنغو الجيران'],
    { rtp: 89, volatility: 'low', features: ['multi-seat', 'co-op'] },
  ],
  [
    114012,
    'village-fair-bingo',
    'bingo',
    ['Village Fair Bingo', 'ប៊ីងហ្គោពិព័រណ៍ភូមិ', 'بنغو مهرجان القرية'],
    { fresh: true, rtp: 88, volatility: 'low', features: ['multi-seat'] },
  ],
]);
