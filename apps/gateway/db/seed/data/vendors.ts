import type { GameCategory, GameClassify, Localized, VendorSeed, VendorStatus } from './types.ts';

/** Listing a vendor with `status: 'maintenance'` is honest: its own games arrive later, and a launch says so. */
function vendor(
  order: number,
  code: string,
  category: GameCategory,
  names: Localized,
  facts: { hot?: boolean; status?: VendorStatus; classify?: GameClassify } = {},
): VendorSeed {
  return {
    code,
    names,
    category,
    ...(facts.classify && { classify: facts.classify }),
    accountTypeId: 100 + order,
    isHot: facts.hot ?? false,
    status: facts.status ?? 'maintenance',
    order,
  };
}

/**
 * All vendors of the demo catalogue. Every name is invented. The codes AV, IMES, IA, AI and TF are the esports codes
 * of S3-099; BTI and TCG_SEA fall under the 123BET display rule of S9-052.
 */
export const vendors: readonly VendorSeed[] = [
  vendor(
    1,
    'HOUSE',
    'RNG',
    { EN: 'House Studio', KM: 'ស្ទូឌីយោផ្ទះយើង', AR: 'استوديو الدار' },
    { hot: true, status: 'active' },
  ),
  vendor(2, 'SUNB', 'RNG', { EN: 'Sunbird Reels', KM: 'បក្សីព្រះអាទិត្យ', AR: 'طائر الشمس' }, { hot: true }),
  vendor(3, 'PEARL', 'RNG', { EN: 'Pearl Play', KM: 'គុជមាស', AR: 'لؤلؤة اللعب' }, { hot: true }),
  vendor(4, 'ORCH', 'RNG', { EN: 'Orchid Hall', KM: 'សាលអ័រគីដេ', AR: 'قاعة الأوركيد' }),
  vendor(5, 'KITE', 'RNG', { EN: 'Kitewind', KM: 'ខ្យល់ខ្លែង', AR: 'ريح الطائرة الورقية' }),
  vendor(6, 'SAFF', 'RNG', { EN: 'Saffron Gate', KM: 'ទ្វាររមៀត', AR: 'بوابة الزعفران' }),
  vendor(7, 'MONS', 'RNG', { EN: 'Monsoon Nine', KM: 'មូសុងប្រាំបួន', AR: 'مونسون تسعة' }, { hot: true }),
  vendor(8, 'LANT', 'RNG', { EN: 'Lanternworks', KM: 'រោងគោម', AR: 'مصنع الفوانيس' }),
  vendor(9, 'BAMB', 'RNG', { EN: 'Bamboo Byte', KM: 'ឫស្សីឌីជីថល', AR: 'خيزران رقمي' }),
  vendor(10, 'STLT', 'RNG', { EN: 'Stilt House', KM: 'ផ្ទះសសរខ្ពស់', AR: 'بيت الأعمدة' }),
  vendor(11, 'RICE', 'RNG', { EN: 'Rice Moon', KM: 'ព្រះច័ន្ទស្រែ', AR: 'قمر الأرز' }),
  vendor(12, 'NFOR', 'RNG', { EN: 'Naga Forge', KM: 'ជាងដែកនាគ', AR: 'مسبك الناغا' }, { hot: true }),
  vendor(13, 'TERR', 'RNG', { EN: 'Terrace Nine', KM: 'ស្រែថ្នាក់ប្រាំបួន', AR: 'تسع مدرّجات' }),
  vendor(14, 'GECK', 'RNG', { EN: 'Gecko Spin', KM: 'តុកកែបង្វិល', AR: 'دورة أبو بريص' }),
  vendor(15, 'BNGO', 'RNG', { EN: 'Bingo Bazaar', KM: 'ផ្សារប៊ីងហ្គោ', AR: 'سوق البنغو' }, { classify: 'BINGO' }),
  vendor(16, 'RIVL', 'LIVE', { EN: 'River Live', KM: 'ទន្លេផ្សាយផ្ទាល់', AR: 'النهر المباشر' }, { hot: true }),
  vendor(17, 'JADL', 'LIVE', { EN: 'Jade Table', KM: 'តុថ្មយក់', AR: 'طاولة اليشم' }),
  vendor(18, 'SILK', 'LIVE', { EN: 'Silk Road Live', KM: 'ផ្លូវសូត្រផ្សាយផ្ទាល់', AR: 'طريق الحرير المباشر' }),
  vendor(19, 'DEEP', 'FISH', { EN: 'Deepwater', KM: 'ទឹកជ្រៅ', AR: 'المياه العميقة' }, { hot: true }),
  vendor(20, 'TONL', 'FISH', { EN: 'Great Lake Games', KM: 'ល្បែងបឹងធំ', AR: 'ألعاب البحيرة الكبرى' }),
  vendor(21, 'BTI', 'SPORTS', { EN: 'Riverside Sports', KM: 'កីឡាមាត់ទន្លេ', AR: 'رياضات ضفة النهر' }, { hot: true }),
  vendor(22, 'AV', 'SPORTS', { EN: 'Arena Volt', KM: 'សង្វៀនវ៉ុល', AR: 'ساحة فولت' }),
  vendor(23, 'IMES', 'SPORTS', { EN: 'Iron Mantis Esports', KM: 'អេស្ព័រកណ្តូបដែក', AR: 'السرعوف الحديدي' }),
  vendor(24, 'IA', 'SPORTS', { EN: 'Indigo Arena', KM: 'សង្វៀនពណ៌ទឹកប៊ិក', AR: 'ساحة النيلي' }),
  vendor(25, 'AI', 'SPORTS', { EN: 'Apex Isle', KM: 'កោះកំពូល', AR: 'جزيرة القمة' }),
  vendor(26, 'TF', 'SPORTS', { EN: 'Twin Falcons', KM: 'ឥន្ទ្រីភ្លោះ', AR: 'الصقران التوأم' }),
  vendor(
    27,
    'COCK',
    'SPORTS',
    { EN: 'Dawn Arena', KM: 'សង្វៀនអរុណ', AR: 'ساحة الفجر' },
    { status: 'off', classify: 'COCKFIGHT' },
  ),
  vendor(28, 'TCG_SEA', 'ELOTT', { EN: 'Delta Draws', KM: 'ឆ្នោតដីសណ្ត', AR: 'سحوبات الدلتا' }, { hot: true }),
  vendor(29, 'CARD', 'PVP', { EN: 'Cardroom Nine', KM: 'បន្ទប់បៀប្រាំបួន', AR: 'غرفة الورق تسعة' }, { hot: true }),
  vendor(30, 'MIXT', 'CONS', { EN: 'Market Square', KM: 'ទីផ្សារកណ្តាល', AR: 'ساحة السوق' }),
];
