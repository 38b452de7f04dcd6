import { shelf } from './build.ts';

/** Quick, cheeky, colourful. */
export const slotsGecko = shelf({ vendor: 'GECK', category: 'RNG', minBet: 100 }, [
  [
    113001,
    'gecko-go',
    'gecko',
    ['Gecko Go', 'តុកកែរត់', 'انطلق يا أبو بريص'],
    { hot: true, rtp: 96.88, volatility: 'low', features: ['fast-round', 'multiplier'] },
  ],
  [
    113002,
    'tokay-midnight',
    'gecko',
    ['Tokay Midnight', 'តុកកែយំយប់', 'وزغة منتصف الليل'],
    { rtp: 96.3, features: ['wilds'] },
  ],
  [
    113003,
    'fruit-stall-rush',
    'dragonfruit',
    ['Fruit Stall Rush', 'តូបផ្លែឈើ', 'زحام كشك الفاكهة'],
    { rtp: 96.18, features: ['cascade'] },
  ],
  [
    113004,
    'three-durians',
    'durian',
    ['Three Durians', 'ធុរេនបីផ្លែ', 'ثلاث حبات دوريان'],
    { rtp: 96.76, volatility: 'low', features: ['fast-round'] },
  ],
  [
    113005,
    'coconut-bowling',
    'mango',
    ['Coconut Bowling', 'បូលដូង', 'بولينغ جوز الهند'],
    { rtp: 96.1, features: ['bonus-round'] },
  ],
  [
    113006,
    'monkey-in-the-market',
    'cherries',
    ['Monkey in the Market', 'ស្វាក្នុងផ្សារ', 'قرد في السوق'],
    { hot: true, rtp: 96.34, features: ['cascade', 'free-spins'] },
  ],
  [
    113007,
    'lucky-sandal',
    'coins',
    ['The Lucky Sandal', 'ស្បែកជើងសំណាង', 'الصندل المحظوظ'],
    { rtp: 96.8, volatility: 'low', features: ['fast-round'] },
  ],
  [113008, 'rooftop-cats', 'lantern', ['Rooftop Cats', 'ឆ្មាលើដំបូល', 'قطط السطوح'], { rtp: 96.02, features: ['wilds'] }],
  [
    113009,
    'hourglass-hustle',
    'hourglass',
    ['Hourglass Hustle', 'ប្រណាំងនាឡិកាខ្សាច់', 'سباق الساعة الرملية'],
    { rtp: 96.26, features: ['multiplier'] },
  ],
  [
    113010,
    'sticky-feet',
    'gecko',
    ['Sticky Feet', 'ជើងស្អិត', 'أقدام لاصقة'],
    { fresh: true, rtp: 96.7, volatility: 'low', features: ['hold-and-spin'] },
  ],
  [
    113011,
    'jackfruit-jam',
    'durian',
    ['Jackfruit Jam', 'ដំណាប់ខ្នុរ', 'مربى الجاك فروت'],
    { rtp: 96.14, features: ['cascade'] },
  ],
  [
    113012,
    'evening-parasol',
    'parasol',
    ['Evening Parasol', 'ឆ័ត្រពេលល្ងាច', 'مظلة المساء'],
    { coat: 'violet', rtp: 96.08, features: ['wilds', 'multiplier'] },
  ],
]);
