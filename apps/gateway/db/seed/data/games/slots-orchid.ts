import { gamesOf } from './build.ts';

/** Flowers, gardens and old courtyards. */
export const slotsOrchid = gamesOf({ vendor: 'ORCH', category: 'RNG', minBet: 200 }, [
  [
    103001,
    'orchid-courtyard',
    'frangipani',
    ['Orchid Courtyard', 'ទីធ្លាអ័រគីដេ', '兰花庭院', 'ลานกล้วยไม้', 'Pátio das Orquídeas', 'فناء الأوركيد'],
    { coat: 'violet', rtp: 96.2, features: ['wilds'] },
  ],
  [
    103002,
    'rumduol-evening',
    'frangipani',
    ['Rumduol Evening', 'រាត្រីផ្ការំដួល', '隆都花之夜', 'ราตรีดอกลำดวน', 'Noite de Rumduol', 'مساء زهرة الرمدول'],
    { coat: 'gold', hot: true, rtp: 96.5, features: ['free-spins', 'cascade'] },
  ],
  [
    103003,
    'lotus-lake',
    'lotus',
    ['Lotus Lake', 'បឹងឈូក', '莲花湖', 'ทะเลสาบดอกบัว', 'Lago dos Lótus', 'بحيرة اللوتس'],
    { rtp: 96.75, volatility: 'low', features: ['wilds'] },
  ],
  [
    103004,
    'lotus-eleven',
    'lotus',
    ['Eleven Lotuses', 'ឈូកដប់មួយទង', '十一朵莲', 'บัวสิบเอ็ดดอก', 'Onze Lótus', 'إحدى عشرة لوتسة'],
    { rtp: 96.15, features: ['multiplier'] },
  ],
  [
    103005,
    'butterfly-garden',
    'butterfly',
    ['Butterfly Garden', 'សួនមេអំបៅ', '蝴蝶花园', 'สวนผีเสื้อ', 'Jardim das Borboletas', 'حديقة الفراشات'],
    { hot: true, rtp: 96.44, features: ['cascade', 'multiplier'] },
  ],
  [
    103006,
    'jasmine-window',
    'frangipani',
    ['Jasmine Window', 'បង្អួចម្លិះ', '茉莉花窗', 'หน้าต่างดอกมะลิ', 'Janela de Jasmim', 'نافذة الياسمين'],
    { coat: 'ivory', rtp: 96.9, volatility: 'low', features: ['fast-round'] },
  ],
  [
    103007,
    'parasol-street',
    'parasol',
    ['Parasol Street', 'វិថីឆ័ត្រ', '阳伞街', 'ถนนร่ม', 'Rua das Sombrinhas', 'شارع المظلات'],
    { rtp: 96.02, features: ['wilds', 'free-spins'] },
  ],
  [
    103008,
    'tea-with-grandmother',
    'teapot',
    ['Tea with Grandmother', 'តែជាមួយលោកយាយ', '与奶奶喝茶', 'จิบชากับคุณยาย', 'Chá com a Avó', 'شاي مع الجدة'],
    { rtp: 96.85, volatility: 'low', features: ['bonus-round'] },
  ],
  [
    103009,
    'the-flower-boat',
    'boat',
    ['The Flower Boat', 'ទូកផ្កា', '花船', 'เรือดอกไม้', 'O Barco das Flores', 'قارب الزهور'],
    { rtp: 95.92, features: ['free-spins'] },
  ],
  [
    103010,
    'champei-gold',
    'frangipani',
    ['Champei Gold', 'ចំប៉ីមាស', '黄金鸡蛋花', 'จำปีทอง', 'Ouro de Champei', 'ذهب تشامبي'],
    { coat: 'gold', fresh: true, rtp: 96.31, volatility: 'high', features: ['hold-and-spin', 'jackpot'] },
  ],
  [
    103011,
    'courtyard-bells',
    'bell',
    ['Courtyard Bells', 'ជួងទីធ្លា', '庭院铃声', 'กระดิ่งลานบ้าน', 'Sinos do Pátio', 'أجراس الفناء'],
    { rtp: 96.48, volatility: 'low', features: ['wilds'] },
  ],
]);
