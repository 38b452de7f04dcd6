import { slotsOf } from './build.ts';

/** Light on water, festivals after dark. */
export const slotsLanternworks = slotsOf('LANT', [
  [
    107001,
    'thousand-lanterns',
    'lantern',
    ['A Thousand Lanterns', 'គោមមួយពាន់', '千盏灯笼', 'โคมพันดวง', 'Mil Lanternas', 'ألف فانوس'],
    { hot: true },
  ],
  [
    107002,
    'floating-lights',
    'lotus',
    ['Floating Lights', 'ប្រទីបអណ្តែត', '水上浮灯', 'แสงประทีปลอยน้ำ', 'Luzes Flutuantes', 'أنوار عائمة'],
    { hot: true },
  ],
  [
    107003,
    'lantern-maker',
    'lantern',
    ['The Lantern Maker', 'ជាងធ្វើគោម', '灯笼匠人', 'ช่างทำโคม', 'O Artesão de Lanternas', 'صانع الفوانيس'],
  ],
  [
    107004,
    'night-of-the-boats',
    'boat',
    ['Night of the Boats', 'រាត្រីបុណ្យអុំទូក', '龙舟之夜', 'ราตรีเรือยาว', 'Noite dos Barcos', 'ليلة القوارب'],
    { hot: true },
  ],
  [
    107005,
    'firefly-creek',
    'butterfly',
    ['Firefly Creek', 'ស្ទឹងអំពិលអំពែក', '萤火虫溪', 'ลำธารหิ่งห้อย', 'Riacho dos Vaga-lumes', 'جدول اليراعات'],
  ],
  [107006, 'paper-moon', 'rabbit', ['Paper Moon', 'ព្រះច័ន្ទក្រដាស', '纸月亮', 'จันทร์กระดาษ', 'Lua de Papel', 'قمر من ورق']],
  [
    107007,
    'candle-clock',
    'hourglass',
    ['Candle Clock', 'នាឡិកាទៀន', '蜡烛钟', 'นาฬิกาเทียน', 'Relógio de Vela', 'ساعة الشموع'],
  ],
  [
    107008,
    'the-glass-lantern',
    'orb',
    ['The Glass Lantern', 'គោមកែវ', '琉璃灯笼', 'โคมแก้ว', 'A Lanterna de Vidro', 'الفانوس الزجاجي'],
  ],
  [
    107009,
    'red-lantern-lane',
    'lantern',
    [
      'Red Lantern Lane',
      'ច្រកគោមក្រហម',
      '红灯笼巷',
      'ตรอกโคมแดง',
      'Beco das Lanternas Vermelhas',
      'زقاق الفوانيس الحمراء',
    ],
    { coat: 'ruby' },
  ],
  [
    107010,
    'midnight-procession',
    'elephant',
    [
      'Midnight Procession',
      'ដង្ហែពាក់កណ្តាលអធ្រាត្រ',
      '午夜巡游',
      'ขบวนแห่เที่ยงคืน',
      'Procissão da Meia-noite',
      'موكب منتصف الليل',
    ],
  ],
  [
    107011,
    'stars-on-the-river',
    'star',
    ['Stars on the River', 'ផ្កាយលើទន្លេ', '河上星光', 'ดวงดาวบนสายน้ำ', 'Estrelas no Rio', 'نجوم على النهر'],
    { fresh: true },
  ],
]);
