/** Least widths of the three layouts in CSS pixels. Nothing scrolls sideways from 320 on. */
export const breakpoints = { mobile: 0, tablet: 640, desktop: 1024 } as const;

/** Name of a layout width. */
export type Breakpoint = keyof typeof breakpoints;

/** Media query of a layout width and everything wider. */
export const from = (name: Breakpoint): string => `screen and (min-width: ${breakpoints[name]}px)`;

/** Media query of everything narrower than a layout width. */
export const below = (name: Breakpoint): string => `screen and (max-width: ${breakpoints[name] - 0.02}px)`;
