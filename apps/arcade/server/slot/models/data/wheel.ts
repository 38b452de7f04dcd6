/** Wheel bonus: strips and tables of pays for each published return. Data only: a changed number needs `npm run returns`. */

export const strips = [
  'S H1 L2 L4 L2 L5 L3 L1 L4 L5 L2 L5 H3 L2 L1 L4 S H2 H3 L5 L1 H4 H4 L4 L3 L3 H2 H3 H4 H1 L3 L1 L5',
  'W L2 H4 H4 L2 H3 L2 L5 H2 H3 L3 L4 H3 L5 L1 L4 W L4 L4 L3 L3 H1 L3 L2 L1 L1 L5 L1 H2 L5 H1 H4',
  'S L1 L5 L5 L3 H4 H2 H4 S H2 L2 L2 L4 L5 L3 L4 W L1 H2 L2 H1 L4 H3 L5 W H3 H3 L2 L3 L3 H1 H4 L4 L1',
  'W L4 H4 H4 L3 L2 L5 L1 H4 L4 L1 L3 H4 L5 H2 L2 W L3 L3 H1 L4 L2 H3 H1 H2 L5 H3 H3 L5 L1 L1 L4',
  'S L4 L1 H2 H3 H1 L2 L5 L3 L4 H2 L5 L3 L3 L2 H4 S L4 L5 L2 H4 H3 L1 H1 H4 L5 H3 L2 L3 L1 L1 H2 L4',
];

/** For the least number of a symbol that pays, and each one more. */
export const pays = {
  94: {
    H1: [62, 310, 1850],
    H2: [50, 185, 950],
    H3: [37, 125, 495],
    H4: [31, 99, 370],
    L1: [19, 62, 185],
    L2: [19, 56, 175],
    L3: [12, 50, 145],
    L4: [12, 43, 125],
    L5: [10, 36, 110],
  },
  96: {
    H1: [63, 315, 1900],
    H2: [51, 190, 950],
    H3: [39, 125, 500],
    H4: [32, 95, 380],
    L1: [19, 63, 190],
    L2: [19, 57, 175],
    L3: [13, 51, 155],
    L4: [13, 44, 125],
    L5: [10, 38, 115],
  },
  97: {
    H1: [64, 320, 1890],
    H2: [51, 190, 950],
    H3: [38, 130, 500],
    H4: [32, 105, 385],
    L1: [20, 64, 190],
    L2: [19, 58, 180],
    L3: [13, 51, 155],
    L4: [13, 45, 130],
    L5: [10, 38, 115],
  },
} as const;
