import type { Approval, Overview } from '@mekong/api-client/admin/types';

type Kind = Overview['attention']['queues'][number]['kind'];

/** How much waits for this operator; nothing of what is not known. An own request waits for somebody else. */
export function waitingOf(
  overview: Pick<Overview, 'attention' | 'health'> | undefined,
  approvals: readonly Pick<Approval, 'isOwn' | 'state'>[] | undefined,
): Readonly<{ of: (kind: Kind) => number; jobs: number; requests: number }> {
  const queues = overview?.attention.queues ?? [];
  return {
    of: (wanted) => queues.find(({ kind }) => kind === wanted)?.count ?? 0,
    jobs: overview?.health.jobs.failing ?? 0,
    requests: (approvals ?? []).filter(({ isOwn, state }) => !isOwn && state === 'PENDING').length,
  };
}
