/** Least widths of a column: game tiles and categories, cards of figures, panels. */
export const gridColumns = ['tile', 'card', 'panel'] as const;
export type GridColumn = (typeof gridColumns)[number];
