import { gamesOf } from './build.ts';

/** Apex Isle. */
export const esportsAiGames = gamesOf({ vendor: 'AI', category: 'SPORTS', minBet: 1000 }, [
  [
    405001,
    'apex-isle-league',
    'crosshair',
    [
      'Apex Isle League',
      'លីគកោះកំពូល',
      '巅峰岛联赛',
      'ลีกเกาะยอดเขา',
      'Liga da Ilha Ápice',
      'دوري جزيرة القمة',
      'Giải Đảo Đỉnh Cao',
    ],
    { hot: true, features: ['in-play', 'combo-bets'] },
  ],
  [
    405002,
    'summit-clash',
    'swords',
    [
      'Summit Clash',
      'ប៉ះគ្នាលើកំពូល',
      '山巅之战',
      'ปะทะบนยอดเขา',
      'Confronto no Cume',
      'صدام القمة',
      'Quyết Chiến Đỉnh Núi',
    ],
    { features: ['in-play'] },
  ],
  [
    405003,
    'drift-circuit',
    'gamepad',
    ['Drift Circuit', 'សង្វៀនដ្រីហ្វ', '漂移赛道', 'สนามดริฟต์', 'Circuito de Drift', 'حلبة الانجراف', 'Đường Đua Drift'],
    { volatility: 'high', features: ['in-play', 'fast-round'] },
  ],
  [
    405004,
    'island-of-one',
    'crosshair',
    ['Island of One', 'កោះមនុស្សម្នាក់', '孤岛独存', 'เกาะคนเดียว', 'Ilha de Um Só', 'جزيرة الواحد', 'Đảo Một Người'],
    { volatility: 'high', features: ['in-play'] },
  ],
]);
