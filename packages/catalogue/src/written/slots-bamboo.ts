import { slotsOf } from './build.ts';

/** Small stakes, light tunes. */
export const slotsBamboo = slotsOf('BAMB', [
  [
    108001,
    'bamboo-flute',
    'drum',
    ['Bamboo Flute', 'ខ្លុយឫស្សី', '竹笛', 'ขลุ่ยไม้ไผ่', 'Flauta de Bambu', 'ناي الخيزران', 'Sáo Trúc'],
  ],
  [
    108002,
    'pixel-paddy',
    'rice',
    ['Pixel Paddy', 'ស្រែភីកសែល', '像素稻田', 'นาข้าวพิกเซล', 'Arrozal de Pixels', 'حقل البكسل', 'Ruộng Lúa Pixel'],
  ],
  [
    108003,
    'bamboo-tiger',
    'tiger',
    ['Bamboo Tiger', 'ខ្លាព្រៃឫស្សី', '竹林虎', 'เสือป่าไผ่', 'Tigre do Bambuzal', 'نمر الخيزران', 'Hổ Rừng Trúc'],
    { coat: 'ivory' },
  ],
  [
    108004,
    'cricket-choir',
    'gecko',
    [
      'Cricket Choir',
      'វង់ចង្រិត',
      '蟋蟀合唱团',
      'คณะประสานเสียงจิ้งหรีด',
      'Coro dos Grilos',
      'جوقة الصراصير',
      'Dàn Hợp Xướng Dế',
    ],
  ],
  [
    108005,
    'eight-bit-ferry',
    'boat',
    [
      'Eight-Bit Ferry',
      'សាឡាងប្រាំប៊ីត',
      '八位渡船',
      'เรือข้ามฟากแปดบิต',
      'Balsa de Oito Bits',
      'عبّارة ثمانية بت',
      'Phà 8 Bit',
    ],
  ],
  [
    108006,
    'market-beats',
    'drum',
    ['Market Beats', 'ចង្វាក់ផ្សារ', '集市节拍', 'จังหวะตลาด', 'Batidas do Mercado', 'إيقاعات السوق', 'Nhịp Điệu Chợ'],
    { fresh: true },
  ],
  [
    108007,
    'cherry-loop',
    'cherries',
    ['Cherry Loop', 'រង្វង់ឆេរី', '樱桃环', 'วงเชอร์รี่', 'Ciranda de Cerejas', 'حلقة الكرز', 'Vòng Lặp Anh Đào'],
  ],
  [
    108008,
    'green-shoots',
    'rice',
    ['Green Shoots', 'ពន្លកខៀវ', '青翠嫩芽', 'ยอดอ่อนสีเขียว', 'Brotos Verdes', 'براعم خضراء', 'Mầm Xanh'],
  ],
  [
    108009,
    'swing-bridge',
    'compass',
    ['Swing Bridge', 'ស្ពានយោល', '晃晃吊桥', 'สะพานแกว่ง', 'Ponte Balançante', 'الجسر المعلّق', 'Cầu Treo'],
  ],
  [
    108010,
    'dragonfruit-drop',
    'dragonfruit',
    [
      'Dragonfruit Drop',
      'ស្រកានាគជ្រុះ',
      '火龙果掉落',
      'แก้วมังกรร่วง',
      'Queda da Pitaia',
      'شلال فاكهة التنين',
      'Mưa Thanh Long',
    ],
    { hot: true },
  ],
  [
    108011,
    'tiny-treasures',
    'chest',
    ['Tiny Treasures', 'កំណប់តូចៗ', '小小宝藏', 'ขุมทรัพย์จิ๋ว', 'Pequenos Tesouros', 'كنوز صغيرة', 'Báu Vật Tí Hon'],
  ],
  [
    108012,
    'lantern-race',
    'lantern',
    ['Lantern Race', 'ប្រណាំងគោម', '灯笼竞赛', 'แข่งโคม', 'Corrida de Lanternas', 'سباق الفوانيس', 'Đua Lồng Đèn'],
  ],
]);
