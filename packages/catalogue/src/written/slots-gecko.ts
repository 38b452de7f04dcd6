import { slotsOf } from './build.ts';

/** Quick, cheeky, colourful. */
export const slotsGecko = slotsOf('GECK', [
  [
    113001,
    'gecko-go',
    'gecko',
    ['Gecko Go', 'តុកកែរត់', '壁虎快跑', 'ตุ๊กแกวิ่ง', 'Vai, Lagartixa', 'انطلق يا أبو بريص'],
    { hot: true },
  ],
  [
    113002,
    'tokay-midnight',
    'gecko',
    ['Tokay Midnight', 'តុកកែយំយប់', '午夜大壁虎', 'ตุ๊กแกเที่ยงคืน', 'Meia-noite do Tokay', 'وزغة منتصف الليل'],
  ],
  [
    113003,
    'fruit-stall-rush',
    'dragonfruit',
    ['Fruit Stall Rush', 'តូបផ្លែឈើ', '水果摊大抢购', 'แผงผลไม้วุ่นวาย', 'Correria na Banca de Frutas', 'زحام كشك الفاكهة'],
  ],
  [
    113004,
    'three-durians',
    'durian',
    ['Three Durians', 'ធុរេនបីផ្លែ', '三颗榴莲', 'ทุเรียนสามลูก', 'Três Duriões', 'ثلاث حبات دوريان'],
  ],
  [
    113005,
    'coconut-bowling',
    'mango',
    ['Coconut Bowling', 'បូលដូង', '椰子保龄球', 'โบว์ลิ่งมะพร้าว', 'Boliche de Coco', 'بولينغ جوز الهند'],
  ],
  [
    113006,
    'monkey-in-the-market',
    'cherries',
    ['Monkey in the Market', 'ស្វាក្នុងផ្សារ', '集市里的猴子', 'ลิงในตลาด', 'Macaco no Mercado', 'قرد في السوق'],
    { hot: true },
  ],
  [
    113007,
    'lucky-sandal',
    'coins',
    ['The Lucky Sandal', 'ស្បែកជើងសំណាង', '幸运凉鞋', 'รองเท้าแตะนำโชค', 'A Sandália da Sorte', 'الصندل المحظوظ'],
  ],
  [
    113008,
    'rooftop-cats',
    'lantern',
    ['Rooftop Cats', 'ឆ្មាលើដំបូល', '屋顶上的猫', 'แมวบนหลังคา', 'Gatos no Telhado', 'قطط السطوح'],
  ],
  [
    113009,
    'hourglass-hustle',
    'hourglass',
    ['Hourglass Hustle', 'ប្រណាំងនាឡិកាខ្សាច់', '沙漏争分', 'นาฬิกาทรายเร่งรีบ', 'Pressa da Ampulheta', 'سباق الساعة الرملية'],
  ],
  [
    113010,
    'sticky-feet',
    'gecko',
    ['Sticky Feet', 'ជើងស្អិត', '黏黏脚', 'ตีนเหนียว', 'Pés Grudentos', 'أقدام لاصقة'],
    { fresh: true },
  ],
  [
    113011,
    'jackfruit-jam',
    'durian',
    ['Jackfruit Jam', 'ដំណាប់ខ្នុរ', '菠萝蜜果酱', 'แยมขนุน', 'Geleia de Jaca', 'مربى الجاك فروت'],
  ],
  [
    113012,
    'evening-parasol',
    'parasol',
    ['Evening Parasol', 'ឆ័ត្រពេលល្ងាច', '傍晚阳伞', 'ร่มยามเย็น', 'Sombrinha ao Entardecer', 'مظلة المساء'],
    { coat: 'violet' },
  ],
]);
