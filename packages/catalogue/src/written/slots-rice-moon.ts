import { slotsOf } from './build.ts';

/** Harvest, moon and quiet fields. */
export const slotsRiceMoon = slotsOf('RICE', [
  [
    110001,
    'rice-moon-harvest',
    'rice',
    [
      'Rice Moon Harvest',
      'ច្រូតស្រូវខែភ្លឺ',
      '稻月丰收',
      'เก็บเกี่ยวข้าวใต้แสงจันทร์',
      'Colheita da Lua do Arroz',
      'حصاد قمر الأرز',
    ],
    { hot: true },
  ],
  [
    110002,
    'golden-grain',
    'rice',
    ['Golden Grain', 'គ្រាប់មាស', '金色谷粒', 'รวงข้าวทองคำ', 'Grão Dourado', 'الحبّة الذهبية'],
  ],
  [
    110003,
    'moon-rabbit-wishes',
    'rabbit',
    [
      'Moon Rabbit Wishes',
      'បំណងទន្សាយឋានព្រះច័ន្ទ',
      '月兔许愿',
      'คำขอกระต่ายจันทร์',
      'Desejos do Coelho da Lua',
      'أمنيات أرنب القمر',
    ],
    { coat: 'ivory', hot: true },
  ],
  [110004, 'the-scarecrow', 'kite', ['The Scarecrow', 'ទីងមោង', '稻草人', 'หุ่นไล่กา', 'O Espantalho', 'الفزّاعة']],
  [
    110005,
    'mirror-terraces',
    'rice',
    ['Mirror Terraces', 'ស្រែថ្នាក់កញ្ចក់', '镜面梯田', 'นาขั้นบันไดกระจก', 'Terraços de Espelho', 'مدرّجات المرآة'],
  ],
  [
    110006,
    'buffalo-boy',
    'buffalo',
    ['The Buffalo Boy', 'ក្មេងឃ្វាលក្របី', '牧童', 'เด็กเลี้ยงควาย', 'O Menino do Búfalo', 'راعي الجاموس'],
  ],
  [
    110007,
    'sticky-rice-sevens',
    'seven',
    [
      'Sticky Rice Sevens',
      'ប្រាំពីរបាយដំណើប',
      '糯米七连',
      'เลขเจ็ดข้าวเหนียว',
      'Setes de Arroz Glutinoso',
      'سبعات الأرز الدبق',
    ],
  ],
  [
    110008,
    'granary-gold',
    'chest',
    ['Granary Gold', 'មាសក្នុងជង្រុក', '谷仓黄金', 'ทองในยุ้งฉาง', 'Ouro do Celeiro', 'ذهب الصومعة'],
  ],
  [
    110009,
    'white-egrets',
    'butterfly',
    ['White Egrets', 'កុកសរ', '白鹭', 'นกยางขาว', 'Garças Brancas', 'البلشون الأبيض'],
    { coat: 'ivory' },
  ],
  [
    110010,
    'full-moon-kitchen',
    'teapot',
    ['Full Moon Kitchen', 'ផ្ទះបាយខែពេញបូណ៌មី', '满月厨房', 'ครัวคืนเดือนเพ็ญ', 'Cozinha da Lua Cheia', 'مطبخ ليلة البدر'],
    { fresh: true },
  ],
  [
    110011,
    'harvest-kites',
    'kite',
    ['Harvest Kites', 'ខ្លែងរដូវច្រូត', '丰收风筝', 'ว่าวฤดูเกี่ยวข้าว', 'Pipas da Colheita', 'طائرات الحصاد'],
  ],
]);
