import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { RecordFilters } from '@mekong/ui/patterns/RecordFilters';
import { periodDays, toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import { Stack } from '@mekong/ui/Stack';
import { Tabs } from '@mekong/ui/Tabs';
import { useCentreSearch } from '../../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../../parts/use-page-title.ts';
import { useMerchant } from '../../../queries/status.ts';
import { ExportMovements } from '../ExportMovements.tsx';
import { MovementSums } from '../MovementSums.tsx';
import { MovementTable } from '../MovementTable.tsx';
import { movementLabels } from '../movement-labels.ts';
import { type DetailsSearch, detailsSearch, teamMovementKinds } from './details-search.ts';
import { ExportTeamMovements } from './ExportTeamMovements.tsx';
import { TeamMovements } from './TeamMovements.tsx';

/** Money that moved (agentDownlineTransactionDetailsCopy): the team's, and the reader's own. */
export function DetailsPage({ search }: { readonly search: DetailsSearch }) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { timeZone } = useMerchant();
  const { show, hrefOf } = useCentreSearch('/agentHome', detailsSearch);
  const title = t({ message: 'Account details', comment: 'Page of the agent centre: money of the team that moved' });
  usePageTitle(title);
  const { whose, range = 'week', from, to, parent, find, kind } = search;
  const days = periodDays({ range, from, to }, Date.now(), timeZone);
  const period = { ...toMoments(days, timeZone), kind };
  const teamQuery = { ...period, parent, find };
  const isOwn = whose === 'OWN';
  const fileName = `${isOwn ? 'account' : 'team_account'}_${days.from}_${days.to}`;
  const onAll = () => show({ kind: undefined, find: undefined, range: 'month', from: undefined, to: undefined }, true);
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={isOwn ? undefined : t`Bets and wins are on the page of team betting.`}
        actions={
          isOwn ? (
            <ExportMovements key={code} query={period} fileName={fileName} />
          ) : (
            <ExportTeamMovements key={code} query={teamQuery} fileName={fileName} />
          )
        }
      />
      <Tabs
        label={t({ message: 'Whose money', comment: 'Choice between the money of the team and the own one' })}
        tabs={[
          {
            value: 'TEAM',
            label: t({ message: 'My team', comment: 'First step of the way down the tree of an agent' }),
          },
          { value: 'OWN', label: t({ message: 'My account', comment: 'Tab: the money of the agent' }) },
        ]}
        value={whose ?? 'TEAM'}
        onValueChange={(value) => show({ whose: value === 'OWN' ? 'OWN' : undefined }, true)}
      >
        <Stack gap={5}>
          <RecordFilters
            label={t`Filters of the movements`}
            period={{ value: days, onValueChange: (value) => show({ ...value, range: value.range ?? 'today' }, true) }}
            selects={[
              {
                key: 'kind',
                label: t({ message: 'Kind', context: 'movement', comment: 'What moved the money' }),
                allLabel: t({ message: 'All kinds', context: 'movement', comment: 'Every kind of movement' }),
                options: teamMovementKinds.map((value) => ({ value, label: i18n._(movementLabels[value]) })),
                value: kind,
                onValueChange: (value) => show({ kind: teamMovementKinds.find((known) => known === value) }, true),
              },
            ]}
            onReset={() => show({ kind: undefined }, true)}
          />
          {isOwn ? (
            <>
              <MovementSums query={period} />
              <MovementTable query={period} onAll={onAll} isSplit />
            </>
          ) : (
            <TeamMovements
              query={teamQuery}
              onFind={(value) => show({ find: value }, true)}
              onAll={onAll}
              hrefOf={(id) => hrefOf({ parent: id, find: undefined })}
            />
          )}
        </Stack>
      </Tabs>
    </Stack>
  );
}
