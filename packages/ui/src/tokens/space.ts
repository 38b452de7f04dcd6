/** Distances in CSS pixels on the 4 px grid; the name is the number of steps (`2` and `6` are the half steps of dense rows). */
export const space = {
  none: 0,
  half: 2,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  7: 28,
  8: 32,
  10: 40,
  12: 48,
  16: 64,
} as const;

/** Name of a distance. */
export type Space = keyof typeof space;
