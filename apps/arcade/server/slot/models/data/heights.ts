/** Changing heights: strips and tables of pays for each published return. Data only: a changed number needs `npm run returns`. */

/** Rows of a reel and their weights. */
export const heights = [
  [2, 20],
  [3, 24],
  [4, 22],
  [5, 16],
  [6, 11],
  [7, 7],
] as const;

const outer = [
  ['S', 24],
  ['H1', 45],
  ['H2', 60],
  ['H3', 70],
  ['H4', 80],
  ['L1', 110],
  ['L2', 120],
  ['L3', 130],
  ['L4', 140],
  ['L5', 150],
] as const;
const inner = [...outer, ['W', 30] as const];

/** Symbols of a cell and their weights, by reel: the wild is on the inner reels alone. */
export const reels = [outer, inner, inner, inner, inner, outer];

/** In hundredths of a stake. For the least number of a symbol that pays, and each one more. */
export const pays = {
  94: {
    H1: [57, 170, 430, 1450],
    H2: [43, 110, 230, 550],
    H3: [28, 71, 150, 355],
    H4: [23, 57, 115, 285],
    L1: [11, 29, 57, 145],
    L2: [11, 26, 51, 130],
    L3: [9, 23, 46, 110],
    L4: [7, 20, 40, 100],
    L5: [6, 17, 34, 86],
  },
  96: {
    H1: [58, 175, 435, 1450],
    H2: [44, 115, 235, 600],
    H3: [29, 73, 145, 365],
    H4: [23, 58, 115, 290],
    L1: [12, 29, 58, 145],
    L2: [12, 26, 52, 130],
    L3: [9, 23, 47, 120],
    L4: [7, 20, 41, 100],
    L5: [6, 17, 35, 88],
  },
  97: {
    H1: [59, 175, 440, 1450],
    H2: [44, 120, 235, 600],
    H3: [29, 74, 145, 370],
    H4: [24, 59, 120, 295],
    L1: [12, 29, 59, 145],
    L2: [12, 27, 53, 130],
    L3: [9, 24, 47, 115],
    L4: [7, 21, 41, 105],
    L5: [6, 18, 35, 88],
  },
} as const;
