import type { LocalizedText } from '../../contract/values.ts';

/** Names of categories and of the classes inside them, as the menus show them. */
export const CATEGORY_LABELS = {
  LIVE: { EN: 'Live casino', KM: 'កាស៊ីណូផ្ទាល់', CN: '真人娱乐', TH: 'คาสิโนสด', PT: 'Cassino ao vivo', AR: 'كازينو مباشر' },
  RNG: { EN: 'Slots', KM: 'ស្លុត', CN: '老虎机', TH: 'สล็อต', PT: 'Slots', AR: 'سلوتس' },
  CONS: { EN: 'More games', KM: 'ហ្គេមចម្រុះ', CN: '更多游戏', TH: 'เกมอื่นๆ', PT: 'Mais jogos', AR: 'ألعاب متنوعة' },
  SPORTS: { EN: 'Sports', KM: 'កីឡា', CN: '体育', TH: 'กีฬา', PT: 'Esportes', AR: 'رياضة' },
  LOTT: { EN: 'Lottery', KM: 'ឆ្នោត', CN: '彩票', TH: 'หวย', PT: 'Loteria', AR: 'يانصيب' },
  FISH: { EN: 'Fish', KM: 'បាញ់ត្រី', CN: '捕鱼', TH: 'ยิงปลา', PT: 'Pesca', AR: 'صيد السمك' },
  ELOTT: {
    EN: 'E-Lottery',
    KM: 'ឆ្នោតអេឡិចត្រូនិក',
    CN: '电子彩票',
    TH: 'ลอตเตอรี่ออนไลน์',
    PT: 'E-Loteria',
    AR: 'يانصيب إلكتروني',
  },
  PVP: { EN: 'Poker', KM: 'បៀ', CN: '棋牌', TH: 'โป๊กเกอร์', PT: 'Pôquer', AR: 'بوكر' },
  ESPORTS: { EN: 'Esports', KM: 'អេស្ព័រ', CN: '电竞', TH: 'อีสปอร์ต', PT: 'E-sports', AR: 'رياضات إلكترونية' },
  COCKFIGHT: { EN: 'Cockfight', KM: 'ជល់មាន់', CN: '斗鸡', TH: 'ไก่ชน', PT: 'Briga de galos', AR: 'صراع الديوك' },
  BOARD: { EN: 'Table games', KM: 'ហ្គេមតុ', CN: '桌面游戏', TH: 'เกมโต๊ะ', PT: 'Jogos de mesa', AR: 'ألعاب الطاولة' },
  BINGO: { EN: 'Bingo', KM: 'ប៊ីងហ្គោ', CN: '宾果', TH: 'บิงโก', PT: 'Bingo', AR: 'بنغو' },
} as const satisfies Record<string, LocalizedText>;
