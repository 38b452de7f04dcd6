import { shelf } from './build.ts';

/** Apex Isle. */
export const esportsAiGames = shelf({ vendor: 'AI', category: 'SPORTS', minBet: 1000 }, [
  [
    405001,
    'apex-isle-league',
    'crosshair',
    ['Apex Isle League', 'លីគកោះកំពូល', 'دوري جزيرة القمة'],
    { hot: true, features: ['in-play', 'combo-bets'] },
  ],
  [405002, 'summit-clash', 'swords', ['Summit Clash', 'ប៉ះគ្នាលើកំពូល', 'صدام القمة'], { features: ['in-play'] }],
  [
    405003,
    'drift-circuit',
    'gamepad',
    ['Drift Circuit', 'សង្វៀនដ្រីហ្វ', 'حلبة الانجراف'],
    { volatility: 'high', features: ['in-play', 'fast-round'] },
  ],
  [
    405004,
    'island-of-one',
    'crosshair',
    ['Island of One', 'កោះមនុស្សម្នាក់', 'جزيرة الواحد'],
    { volatility: 'high', features: ['in-play'] },
  ],
]);
