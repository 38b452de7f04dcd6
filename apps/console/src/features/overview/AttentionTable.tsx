import { useLingui } from '@lingui/react/macro';
import { listApprovalsOptions } from '@mekong/api-client/admin/queries';
import type { Overview } from '@mekong/api-client/admin/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { StateView } from '@mekong/ui/StateView';
import { Table } from '@mekong/ui/Table';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { waitingOf } from '../../parts/waiting.ts';
import { useMay } from '../../queries/operator.ts';

interface Waiting {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
  readonly may: boolean;
}

/** What needs somebody: how much of each kind, and the way to it. Kinds of which nothing waits take no room. */
export function AttentionTable({ overview: { attention, health } }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const mayMessages = useMay('listMessages');
  const mayReports = useMay('listGameReports');
  const mayApprovals = useMay('listApprovals');
  const mayWithdrawals = useMay('listWithdrawalQueue');
  const mayIdentity = useMay('listIdentityChecks');
  const mayUnmatched = useMay('listUnmatchedPayments');
  const mayDifferences = useMay('listSettlementDifferences');
  const approvals = useQuery({ ...listApprovalsOptions({ query: { state: 'PENDING' } }), enabled: mayApprovals });
  const { requests } = waitingOf(undefined, approvals.data?.content);
  const queues: readonly Waiting[] = [
    {
      key: 'withdrawals',
      label: t`Withdrawals to decide`,
      count: attention.withdrawals,
      href: '/withdrawals?state=REVIEW',
      may: mayWithdrawals,
    },
    {
      key: 'identity',
      label: t`Identity checks to decide`,
      count: attention.identityChecks,
      href: '/identity-checks?state=IN_REVIEW',
      may: mayIdentity,
    },
    {
      key: 'unmatched',
      label: t`Payments that fit no order`,
      count: attention.unmatchedPayments,
      href: '/unmatched-payments?state=OPEN',
      may: mayUnmatched,
    },
    {
      key: 'differences',
      label: t`Differences of settlements`,
      count: attention.settlementDifferences,
      href: '/reconciliation?state=OPEN',
      may: mayDifferences,
    },
    {
      key: 'reports',
      label: t`Game reports to deal with`,
      count: attention.openReports,
      href: '/reports?status=OPEN',
      may: mayReports,
    },
    {
      key: 'messages',
      label: t`Messages not delivered`,
      count: attention.failedMessages,
      href: '/outbox?state=failed',
      may: mayMessages,
    },
    { key: 'approvals', label: t`Requests to decide`, count: requests, href: '/approvals', may: mayApprovals },
    { key: 'jobs', label: t`Failing jobs`, count: health.jobs.failing, href: '/jobs', may: true },
    { key: 'late', label: t`Late jobs`, count: health.jobs.late, href: '/jobs', may: true },
  ];
  return (
    <Table
      caption={t({ message: 'Needs attention', comment: 'State of a part of the system, and what needs somebody' })}
      rows={queues.filter(({ count }) => count > 0)}
      rowKey={({ key }) => key}
      empty={
        <StateView
          kind="empty"
          level={3}
          title={t({ message: 'All clear', comment: 'Nothing in the system needs somebody' })}
          description={t`Reports, messages, requests and jobs appear here when they need you.`}
        />
      }
      columns={[
        { key: 'what', header: t`Queue`, cell: ({ label }) => label, priority: 'high' },
        { key: 'count', header: t`Waiting`, align: 'end', cell: ({ count }) => formatNumber(count, code) },
        {
          key: 'open',
          header: t({ message: 'View', comment: 'Button that leads to a page' }),
          isActions: true,
          cell: ({ href, label, may }) =>
            may && (
              <ButtonLink href={href} size="sm">
                {t({ message: 'View', comment: 'Button that leads to a page' })}
                <VisuallyHidden> {label}</VisuallyHidden>
              </ButtonLink>
            ),
        },
      ]}
    />
  );
}
