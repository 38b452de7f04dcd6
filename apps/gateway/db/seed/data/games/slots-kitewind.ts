import { shelf } from './build.ts';

/** Wind, height and clear days. */
export const slotsKitewind = shelf({ vendor: 'KITE', category: 'RNG', minBet: 200 }, [
  [
    104001,
    'kite-season',
    'kite',
    ['Kite Season', 'រដូវបង្ហោះខ្លែង', 'موسم الطائرات الورقية'],
    { hot: true, rtp: 96.28, features: ['multiplier', 'free-spins'] },
  ],
  [
    104002,
    'north-wind-kites',
    'kite',
    ['North Wind Kites', 'ខ្លែងខ្យល់ជើង', 'طائرات ريح الشمال'],
    { rtp: 96.1, volatility: 'high', features: ['multiplier'] },
  ],
  [104003, 'paper-dragon', 'naga', ['Paper Dragon', 'នាគក្រដាស', 'التنين الورقي'], { rtp: 96.36, features: ['wilds'] }],
  [
    104004,
    'cloud-lantern',
    'lantern',
    ['Cloud Lantern', 'គោមលើពពក', 'فانوس السحاب'],
    { rtp: 96, features: ['cascade'] },
  ],
  [
    104005,
    'the-long-tail',
    'kite',
    ['The Long Tail', 'កន្ទុយខ្លែងវែង', 'الذيل الطويل'],
    { fresh: true, rtp: 96.52, volatility: 'high', features: ['multiplier', 'megarows'] },
  ],
  [
    104006,
    'compass-rose',
    'compass',
    ['Compass Rose', 'ផ្កាកូឡាបត្រីវិស័យ', 'وردة البوصلة'],
    { rtp: 95.85, features: ['bonus-round'] },
  ],
  [
    104007,
    'swallow-and-star',
    'star',
    ['Swallow and Star', 'ត្រចៀកកាំនិងផ្កាយ', 'السنونو والنجمة'],
    { rtp: 96.66, volatility: 'low', features: ['fast-round'] },
  ],
  [
    104008,
    'windmill-gold',
    'coins',
    ['Windmill Gold', 'មាសកង្ហារខ្យល់', 'ذهب طاحونة الهواء'],
    { rtp: 96.14, features: ['hold-and-spin'] },
  ],
  [
    104009,
    'butterfly-wind',
    'butterfly',
    ['Butterfly Wind', 'ខ្យល់មេអំបៅ', 'ريح الفراشة'],
    { rtp: 96.24, features: ['cascade'] },
  ],
  [
    104010,
    'over-the-terraces',
    'rice',
    ['Over the Terraces', 'លើស្រែថ្នាក់', 'فوق المدرّجات'],
    { rtp: 96.72, volatility: 'low', features: ['wilds'] },
  ],
  [104011, 'bow-song', 'kite', ['Bow Song', 'សំនៀងឯក', 'أنشودة القوس'], { rtp: 95.96, features: ['free-spins'] }],
]);
