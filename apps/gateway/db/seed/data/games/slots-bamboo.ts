import { gamesOf } from './build.ts';

/** Small stakes, light tunes. */
export const slotsBamboo = gamesOf({ vendor: 'BAMB', category: 'RNG', minBet: 100 }, [
  [
    108001,
    'bamboo-flute',
    'drum',
    ['Bamboo Flute', 'ខ្លុយឫស្សី', '竹笛', 'ขลุ่ยไม้ไผ่', 'Flauta de Bambu', 'ناي الخيزران'],
    { rtp: 96.9, volatility: 'low', features: ['fast-round'] },
  ],
  [
    108002,
    'pixel-paddy',
    'rice',
    ['Pixel Paddy', 'ស្រែភីកសែល', '像素稻田', 'นาข้าวพิกเซล', 'Arrozal de Pixels', 'حقل البكسل'],
    { rtp: 97.05, volatility: 'low', features: ['fast-round', 'wilds'] },
  ],
  [
    108003,
    'bamboo-tiger',
    'tiger',
    ['Bamboo Tiger', 'ខ្លាព្រៃឫស្សី', '竹林虎', 'เสือป่าไผ่', 'Tigre do Bambuzal', 'نمر الخيزران'],
    { coat: 'ivory', rtp: 96.2, features: ['wilds'] },
  ],
  [
    108004,
    'cricket-choir',
    'gecko',
    ['Cricket Choir', 'វង់ចង្រិត', '蟋蟀合唱团', 'คณะประสานเสียงจิ้งหรีด', 'Coro dos Grilos', 'جوقة الصراصير'],
    { rtp: 96.85, volatility: 'low', features: ['cascade'] },
  ],
  [
    108005,
    'eight-bit-ferry',
    'boat',
    ['Eight-Bit Ferry', 'សាឡាងប្រាំប៊ីត', '八位渡船', 'เรือข้ามฟากแปดบิต', 'Balsa de Oito Bits', 'عبّارة ثمانية بت'],
    { rtp: 96.7, volatility: 'low', features: ['fast-round'] },
  ],
  [
    108006,
    'market-beats',
    'drum',
    ['Market Beats', 'ចង្វាក់ផ្សារ', '集市节拍', 'จังหวะตลาด', 'Batidas do Mercado', 'إيقاعات السوق'],
    { fresh: true, rtp: 96.24, features: ['multiplier'] },
  ],
  [
    108007,
    'cherry-loop',
    'cherries',
    ['Cherry Loop', 'រង្វង់ឆេរី', '樱桃环', 'วงเชอร์รี่', 'Ciranda de Cerejas', 'حلقة الكرز'],
    { rtp: 97, volatility: 'low', features: ['fast-round'] },
  ],
  [
    108008,
    'green-shoots',
    'rice',
    ['Green Shoots', 'ពន្លកខៀវ', '青翠嫩芽', 'ยอดอ่อนสีเขียว', 'Brotos Verdes', 'براعم خضراء'],
    { rtp: 96.64, volatility: 'low', features: ['hold-and-spin'] },
  ],
  [
    108009,
    'swing-bridge',
    'compass',
    ['Swing Bridge', 'ស្ពានយោល', '晃晃吊桥', 'สะพานแกว่ง', 'Ponte Balançante', 'الجسر المعلّق'],
    { rtp: 96.08, features: ['bonus-round'] },
  ],
  [
    108010,
    'dragonfruit-drop',
    'dragonfruit',
    ['Dragonfruit Drop', 'ស្រកានាគជ្រុះ', '火龙果掉落', 'แก้วมังกรร่วง', 'Queda da Pitaia', 'شلال فاكهة التنين'],
    { hot: true, rtp: 96.46, features: ['cascade', 'multiplier'] },
  ],
  [
    108011,
    'tiny-treasures',
    'chest',
    ['Tiny Treasures', 'កំណប់តូចៗ', '小小宝藏', 'ขุมทรัพย์จิ๋ว', 'Pequenos Tesouros', 'كنوز صغيرة'],
    { rtp: 96.78, volatility: 'low', features: ['hold-and-spin'] },
  ],
  [
    108012,
    'lantern-race',
    'lantern',
    ['Lantern Race', 'ប្រណាំងគោម', '灯笼竞赛', 'แข่งโคม', 'Corrida de Lanternas', 'سباق الفوانيس'],
    { rtp: 96.56, volatility: 'low', features: ['fast-round'] },
  ],
]);
