import { shelf } from './build.ts';

/** Storm, rain and rising water. */
export const slotsMonsoon = shelf({ vendor: 'MONS', category: 'RNG', minBet: 400 }, [
  [
    106001,
    'monsoon-tide',
    'naga',
    ['Monsoon Tide', 'ជំនន់មូសុង', 'مدّ المونسون'],
    { hot: true, rtp: 96.48, volatility: 'high', features: ['cascade', 'multiplier'] },
  ],
  [106002, 'nine-rains', 'orb', ['Nine Rains', 'ភ្លៀងប្រាំបួនដង', 'تسع أمطار'], { rtp: 96.16, features: ['free-spins'] }],
  [
    106003,
    'naga-of-the-flood',
    'naga',
    ['Naga of the Flood', 'នាគទឹកជំនន់', 'ناغا الفيضان'],
    { hot: true, rtp: 96.5, volatility: 'high', features: ['megarows', 'multiplier'] },
  ],
  [
    106004,
    'thunder-drum',
    'drum',
    ['Thunder Drum', 'ស្គរផ្គរលាន់', 'طبل الرعد'],
    { rtp: 96.22, features: ['free-spins', 'wilds'] },
  ],
  [
    106005,
    'rain-on-the-roof',
    'lantern',
    ['Rain on the Roof', 'ភ្លៀងលើដំបូល', 'مطر على السطح'],
    { rtp: 96.8, volatility: 'low', features: ['wilds'] },
  ],
  [
    106006,
    'the-lake-turns-back',
    'boat',
    ['The Lake Turns Back', 'ទឹកបឹងហូរត្រឡប់', 'حين تعود البحيرة'],
    { rtp: 96.06, features: ['bonus-round'] },
  ],
  [
    106007,
    'flood-plain-buffalo',
    'buffalo',
    ['Flood Plain Buffalo', 'ក្របីវាលលិចទឹក', 'جاموس السهل'],
    { rtp: 96.34, volatility: 'high', features: ['wilds', 'free-spins'] },
  ],
  [
    106008,
    'storm-lantern',
    'lantern',
    ['Storm Lantern', 'គោមព្យុះ', 'فانوس العاصفة'],
    { rtp: 95.9, features: ['hold-and-spin'] },
  ],
  [
    106009,
    'green-season',
    'gecko',
    ['Green Season', 'រដូវវស្សា', 'الموسم الأخضر'],
    { coat: 'leaf', rtp: 96.7, volatility: 'low', features: ['cascade'] },
  ],
  [
    106010,
    'boats-in-the-storm',
    'boat',
    ['Boats in the Storm', 'ទូកក្នុងព្យុះ', 'قوارب في العاصفة'],
    { fresh: true, rtp: 96.26, features: ['multiplier'] },
  ],
  [
    106011,
    'rainbow-coins',
    'coins',
    ['Rainbow Coins', 'កាក់ឥន្ទធនូ', 'عملات قوس قزح'],
    { rtp: 96.18, features: ['hold-and-spin', 'jackpot'] },
  ],
  [
    106012,
    'frog-song-sevens',
    'seven',
    ['Frog Song Sevens', 'ប្រាំពីរចម្រៀងកង្កែប', 'سبعات نقيق الضفادع'],
    { rtp: 96.92, volatility: 'low', features: ['fast-round'] },
  ],
]);
