import { useLingui } from '@lingui/react/macro';
import type { TeamBetTotals } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { periodDays, toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { FindAccount } from '../../../parts/agents/FindAccount.tsx';
import { TeamPath } from '../../../parts/agents/TeamPath.tsx';
import { teamLevels } from '../../../parts/agents/team-levels.ts';
import { useCentreSearch } from '../../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../../parts/use-page-title.ts';
import { useMerchant } from '../../../queries/status.ts';
import { teamBetTotalsQuery } from '../../../queries/team-bets.ts';
import { BetFilters } from '../BetFilters.tsx';
import { type TeamBetsSearch, teamBetsSearch } from '../team-bets-search.ts';
import { ExportTeamBets } from './ExportTeamBets.tsx';
import { TeamBetTable } from './TeamBetTable.tsx';

/** Bets of everybody below (personalHistoryCopy of the agent centre). Everything stands in the address. */
export function TeamBetsPage({ search }: { readonly search: TeamBetsSearch }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { timeZone } = useMerchant();
  const { show, hrefOf } = useCentreSearch('/agentHome', teamBetsSearch);
  const title = t({ message: 'Team betting', comment: 'Page of the agent centre: bets of everybody below' });
  usePageTitle(title);
  const { range = 'week', from, to, parent, find, level: chosen, category, vendor, status } = search;
  const days = periodDays({ range, from, to }, Date.now(), timeZone);
  const query = {
    ...{ ...toMoments(days, timeZone), parent, find, category, vendor, status },
    level: chosen === undefined ? undefined : Number(chosen),
  };
  const totals = useQuery(teamBetTotalsQuery(query));
  const onAll = () =>
    show({ find: undefined, level: undefined, category: undefined, vendor: undefined, status: undefined }, true);
  const isNarrowed = [find, chosen, category, vendor, status].some((value) => value !== undefined);
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={t`Bets count for the agents that stood above the player when they were placed.`}
        actions={<ExportTeamBets key={code} query={query} fileName={`team_bets_${days.from}_${days.to}`} />}
      />
      <TeamPath path={totals.error ? [] : totals.data?.path} hrefOf={(id) => hrefOf({ parent: id, find: undefined })} />
      <FindAccount key={find ?? ''} find={find} onFind={(value) => show({ find: value }, true)} />
      <BetFilters
        label={t`Filters of the betting record`}
        search={search}
        range={days}
        onChange={(change) => show('range' in change ? { ...change, range: change.range ?? 'today' } : change, true)}
        selects={[
          {
            key: 'level',
            label: t({ message: 'Level', context: 'team', comment: 'Heading of a column: steps below the reader' }),
            allLabel: t({ message: 'All levels', context: 'team', comment: 'Filter that finds every level of a team' }),
            options: teamLevels.map((level) => ({
              value: level,
              label: t({ message: `Level ${level}`, context: 'team', comment: 'Steps below the reader' }),
            })),
            value: chosen,
            onValueChange: (value) => show({ level: teamLevels.find((known) => known === value) }, true),
          },
        ]}
        onReset={onAll}
      />
      <TeamBetTable
        query={query}
        totals={totals.error ? undefined : (totals.data as TeamBetTotals | undefined)}
        onAll={isNarrowed ? onAll : undefined}
        hrefOf={(memberId) => hrefOf({ parent: memberId, find: undefined })}
      />
    </Stack>
  );
}
