/** 243 ways: strips and tables of pays for each published return. Data only: a changed number needs `npm run returns`. */

export const strips = [
  'S L1 L2 L5 H4 H2 L1 H4 L2 L4 L5 H3 L4 H3 L4 L4 H1 L3 L1 H2 H1 L2 H4 L3 L3 L5 L3 L5 H3 L2',
  'S H3 H1 L4 L2 L2 L3 H4 L4 H4 L1 H1 H3 L5 H2 W L3 L2 H4 L3 L2 H2 L5 H3 L4 L3 L1 L4 L1 L5 L5',
  'S H1 L1 H2 L4 H3 H3 L1 L5 L5 L2 H2 H4 L3 L3 W L2 L5 H4 H1 H4 L4 L5 L1 L2 L4 H3 L3 L3 L4 L1',
  'S H4 H3 L4 L1 L2 L1 L5 L4 L3 L5 H4 L3 L2 H2 W H1 L4 L2 L1 L4 L5 H3 L5 H1 L2 H3 H2 L1 H4 L3',
  'S L1 L4 L3 H1 H3 H4 L3 L2 H2 L5 L1 L1 H4 L3 H1 H4 L1 L4 L2 L2 H2 L3 L4 H3 H3 L5 L2 L5 L5',
];

/** For the least number of a symbol that pays, and each one more. */
export const pays = {
  94: {
    H1: [31, 120, 600],
    H2: [24, 91, 375],
    H3: [18, 59, 225],
    H4: [15, 45, 180],
    L1: [9, 27, 90],
    L2: [8, 24, 75],
    L3: [8, 23, 68],
    L4: [6, 18, 60],
    L5: [6, 15, 53],
  },
  96: {
    H1: [31, 125, 600],
    H2: [25, 92, 385],
    H3: [18, 62, 230],
    H4: [15, 47, 185],
    L1: [9, 28, 92],
    L2: [8, 26, 77],
    L3: [8, 23, 69],
    L4: [6, 18, 62],
    L5: [6, 15, 54],
  },
  97: {
    H1: [31, 125, 600],
    H2: [25, 92, 395],
    H3: [19, 62, 235],
    H4: [16, 47, 185],
    L1: [9, 28, 93],
    L2: [8, 25, 78],
    L3: [8, 23, 70],
    L4: [6, 19, 62],
    L5: [6, 16, 54],
  },
} as const;
