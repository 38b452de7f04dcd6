import { slotsOf } from './build.ts';

/** Wind, height and clear days. */
export const slotsKitewind = slotsOf('KITE', [
  [
    104001,
    'kite-season',
    'kite',
    ['Kite Season', 'រដូវបង្ហោះខ្លែង', '风筝季节', 'ฤดูว่าว', 'Temporada de Pipas', 'موسم الطائرات الورقية'],
    { hot: true },
  ],
  [
    104002,
    'north-wind-kites',
    'kite',
    ['North Wind Kites', 'ខ្លែងខ្យល់ជើង', '北风风筝', 'ว่าวลมเหนือ', 'Pipas do Vento Norte', 'طائرات ريح الشمال'],
  ],
  [
    104003,
    'paper-dragon',
    'naga',
    ['Paper Dragon', 'នាគក្រដាស', '纸龙', 'มังกรกระดาษ', 'Dragão de Papel', 'التنين الورقي'],
  ],
  [
    104004,
    'cloud-lantern',
    'lantern',
    ['Cloud Lantern', 'គោមលើពពក', '云中灯笼', 'โคมบนเมฆ', 'Lanterna das Nuvens', 'فانوس السحاب'],
  ],
  [
    104005,
    'the-long-tail',
    'kite',
    ['The Long Tail', 'កន្ទុយខ្លែងវែង', '长尾风筝', 'ว่าวหางยาว', 'A Longa Cauda', 'الذيل الطويل'],
    { fresh: true },
  ],
  [
    104006,
    'compass-rose',
    'compass',
    ['Compass Rose', 'ផ្កាកូឡាបត្រីវិស័យ', '罗盘玫瑰', 'กุหลาบเข็มทิศ', 'Rosa dos Ventos', 'وردة البوصلة'],
  ],
  [
    104007,
    'swallow-and-star',
    'star',
    ['Swallow and Star', 'ត្រចៀកកាំនិងផ្កាយ', '燕子与星', 'นกนางแอ่นกับดวงดาว', 'Andorinha e Estrela', 'السنونو والنجمة'],
  ],
  [
    104008,
    'windmill-gold',
    'coins',
    ['Windmill Gold', 'មាសកង្ហារខ្យល់', '风车黄金', 'ทองกังหันลม', 'Ouro do Moinho', 'ذهب طاحونة الهواء'],
  ],
  [
    104009,
    'butterfly-wind',
    'butterfly',
    ['Butterfly Wind', 'ខ្យល់មេអំបៅ', '蝶舞之风', 'สายลมผีเสื้อ', 'Vento das Borboletas', 'ريح الفراشة'],
  ],
  [
    104010,
    'over-the-terraces',
    'rice',
    ['Over the Terraces', 'លើស្រែថ្នាក់', '梯田之上', 'เหนือนาขั้นบันได', 'Sobre os Terraços', 'فوق المدرّجات'],
  ],
  [104011, 'bow-song', 'kite', ['Bow Song', 'សំនៀងឯក', '弓弦之歌', 'เสียงธนูว่าว', 'Canção do Arco', 'أنشودة القوس']],
]);
