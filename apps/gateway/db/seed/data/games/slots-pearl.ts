import { gamesOf } from './build.ts';

/** Gems, shells and the deep quiet of the gulf. */
export const slotsPearl = gamesOf({ vendor: 'PEARL', category: 'RNG', minBet: 400 }, [
  [
    102001,
    'pearl-of-the-gulf',
    'pearl',
    ['Pearl of the Gulf', 'គុជនៃឈូងសមុទ្រ', '海湾明珠', 'ไข่มุกแห่งอ่าว', 'Pérola do Golfo', 'لؤلؤة الخليج'],
    { hot: true, rtp: 96.3, features: ['hold-and-spin', 'jackpot'] },
  ],
  [
    102002,
    'moonrise-reels',
    'rabbit',
    ['Moonrise Reels', 'ព្រះច័ន្ទរះ', '月升转轮', 'วงล้อจันทร์ขึ้น', 'Rolos da Lua Nascente', 'بكرات مطلع القمر'],
    { fresh: true, rtp: 96.18, features: ['free-spins'] },
  ],
  [
    102003,
    'oyster-bay',
    'pearl',
    ['Oyster Bay', 'ឆ្នេរងាវ', '牡蛎湾', 'อ่าวหอยนางรม', 'Baía das Ostras', 'خليج المحار'],
    { rtp: 96.7, volatility: 'low', features: ['wilds'] },
  ],
  [
    102004,
    'coral-crown',
    'crown',
    ['Coral Crown', 'មកុដផ្កាថ្ម', '珊瑚王冠', 'มงกุฎปะการัง', 'Coroa de Coral', 'تاج المرجان'],
    { coat: 'gold', rtp: 95.95, features: ['bonus-round'] },
  ],
  [
    102005,
    'the-pearl-diver',
    'chest',
    ['The Pearl Diver', 'អ្នកមុជរកគុជ', '采珠人', 'นักดำหาไข่มุก', 'O Mergulhador de Pérolas', 'غوّاص اللؤلؤ'],
    { rtp: 96.41, volatility: 'high', features: ['free-spins', 'multiplier'] },
  ],
  [
    102006,
    'tide-and-treasure',
    'chest',
    ['Tide and Treasure', 'ជំនោរនិងកំណប់', '潮汐宝藏', 'กระแสน้ำและขุมทรัพย์', 'Maré e Tesouro', 'المدّ والكنز'],
    { rtp: 96.05, volatility: 'high', features: ['hold-and-spin'] },
  ],
  [
    102007,
    'opal-lagoon',
    'gem',
    ['Opal Lagoon', 'បឹងត្បូងអូប៉ាល់', '蛋白石潟湖', 'ลากูนโอปอล', 'Lagoa de Opala', 'بحيرة الأوبال'],
    { coat: 'teal', rtp: 96.26, features: ['cascade'] },
  ],
  [
    102008,
    'silver-shells',
    'pearl',
    ['Silver Shells', 'សំបកខ្យងប្រាក់', '银色贝壳', 'เปลือกหอยเงิน', 'Conchas de Prata', 'أصداف فضية'],
    { coat: 'silver', rtp: 96.9, volatility: 'low', features: ['fast-round'] },
  ],
  [
    102009,
    'lighthouse-seven',
    'seven',
    ['Lighthouse Seven', 'ប៉មភ្លើងលេខប្រាំពីរ', '灯塔七号', 'ประภาคารเลขเจ็ด', 'Farol Sete', 'منارة الرقم سبعة'],
    { rtp: 96.6, volatility: 'low', features: ['wilds', 'fast-round'] },
  ],
  [
    102010,
    'star-over-kep',
    'star',
    ['Star over Kep', 'ផ្កាយលើកែប', '白马之星', 'ดาวเหนือเมืองแกบ', 'Estrela sobre Kep', 'نجمة فوق كيب'],
    { rtp: 96.1, features: ['free-spins'] },
  ],
  [
    102011,
    'crystal-ferry',
    'orb',
    ['Crystal Ferry', 'សាឡាងកែវចរណៃ', '水晶渡船', 'เรือข้ามฟากคริสตัล', 'Balsa de Cristal', 'العبّارة البلورية'],
    { rtp: 95.8, features: ['bonus-round'] },
  ],
  [
    102012,
    'salt-field-gold',
    'coins',
    ['Salt Field Gold', 'មាសលើស្រែអំបិល', '盐田黄金', 'ทองนาเกลือ', 'Ouro das Salinas', 'ذهب الملّاحات'],
    { rtp: 96.33, volatility: 'high', features: ['multiplier', 'wilds'] },
  ],
]);
