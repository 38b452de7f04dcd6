/** Hold and spin: strips and tables of pays for each published return. Data only: a changed number needs `npm run returns`. */

export const strips = [
  'H2 H2 H3 L4 H4 H3 L3 L5 L1 L5 L2 H1 L3 H4 L3 L1 L4 L4 L1 H3 H1 L2 L1 L3 L5 H4 L5 L2 L2 L4 L5',
  'W L4 L2 L1 H3 H1 H2 L1 H4 L3 L2 H1 L1 H3 H4 H2 W L3 L5 L4 L5 L1 L4 L4 L2 H3 L5 H4 L2 L5 L3 L3',
  'W L2 L1 L4 H3 L4 L2 H4 H3 H4 L3 L4 H2 H2 H1 L2 W H4 L3 L5 L2 L5 L3 L3 H3 H1 L1 L5 L1 L4 H2 L5',
  'W L4 H4 L3 L1 H2 L4 H3 L5 H1 L2 L4 L4 H4 L1 H1 W L5 H4 L5 H3 L3 H2 H4 L2 L3 L1 L1 H3 L2 L5 L3',
  'L5 H4 L3 H2 L3 L5 L4 H1 H3 L4 H1 L3 L2 L2 H2 L4 L3 H2 H3 L2 L1 L1 H3 L5 H4 L1 L5 L1 L2 L4 H4',
];

/** Units of a coin and their weights: half a stake to a hundred. */
export const values = [
  [10, 500],
  [20, 300],
  [40, 130],
  [100, 50],
  [200, 14],
  [500, 5],
  [2000, 1],
] as const;

/** For the least number of a symbol that pays, and each one more. */
export const pays = {
  94: {
    H1: [82, 410, 2450],
    H2: [65, 245, 1250],
    H3: [49, 165, 650],
    H4: [41, 130, 490],
    L1: [25, 81, 245],
    L2: [25, 74, 230],
    L3: [16, 65, 195],
    L4: [16, 57, 160],
    L5: [13, 49, 150],
  },
  96: {
    H1: [84, 420, 2500],
    H2: [67, 250, 1250],
    H3: [51, 170, 650],
    H4: [42, 135, 500],
    L1: [25, 84, 250],
    L2: [25, 75, 235],
    L3: [17, 67, 195],
    L4: [17, 59, 170],
    L5: [13, 50, 150],
  },
  97: {
    H1: [85, 425, 2550],
    H2: [68, 255, 1250],
    H3: [51, 170, 700],
    H4: [42, 135, 500],
    L1: [25, 85, 260],
    L2: [25, 76, 240],
    L3: [17, 68, 205],
    L4: [17, 60, 170],
    L5: [14, 51, 155],
  },
} as const;
