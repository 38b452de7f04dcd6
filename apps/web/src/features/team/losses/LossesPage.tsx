import { useLingui } from '@lingui/react/macro';
import type { TeamLossTotals } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { RecordFilters } from '@mekong/ui/patterns/RecordFilters';
import { periodDays } from '@mekong/ui/patterns/RecordFilters/period';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { FindAccount } from '../../../parts/agents/FindAccount.tsx';
import { TeamPath } from '../../../parts/agents/TeamPath.tsx';
import { useCentreSearch } from '../../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../../parts/use-page-title.ts';
import { useMerchant } from '../../../queries/status.ts';
import { teamLossTotalsQuery } from '../../../queries/team-losses.ts';
import { ExportLosses } from './ExportLosses.tsx';
import { LossTable } from './LossTable.tsx';
import { activities, type LossesSearch, lossesSearch } from './losses-search.ts';

/** What members below have won and lost (palStatementsAgentCopy), a level at a time. Everything stands in the address. */
export function LossesPage({ search }: { readonly search: LossesSearch }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { timeZone } = useMerchant();
  const { show, hrefOf } = useCentreSearch('/agentHome', lossesSearch);
  const title = t({ message: 'User loss', comment: 'Page of the agent centre: what members below have won and lost' });
  usePageTitle(title);
  const { range = 'week', from, to, parent, find, activity, sort } = search;
  const days = periodDays({ range, from, to }, Date.now(), timeZone);
  const query = { from: days.from, to: days.to, parent, find, activity };
  const totals = useQuery(teamLossTotalsQuery(query));
  const onAll = () => show({ find: undefined, activity: undefined }, true);
  const below = (id: string | undefined) => hrefOf({ parent: id, find: undefined });
  const labels = {
    PLAYED: t({ message: 'With bets', context: 'team', comment: 'Filter: accounts that have bet in these days' }),
    QUIET: t({ message: 'Without bets', context: 'team', comment: 'Filter: accounts that have not bet in these days' }),
  };
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={t`Figures are of each account and everybody below it.`}
        actions={
          <ExportLosses
            key={`${code} ${sort}`}
            query={{ ...query, sort }}
            fileName={`user_loss_${days.from}_${days.to}`}
          />
        }
      />
      <TeamPath path={totals.error ? [] : totals.data?.path} hrefOf={below} />
      <FindAccount key={find ?? ''} find={find} onFind={(value) => show({ find: value }, true)} />
      <RecordFilters
        label={t`Filters of the team`}
        period={{ value: days, onValueChange: (value) => show({ ...value, range: value.range ?? 'today' }, true) }}
        selects={[
          {
            key: 'activity',
            label: t({ message: 'Activity', context: 'team', comment: 'Filter: whether accounts have bet' }),
            allLabel: t({
              message: 'With and without bets',
              context: 'team',
              comment: 'Filter that finds all accounts',
            }),
            options: activities.map((value) => ({ value, label: labels[value] })),
            value: activity,
            onValueChange: (value) => show({ activity: activities.find((known) => known === value) }, true),
          },
        ]}
        onReset={onAll}
      />
      <LossTable
        query={{ ...query, sort }}
        onSort={(value) => show({ sort: value }, true)}
        totals={totals.error ? undefined : (totals.data as TeamLossTotals | undefined)}
        isOld={totals.isPlaceholderData}
        onAll={find !== undefined || activity !== undefined ? onAll : undefined}
        hrefOf={below}
      />
    </Stack>
  );
}
