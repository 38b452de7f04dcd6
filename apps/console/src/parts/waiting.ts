import type { Approval, Overview } from '@mekong/api-client/admin/types';

type Kind = Overview['attention']['queues'][number]['kind'];

/** How much waits for this operator; nothing of what is not known. An own request waits for somebody else. */
export function waitingOf(
  overview: Pick<Overview, 'attention' | 'health'> | undefined,
  approvals: readonly Pick<Approval, 'isOwn' | 'state' | 'operation'>[] | undefined,
): Readonly<{ of: (kind: Kind) => number; jobs: number; requests: number; corrections: number }> {
  const queues = overview?.attention.queues ?? [];
  const requests = (approvals ?? []).filter(({ isOwn, state }) => !isOwn && state === 'PENDING');
  return {
    of: (wanted) => queues.find(({ kind }) => kind === wanted)?.count ?? 0,
    jobs: overview?.health.jobs.failing ?? 0,
    requests: requests.length,
    corrections: requests.filter(({ operation }) => operation === 'correctWallet').length,
  };
}
