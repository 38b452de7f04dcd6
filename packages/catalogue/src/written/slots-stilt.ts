import { slotsOf } from './build.ts';

/** Village life above the water. */
export const slotsStilt = slotsOf('STLT', [
  [
    109001,
    'house-on-stilts',
    'temple',
    ['House on Stilts', 'ផ្ទះលើសសរ', '高脚屋', 'บ้านใต้ถุนสูง', 'Casa sobre Palafitas', 'بيت على أعمدة'],
  ],
  [
    109002,
    'durian-harvest',
    'durian',
    ['Durian Harvest', 'រដូវធុរេន', '榴莲丰收', 'เก็บเกี่ยวทุเรียน', 'Colheita de Durião', 'حصاد الدوريان'],
    { hot: true },
  ],
  [
    109003,
    'village-wedding',
    'drum',
    ['Village Wedding', 'មង្គលការភូមិ', '乡村婚礼', 'งานแต่งในหมู่บ้าน', 'Casamento na Aldeia', 'عرس القرية'],
  ],
  [
    109004,
    'the-weavers-loom',
    'parasol',
    ["The Weaver's Loom", 'កីតម្បាញ', '织女的织机', 'กี่ทอผ้า', 'O Tear da Tecelã', 'نول النسّاجة'],
  ],
  [
    109005,
    'palm-sugar-sevens',
    'seven',
    [
      'Palm Sugar Sevens',
      'ប្រាំពីរស្ករត្នោត',
      '棕糖七连',
      'เลขเจ็ดน้ำตาลโตนด',
      'Setes de Açúcar de Palma',
      'سبعات سكر النخيل',
    ],
  ],
  [
    109006,
    'floating-market',
    'mango',
    ['Floating Market', 'ផ្សារលើទឹក', '水上集市', 'ตลาดน้ำ', 'Mercado Flutuante', 'السوق العائم'],
    { hot: true },
  ],
  [
    109007,
    'krama-and-coins',
    'coins',
    ['Krama and Coins', 'ក្រមានិងកាក់', '水布与金币', 'ผ้าขาวม้ากับเหรียญ', 'Krama e Moedas', 'كراما وعملات'],
  ],
  [
    109008,
    'ox-cart-gold',
    'buffalo',
    ['Ox-Cart Gold', 'មាសលើរទេះគោ', '牛车黄金', 'ทองเกวียนวัว', 'Ouro do Carro de Boi', 'ذهب عربة الثيران'],
  ],
  [
    109009,
    'fisher-of-stars',
    'star',
    ['Fisher of Stars', 'អ្នកនេសាទផ្កាយ', '捕星渔夫', 'คนจับปลาดวงดาว', 'Pescador de Estrelas', 'صيّاد النجوم'],
    { fresh: true },
  ],
  [
    109010,
    'grandfathers-compass',
    'compass',
    ["Grandfather's Compass", 'ត្រីវិស័យលោកតា', '爷爷的罗盘', 'เข็มทิศคุณปู่', 'A Bússola do Avô', 'بوصلة الجدّ'],
  ],
  [
    109011,
    'the-morning-drum',
    'drum',
    ['The Morning Drum', 'ស្គរព្រឹកព្រលឹម', '晨鼓', 'กลองยามเช้า', 'O Tambor da Manhã', 'طبل الصباح'],
  ],
]);
