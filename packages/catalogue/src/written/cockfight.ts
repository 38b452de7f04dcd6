import { gamesOf } from './build.ts';

/** Planned, as every vendor that is not connected, and listed only where `region.cockfight` is on. */
export const cockfightGames = gamesOf({ vendor: 'COCK', category: 'SPORTS', classify: 'COCKFIGHT', minBet: 2000 }, [
  [
    407001,
    'dawn-arena-one',
    'rooster',
    [
      'Dawn Arena 1',
      'សង្វៀនអរុណ 1',
      '黎明斗场 1',
      'สังเวียนรุ่งอรุณ 1',
      'Arena da Aurora 1',
      'ساحة الفجر 1',
      'Trường Gà Bình Minh 1',
    ],
    { volatility: 'high', features: ['video-stream', 'in-play'] },
  ],
  [
    407002,
    'dawn-arena-two',
    'rooster',
    [
      'Dawn Arena 2',
      'សង្វៀនអរុណ 2',
      '黎明斗场 2',
      'สังเวียนรุ่งอรุณ 2',
      'Arena da Aurora 2',
      'ساحة الفجر 2',
      'Trường Gà Bình Minh 2',
    ],
    { volatility: 'high', features: ['video-stream', 'in-play'] },
  ],
]);
