/** Widths: a question or a short form, a form or a text (the product's modal), two panes side by side. */
export const dialogSizes = ['sm', 'md', 'lg'] as const;

/** Width of a dialog. */
export type DialogSize = (typeof dialogSizes)[number];

/** Widths in CSS pixels; 400 is the dialog of the specification, 600 its modal. */
export const dialogWidths = { sm: 400, md: 600, lg: 936 } as const satisfies Record<DialogSize, number>;
