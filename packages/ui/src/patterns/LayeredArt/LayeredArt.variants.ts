/** How many CSS pixels a layer follows the pointer at most: the nearer, the more. */
export const drifts = [0, 2, 3, 4, 6, 8] as const;

/** Pixels that a layer drifts. */
export type Drift = (typeof drifts)[number];
