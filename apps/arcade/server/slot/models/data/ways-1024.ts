/** 1,024 ways: strips and tables of pays for each published return. Data only: a changed number needs `npm run returns`. */

export const strips = [
  'S H2 H4 L5 L5 L2 L1 L5 H3 H1 H4 L5 L4 L2 L1 L3 L1 L4 H2 L5 L4 L5 L2 H3 L4 H4 H3 L3 L3 L3 H1 L2',
  'S H1 H2 H4 L5 L1 H3 L5 H4 L4 L5 H2 H4 L1 L2 L4 W L5 L5 L5 H3 L3 L4 L3 L2 L3 L3 L2 L4 L2 H1 L1 H3',
  'S L1 L4 L4 H3 L1 H1 L4 H2 L5 H4 L1 L5 L5 L5 L4 W L3 L1 L5 L2 L3 H4 H3 H4 H3 L2 L3 L5 L2 H1 L3 H2',
  'S L2 L4 L5 H4 L5 L1 L1 L1 H4 H3 L5 H2 H1 L1 L2 W L5 H4 H1 L4 H3 L5 H3 L4 L2 L4 L2 L3 L3 H2 L5 L3',
  'S L2 L1 H3 L2 H4 L3 L4 L3 L5 L2 H1 L1 L1 L5 L5 H4 H2 H3 L4 H2 H4 L4 L3 L3 L2 L1 L5 H3 L5 L5 H1',
];

/** For the least number of a symbol that pays, and each one more. */
export const pays = {
  94: {
    H1: [7, 29, 140],
    H2: [6, 21, 88],
    H3: [4, 14, 53],
    H4: [4, 11, 42],
    L1: [2, 6, 21],
    L2: [2, 6, 18],
    L3: [2, 5, 16],
    L4: [1, 5, 14],
    L5: [1, 4, 12],
  },
  96: {
    H1: [7, 30, 145],
    H2: [5, 21, 90],
    H3: [4, 14, 54],
    H4: [3, 11, 43],
    L1: [2, 6, 22],
    L2: [2, 6, 18],
    L3: [2, 5, 16],
    L4: [1, 4, 14],
    L5: [1, 4, 13],
  },
  97: {
    H1: [7, 28, 145],
    H2: [5, 23, 91],
    H3: [4, 15, 55],
    H4: [4, 11, 44],
    L1: [2, 7, 22],
    L2: [2, 5, 18],
    L3: [2, 5, 16],
    L4: [1, 4, 15],
    L5: [1, 4, 13],
  },
} as const;
