import { useLingui } from '@lingui/react/macro';
import { lookUp } from '@mekong/api-client/unlisted';
import { type ExportProps, ExportRecord, useFileTimes } from '../../../parts/records/ExportRecord.tsx';
import { fetchAllTeamMovements, type TeamMovementQuery } from '../../../queries/team-movements.ts';
import { movementLabels } from '../movement-labels.ts';

/** Saves every movement of the filter, not only those in sight, as a table for spreadsheets. */
export function ExportTeamMovements(props: ExportProps<TeamMovementQuery>) {
  const { t, i18n } = useLingui();
  const { zone, timeOf } = useFileTimes();
  return (
    <ExportRecord
      {...props}
      columns={[
        { heading: t`Time (${zone})`, cell: ({ at }) => timeOf(at) },
        {
          heading: t({ message: 'Number', context: 'team', comment: 'Heading of a column: number of an account' }),
          cell: ({ member }) => member.memberId,
        },
        {
          heading: t({
            message: 'Account',
            context: 'team',
            comment: 'Heading of a column: masked user name and number',
          }),
          cell: ({ member }) => member.name,
        },
        { heading: t({ message: 'No.', comment: 'Heading of a column: number of a movement' }), cell: ({ no }) => no },
        {
          heading: t({ message: 'Kind', context: 'movement', comment: 'What moved the money' }),
          cell: ({ kind }) => i18n._(lookUp(movementLabels, kind, movementLabels.OTHER)),
        },
        { heading: t`Currency`, cell: ({ currency }) => currency },
        {
          heading: t({ message: 'Amount', comment: 'Heading of a column: an amount of money' }),
          cell: ({ amount }) => amount,
        },
        { heading: t`Balance after`, cell: ({ balanceAfter }) => balanceAfter },
      ]}
      onFetch={fetchAllTeamMovements}
    />
  );
}
