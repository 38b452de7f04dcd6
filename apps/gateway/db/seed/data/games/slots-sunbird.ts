import { shelf } from './build.ts';

/** Bright classics of the river plain. */
export const slotsSunbird = shelf({ vendor: 'SUNB', category: 'RNG', minBet: 400 }, [
  [
    101001,
    'angkor-gold-rush',
    'temple',
    ['Angkor Gold Rush', 'ដំណើររកមាសអង្គរ', 'سباق ذهب أنغكور'],
    { coat: 'gold', hot: true, rtp: 96.35, volatility: 'high', features: ['free-spins', 'multiplier'] },
  ],
  [
    101002,
    'golden-buffalo',
    'buffalo',
    ['Golden Buffalo', 'ក្របីមាស', 'الجاموس الذهبي'],
    { coat: 'gold', hot: true, rtp: 95.9, volatility: 'high', features: ['wilds', 'free-spins'] },
  ],
  [
    101003,
    'sevens-at-sunrise',
    'seven',
    ['Sevens at Sunrise', 'លេខប្រាំពីរពេលថ្ងៃរះ', 'سبعات الشروق'],
    { rtp: 96.8, volatility: 'low', features: ['fast-round'] },
  ],
  [
    101004,
    'mango-market',
    'mango',
    ['Mango Market', 'ផ្សារស្វាយ', 'سوق المانجو'],
    { rtp: 96.12, features: ['cascade', 'wilds'] },
  ],
  [
    101005,
    'river-of-coins',
    'coins',
    ['River of Coins', 'ទន្លេកាក់', 'نهر العملات'],
    { hot: true, rtp: 96.04, features: ['hold-and-spin'] },
  ],
  [
    101006,
    'cherries-at-dawn',
    'cherries',
    ['Cherries at Dawn', 'ឆេរីពេលព្រលឹម', 'كرز الفجر'],
    { rtp: 97.02, volatility: 'low', features: ['fast-round'] },
  ],
  [
    101007,
    'harbour-bell',
    'bell',
    ['Harbour Bell', 'កណ្តឹងកំពង់ផែ', 'جرس المرفأ'],
    { rtp: 95.75, features: ['bonus-round'] },
  ],
  [
    101008,
    'peacock-parade',
    'peacock',
    ['Peacock Parade', 'ដង្ហែក្ងោក', 'موكب الطاووس'],
    { fresh: true, rtp: 96.4, features: ['free-spins', 'wilds'] },
  ],
  [
    101009,
    'seven-ferries',
    'seven',
    ['Seven Ferries', 'សាឡាងទាំងប្រាំពីរ', 'العبّارات السبع'],
    { rtp: 96, features: ['wilds', 'multiplier'] },
  ],
  [
    101010,
    'emerald-morning',
    'gem',
    ['Emerald Morning', 'ព្រឹកត្បូងមរកត', 'صباح الزمرّد'],
    { coat: 'jade', rtp: 96.22, volatility: 'high', features: ['multiplier'] },
  ],
  [
    101011,
    'sugar-palm-sunset',
    'parasol',
    ['Sugar Palm Sunset', 'ថ្ងៃលិចលើដើមត្នោត', 'غروب نخيل السكر'],
    { rtp: 96.55, volatility: 'low', features: ['free-spins'] },
  ],
  [
    101012,
    'the-ferrymans-teapot',
    'teapot',
    ["The Ferryman's Teapot", 'ប៉ាន់តែអ្នកចែវទូក', 'إبريق مراكبي النهر'],
    { rtp: 95.88, features: ['bonus-round', 'wilds'] },
  ],
]);
