import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AgentTeamTotals } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { RecordFilters } from '@mekong/ui/patterns/RecordFilters';
import { periodDays } from '@mekong/ui/patterns/RecordFilters/period';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FindAccount } from '../../parts/agents/FindAccount.tsx';
import { TeamPath } from '../../parts/agents/TeamPath.tsx';
import { teamLevels } from '../../parts/agents/team-levels.ts';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useMerchant } from '../../queries/status.ts';
import { teamTotalsQuery } from '../../queries/team.ts';
import { ExportTeam } from './ExportTeam.tsx';
import { LockDialog } from './LockDialog.tsx';
import { RemarkDialog } from './RemarkDialog.tsx';
import { TeamTable } from './TeamTable.tsx';
import { TeamTotals } from './TeamTotals.tsx';
import { kindLabels, stateLooks, type TeamRow } from './team-labels.ts';
import { joinedSpans, type TeamSearch, teamSearch } from './team-search.ts';

/** Who stands below (downlineManagmentView): one level at a time, with its sums. Everything stands in the address. */
export function TeamPage({ search }: { readonly search: TeamSearch }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { timeZone } = useMerchant();
  const { show, hrefOf } = useCentreSearch('/agentHome', teamSearch);
  const [noted, setNoted] = useState<TeamRow>();
  const [locking, setLocking] = useState<TeamRow>();
  const title = t({ message: 'Team management', comment: 'Page of the agent centre' });
  usePageTitle(title);
  const { range = 'week', from, to, parent, find, level, kind, state, joined, sort } = search;
  const days = periodDays({ range, from, to }, Date.now(), timeZone);
  const query = {
    ...{ from: days.from, to: days.to, parent, find, kind, state },
    joinedDays: joined === undefined ? undefined : Number(joined),
    level: level === undefined ? undefined : Number(level),
  };
  const totals = useQuery(teamTotalsQuery(query));
  const onAll = () =>
    show({ find: undefined, level: undefined, kind: undefined, state: undefined, joined: undefined }, true);
  // a level is counted from the top, and may lie above whoever is opened
  const levelOf = (id: string | undefined) => hrefOf({ parent: id, find: undefined, level: undefined });
  const isNarrowed = [find, level, kind, state, joined].some((value) => value !== undefined);
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={t`Figures are of each account and everybody below it. The balance is of the account alone.`}
        actions={
          <ExportTeam key={`${code} ${sort}`} query={{ ...query, sort }} fileName={`team_${days.from}_${days.to}`} />
        }
      />
      <TeamPath path={totals.error ? [] : totals.data?.path} hrefOf={levelOf} />
      <FindAccount key={find ?? ''} find={find} onFind={(value) => show({ find: value }, true)} />
      <Filters
        search={search}
        above={totals.data?.path.length ?? 0}
        days={days}
        show={(change) => show(change, true)}
        onReset={onAll}
      />
      <TeamTotals
        totals={totals.data as AgentTeamTotals | undefined}
        error={totals.error}
        onRetry={() => void totals.refetch()}
        isRetrying={totals.isFetching}
      />
      <TeamTable
        query={{ ...query, sort }}
        onSort={(value) => show({ sort: value }, true)}
        currency={totals.data?.currency}
        // sums of the level before stay until others come, but its former downlines stand under no other rows
        former={totals.error || totals.isPlaceholderData ? undefined : totals.data?.former}
        onAll={isNarrowed ? onAll : undefined}
        hrefOf={levelOf}
        onRemark={setNoted}
        onLock={setLocking}
      />
      {locking && <LockDialog member={locking} onClose={() => setLocking(undefined)} />}
      {noted && <RemarkDialog member={noted} onClose={() => setNoted(undefined)} />}
    </Stack>
  );
}

interface FiltersProps {
  readonly search: TeamSearch;
  /** Steps down to whose team is shown: levels below are offered. */
  readonly above: number;
  readonly days: ReturnType<typeof periodDays>;
  readonly show: (change: Partial<TeamSearch>) => void;
  readonly onReset: () => void;
}

function Filters({ search: { find, level: chosen, kind, state, joined }, above, days, show, onReset }: FiltersProps) {
  const { t, i18n } = useLingui();
  const [kinds, states] = [['MEMBER', 'AGENT'] as const, ['ACTIVE', 'LOCKED', 'CLOSED'] as const];
  return (
    <RecordFilters
      label={t`Filters of the team`}
      period={{ value: days, onValueChange: (value) => show({ ...value, range: value.range ?? 'today' }) }}
      selects={[
        {
          key: 'level',
          label: t({ message: 'Level', context: 'team', comment: 'Heading of a column: steps below the reader' }),
          // whoever is looked for is found at every level
          allLabel:
            find === undefined
              ? t({ message: 'Directly below', context: 'team', comment: 'Filter: accounts of the next level' })
              : t({ message: 'All levels', context: 'team', comment: 'Filter that finds every level of a team' }),
          options: teamLevels.slice(above).map((level) => ({
            value: level,
            label: t({ message: `Level ${level}`, context: 'team', comment: 'Steps below the reader' }),
          })),
          value: chosen,
          onValueChange: (value) => show({ level: teamLevels.find((known) => known === value) }),
        },
        {
          key: 'kind',
          label: t({ message: 'Account type', comment: 'Filter: members or agents' }),
          allLabel: t`All account types`,
          options: kinds.map((value) => ({ value, label: i18n._(kindLabels[value]) })),
          value: kind,
          onValueChange: (value) => show({ kind: kinds.find((known) => known === value) }),
        },
        {
          key: 'state',
          label: t`Status`,
          allLabel: t({ message: 'All statuses', comment: 'Filter that finds accounts in every state' }),
          options: states.map((value) => ({ value, label: i18n._(stateLooks[value].label) })),
          value: state,
          onValueChange: (value) => show({ state: states.find((known) => known === value) }),
        },
        {
          key: 'joined',
          label: t({ message: 'Joined', comment: 'When an account was made' }),
          allLabel: t({ message: 'Joined any time', comment: 'Filter that finds accounts of every age' }),
          options: joinedSpans.map((value) => ({
            value,
            label: t`${plural(Number(value), { one: 'Last # day', other: 'Last # days' })}`,
          })),
          value: joined,
          onValueChange: (value) => show({ joined: joinedSpans.find((known) => known === value) }),
        },
      ]}
      onReset={onReset}
    />
  );
}
