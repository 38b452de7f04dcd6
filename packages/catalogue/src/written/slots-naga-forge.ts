import { slotsOf } from './build.ts';

/** Serpents, iron and old fire. */
export const slotsNagaForge = slotsOf('NFOR', [
  [
    111001,
    'naga-forge',
    'naga',
    ['Naga Forge', 'ឡដែកនាគ', '那伽锻炉', 'โรงตีเหล็กพญานาค', 'Forja do Naga', 'مسبك الناغا'],
    { hot: true },
  ],
  [
    111002,
    'seven-headed-naga',
    'naga',
    ['Seven-Headed Naga', 'នាគក្បាលប្រាំពីរ', '七头那伽', 'พญานาคเจ็ดเศียร', 'Naga de Sete Cabeças', 'ناغا ذو الرؤوس السبعة'],
    { hot: true },
  ],
  [
    111003,
    'hammer-and-pearl',
    'pearl',
    ['Hammer and Pearl', 'ញញួរនិងគុជ', '铁锤与珍珠', 'ค้อนกับไข่มุก', 'Martelo e Pérola', 'المطرقة واللؤلؤة'],
  ],
  [
    111004,
    'furnace-of-the-deep',
    'naga',
    ['Furnace of the Deep', 'ឡភ្លើងជ្រៅ', '深渊熔炉', 'เตาหลอมใต้บาดาล', 'Fornalha das Profundezas', 'أتون الأعماق'],
  ],
  [
    111005,
    'iron-lotus',
    'lotus',
    ['Iron Lotus', 'ឈូកដែក', '铁莲花', 'บัวเหล็ก', 'Lótus de Ferro', 'لوتس الحديد'],
    { coat: 'steel' },
  ],
  [
    111006,
    'bronze-drum-legend',
    'drum',
    [
      'Bronze Drum Legend',
      'រឿងព្រេងស្គរសំរឹទ្ធ',
      '铜鼓传说',
      'ตำนานกลองมโหระทึก',
      'Lenda do Tambor de Bronze',
      'أسطورة الطبل البرونزي',
    ],
    { hot: true },
  ],
  [
    111007,
    'anvil-sevens',
    'seven',
    ['Anvil Sevens', 'ប្រាំពីរទ្រនាប់ដែក', '铁砧七连', 'เลขเจ็ดทั่งเหล็ก', 'Setes da Bigorna', 'سبعات السندان'],
  ],
  [
    111008,
    'serpents-hoard',
    'chest',
    ["The Serpent's Hoard", 'កំណប់នាគរាជ', '巨蛇宝藏', 'สมบัติพญางู', 'O Tesouro da Serpente', 'كنز الأفعى'],
  ],
  [
    111009,
    'ruby-scales',
    'gem',
    ['Ruby Scales', 'ស្រកាត្បូងទទឹម', '红宝石鳞片', 'เกล็ดทับทิม', 'Escamas de Rubi', 'حراشف الياقوت'],
    { coat: 'ruby' },
  ],
  [
    111010,
    'tigers-gate',
    'tiger',
    ["The Tiger's Gate", 'ទ្វារខ្លា', '虎门', 'ประตูเสือ', 'O Portal do Tigre', 'بوابة النمر'],
    { fresh: true },
  ],
  [
    111011,
    'crown-of-the-river',
    'crown',
    ['Crown of the River', 'មកុដទន្លេ', '江河王冠', 'มงกุฎแห่งสายน้ำ', 'Coroa do Rio', 'تاج النهر'],
  ],
  [
    111012,
    'fire-on-the-water',
    'lantern',
    ['Fire on the Water', 'ភ្លើងលើទឹក', '水上之火', 'ไฟบนผืนน้ำ', 'Fogo sobre a Água', 'نار على الماء'],
  ],
]);
