/** Least widths of the three layouts in CSS pixels. Nothing scrolls sideways from 320 on. */
export const breakpoints = { mobile: 0, tablet: 640, desktop: 1024 } as const;

/** Name of a layout width. */
export type Breakpoint = keyof typeof breakpoints;

/** From here on two blocks of a page have room beside each other, next to the side menu. */
const widths = { ...breakpoints, wide: 1280 } as const;

/** Media query of a width and everything wider. */
export const from = (name: keyof typeof widths): string => `screen and (min-width: ${widths[name]}px)`;

/** Media query of everything narrower than a width. */
export const below = (name: keyof typeof widths): string => `screen and (max-width: ${widths[name] - 0.02}px)`;
