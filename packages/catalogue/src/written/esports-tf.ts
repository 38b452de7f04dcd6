import { gamesOf } from './build.ts';

/** Twin Falcons. */
export const esportsTfGames = gamesOf({ vendor: 'TF', category: 'SPORTS', minBet: 1000 }, [
  [
    406001,
    'twin-falcons-derby',
    'gamepad',
    [
      'Twin Falcons Derby',
      'ឥន្ទ្រីភ្លោះ ដឺប៊ី',
      '双隼德比',
      'ดาร์บี้เหยี่ยวคู่',
      'Clássico dos Falcões Gêmeos',
      'ديربي الصقرين',
      'Derby Song Ưng',
    ],
    { features: ['in-play', 'combo-bets'] },
  ],
  [
    406002,
    'falcon-dive',
    'crosshair',
    ['Falcon Dive', 'ឥន្ទ្រីឆាប', '猎隼俯冲', 'เหยี่ยวโฉบ', 'Mergulho do Falcão', 'انقضاض الصقر', 'Chim Ưng Bổ Nhào'],
    { features: ['in-play'] },
  ],
  [
    406003,
    'wing-and-shield',
    'swords',
    ['Wing and Shield', 'ស្លាបនិងខែល', '羽翼与盾', 'ปีกและโล่', 'Asa e Escudo', 'الجناح والدرع', 'Cánh và Khiên'],
    { fresh: true, features: ['in-play'] },
  ],
  [
    406004,
    'headset-heroes',
    'headset',
    ['Headset Heroes', 'វីរជនកាស', '耳机英雄', 'ฮีโร่หูฟัง', 'Heróis do Headset', 'أبطال السماعة', 'Anh Hùng Tai Nghe'],
    { volatility: 'low', features: ['in-play', 'tournament'] },
  ],
]);
