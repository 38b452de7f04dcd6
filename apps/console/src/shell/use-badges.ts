import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getOverviewOptions } from '@mekong/api-client/admin/queries/getOverview';
import { listApprovalsOptions } from '@mekong/api-client/admin/queries/listApprovals';
import type { Operator } from '@mekong/api-client/admin/types';
import type { SideMenuItem } from '@mekong/ui/patterns/SideMenu';
import { useQuery } from '@tanstack/react-query';
import { waitingOf } from '../parts/waiting.ts';

/** Something waits on a page: how much, and what it is in words. */
type Badge = NonNullable<SideMenuItem['badge']>;

const refreshMs = 60_000;

/** What waits on each page, by its address; asked for again once a minute. */
export function useBadges({ operations }: Operator): Readonly<Record<string, Badge | undefined>> {
  const { t } = useLingui();
  const overview = useQuery({
    ...getOverviewOptions(),
    enabled: operations.includes('getOverview'),
    refetchInterval: refreshMs,
  });
  const approvals = useQuery({
    ...listApprovalsOptions({ query: { state: 'PENDING' } }),
    enabled: operations.includes('listApprovals'),
    refetchInterval: refreshMs,
  });
  const { of, jobs, requests, corrections } = waitingOf(overview.data, approvals.data?.content);
  const [withdrawals, transfers, disputes, slips] = [of('withdrawals'), of('transfers'), of('disputes'), of('slips')];
  const [unmatched, differences] = [of('unmatchedPayments'), of('settlementDifferences')];
  const [identity, reports, messages] = [of('identityChecks'), of('gameReports'), of('failedMessages')];
  const applications = of('agentApplications');
  return {
    '/withdrawals': {
      count: withdrawals,
      label: t`${plural(withdrawals, { one: '# withdrawal to decide', other: '# withdrawals to decide' })}`,
    },
    '/transfers': {
      count: transfers,
      label: t`${plural(transfers, { one: '# transfer to decide', other: '# transfers to decide' })}`,
    },
    '/disputes': {
      count: disputes,
      label: t`${plural(disputes, { one: '# dispute to answer', other: '# disputes to answer' })}`,
    },
    '/slips': {
      count: slips,
      label: t`${plural(slips, { one: '# slip to look at', other: '# slips to look at' })}`,
    },
    '/unmatched-payments': {
      count: unmatched,
      label: t`${plural(unmatched, { one: '# payment to decide', other: '# payments to decide' })}`,
    },
    '/corrections': {
      count: corrections,
      label: t`${plural(corrections, { one: '# correction to decide', other: '# corrections to decide' })}`,
    },
    '/identity-checks': {
      count: identity,
      label: t`${plural(identity, { one: '# identity check to decide', other: '# identity checks to decide' })}`,
    },
    '/applications': {
      count: applications,
      label: t`${plural(applications, { one: '# application to decide', other: '# applications to decide' })}`,
    },
    '/reconciliation': {
      count: differences,
      label: t`${plural(differences, { one: '# open difference', other: '# open differences' })}`,
    },
    '/reports': {
      count: reports,
      label: t`${plural(reports, { one: '# report to deal with', other: '# reports to deal with' })}`,
    },
    '/outbox': {
      count: messages,
      label: t`${plural(messages, { one: '# message not delivered', other: '# messages not delivered' })}`,
    },
    '/jobs': { count: jobs, label: t`${plural(jobs, { one: '# failing job', other: '# failing jobs' })}` },
    '/approvals': {
      count: requests,
      label: t`${plural(requests, { one: '# request to decide', other: '# requests to decide' })}`,
    },
  };
}
