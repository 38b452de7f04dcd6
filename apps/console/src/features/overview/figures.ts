import type { Overview } from '@mekong/api-client/admin/types';

/** Figures of one day. */
export type Day = Overview['figures']['days'][number];

/** Figures that stand on the overview, in their order. */
export const figureNames = ['deposits', 'withdrawals', 'grossRevenue', 'activeMembers'] as const;
