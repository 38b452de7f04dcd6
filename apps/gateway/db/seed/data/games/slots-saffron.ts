import { gamesOf } from './build.ts';

/** Spice roads, gates and caravans. */
export const slotsSaffron = gamesOf({ vendor: 'SAFF', category: 'RNG', minBet: 400 }, [
  [
    105001,
    'saffron-gate',
    'temple',
    ['Saffron Gate', 'ទ្វារពណ៌រមៀត', '藏红花之门', 'ประตูหญ้าฝรั่น', 'Portal de Açafrão', 'بوابة الزعفران'],
    { coat: 'orange', rtp: 96.08, features: ['wilds'] },
  ],
  [
    105002,
    'pepper-and-gold',
    'coins',
    ['Pepper and Gold', 'ម្រេចនិងមាស', '胡椒与黄金', 'พริกไทยกับทองคำ', 'Pimenta e Ouro', 'فلفل وذهب'],
    { hot: true, rtp: 96.45, volatility: 'high', features: ['hold-and-spin', 'multiplier'] },
  ],
  [
    105003,
    'turmeric-road',
    'compass',
    ['Turmeric Road', 'ផ្លូវរមៀត', '姜黄之路', 'เส้นทางขมิ้น', 'Estrada da Cúrcuma', 'طريق الكركم'],
    { rtp: 96.2, features: ['bonus-round'] },
  ],
  [
    105004,
    'spice-caravan',
    'elephant',
    ['Spice Caravan', 'ក្បួនគ្រឿងទេស', '香料商队', 'กองคาราวานเครื่องเทศ', 'Caravana de Especiarias', 'قافلة التوابل'],
    { rtp: 96, features: ['free-spins'] },
  ],
  [
    105005,
    'cinnamon-chest',
    'chest',
    ['Cinnamon Chest', 'ហិបសម្បុរល្វែង', '肉桂宝箱', 'หีบอบเชย', 'Baú de Canela', 'صندوق القرفة'],
    { rtp: 96.3, volatility: 'high', features: ['hold-and-spin'] },
  ],
  [
    105006,
    'the-brass-teapot',
    'teapot',
    ['The Brass Teapot', 'ប៉ាន់តែលង្ហិន', '黄铜茶壶', 'กาน้ำชาทองเหลือง', 'O Bule de Latão', 'إبريق النحاس'],
    { coat: 'gold', rtp: 96.6, volatility: 'low', features: ['wilds'] },
  ],
  [
    105007,
    'clove-moon',
    'rabbit',
    ['Clove Moon', 'ព្រះច័ន្ទខ្លាំពូ', '丁香之月', 'จันทร์กานพลู', 'Lua de Cravo', 'قمر القرنفل'],
    { rtp: 96.12, features: ['free-spins'] },
  ],
  [
    105008,
    'gate-of-seven',
    'seven',
    ['Gate of Seven', 'ទ្វារទាំងប្រាំពីរ', '七重门', 'ประตูเลขเจ็ด', 'Portal dos Sete', 'بوابة السبعة'],
    { rtp: 96.84, volatility: 'low', features: ['fast-round'] },
  ],
  [
    105009,
    'ginger-tiger',
    'tiger',
    ['Ginger Tiger', 'ខ្លាពណ៌ខ្ញី', '姜黄猛虎', 'เสือสีขิง', 'Tigre de Gengibre', 'نمر الزنجبيل'],
    { coat: 'orange', fresh: true, rtp: 96.38, volatility: 'high', features: ['multiplier', 'wilds'] },
  ],
  [
    105010,
    'merchants-scale',
    'gem',
    ["The Merchant's Scale", 'ជញ្ជីងឈ្មួញ', '商人的秤', 'ตาชั่งพ่อค้า', 'A Balança do Mercador', 'ميزان التاجر'],
    { rtp: 95.94, features: ['multiplier'] },
  ],
  [
    105011,
    'cardamom-bells',
    'bell',
    ['Cardamom Bells', 'កណ្តឹងក្រវាញ', '豆蔻铃', 'กระดิ่งกระวาน', 'Sinos de Cardamomo', 'أجراس الهيل'],
    { rtp: 96.58, volatility: 'low', features: ['cascade'] },
  ],
]);
