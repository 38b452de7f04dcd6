import { slotsOf } from './build.ts';

/** Flowers, gardens and old courtyards. */
export const slotsOrchid = slotsOf('ORCH', [
  [
    103001,
    'orchid-courtyard',
    'frangipani',
    ['Orchid Courtyard', 'ទីធ្លាអ័រគីដេ', '兰花庭院', 'ลานกล้วยไม้', 'Pátio das Orquídeas', 'فناء الأوركيد', 'Sân Hoa Lan'],
    { coat: 'violet' },
  ],
  [
    103002,
    'rumduol-evening',
    'frangipani',
    [
      'Rumduol Evening',
      'រាត្រីផ្ការំដួល',
      '隆都花之夜',
      'ราตรีดอกลำดวน',
      'Noite de Rumduol',
      'مساء زهرة الرمدول',
      'Chiều Rumduol',
    ],
    { coat: 'gold', hot: true },
  ],
  [
    103003,
    'lotus-lake',
    'lotus',
    ['Lotus Lake', 'បឹងឈូក', '莲花湖', 'ทะเลสาบดอกบัว', 'Lago dos Lótus', 'بحيرة اللوتس', 'Hồ Sen'],
  ],
  [
    103004,
    'lotus-eleven',
    'lotus',
    ['Eleven Lotuses', 'ឈូកដប់មួយទង', '十一朵莲', 'บัวสิบเอ็ดดอก', 'Onze Lótus', 'إحدى عشرة لوتسة', 'Mười Một Đóa Sen'],
  ],
  [
    103005,
    'butterfly-garden',
    'butterfly',
    ['Butterfly Garden', 'សួនមេអំបៅ', '蝴蝶花园', 'สวนผีเสื้อ', 'Jardim das Borboletas', 'حديقة الفراشات', 'Vườn Bướm'],
    { hot: true },
  ],
  [
    103006,
    'jasmine-window',
    'frangipani',
    ['Jasmine Window', 'បង្អួចម្លិះ', '茉莉花窗', 'หน้าต่างดอกมะลิ', 'Janela de Jasmim', 'نافذة الياسمين', 'Cửa Sổ Hoa Nhài'],
    { coat: 'ivory' },
  ],
  [
    103007,
    'parasol-street',
    'parasol',
    ['Parasol Street', 'វិថីឆ័ត្រ', '阳伞街', 'ถนนร่ม', 'Rua das Sombrinhas', 'شارع المظلات', 'Phố Ô Giấy'],
  ],
  [
    103008,
    'tea-with-grandmother',
    'teapot',
    [
      'Tea with Grandmother',
      'តែជាមួយលោកយាយ',
      '与奶奶喝茶',
      'จิบชากับคุณยาย',
      'Chá com a Avó',
      'شاي مع الجدة',
      'Uống Trà Cùng Bà',
    ],
  ],
  [
    103009,
    'the-flower-boat',
    'boat',
    ['The Flower Boat', 'ទូកផ្កា', '花船', 'เรือดอกไม้', 'O Barco das Flores', 'قارب الزهور', 'Thuyền Hoa'],
  ],
  [
    103010,
    'champei-gold',
    'frangipani',
    ['Champei Gold', 'ចំប៉ីមាស', '黄金鸡蛋花', 'จำปีทอง', 'Ouro de Champei', 'ذهب تشامبي', 'Vàng Champei'],
    { coat: 'gold', fresh: true },
  ],
  [
    103011,
    'courtyard-bells',
    'bell',
    ['Courtyard Bells', 'ជួងទីធ្លា', '庭院铃声', 'กระดิ่งลานบ้าน', 'Sinos do Pátio', 'أجراس الفناء', 'Chuông Sân Đình'],
  ],
]);
