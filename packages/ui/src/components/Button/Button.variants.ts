/**
 * How loud a button is: one `primary` in a view, `soft` for what matters on every page, `secondary` for the rest, `ghost` in
 * bars, `danger` for what hurts.
 */
export const buttonVariants = ['primary', 'soft', 'secondary', 'ghost', 'danger'] as const;

/** Loudness of a button. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** Heights: in table rows, everywhere, at the end of a form. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;

/** Height of a button. */
export type ButtonSize = (typeof buttonSizes)[number];
