import { useLingui } from '@lingui/react/macro';
import { lookUp } from '@mekong/api-client/unlisted';
import { type ExportProps, ExportRecord, useFileTimes } from '../../parts/records/ExportRecord.tsx';
import { fetchAllTeam, type TeamQuery } from '../../queries/team.ts';
import { kindLabels, stateLooks } from './team-labels.ts';

/** Saves everybody whom the filter finds, not only those in sight, as a table for spreadsheets. */
export function ExportTeam(props: ExportProps<TeamQuery>) {
  const { t, i18n } = useLingui();
  const { zone, timeOf } = useFileTimes();
  return (
    <ExportRecord
      {...props}
      columns={[
        {
          heading: t({ message: 'Number', context: 'team', comment: 'Heading of a column: number of an account' }),
          cell: ({ memberId }) => memberId,
        },
        {
          heading: t({
            message: 'Account',
            context: 'team',
            comment: 'Heading of a column: masked user name and number',
          }),
          cell: ({ name }) => name,
        },
        {
          heading: t({ message: 'Account type', comment: 'Filter: members or agents' }),
          cell: ({ kind }) => i18n._(lookUp(kindLabels, kind, kindLabels.MEMBER)),
        },
        {
          heading: t`Status`,
          cell: ({ state }) => i18n._(lookUp(stateLooks, state, stateLooks.LOCKED).label),
        },
        {
          heading: t({ message: 'Level', context: 'team', comment: 'Heading of a column: steps below the reader' }),
          cell: ({ level }) => String(level),
        },
        {
          heading: t({ message: 'Direct downlines', comment: 'Heading of a column: members directly below' }),
          cell: ({ direct }) => String(direct),
        },
        {
          heading: t({ message: 'Team', comment: 'Heading of a column: how many members stand below an account' }),
          cell: ({ team }) => String(team),
        },
        { heading: t`Joined (${zone})`, cell: ({ joinedAt }) => timeOf(joinedAt) },
        { heading: t`Valid bet`, cell: ({ validBet }) => validBet },
        {
          heading: t({ message: 'Net', context: 'team', comment: 'Stakes of a team less its payouts' }),
          cell: ({ ggr }) => ggr,
        },
        {
          heading: t({ message: 'Remark', comment: 'Field: a note of an agent about a member' }),
          cell: ({ remark }) => remark ?? '',
        },
      ]}
      onFetch={fetchAllTeam}
    />
  );
}
