import { shelf } from './build.ts';

/** Off by default; listed only where the law and the operator allow it. */
export const cockfightGames = shelf({ vendor: 'COCK', category: 'SPORTS', classify: 'COCKFIGHT', minBet: 2000 }, [
  [
    407001,
    'dawn-arena-one',
    'rooster',
    ['Dawn Arena 1', 'សង្វៀនអរុណ 1', 'ساحة الفجر 1'],
    { volatility: 'high', features: ['video-stream', 'in-play'] },
  ],
  [
    407002,
    'dawn-arena-two',
    'rooster',
    ['Dawn Arena 2', 'សង្វៀនអរុណ 2', 'ساحة الفجر 2'],
    { volatility: 'high', features: ['video-stream', 'in-play'] },
  ],
]);
