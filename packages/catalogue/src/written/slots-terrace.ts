import { slotsOf } from './build.ts';

/** Hills, mist and mountain markets. */
export const slotsTerrace = slotsOf('TERR', [
  [
    112001,
    'market-in-the-mist',
    'parasol',
    ['Market in the Mist', 'ផ្សារក្នុងអ័ព្ទ', '雾中集市', 'ตลาดกลางสายหมอก', 'Mercado na Névoa', 'سوق الضباب'],
  ],
  [
    112002,
    'highland-tiger',
    'tiger',
    ['Highland Tiger', 'ខ្លាខ្ពង់រាប', '高原之虎', 'เสือแห่งที่ราบสูง', 'Tigre do Planalto', 'نمر المرتفعات'],
    { coat: 'orange', hot: true },
  ],
  [112003, 'coffee-hill', 'teapot', ['Coffee Hill', 'ភ្នំកាហ្វេ', '咖啡山', 'เนินกาแฟ', 'Colina do Café', 'تل القهوة']],
  [
    112004,
    'waterfall-gems',
    'gem',
    ['Waterfall Gems', 'ត្បូងទឹកជ្រោះ', '瀑布宝石', 'อัญมณีน้ำตก', 'Joias da Cachoeira', 'جواهر الشلال'],
    { coat: 'sky', hot: true },
  ],
  [
    112005,
    'elephant-trail',
    'elephant',
    ['Elephant Trail', 'ផ្លូវដំរី', '大象之路', 'เส้นทางช้าง', 'Trilha dos Elefantes', 'درب الأفيال'],
  ],
  [
    112006,
    'the-honey-hunters',
    'orb',
    ['The Honey Hunters', 'អ្នកឡើងឃ្មុំ', '采蜜人', 'พรานผึ้ง', 'Os Caçadores de Mel', 'صيّادو العسل'],
  ],
  [
    112007,
    'gibbon-dawn',
    'mango',
    ['Gibbon Dawn', 'ព្រឹកសត្វទោច', '长臂猿黎明', 'ชะนีร้องยามเช้า', 'Aurora dos Gibões', 'فجر الجيبون'],
  ],
  [
    112008,
    'gong-of-the-hills',
    'bell',
    ['Gong of the Hills', 'គងភ្នំ', '山间铜锣', 'ฆ้องแห่งขุนเขา', 'Gongo das Colinas', 'صنج التلال'],
  ],
  [
    112009,
    'silver-necklace',
    'crown',
    ['The Silver Necklace', 'ខ្សែកប្រាក់', '银项链', 'สร้อยคอเงิน', 'O Colar de Prata', 'القلادة الفضية'],
  ],
  [
    112010,
    'steps-to-the-clouds',
    'temple',
    ['Steps to the Clouds', 'ជណ្តើរទៅពពក', '云端阶梯', 'บันไดสู่เมฆ', 'Degraus até as Nuvens', 'درجات إلى الغيم'],
    { coat: 'rose', fresh: true },
  ],
  [
    112011,
    'wild-orchid-peak',
    'frangipani',
    ['Wild Orchid Peak', 'កំពូលអ័រគីដេព្រៃ', '野兰峰', 'ยอดเขากล้วยไม้ป่า', 'Pico da Orquídea Selvagem', 'قمة الأوركيد البري'],
    { coat: 'violet' },
  ],
]);
