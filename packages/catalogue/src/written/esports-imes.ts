import { gamesOf } from './build.ts';

/** Iron Mantis Esports. */
export const esportsImesGames = gamesOf({ vendor: 'IMES', category: 'SPORTS', minBet: 1000 }, [
  [
    403001,
    'mantis-invitational',
    'swords',
    [
      'Mantis Invitational',
      'ការប្រកួតកណ្តូប',
      '螳螂邀请赛',
      'ศึกเชิญตั๊กแตน',
      'Torneio do Louva-a-deus',
      'بطولة السرعوف',
      'Giải Mời Bọ Ngựa',
    ],
    { hot: true, features: ['in-play', 'combo-bets'] },
  ],
  [
    403002,
    'iron-siege',
    'swords',
    ['Iron Siege', 'ឡោមព័ទ្ធដែក', '钢铁围城', 'ปิดล้อมเหล็ก', 'Cerco de Ferro', 'حصار الحديد', 'Vây Thành Sắt'],
    { features: ['in-play'] },
  ],
  [
    403003,
    'five-towers',
    'gamepad',
    ['Five Towers', 'ប៉មប្រាំ', '五座高塔', 'ห้าหอคอย', 'Cinco Torres', 'الأبراج الخمسة', 'Năm Ngọn Tháp'],
    { features: ['in-play', 'combo-bets'] },
  ],
  [
    403004,
    'night-scrims',
    'headset',
    ['Night Scrims', 'ហាត់សមពេលយប់', '夜间训练赛', 'ศึกซ้อมยามดึก', 'Treinos Noturnos', 'تدريبات الليل', 'Tập Trận Đêm'],
    { volatility: 'low', features: ['in-play'] },
  ],
]);
