/** Names of categories and of the classes inside them, as the menus show them. */
export const CATEGORY_TEXTS = {
  LIVE: /*i18n*/ { id: 'category.LIVE', message: 'Live casino' },
  RNG: /*i18n*/ { id: 'category.RNG', message: 'Slots' },
  CONS: /*i18n*/ { id: 'category.CONS', message: 'More games' },
  SPORTS: /*i18n*/ { id: 'category.SPORTS', message: 'Sports' },
  LOTT: /*i18n*/ { id: 'category.LOTT', message: 'Lottery' },
  FISH: /*i18n*/ { id: 'category.FISH', message: 'Fishing' },
  ELOTT: /*i18n*/ { id: 'category.ELOTT', message: 'E-Lottery' },
  PVP: /*i18n*/ { id: 'category.PVP', message: 'Poker' },
  ESPORTS: /*i18n*/ { id: 'category.ESPORTS', message: 'Esports' },
  COCKFIGHT: /*i18n*/ { id: 'category.COCKFIGHT', message: 'Cockfight' },
  BOARD: /*i18n*/ { id: 'category.BOARD', message: 'Table games' },
  BINGO: /*i18n*/ { id: 'category.BINGO', message: 'Bingo' },
} as const;
