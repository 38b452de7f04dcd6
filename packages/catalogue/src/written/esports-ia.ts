import { gamesOf } from './build.ts';

/** Indigo Arena. */
export const esportsIaGames = gamesOf({ vendor: 'IA', category: 'SPORTS', minBet: 1000 }, [
  [
    404001,
    'indigo-open',
    'gamepad',
    [
      'Indigo Open',
      'អ៊ិនឌីហ្គោ អូផិន',
      '靛蓝公开赛',
      'อินดิโกโอเพ่น',
      'Aberto Índigo',
      'بطولة النيلي المفتوحة',
      'Indigo Mở Rộng',
    ],
    { coat: 'violet', features: ['in-play', 'tournament'] },
  ],
  [
    404002,
    'blue-sector',
    'crosshair',
    ['Blue Sector', 'តំបន់ខៀវ', '蓝色战区', 'เขตสีน้ำเงิน', 'Setor Azul', 'القطاع الأزرق', 'Khu Vực Xanh'],
    { coat: 'sky', features: ['in-play'] },
  ],
  [
    404003,
    'duel-of-towers',
    'swords',
    ['Duel of Towers', 'ប្រយុទ្ធប៉មភ្លោះ', '双塔对决', 'ศึกหอคอย', 'Duelo das Torres', 'مبارزة الأبراج', 'Song Đấu Tháp'],
    { fresh: true, features: ['in-play', 'combo-bets'] },
  ],
  [
    404004,
    'midlane-monday',
    'headset',
    [
      'Midlane Monday',
      'ច័ន្ទផ្លូវកណ្តាល',
      '中路星期一',
      'วันจันทร์เลนกลาง',
      'Segunda do Meio',
      'إثنين المسار الأوسط',
      'Thứ Hai Đường Giữa',
    ],
    { volatility: 'low', features: ['in-play'] },
  ],
]);
