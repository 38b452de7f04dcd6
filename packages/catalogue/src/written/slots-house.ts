import type { SlotFamilyId, SlotGoal } from '../slots/definition.ts';
import { factsOf } from '../slots/facts.ts';
import type { GameFacts } from '../types.ts';
import { gamesOf } from './build.ts';

/** What each of them has. */
const common = {
  features: ['provably-fair', 'wilds', 'free-spins', 'multiplier'],
  pays: { kind: 'lines', count: 20 },
} as const;

/** What is proved of a family of models at a return. */
function model(
  family: SlotFamilyId,
  goal: SlotGoal,
): Pick<GameFacts, 'rtp' | 'maxWin' | 'pays' | 'features' | 'volatility'> {
  const { minBet: _, ...facts } = factsOf({ family, goal, smallestStake: 500 });
  return facts;
}

/** House Studio: our own games, launchable. */
export const houseSlots = gamesOf({ vendor: 'HOUSE', category: 'RNG', minBet: 500 }, [
  [
    100001,
    'lotus-fortune',
    'lotus',
    ['Lotus Fortune', 'សំណាងផ្កាឈូក', '莲花福运', 'โชคดอกบัว', 'Fortuna do Lótus', 'حظ اللوتس', 'Vận May Hoa Sen'],
    {
      coat: 'rose',
      hot: true,
      fresh: true,
      // As counted and proved in apps/arcade/server/slot; a test holds the two together.
      rtp: 96.18,
      volatility: 'medium',
      maxWin: 8044.5,
      ...common,
    },
  ],
  // Alike in reels and rules, other in what they pay: figures of apps/arcade/server/slot/games.ts, held together by a test.
  [
    100002,
    'apsara-dawn',
    'crown',
    ['Apsara Dawn', 'អប្សរាពេលព្រឹក', '飞天晨曦', 'อัปสรายามรุ่งอรุณ', 'Aurora da Apsara', 'فجر الأبسارا', 'Bình Minh Apsara'],
    { coat: 'gold', hot: true, rtp: 96.04, volatility: 'low', maxWin: 1262.1, ...common },
  ],
  [
    100003,
    'elephant-parade',
    'elephant',
    [
      'Elephant Parade',
      'ក្បួនដំរី',
      '大象巡游',
      'ขบวนพาเหรดช้าง',
      'Desfile dos Elefantes',
      'موكب الأفيال',
      'Đoàn Voi Diễu Hành',
    ],
    { hot: true, rtp: 96.75, volatility: 'medium', maxWin: 3837.5, ...common },
  ],
  [
    100004,
    'monsoon-drum',
    'drum',
    [
      'Monsoon Drum',
      'ស្គររដូវវស្សា',
      '季风之鼓',
      'กลองแห่งมรสุม',
      'Tambor da Monção',
      'طبل المونسون',
      'Tiếng Trống Gió Mùa',
    ],
    { hot: true, rtp: 95.8, volatility: 'high', maxWin: 5525.75, ...common },
  ],
  [
    100005,
    'naga-moon',
    'naga',
    ['Naga Moon', 'នាគក្រោមពន្លឺចន្ទ', '那伽之月', 'นาคาใต้แสงจันทร์', 'Lua do Naga', 'قمر الناغا', 'Trăng Naga'],
    { hot: true, rtp: 96.11, volatility: 'high', maxWin: 31_209.25, ...common },
  ],
  // Models with a configuration of theirs: what a card says of them is what is proved of it.
  [
    100006,
    'ways-of-the-river',
    'boat',
    ['Ways of the River', 'ផ្លូវទន្លេ', '江河之路', 'เส้นทางสายน้ำ', 'Caminhos do Rio', 'دروب النهر', 'Muôn Lối Dòng Sông'],
    { hot: true, ...model('ways-243', 96) },
  ],
  [
    100007,
    'thousand-canals',
    'temple',
    ['Thousand Canals', 'ព្រែកមួយពាន់', '千渠水乡', 'พันลำคลอง', 'Mil Canais', 'ألف قناة', 'Ngàn Kênh Rạch'],
    { hot: true, ...model('ways-1024', 96) },
  ],
  [
    100008,
    'five-lanterns',
    'lantern',
    ['Five Lanterns', 'គោមប្រាំ', '五盏明灯', 'โคมห้าดวง', 'Cinco Lanternas', 'الفوانيس الخمسة', 'Năm Chiếc Đèn Lồng'],
    { hot: true, ...model('lines-5', 96) },
  ],
  [
    100009,
    'paddy-harvest',
    'rice',
    ['Paddy Harvest', 'រដូវច្រូតស្រូវ', '稻田丰收', 'ฤดูเกี่ยวข้าว', 'Colheita do Arrozal', 'حصاد حقول الأرز', 'Mùa Lúa Chín'],
    { hot: true, ...model('lines-10', 96) },
  ],
  [
    100010,
    'royal-barge',
    'crown',
    ['Royal Barge', 'ទូករាជ្យ', '皇家御舟', 'เรือพระที่นั่ง', 'Barca Real', 'القارب الملكي', 'Thuyền Rồng Hoàng Gia'],
    { hot: true, ...model('lines-20', 96) },
  ],
  [
    100011,
    'silk-loom',
    'butterfly',
    ['Silk Loom', 'កីតម្បាញសូត្រ', '织锦机', 'กี่ทอผ้าไหม', 'Tear de Seda', 'نول الحرير', 'Khung Cửi Lụa'],
    { hot: true, ...model('lines-25', 96) },
  ],
  [
    100012,
    'lucky-sampan',
    'seven',
    [
      'Lucky Sampan',
      'ទូកចែវសំណាង',
      '幸运舢板',
      'เรือสำปั้นนำโชค',
      'Sampana da Sorte',
      'قارب الحظ',
      'Thuyền Tam Bản May Mắn',
    ],
    { hot: true, ...model('classic', 97) },
  ],
  [
    100013,
    'palm-leaf-book',
    'chest',
    [
      'Book of Palm Leaves',
      'គម្ពីរស្លឹករឹត',
      '贝叶经卷',
      'คัมภีร์ใบลาน',
      'Livro de Folhas de Palmeira',
      'كتاب سعف النخيل',
      'Sách Lá Buông',
    ],
    { hot: true, ...model('expanding', 96) },
  ],
  [
    100014,
    'amber-garden',
    'gem',
    ['Amber Garden', 'សួនអម្បឺ', '琥珀花园', 'สวนอำพัน', 'Jardim de Âmbar', 'حديقة الكهرمان', 'Vườn Hổ Phách'],
    { hot: true, ...model('sticky', 96) },
  ],
  [
    100015,
    'masked-dancers',
    'parasol',
    [
      'Masked Dancers',
      'អ្នករាំពាក់របាំងមុខ',
      '面具舞者',
      'นักรำหน้ากาก',
      'Dançarinos Mascarados',
      'الراقصون المقنعون',
      'Vũ Công Mặt Nạ',
    ],
    { hot: true, ...model('mystery', 96) },
  ],
  [
    100016,
    'moonlit-coins',
    'coins',
    [
      'Moonlit Coins',
      'កាក់ក្រោមពន្លឺខែ',
      '月下金币',
      'เหรียญใต้แสงเดือน',
      'Moedas ao Luar',
      'عملات ضوء القمر',
      'Xu Vàng Dưới Trăng',
    ],
    { hot: true, ...model('hold', 96) },
  ],
  [
    100017,
    'ox-cart-wheel',
    'buffalo',
    ['Ox-Cart Wheel', 'កង់រទេះគោ', '牛车之轮', 'ล้อเกวียน', 'Roda do Carro de Boi', 'عجلة عربة الثيران', 'Bánh Xe Bò'],
    { hot: true, ...model('wheel', 96) },
  ],
  [
    100018,
    'lotus-pond',
    'lotus',
    ['Lotus Pond', 'ស្រះផ្កាឈូក', '荷花池', 'สระบัว', 'Lago de Lótus', 'بركة اللوتس', 'Ao Sen'],
    { hot: true, ...model('cluster', 96) },
  ],
  [
    100019,
    'pearl-cascade',
    'pearl',
    ['Pearl Cascade', 'ទឹកធ្លាក់គុជ', '珍珠瀑布', 'น้ำตกไข่มุก', 'Cascata de Pérolas', 'شلال اللؤلؤ', 'Thác Ngọc Trai'],
    { hot: true, ...model('tumble', 96) },
  ],
  [
    100020,
    'rising-tide',
    'gecko',
    ['Rising Tide', 'ទឹកជោរ', '潮水上涨', 'น้ำขึ้นสูง', 'Maré Alta', 'المد العالي', 'Triều Dâng'],
    { hot: true, ...model('heights', 96) },
  ],
]);
