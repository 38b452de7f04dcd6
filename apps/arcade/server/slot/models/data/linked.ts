/** Linked jackpots: strips and tables of pays for each published return. Data only: a changed number needs `npm run returns`. */

export const strips = [
  'S L3 L2 L3 L2 L1 L3 L5 L2 L1 L5 H1 H3 L5 H4 L2 H4 L5 L3 L4 H2 L4 H3 H3 H2 L4 L1 H4 L5 L1 H1 L4',
  'S L4 H2 L2 H3 H1 L5 H2 H3 L1 L1 W L3 L2 L2 H1 H4 L4 L4 L5 H3 L4 W L1 L3 H4 L3 L1 L3 H4 L5 L5 L2',
  'S L2 H3 L3 L4 L2 H2 H4 H1 L3 L5 W L5 L5 H3 L1 L2 L4 H2 L1 L5 L3 W H4 H3 L3 H4 L4 L1 L4 H1 H2 L2',
  'S H3 L5 L1 H4 L1 L4 L3 H4 L2 H2 W L1 H3 L4 H3 L3 L5 L4 L5 H4 L5 W L3 L2 L3 H1 L2 H4 H1 L1 L4 H2',
  'S L2 L3 H3 L4 H1 L2 H2 L5 H4 L3 L4 L1 H4 L5 H3 L5 L3 H3 L2 H1 L1 H2 L4 L1 L4 H4 L1 H2 L3 L2 L5',
];

/** For the least number of a symbol that pays, and each one more. */
export const pays = {
  94: {
    H1: [66, 330, 2000],
    H2: [53, 200, 1000],
    H3: [40, 130, 550],
    H4: [33, 105, 395],
    L1: [20, 66, 200],
    L2: [19, 59, 185],
    L3: [13, 53, 160],
    L4: [13, 46, 130],
    L5: [11, 41, 120],
  },
  96: {
    H1: [67, 335, 2010],
    H2: [54, 200, 1000],
    H3: [40, 140, 550],
    H4: [34, 110, 405],
    L1: [20, 67, 200],
    L2: [20, 61, 190],
    L3: [13, 54, 160],
    L4: [13, 47, 135],
    L5: [12, 40, 120],
  },
  97: {
    H1: [68, 335, 2050],
    H2: [55, 205, 1000],
    H3: [41, 135, 550],
    H4: [34, 110, 410],
    L1: [20, 68, 205],
    L2: [20, 62, 190],
    L3: [14, 55, 160],
    L4: [14, 48, 135],
    L5: [11, 41, 125],
  },
} as const;
