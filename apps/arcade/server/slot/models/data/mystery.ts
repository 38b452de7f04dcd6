/** Mystery symbols: strips and tables of pays for each published return. Data only: a changed number needs `npm run returns`. */

export const strips = [
  'S L4 L4 L2 L3 H1 L2 L3 H2 L1 L3 L3 L5 H1 H3 L1 M L1 L2 L5 L4 L4 L1 M H4 L5 H4 H3 L5 L2 M H3 L5 H2 H4',
  'S L4 L1 L5 L3 L2 H3 H1 L1 L4 H4 L2 W H2 L2 L4 M L5 L2 L4 H1 H2 M L5 W L5 H4 L3 L3 H4 H3 L1 L3 L1 M H3',
  'S L4 L1 H2 M L3 H1 H2 L3 H3 L4 H4 W H3 L2 L5 L2 H3 M L5 H2 H4 L2 L4 W L3 L1 L3 H1 M L5 L1 L2 L4 H4 L5',
  'S H3 M L5 L2 L4 L4 L3 L1 L1 L5 L2 W L3 M L3 L2 H1 H3 H2 L5 H4 H1 H3 W H4 L5 H2 L1 H4 L1 L4 M L3 L4 H4',
  'S L4 L3 L5 L2 H1 H3 L4 H1 L1 L1 L1 M H2 L5 L4 L2 L1 H2 H3 H4 H4 L3 L3 H2 L2 L4 L2 L5 L5 M H3 H4 L3 M',
];

/** Of the free spins. */
export const freeStrips = [
  'S L5 L1 H3 L2 L3 M L1 L4 M L2 M L1 L3 H1 L2 L4 L4 M L4 L5 L3 H4 L5 H1 M L5 M H2 L3 L5 M M L1 H3 H4 L2 H4 H2 H3 M',
  'S L5 L4 L3 L5 L4 H2 H3 L3 L4 H4 H3 M L2 W H1 M M H2 H3 M L2 M L1 L5 L1 L4 M W M L3 L3 H4 L5 L1 L2 L1 M H1 M L2 H4',
  'S L5 H4 L3 H4 L1 L2 L2 M L3 L2 M L2 M W L4 M L3 H3 L5 M L5 H2 L4 L3 M H1 L1 W H3 H1 H2 H4 M M H2 H3 M L4 L1 L5 L4',
  'S H4 M L3 L5 H4 L4 L2 L2 H2 H4 H3 L1 H1 W H1 L5 H3 M L1 L5 M M L2 L5 M H3 M W M L4 L4 H2 L1 M L3 L4 L1 H4 L3 M L3',
  'S M L2 M L1 L3 H3 H2 L5 M L5 M M H1 L1 L4 M L2 L3 H4 M H4 H3 L3 L4 M L1 H1 H2 L1 L4 H2 L4 H4 M L5 L2 H3 L2 L5 L3',
];

/** What mystery symbols become, and how often. */
export const becomes = [
  ['H1', 2],
  ['H2', 3],
  ['H3', 4],
  ['H4', 5],
  ['L1', 8],
  ['L2', 8],
  ['L3', 10],
  ['L4', 10],
  ['L5', 10],
] as const;

/** For the least number of a symbol that pays, and each one more. */
export const pays = {
  94: {
    H1: [54, 270, 1650],
    H2: [43, 165, 800],
    H3: [33, 110, 435],
    H4: [27, 87, 325],
    L1: [16, 55, 160],
    L2: [16, 49, 150],
    L3: [11, 43, 130],
    L4: [10, 38, 110],
    L5: [9, 34, 98],
  },
  96: {
    H1: [54, 275, 1650],
    H2: [44, 165, 860],
    H3: [33, 105, 440],
    H4: [28, 89, 330],
    L1: [17, 55, 165],
    L2: [17, 50, 155],
    L3: [11, 44, 135],
    L4: [11, 39, 110],
    L5: [9, 33, 100],
  },
  97: {
    H1: [55, 280, 1700],
    H2: [45, 170, 850],
    H3: [34, 110, 445],
    H4: [28, 89, 335],
    L1: [17, 56, 170],
    L2: [17, 50, 155],
    L3: [11, 45, 130],
    L4: [11, 39, 110],
    L5: [9, 34, 100],
  },
} as const;
