/** Lines: strips and tables of pays for each published return. Data only: a changed number needs `npm run returns`. */

export const strips = [
  'S H4 L5 L1 L5 L2 L3 H2 H4 H2 L1 H3 H3 L3 L1 L4 L5 L3 L4 H4 L4 L1 L4 L3 L2 H3 H1 L2 L2 L5 H1 L5',
  'S L2 H1 H3 L5 H1 L2 L2 L1 L4 L3 W H3 H4 L1 L2 L3 L1 L3 L4 L1 L4 W L3 L5 L5 L4 H4 L5 H2 H3 H2 H4',
  'S L2 H4 L2 L1 L5 H2 H4 H2 L2 L5 W H3 L5 H1 L3 L1 H3 L3 L1 L4 H3 W L3 H1 H2 L4 L3 L4 H4 L5 L4 L2',
  'S L1 L3 H4 H3 L2 L5 H4 L4 H3 L2 W L1 H1 L3 L1 L4 H2 H4 H3 L3 H4 W L1 L4 L5 L4 H1 L2 L5 L5 H2 L3',
  'S L4 H1 H3 L1 L4 H4 L5 L5 H3 H4 L3 L3 L1 H1 L2 L4 L5 L2 H2 L4 L2 L3 L1 H4 L2 L1 H2 H2 L5 H3 L3',
];

/** For the least number of a symbol that pays, and each one more. */
export const pays = {
  94: {
    H1: [59, 295, 1750],
    H2: [47, 175, 900],
    H3: [35, 120, 475],
    H4: [30, 95, 355],
    L1: [18, 59, 175],
    L2: [18, 53, 170],
    L3: [12, 47, 145],
    L4: [12, 41, 120],
    L5: [9, 35, 105],
  },
  96: {
    H1: [60, 300, 1800],
    H2: [48, 185, 900],
    H3: [36, 120, 485],
    H4: [30, 96, 365],
    L1: [18, 60, 180],
    L2: [18, 54, 170],
    L3: [13, 48, 145],
    L4: [12, 42, 120],
    L5: [10, 36, 105],
  },
  97: {
    H1: [61, 305, 1850],
    H2: [49, 185, 900],
    H3: [37, 120, 490],
    H4: [31, 98, 365],
    L1: [18, 61, 190],
    L2: [18, 55, 170],
    L3: [12, 50, 145],
    L4: [12, 43, 120],
    L5: [10, 37, 110],
  },
} as const;
