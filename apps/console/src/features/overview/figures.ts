import type { Overview } from '@mekong/api-client/admin/types';

/** Figures of one day. */
export type Day = Overview['figures']['days'][number];

/** Figures that stand on the overview. */
export type FigureName = keyof Overview['figures']['changes'];
