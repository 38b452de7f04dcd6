import { shelf } from './build.ts';

/** The great lake and its flooded forest. */
export const fishLakeGames = shelf({ vendor: 'TONL', category: 'FISH', minBet: 100 }, [
  [
    302001,
    'lake-of-silver-fish',
    'fish',
    ['Lake of Silver Fish', 'បឹងត្រីប្រាក់', 'بحيرة السمك الفضي'],
    { coat: 'silver', hot: true, rtp: 96.4, volatility: 'low', features: ['multi-seat'] },
  ],
  [
    302002,
    'flooded-forest',
    'turtle',
    ['Flooded Forest', 'ព្រៃលិចទឹក', 'الغابة الغارقة'],
    { rtp: 96.35, features: ['multi-seat', 'co-op'] },
  ],
  [
    302003,
    'koi-garden',
    'koi',
    ['Koi Garden', 'សួនត្រីកូយ', 'حديقة الكوي'],
    { hot: true, rtp: 96.5, features: ['multi-seat', 'multiplier'] },
  ],
  [
    302004,
    'night-fishing',
    'lantern',
    ['Night Fishing', 'នេសាទពេលយប់', 'صيد الليل'],
    { rtp: 96.3, features: ['multi-seat'] },
  ],
  [
    302005,
    'the-net-and-the-moon',
    'koi',
    ['The Net and the Moon', 'សំណាញ់និងព្រះច័ន្ទ', 'الشبكة والقمر'],
    { rtp: 96.4, features: ['multi-seat'] },
  ],
  [
    302006,
    'giant-stingray',
    'manta',
    ['Giant Stingray', 'បបែលយក្ស', 'الراي العملاق'],
    { rtp: 96.6, volatility: 'high', features: ['multi-seat', 'multiplier'] },
  ],
  [
    302007,
    'crab-traps',
    'crab',
    ['Crab Traps', 'លបក្តាម', 'مصائد السلطعون'],
    { rtp: 96.2, volatility: 'low', features: ['multi-seat'] },
  ],
  [
    302008,
    'seahorse-lagoon',
    'seahorse',
    ['Seahorse Lagoon', 'បឹងសេះសមុទ្រ', 'بحيرة فرس البحر'],
    { fresh: true, rtp: 96.3, volatility: 'low', features: ['multi-seat', 'co-op'] },
  ],
  [
    302009,
    'floating-village',
    'boat',
    ['Floating Village', 'ភូមិអណ្តែតទឹក', 'القرية العائمة'],
    { rtp: 96.35, features: ['multi-seat'] },
  ],
  [
    302010,
    'octopus-opera',
    'octopus',
    ['Octopus Opera', 'ល្ខោនមឹកយក្ស', 'أوبرا الأخطبوط'],
    { rtp: 96.4, features: ['multi-seat', 'multiplier'] },
  ],
]);
