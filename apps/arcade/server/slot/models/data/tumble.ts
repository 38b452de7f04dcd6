/** Tumble: weights of the symbols and tables of pays for each published return. Data only: a changed number needs `npm run returns`. */

/** Scatter `S` and orb `O` included. */
export const symbols = [
  ['H1', 40],
  ['H2', 50],
  ['H3', 60],
  ['H4', 70],
  ['L1', 96],
  ['L2', 104],
  ['L3', 112],
  ['L4', 120],
  ['L5', 130],
  ['S', 18],
  ['O', 6],
] as const;

/** Least sizes of the classes that pay the same. */
export const sizes = [8, 10, 12];

/** Values of an orb and their weights. */
export const orbs = [
  [2, 40],
  [3, 25],
  [5, 18],
  [8, 8],
  [10, 5],
  [25, 2],
  [50, 1],
  [100, 1],
] as const;

/** In twentieths of a stake, by class of size. */
export const pays = {
  94: {
    H1: [315, 800, 1600],
    H2: [79, 315, 800],
    H3: [63, 160, 475],
    H4: [47, 63, 380],
    L1: [32, 47, 315],
    L2: [25, 38, 250],
    L3: [15, 32, 160],
    L4: [13, 28, 125],
    L5: [8, 24, 64],
  },
  96: {
    H1: [320, 800, 1600],
    H2: [81, 320, 800],
    H3: [64, 160, 485],
    H4: [48, 63, 385],
    L1: [32, 48, 320],
    L2: [26, 39, 260],
    L3: [16, 32, 160],
    L4: [13, 30, 130],
    L5: [8, 24, 63],
  },
  97: {
    H1: [325, 800, 1650],
    H2: [81, 325, 800],
    H3: [65, 165, 490],
    H4: [49, 64, 390],
    L1: [34, 48, 325],
    L2: [26, 39, 260],
    L3: [16, 33, 165],
    L4: [13, 29, 130],
    L5: [8, 24, 65],
  },
} as const;
