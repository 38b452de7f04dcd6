/** Where the content of a column stands. Numbers end at the end, so that their digits are under each other. */
export const tableAligns = ['start', 'center', 'end'] as const;

/** Where the content of a column stands. */
export type TableAlign = (typeof tableAligns)[number];

/**
 * What a column is worth where there is little room: `high` is the heading of the card that a row becomes, `normal` is a
 * pair of label and value in it, `low` is left out (and must be found in the row's details).
 */
export const tablePriorities = ['high', 'normal', 'low'] as const;

/** What a column is worth where there is little room. */
export type TablePriority = (typeof tablePriorities)[number];

/** How many columns a table has: `few` is up to six or short ones, `many` is more. */
export const tableColumnCounts = ['few', 'many'] as const;

/** How many columns a table has. */
export type TableColumnCount = (typeof tableColumnCounts)[number];

/** Width of the table in CSS pixels below which rows become cards. */
export const cardsBelow: Readonly<Record<TableColumnCount, number>> = { few: 700, many: 860 };
