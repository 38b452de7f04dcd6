/** Classic 3x3: strips and tables of pays for each published return. Data only: a changed number needs `npm run returns`. */

export const strips = [
  'SEV CHE CHE X B2 CHE BEL X B1 B1 X B2 X B3 X BEL BEL B3 B1 X B2 B1',
  'SEV X X B2 B2 CHE CHE BEL B1 BEL B1 B1 CHE X X X B2 BEL X B1 B3 B3',
  'SEV X BEL CHE X X B1 B1 BEL CHE B2 X X B2 CHE B3 B1 B3 BEL X B1 B2',
];

/** Rows of the five lines on each reel, 0 = top. */
export const lines = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** In fifths of a stake. */
export const pays = {
  94: { SEV: 550, B3: 155, B2: 53, BEL: 42, B1: 21, CHE: 16, anyBars: 5, twoCherries: 3 },
  96: { SEV: 540, B3: 165, B2: 54, BEL: 43, B1: 22, CHE: 17, anyBars: 5, twoCherries: 3 },
  97: { SEV: 540, B3: 165, B2: 54, BEL: 43, B1: 24, CHE: 16, anyBars: 5, twoCherries: 3 },
} as const;
