import { shelf } from './build.ts';

/** Iron Mantis Esports. */
export const esportsImesGames = shelf({ vendor: 'IMES', category: 'SPORTS', minBet: 1000 }, [
  [
    403001,
    'mantis-invitational',
    'swords',
    ['Mantis Invitational', 'ការប្រកួតកណ្តូប', 'بطولة السرعوف'],
    { hot: true, features: ['in-play', 'combo-bets'] },
  ],
  [403002, 'iron-siege', 'swords', ['Iron Siege', 'ឡោមព័ទ្ធដែក', 'حصار الحديد'], { features: ['in-play'] }],
  [
    403003,
    'five-towers',
    'gamepad',
    ['Five Towers', 'ប៉មប្រាំ', 'الأبراج الخمسة'],
    { features: ['in-play', 'combo-bets'] },
  ],
  [
    403004,
    'night-scrims',
    'headset',
    ['Night Scrims', 'ហាត់សមពេលយប់', 'تدريبات الليل'],
    { volatility: 'low', features: ['in-play'] },
  ],
]);
