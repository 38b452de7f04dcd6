/** `field` stands in forms under its label; `filter` stands in bars over tables, as high as the buttons there. */
export const textFieldVariants = ['field', 'filter'] as const;

/** Look of a text field. */
export type TextFieldVariant = (typeof textFieldVariants)[number];
