import type { ProfitPeriod } from '@mekong/api-client/types';
import { oneOf, type SearchValues, searchOf } from '../../entry/search.ts';

/** Lengths of the spans, in the order of the tabs. */
export const profitPeriods = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const satisfies readonly ProfitPeriod[];

/** What the address of profit and loss says. */
export const profitSearch = searchOf({
  /** @default DAILY */
  period: oneOf(profitPeriods),
});

export type ProfitSearch = SearchValues<typeof profitSearch>;
