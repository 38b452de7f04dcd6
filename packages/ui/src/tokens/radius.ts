/** Corner radii in CSS pixels. */
export const radius = {
  /** Small controls, tags. */
  sm: 8,
  /** Controls. */
  md: 10,
  /** Art of cards, tiles. */
  lg: 14,
  /** Panels. */
  xl: 16,
  /** Dialogs, banners. */
  xxl: 20,
  /** Pills, dots. */
  full: 999,
} as const;

/** Name of a radius. */
export type Radius = keyof typeof radius;
