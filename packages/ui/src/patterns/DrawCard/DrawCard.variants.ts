/**
 * Where a draw is: bets are taken, bets are closed, numbers are being drawn, they are late, the draw was called off.
 */
export const drawPhases = ['open', 'closed', 'drawing', 'late', 'void'] as const;
export type DrawPhase = (typeof drawPhases)[number];
