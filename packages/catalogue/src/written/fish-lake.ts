import { gamesOf } from './build.ts';

/** The great lake and its flooded forest. */
export const fishLakeGames = gamesOf({ vendor: 'TONL', category: 'FISH', minBet: 100 }, [
  [
    302001,
    'lake-of-silver-fish',
    'fish',
    ['Lake of Silver Fish', 'បឹងត្រីប្រាក់', '银鱼湖', 'ทะเลสาบปลาเงิน', 'Lago dos Peixes de Prata', 'بحيرة السمك الفضي'],
    { coat: 'silver', hot: true, rtp: 96.4, volatility: 'low', features: ['multi-seat'] },
  ],
  [
    302002,
    'flooded-forest',
    'turtle',
    ['Flooded Forest', 'ព្រៃលិចទឹក', '水上森林', 'ป่าน้ำท่วม', 'Floresta Alagada', 'الغابة الغارقة'],
    { rtp: 96.35, features: ['multi-seat', 'co-op'] },
  ],
  [
    302003,
    'koi-garden',
    'koi',
    ['Koi Garden', 'សួនត្រីកូយ', '锦鲤花园', 'สวนปลาคาร์ป', 'Jardim das Carpas', 'حديقة الكوي'],
    { hot: true, rtp: 96.5, features: ['multi-seat', 'multiplier'] },
  ],
  [
    302004,
    'night-fishing',
    'lantern',
    ['Night Fishing', 'នេសាទពេលយប់', '夜钓', 'ตกปลายามค่ำคืน', 'Pescaria Noturna', 'صيد الليل'],
    { rtp: 96.3, features: ['multi-seat'] },
  ],
  [
    302005,
    'the-net-and-the-moon',
    'koi',
    ['The Net and the Moon', 'សំណាញ់និងព្រះច័ន្ទ', '渔网与月亮', 'แหกับดวงจันทร์', 'A Rede e a Lua', 'الشبكة والقمر'],
    { rtp: 96.4, features: ['multi-seat'] },
  ],
  [
    302006,
    'giant-stingray',
    'manta',
    ['Giant Stingray', 'បបែលយក្ស', '巨型魟鱼', 'กระเบนยักษ์', 'Arraia Gigante', 'الراي العملاق'],
    { rtp: 96.6, volatility: 'high', features: ['multi-seat', 'multiplier'] },
  ],
  [
    302007,
    'crab-traps',
    'crab',
    ['Crab Traps', 'លបក្តាម', '捕蟹笼', 'ลอบดักปู', 'Armadilhas de Caranguejo', 'مصائد السلطعون'],
    { rtp: 96.2, volatility: 'low', features: ['multi-seat'] },
  ],
  [
    302008,
    'seahorse-lagoon',
    'seahorse',
    ['Seahorse Lagoon', 'បឹងសេះសមុទ្រ', '海马潟湖', 'ลากูนม้าน้ำ', 'Lagoa dos Cavalos-marinhos', 'بحيرة فرس البحر'],
    { fresh: true, rtp: 96.3, volatility: 'low', features: ['multi-seat', 'co-op'] },
  ],
  [
    302009,
    'floating-village',
    'boat',
    ['Floating Village', 'ភូមិអណ្តែតទឹក', '水上村庄', 'หมู่บ้านลอยน้ำ', 'Aldeia Flutuante', 'القرية العائمة'],
    { rtp: 96.35, features: ['multi-seat'] },
  ],
  [
    302010,
    'octopus-opera',
    'octopus',
    ['Octopus Opera', 'ល្ខោនមឹកយក្ស', '章鱼歌剧', 'อุปรากรหมึกยักษ์', 'Ópera do Polvo', 'أوبرا الأخطبوط'],
    { rtp: 96.4, features: ['multi-seat', 'multiplier'] },
  ],
]);
