import { useLingui } from '@lingui/react/macro';
import { listApprovalsOptions } from '@mekong/api-client/admin/queries/listApprovals';
import type { Overview } from '@mekong/api-client/admin/types';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../queries/operator.ts';

type Work = Overview['attention']['queues'][number];

/** Work of one kind that waits for operators. */
export interface Queue {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** Where it is done; left out where this operator may not. */
  readonly href: string | undefined;
  readonly oldestAt?: string | undefined;
  readonly promisedAt?: string | undefined;
}

/** What waits of what is known, that which is promised first at the head, then the oldest. */
export function useQueues({ attention, health }: Overview): readonly Queue[] {
  const { t } = useLingui();
  const requests = useRequests();
  const pages = usePages();
  const queues: readonly Queue[] = [
    ...attention.queues.flatMap(({ kind, ...work }) => {
      const page = pages[kind];
      return page ? [{ key: kind, ...page, ...work }] : [];
    }),
    requests,
    { key: 'jobs', label: t`Failing jobs`, count: health.jobs.failing, href: '/jobs' },
    { key: 'late', label: t`Late jobs`, count: health.jobs.late, href: '/jobs' },
  ];
  return queues.filter(({ count }) => count > 0).sort(byPromise);
}

/** An instant that is unknown comes last. */
const last = '~';
const byPromise = (one: Queue, other: Queue): number =>
  compare(one.promisedAt, other.promisedAt) || compare(one.oldestAt, other.oldestAt);
const compare = (one = last, other = last): number => (one < other ? -1 : one > other ? 1 : 0);

/** Requests of others; each is closed by itself when its time is over. */
function useRequests(): Queue {
  const { t } = useLingui();
  const isAllowed = useMay('listApprovals');
  const approvals = useQuery({ ...listApprovalsOptions({ query: { state: 'PENDING' } }), enabled: isAllowed });
  const waiting = (approvals.data?.content ?? []).filter(({ isOwn, state }) => !isOwn && state === 'PENDING');
  return {
    ...{
      key: 'approvals',
      label: t`Requests to decide`,
      count: waiting.length,
      href: isAllowed ? '/approvals' : undefined,
    },
    oldestAt: waiting.map(({ createdAt }) => createdAt).sort()[0],
    promisedAt: waiting.map(({ expiresAt }) => expiresAt).sort()[0],
  };
}

/** Names of the kinds of work, and where each is done. */
function usePages(): Readonly<Record<Work['kind'], Pick<Queue, 'label' | 'href'>>> {
  const { t } = useLingui();
  const withdrawals = useMay('listWithdrawalQueue') ? '/withdrawals' : undefined;
  const transfers = useMay('listAllTransfers') ? '/transfers?state=REVIEW' : undefined;
  const disputes = useMay('listDisputes') ? '/disputes' : undefined;
  const slips = useMay('listSlips') ? '/slips' : undefined;
  const identity = useMay('listIdentityChecks') ? '/identity-checks?state=IN_REVIEW' : undefined;
  const applications = useMay('listAgentApplications') ? '/applications?state=OPEN' : undefined;
  const unmatched = useMay('listUnmatchedPayments') ? '/unmatched-payments?state=OPEN' : undefined;
  const differences = useMay('listSettlementDifferences') ? '/reconciliation?state=OPEN' : undefined;
  const reports = useMay('listGameReports') ? '/reports?status=OPEN' : undefined;
  const messages = useMay('listMessages') ? '/outbox?state=failed' : undefined;
  return {
    withdrawals: { label: t`Withdrawals to decide`, href: withdrawals },
    transfers: { label: t`Transfers to decide`, href: transfers },
    disputes: { label: t`Disputes to answer`, href: disputes },
    slips: { label: t`Slips to look at`, href: slips },
    identityChecks: { label: t`Identity checks to decide`, href: identity },
    agentApplications: { label: t`Agent applications to decide`, href: applications },
    unmatchedPayments: { label: t`Payments that fit no order`, href: unmatched },
    settlementDifferences: { label: t`Differences of settlements`, href: differences },
    gameReports: { label: t`Game reports to deal with`, href: reports },
    failedMessages: { label: t`Messages not delivered`, href: messages },
  };
}
