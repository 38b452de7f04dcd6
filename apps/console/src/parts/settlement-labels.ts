import { msg } from '@lingui/core/macro';
import type { SettlementJob } from '@mekong/api-client/admin/contract/types';
import type { Labels } from './labels.ts';

/** What is settled together: contracts of a kind and a period. */
export const settlementLabels: Labels<SettlementJob> = {
  'settlement.real-time': msg({ message: 'Real-time salary', context: 'settlement', comment: 'Contracts of agents' }),
  'settlement.hourly': msg({ message: 'Hourly salary', context: 'settlement', comment: 'Contracts of agents' }),
  'settlement.daily': msg({ message: 'Daily salary', context: 'settlement', comment: 'Contracts of agents' }),
  'settlement.dividend-day': msg({
    message: 'Dividend of a day',
    context: 'settlement',
    comment: 'Contracts of agents',
  }),
  'settlement.dividend-week': msg({
    message: 'Dividend of a week',
    context: 'settlement',
    comment: 'Contracts of agents',
  }),
  'settlement.dividend-half-month': msg({
    message: 'Dividend of half a month',
    context: 'settlement',
    comment: 'Contracts of agents',
  }),
  'settlement.dividend-month': msg({
    message: 'Dividend of a month',
    context: 'settlement',
    comment: 'Contracts of agents',
  }),
};
