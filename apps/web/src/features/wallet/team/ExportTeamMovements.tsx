import { useLingui } from '@lingui/react/macro';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatZone } from '@mekong/i18n/formats/dates';
import { RecordExport } from '@mekong/ui/patterns/RecordExport';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { csvTime } from '../../../parts/records/csv-time.ts';
import { useMerchant } from '../../../queries/status.ts';
import { fetchAllTeamMovements, type TeamMovementQuery } from '../../../queries/team-movements.ts';
import { movementLabels } from '../movement-labels.ts';

/** Rows of one file at most; more are split by narrowing the filter. */
const mostRows = 5_000;

interface ExportTeamMovementsProps {
  readonly query: TeamMovementQuery;
  /** Name of the file without its ending. */
  readonly fileName: string;
}

/** Saves every movement of the filter, not only those in sight, as a table for spreadsheets. */
export function ExportTeamMovements({ query, fileName }: ExportTeamMovementsProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useMerchant();
  const zone = formatZone(Date.now(), timeZone);
  return (
    <RecordExport
      fileName={fileName}
      columns={[
        { heading: t`Time (${zone})`, cell: ({ at }) => csvTime(at, timeZone) },
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
      onFetch={() => fetchAllTeamMovements(query, mostRows)}
      failure={(error) => <FailureAlert error={error} />}
    />
  );
}
