import { gamesOf } from './build.ts';

/** Arena Volt: quick tournaments. */
export const esportsAvGames = gamesOf({ vendor: 'AV', category: 'SPORTS', minBet: 1000 }, [
  [
    402001,
    'volt-arena-cup',
    'gamepad',
    [
      'Volt Arena Cup',
      'ពានសង្វៀនវ៉ុល',
      '伏特竞技杯',
      'โวลต์อารีน่าคัพ',
      'Copa Arena Volt',
      'كأس ساحة فولت',
      'Cúp Đấu Trường Volt',
    ],
    { hot: true, features: ['in-play', 'tournament'] },
  ],
  [
    402002,
    'lane-masters',
    'swords',
    ['Lane Masters', 'ម្ចាស់ផ្លូវ', '分路大师', 'จ้าวแห่งเลน', 'Mestres das Rotas', 'سادة المسارات', 'Cao Thủ Đi Đường'],
    { features: ['in-play', 'combo-bets'] },
  ],
  [
    402003,
    'overcharge',
    'headset',
    ['Overcharge', 'ថាមពលលើស', '超载', 'โอเวอร์ชาร์จ', 'Sobrecarga', 'شحنة زائدة', 'Quá Tải'],
    { features: ['in-play'] },
  ],
  [
    402004,
    'the-last-zone',
    'crosshair',
    ['The Last Zone', 'តំបន់ចុងក្រោយ', '最后区域', 'โซนสุดท้าย', 'A Última Zona', 'المنطقة الأخيرة', 'Vùng Đất Cuối Cùng'],
    { volatility: 'high', features: ['in-play'] },
  ],
]);
