/** `field` stands in forms under its label; `filter` stands in bars over tables, where its value says what it is. */
export const selectVariants = ['field', 'filter'] as const;

/** Look of a select. */
export type SelectVariant = (typeof selectVariants)[number];
