/** Expanding symbol: strips and tables of pays for each published return. Data only: a changed number needs `npm run returns`. */

export const strips = [
  'B L3 L2 B L5 L3 H1 L2 L3 H1 L3 L1 H2 L4 L5 H2 L1 L2 H2 L1 L1 H2 L4 L3 H3 L2 L3 H3 L5 L4 H3 L2 L3 H3 L1 L4 H4 L5 L5 H4 L5 L1 H4 L4 L4 H4 L5 L2 L4 L5',
  'B L4 L5 B L2 L4 H1 L2 L2 H1 L4 L1 H2 L5 L3 H2 L2 L3 H2 L5 L5 H2 L3 L5 H3 L2 L1 H3 L1 L4 H3 L2 L1 H3 L3 L3 H4 L3 L5 H4 L4 L4 H4 L1 L5 H4 L5 L4 L3 L1 L5',
  'B L1 L4 B L1 L3 H1 L1 L1 H1 L3 L5 H2 L3 L5 H2 L5 L5 H2 L5 L1 H2 L2 L3 H3 L3 L2 H3 L2 L4 H3 L4 L2 H3 L4 L4 H4 L2 L3 H4 L1 L5 H4 L2 L4 H4 L3 L5 L4 L5',
  'B L4 L5 B L3 L4 H1 L1 L3 H1 L5 L2 H2 L4 L3 H2 L5 L3 H2 L1 L1 H2 L1 L4 H3 L5 L2 H3 L5 L5 H3 L5 L2 H3 L1 L3 H4 L3 L3 H4 L1 L2 H4 L4 L1 H4 L4 L2 L5 L2 L4',
  'B L5 L1 B L4 L5 H1 L1 L2 H1 L4 L4 H2 L4 L5 H2 L3 L3 H2 L4 L3 H2 L4 L2 H3 L5 L2 H3 L1 L3 H3 L5 L2 H3 L1 L5 H4 L3 L4 H4 L5 L3 H4 L2 L3 H4 L2 L4 L1 L5 L1',
];

/** For the least number of a symbol that pays, and each one more. */
export const pays = {
  94: {
    H1: [58, 550, 2850],
    H2: [24, 225, 1150],
    H3: [17, 57, 425],
    H4: [17, 57, 425],
    L1: [3, 23, 86],
    L2: [3, 23, 85],
    L3: [3, 14, 57],
    L4: [3, 14, 57],
    L5: [2, 14, 57],
  },
  96: {
    H1: [58, 600, 2900],
    H2: [23, 225, 1160],
    H3: [17, 58, 435],
    H4: [17, 58, 435],
    L1: [3, 24, 87],
    L2: [3, 23, 87],
    L3: [3, 15, 58],
    L4: [3, 14, 58],
    L5: [3, 14, 58],
  },
  97: {
    H1: [60, 600, 2950],
    H2: [22, 235, 1150],
    H3: [18, 59, 440],
    H4: [18, 59, 440],
    L1: [3, 23, 88],
    L2: [3, 23, 88],
    L3: [3, 15, 59],
    L4: [3, 14, 59],
    L5: [3, 14, 59],
  },
} as const;
