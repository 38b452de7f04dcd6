/** How numbers are shown: drawn balls, digits of a number, dice, the order of a race, a board of prizes. */
export const openedKinds = ['balls', 'digits', 'dice', 'race', 'board'] as const;
export type OpenedKind = (typeof openedKinds)[number];

/** In a line of a table, on a card, alone on a page. */
export const openedSizes = ['sm', 'md', 'lg'] as const;
export type OpenedSize = (typeof openedSizes)[number];
