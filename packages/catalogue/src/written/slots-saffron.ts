import { slotsOf } from './build.ts';

/** Spice roads, gates and caravans. */
export const slotsSaffron = slotsOf('SAFF', [
  [
    105001,
    'saffron-gate',
    'temple',
    ['Saffron Gate', 'ទ្វារពណ៌រមៀត', '藏红花之门', 'ประตูหญ้าฝรั่น', 'Portal de Açafrão', 'بوابة الزعفران', 'Cổng Nghệ Tây'],
    { coat: 'orange' },
  ],
  [
    105002,
    'pepper-and-gold',
    'coins',
    ['Pepper and Gold', 'ម្រេចនិងមាស', '胡椒与黄金', 'พริกไทยกับทองคำ', 'Pimenta e Ouro', 'فلفل وذهب', 'Hồ Tiêu và Vàng'],
    { hot: true },
  ],
  [
    105003,
    'turmeric-road',
    'compass',
    ['Turmeric Road', 'ផ្លូវរមៀត', '姜黄之路', 'เส้นทางขมิ้น', 'Estrada da Cúrcuma', 'طريق الكركم', 'Con Đường Củ Nghệ'],
  ],
  [
    105004,
    'spice-caravan',
    'elephant',
    [
      'Spice Caravan',
      'ក្បួនគ្រឿងទេស',
      '香料商队',
      'กองคาราวานเครื่องเทศ',
      'Caravana de Especiarias',
      'قافلة التوابل',
      'Đoàn Buôn Gia Vị',
    ],
  ],
  [
    105005,
    'cinnamon-chest',
    'chest',
    ['Cinnamon Chest', 'ហិបសម្បុរល្វែង', '肉桂宝箱', 'หีบอบเชย', 'Baú de Canela', 'صندوق القرفة', 'Rương Quế'],
  ],
  [
    105006,
    'the-brass-teapot',
    'teapot',
    ['The Brass Teapot', 'ប៉ាន់តែលង្ហិន', '黄铜茶壶', 'กาน้ำชาทองเหลือง', 'O Bule de Latão', 'إبريق النحاس', 'Ấm Trà Đồng'],
    { coat: 'gold' },
  ],
  [
    105007,
    'clove-moon',
    'rabbit',
    ['Clove Moon', 'ព្រះច័ន្ទខ្លាំពូ', '丁香之月', 'จันทร์กานพลู', 'Lua de Cravo', 'قمر القرنفل', 'Trăng Đinh Hương'],
  ],
  [
    105008,
    'gate-of-seven',
    'seven',
    ['Gate of Seven', 'ទ្វារទាំងប្រាំពីរ', '七重门', 'ประตูเลขเจ็ด', 'Portal dos Sete', 'بوابة السبعة', 'Cổng Số 7'],
  ],
  [
    105009,
    'ginger-tiger',
    'tiger',
    ['Ginger Tiger', 'ខ្លាពណ៌ខ្ញី', '姜黄猛虎', 'เสือสีขิง', 'Tigre de Gengibre', 'نمر الزنجبيل', 'Hổ Gừng'],
    { coat: 'orange', fresh: true },
  ],
  [
    105010,
    'merchants-scale',
    'gem',
    [
      "The Merchant's Scale",
      'ជញ្ជីងឈ្មួញ',
      '商人的秤',
      'ตาชั่งพ่อค้า',
      'A Balança do Mercador',
      'ميزان التاجر',
      'Cân Thương Gia',
    ],
  ],
  [
    105011,
    'cardamom-bells',
    'bell',
    ['Cardamom Bells', 'កណ្តឹងក្រវាញ', '豆蔻铃', 'กระดิ่งกระวาน', 'Sinos de Cardamomo', 'أجراس الهيل', 'Chuông Thảo Quả'],
  ],
]);
