/** `ghost` in bars, `secondary` beside fields, `overlay` round and dark on top of art. */
export const iconButtonVariants = ['ghost', 'secondary', 'primary', 'soft', 'danger', 'overlay'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

/** Edge length; the numbers follow the density. */
export const iconButtonSizes = ['sm', 'md', 'lg'] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];
