import { shelf } from './build.ts';

/** Arena Volt: quick tournaments. */
export const esportsAvGames = shelf({ vendor: 'AV', category: 'SPORTS', minBet: 1000 }, [
  [
    402001,
    'volt-arena-cup',
    'gamepad',
    ['Volt Arena Cup', 'ពានសង្វៀនវ៉ុល', 'كأس ساحة فولت'],
    { hot: true, features: ['in-play', 'tournament'] },
  ],
  [
    402002,
    'lane-masters',
    'swords',
    ['Lane Masters', 'ម្ចាស់ផ្លូវ', 'سادة المسارات'],
    { features: ['in-play', 'combo-bets'] },
  ],
  [402003, 'overcharge', 'headset', ['Overcharge', 'ថាមពលលើស', 'شحنة زائدة'], { features: ['in-play'] }],
  [
    402004,
    'the-last-zone',
    'crosshair',
    ['The Last Zone', 'តំបន់ចុងក្រោយ', 'المنطقة الأخيرة'],
    { volatility: 'high', features: ['in-play'] },
  ],
]);
