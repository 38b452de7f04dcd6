import { shelf } from './build.ts';

/** Light on water, festivals after dark. */
export const slotsLanternworks = shelf({ vendor: 'LANT', category: 'RNG', minBet: 200 }, [
  [
    107001,
    'thousand-lanterns',
    'lantern',
    ['A Thousand Lanterns', 'គោមមួយពាន់', 'ألف فانوس'],
    { hot: true, rtp: 96.4, features: ['free-spins', 'cascade'] },
  ],
  [
    107002,
    'floating-lights',
    'lotus',
    ['Floating Lights', 'ប្រទីបអណ្តែត', 'أنوار عائمة'],
    { hot: true, rtp: 96.74, volatility: 'low', features: ['wilds'] },
  ],
  [
    107003,
    'lantern-maker',
    'lantern',
    ['The Lantern Maker', 'ជាងធ្វើគោម', 'صانع الفوانيس'],
    { rtp: 96.1, features: ['bonus-round'] },
  ],
  [
    107004,
    'night-of-the-boats',
    'boat',
    ['Night of the Boats', 'រាត្រីបុណ្យអុំទូក', 'ليلة القوارب'],
    { hot: true, rtp: 96.36, volatility: 'high', features: ['multiplier', 'free-spins'] },
  ],
  [
    107005,
    'firefly-creek',
    'butterfly',
    ['Firefly Creek', 'ស្ទឹងអំពិលអំពែក', 'جدول اليراعات'],
    { rtp: 96.2, features: ['cascade'] },
  ],
  [
    107006,
    'paper-moon',
    'rabbit',
    ['Paper Moon', 'ព្រះច័ន្ទក្រដាស', 'قمر من ورق'],
    { rtp: 96.02, features: ['free-spins'] },
  ],
  [
    107007,
    'candle-clock',
    'hourglass',
    ['Candle Clock', 'នាឡិកាទៀន', 'ساعة الشموع'],
    { rtp: 96.5, volatility: 'low', features: ['wilds'] },
  ],
  [
    107008,
    'the-glass-lantern',
    'orb',
    ['The Glass Lantern', 'គោមកែវ', 'الفانوس الزجاجي'],
    { rtp: 95.98, features: ['hold-and-spin'] },
  ],
  [
    107009,
    'red-lantern-lane',
    'lantern',
    ['Red Lantern Lane', 'ច្រកគោមក្រហម', 'زقاق الفوانيس الحمراء'],
    { coat: 'ruby', rtp: 96.3, features: ['wilds', 'multiplier'] },
  ],
  [
    107010,
    'midnight-procession',
    'elephant',
    ['Midnight Procession', 'ដង្ហែពាក់កណ្តាលអធ្រាត្រ', 'موكب منتصف الليل'],
    { rtp: 96.28, volatility: 'high', features: ['free-spins'] },
  ],
  [
    107011,
    'stars-on-the-river',
    'star',
    ['Stars on the River', 'ផ្កាយលើទន្លេ', 'نجوم على النهر'],
    { fresh: true, rtp: 96.14, features: ['cascade'] },
  ],
]);
