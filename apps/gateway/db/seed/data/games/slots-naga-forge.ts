import { shelf } from './build.ts';

/** Serpents, iron and old fire. */
export const slotsNagaForge = shelf({ vendor: 'NFOR', category: 'RNG', minBet: 400 }, [
  [
    111001,
    'naga-forge',
    'naga',
    ['Naga Forge', 'ឡដែកនាគ', 'مسبك الناغا'],
    { hot: true, rtp: 96.44, volatility: 'high', features: ['hold-and-spin', 'multiplier'] },
  ],
  [
    111002,
    'seven-headed-naga',
    'naga',
    ['Seven-Headed Naga', 'នាគក្បាលប្រាំពីរ', 'ناغا ذو الرؤوس السبعة'],
    { hot: true, rtp: 96.55, volatility: 'high', features: ['megarows', 'free-spins'] },
  ],
  [
    111003,
    'hammer-and-pearl',
    'pearl',
    ['Hammer and Pearl', 'ញញួរនិងគុជ', 'المطرقة واللؤلؤة'],
    { rtp: 96.1, features: ['wilds'] },
  ],
  [
    111004,
    'furnace-of-the-deep',
    'naga',
    ['Furnace of the Deep', 'ឡភ្លើងជ្រៅ', 'أتون الأعماق'],
    { rtp: 96.32, volatility: 'high', features: ['multiplier'] },
  ],
  [
    111005,
    'iron-lotus',
    'lotus',
    ['Iron Lotus', 'ឈូកដែក', 'لوتس الحديد'],
    { coat: 'steel', rtp: 96.2, features: ['wilds', 'free-spins'] },
  ],
  [
    111006,
    'bronze-drum-legend',
    'drum',
    ['Bronze Drum Legend', 'រឿងព្រេងស្គរសំរឹទ្ធ', 'أسطورة الطبل البرونزي'],
    { hot: true, rtp: 96.36, features: ['free-spins'] },
  ],
  [
    111007,
    'anvil-sevens',
    'seven',
    ['Anvil Sevens', 'ប្រាំពីរទ្រនាប់ដែក', 'سبعات السندان'],
    { rtp: 96.7, volatility: 'low', features: ['fast-round'] },
  ],
  [
    111008,
    'serpents-hoard',
    'chest',
    ["The Serpent's Hoard", 'កំណប់នាគរាជ', 'كنز الأفعى'],
    { rtp: 96.4, volatility: 'high', features: ['hold-and-spin', 'jackpot'] },
  ],
  [
    111009,
    'ruby-scales',
    'gem',
    ['Ruby Scales', 'ស្រកាត្បូងទទឹម', 'حراشف الياقوت'],
    { coat: 'ruby', rtp: 96.06, features: ['cascade'] },
  ],
  [
    111010,
    'tigers-gate',
    'tiger',
    ["The Tiger's Gate", 'ទ្វារខ្លា', 'بوابة النمر'],
    { fresh: true, rtp: 96.28, volatility: 'high', features: ['wilds', 'multiplier'] },
  ],
  [
    111011,
    'crown-of-the-river',
    'crown',
    ['Crown of the River', 'មកុដទន្លេ', 'تاج النهر'],
    { rtp: 96.14, features: ['free-spins'] },
  ],
  [
    111012,
    'fire-on-the-water',
    'lantern',
    ['Fire on the Water', 'ភ្លើងលើទឹក', 'نار على الماء'],
    { rtp: 95.92, features: ['multiplier'] },
  ],
]);
