import { shelf } from './build.ts';

/** Gems, shells and the deep quiet of the gulf. */
export const slotsPearl = shelf({ vendor: 'PEARL', category: 'RNG', minBet: 400 }, [
  [
    102001,
    'pearl-of-the-gulf',
    'pearl',
    ['Pearl of the Gulf', 'គុជនៃឈូងសមុទ្រ', 'لؤلؤة الخليج'],
    { hot: true, rtp: 96.3, features: ['hold-and-spin', 'jackpot'] },
  ],
  [
    102002,
    'moonrise-reels',
    'rabbit',
    ['Moonrise Reels', 'ព្រះច័ន្ទរះ', 'بكرات مطلع القمر'],
    { fresh: true, rtp: 96.18, features: ['free-spins'] },
  ],
  [
    102003,
    'oyster-bay',
    'pearl',
    ['Oyster Bay', 'ឆ្នេរងាវ', 'خليج المحار'],
    { rtp: 96.7, volatility: 'low', features: ['wilds'] },
  ],
  [
    102004,
    'coral-crown',
    'crown',
    ['Coral Crown', 'មកុដផ្កាថ្ម', 'تاج المرجان'],
    { coat: 'gold', rtp: 95.95, features: ['bonus-round'] },
  ],
  [
    102005,
    'the-pearl-diver',
    'chest',
    ['The Pearl Diver', 'អ្នកមុជរកគុជ', 'غوّاص اللؤلؤ'],
    { rtp: 96.41, volatility: 'high', features: ['free-spins', 'multiplier'] },
  ],
  [
    102006,
    'tide-and-treasure',
    'chest',
    ['Tide and Treasure', 'ជំនោរនិងកំណប់', 'المدّ والكنز'],
    { rtp: 96.05, volatility: 'high', features: ['hold-and-spin'] },
  ],
  [
    102007,
    'opal-lagoon',
    'gem',
    ['Opal Lagoon', 'បឹងត្បូងអូប៉ាល់', 'بحيرة الأوبال'],
    { coat: 'teal', rtp: 96.26, features: ['cascade'] },
  ],
  [
    102008,
    'silver-shells',
    'pearl',
    ['Silver Shells', 'សំបកខ្យងប្រាក់', 'أصداف فضية'],
    { coat: 'silver', rtp: 96.9, volatility: 'low', features: ['fast-round'] },
  ],
  [
    102009,
    'lighthouse-seven',
    'seven',
    ['Lighthouse Seven', 'ប៉មភ្លើងលេខប្រាំពីរ', 'منارة الرقم سبعة'],
    { rtp: 96.6, volatility: 'low', features: ['wilds', 'fast-round'] },
  ],
  [
    102010,
    'star-over-kep',
    'star',
    ['Star over Kep', 'ផ្កាយលើកែប', 'نجمة فوق كيب'],
    { rtp: 96.1, features: ['free-spins'] },
  ],
  [
    102011,
    'crystal-ferry',
    'orb',
    ['Crystal Ferry', 'សាឡាងកែវចរណៃ', 'العبّارة البلورية'],
    { rtp: 95.8, features: ['bonus-round'] },
  ],
  [
    102012,
    'salt-field-gold',
    'coins',
    ['Salt Field Gold', 'មាសលើស្រែអំបិល', 'ذهب الملّاحات'],
    { rtp: 96.33, volatility: 'high', features: ['multiplier', 'wilds'] },
  ],
]);
