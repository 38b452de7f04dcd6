import type { Approval, Overview } from '@mekong/api-client/admin/types';

/** How much waits for this operator; nothing of what is not known. An own request waits for somebody else. */
export function waitingOf(
  overview: Pick<Overview, 'attention' | 'health'> | undefined,
  approvals: readonly Pick<Approval, 'isOwn' | 'state'>[] | undefined,
): Record<
  'reports' | 'messages' | 'jobs' | 'requests' | 'withdrawals' | 'unmatched' | 'differences' | 'identity',
  number
> {
  return {
    reports: overview?.attention.openReports ?? 0,
    messages: overview?.attention.failedMessages ?? 0,
    jobs: overview?.health.jobs.failing ?? 0,
    withdrawals: overview?.attention.withdrawals ?? 0,
    unmatched: overview?.attention.unmatchedPayments ?? 0,
    differences: overview?.attention.settlementDifferences ?? 0,
    identity: overview?.attention.identityChecks ?? 0,
    requests: (approvals ?? []).filter(({ isOwn, state }) => !isOwn && state === 'PENDING').length,
  };
}
