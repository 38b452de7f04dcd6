/** Side of the trigger on which a floating part opens; it changes sides where there is no room. */
export const popoverSides = ['block-end', 'block-start', 'inline-end', 'inline-start'] as const;

/** Side on which a floating part opens, in the direction of the text. */
export type PopoverSide = (typeof popoverSides)[number];

/** Edge of the trigger with which a floating part lines up. */
export const popoverAligns = ['start', 'center', 'end'] as const;

/** Edge with which a floating part lines up. */
export type PopoverAlign = (typeof popoverAligns)[number];
