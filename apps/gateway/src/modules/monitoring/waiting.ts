import type { WaitingWork as Wire } from '@mekong/api-client/admin/contract/types';
import type { WaitingWork } from '../../contract/admin/waiting-work.ts';
import type { Settings } from '../system/settings.service.ts';

type Times = Awaited<ReturnType<Settings['current']>>['serviceTimes'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long work of a kind may wait, in milliseconds; kinds without are never late, or say it themselves. */
const limits: { readonly [K in Wire['kind']]?: (times: Times) => number } = {
  withdrawals: ({ withdrawalMinutes }) => withdrawalMinutes * MINUTE,
  transfers: ({ withdrawalMinutes }) => withdrawalMinutes * MINUTE,
  identityChecks: ({ identityHours }) => identityHours * HOUR,
  slips: ({ paymentHours }) => paymentHours * HOUR,
  unmatchedPayments: ({ paymentHours }) => paymentHours * HOUR,
  settlementDifferences: ({ paymentHours }) => paymentHours * HOUR,
  agentApplications: ({ applicationHours }) => applicationHours * HOUR,
  gameReports: ({ reportHours }) => reportHours * HOUR,
};

/** When the first of what waits should be done: as members were told, else by the setting. */
function promiseOf(kind: Wire['kind'], { oldestAt, promisedAt }: WaitingWork, times: Times): Date | null {
  if (promisedAt !== undefined) return promisedAt;
  const limit = limits[kind]?.(times);
  return oldestAt && limit !== undefined ? new Date(oldestAt.getTime() + limit) : null;
}

/** What waits for operators, since when, and until when it should be done. */
export const queuesOf = (work: { readonly [K in Wire['kind']]: WaitingWork }, times: Times): Wire[] =>
  (Object.keys(work) as Wire['kind'][]).map((kind) => {
    const { count, oldestAt } = work[kind];
    const promisedAt = promiseOf(kind, work[kind], times);
    return {
      ...{ kind, count },
      ...(oldestAt && { oldestAt: oldestAt.toISOString() }),
      ...(promisedAt && { promisedAt: promisedAt.toISOString() }),
    };
  });
