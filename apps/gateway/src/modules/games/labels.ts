import type { LocalizedText } from './games.tables.ts';

/** Names of categories and of the classes inside them, as the menus show them. */
export const CATEGORY_LABELS = {
  LIVE: { EN: 'Live casino', KM: 'កាស៊ីណូផ្ទាល់', AR: 'كازينو مباشر' },
  RNG: { EN: 'Slots', KM: 'ស្លុត', AR: 'سلوتس' },
  CONS: { EN: 'More games', KM: 'ល្បែងចម្រុះ', AR: 'ألعاب متنوعة' },
  SPORTS: { EN: 'Sports', KM: 'កីឡា', AR: 'رياضة' },
  LOTT: { EN: 'Lottery', KM: 'ឆ្នោត', AR: 'يانصيب' },
  FISH: { EN: 'Fishing', KM: 'បាញ់ត្រី', AR: 'صيد السمك' },
  ELOTT: { EN: 'E-Lottery', KM: 'ឆ្នោតអេឡិចត្រូនិក', AR: 'يانصيب إلكتروني' },
  PVP: { EN: 'Poker', KM: 'បៀ', AR: 'بوكر' },
  ESPORTS: { EN: 'Esports', KM: 'អេស្ព័រ', AR: 'رياضات إلكترونية' },
  COCKFIGHT: { EN: 'Cockfight', KM: 'ជល់មាន់', AR: 'صراع الديوك' },
  BINGO: { EN: 'Bingo', KM: 'ប៊ីងហ្គោ', AR: 'بنغو' },
} as const satisfies Record<string, LocalizedText>;
