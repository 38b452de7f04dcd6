import { slotsOf } from './build.ts';

/** Bright classics of the river plain. */
export const slotsSunbird = slotsOf('SUNB', [
  [
    101001,
    'angkor-gold-rush',
    'temple',
    ['Angkor Gold Rush', 'ដំណើររកមាសអង្គរ', '吴哥淘金', 'ตื่นทองอังกอร์', 'Corrida do Ouro de Angkor', 'سباق ذهب أنغكور'],
    { coat: 'gold', hot: true },
  ],
  [
    101002,
    'golden-buffalo',
    'buffalo',
    ['Golden Buffalo', 'ក្របីមាស', '黄金水牛', 'ควายทอง', 'Búfalo Dourado', 'الجاموس الذهبي'],
    { coat: 'gold', hot: true },
  ],
  [
    101003,
    'sevens-at-sunrise',
    'seven',
    ['Sevens at Sunrise', 'លេខប្រាំពីរពេលថ្ងៃរះ', '日出七连', 'เลขเจ็ดยามอาทิตย์ขึ้น', 'Setes ao Amanhecer', 'سبعات الشروق'],
  ],
  [
    101004,
    'mango-market',
    'mango',
    ['Mango Market', 'ផ្សារស្វាយ', '芒果集市', 'ตลาดมะม่วง', 'Mercado de Mangas', 'سوق المانجو'],
  ],
  [
    101005,
    'river-of-coins',
    'coins',
    ['River of Coins', 'ទន្លេកាក់', '金币之河', 'แม่น้ำเหรียญ', 'Rio de Moedas', 'نهر العملات'],
    { hot: true },
  ],
  [
    101006,
    'cherries-at-dawn',
    'cherries',
    ['Cherries at Dawn', 'ឆេរីពេលព្រលឹម', '黎明樱桃', 'เชอร์รี่ยามรุ่งสาง', 'Cerejas na Aurora', 'كرز الفجر'],
  ],
  [
    101007,
    'harbour-bell',
    'bell',
    ['Harbour Bell', 'កណ្តឹងកំពង់ផែ', '港湾钟声', 'ระฆังท่าเรือ', 'Sino do Porto', 'جرس المرفأ'],
  ],
  [
    101008,
    'peacock-parade',
    'peacock',
    ['Peacock Parade', 'ដង្ហែក្ងោក', '孔雀巡游', 'ขบวนนกยูง', 'Desfile dos Pavões', 'موكب الطاووس'],
    { fresh: true },
  ],
  [
    101009,
    'seven-ferries',
    'seven',
    ['Seven Ferries', 'សាឡាងទាំងប្រាំពីរ', '七艘渡船', 'เรือข้ามฟากเจ็ดลำ', 'Sete Balsas', 'العبّارات السبع'],
  ],
  [
    101010,
    'emerald-morning',
    'gem',
    ['Emerald Morning', 'ព្រឹកត្បូងមរកត', '翡翠清晨', 'เช้าวันมรกต', 'Manhã de Esmeralda', 'صباح الزمرّد'],
    { coat: 'jade' },
  ],
  [
    101011,
    'sugar-palm-sunset',
    'parasol',
    ['Sugar Palm Sunset', 'ថ្ងៃលិចលើដើមត្នោត', '糖棕落日', 'ตะวันตกดินต้นตาล', 'Pôr do Sol na Palmeira', 'غروب نخيل السكر'],
  ],
  [
    101012,
    'the-ferrymans-teapot',
    'teapot',
    [
      "The Ferryman's Teapot",
      'ប៉ាន់តែអ្នកចែវទូក',
      '船夫的茶壶',
      'กาน้ำชาคนแจวเรือ',
      'O Bule do Barqueiro',
      'إبريق مراكبي النهر',
    ],
  ],
]);
