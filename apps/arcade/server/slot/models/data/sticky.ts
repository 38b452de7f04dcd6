/** Sticky wilds: strips and tables of pays for each published return. Data only: a changed number needs `npm run returns`. */

export const strips = [
  'S H4 L1 L2 L5 H1 L3 H3 L1 L5 L5 L5 L2 L3 H3 L2 L5 L3 L4 H3 L2 H2 L4 L1 L1 L3 H2 H4 H1 L4 H4 L4',
  'S L3 H1 L4 H1 L5 L3 L1 L2 L1 L5 W H2 L2 H4 L4 L4 H2 L5 L4 H4 L2 W L1 H4 L2 H3 H3 L5 L3 H3 L3 L1',
  'S H1 L2 H4 L3 L5 H2 L4 H4 L2 L5 W H4 L3 H3 L2 L4 L2 L3 H3 H2 H2 W L4 L5 H1 H3 L1 L1 L5 L4 L3 L1',
  'S L1 L5 L3 L4 H4 L4 L4 L2 H4 H3 W H3 L1 L3 H3 H1 L3 H2 H1 L2 L1 W L5 L5 L5 H4 L4 L2 L3 L1 H2 H4',
  'S L2 L4 L4 L1 L3 L5 L1 L4 H3 L5 L4 H4 L5 H2 L3 L1 H4 H1 L5 H2 H4 H3 L3 L2 L2 H1 H3 L3 L2 L1 H2',
];

/** For the least number of a symbol that pays, and each one more. */
export const pays = {
  94: {
    H1: [49, 245, 1450],
    H2: [39, 145, 750],
    H3: [29, 98, 395],
    H4: [25, 79, 295],
    L1: [15, 49, 145],
    L2: [15, 43, 140],
    L3: [10, 39, 120],
    L4: [10, 34, 98],
    L5: [8, 29, 88],
  },
  96: {
    H1: [50, 250, 1500],
    H2: [40, 150, 750],
    H3: [30, 100, 400],
    H4: [25, 80, 300],
    L1: [15, 50, 150],
    L2: [15, 45, 140],
    L3: [11, 40, 120],
    L4: [10, 35, 100],
    L5: [8, 30, 91],
  },
  97: {
    H1: [51, 255, 1500],
    H2: [41, 150, 750],
    H3: [31, 100, 405],
    H4: [25, 81, 305],
    L1: [15, 51, 150],
    L2: [15, 46, 140],
    L3: [11, 41, 120],
    L4: [10, 36, 100],
    L5: [8, 30, 91],
  },
} as const;
