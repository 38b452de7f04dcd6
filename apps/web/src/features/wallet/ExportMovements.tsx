import { useLingui } from '@lingui/react/macro';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatZone } from '@mekong/i18n/formats/dates';
import { RecordExport } from '@mekong/ui/patterns/RecordExport';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { csvTime } from '../../parts/records/csv-time.ts';
import { useMerchant } from '../../queries/status.ts';
import { fetchAllMovements, fetchMovementsPdf, type MovementPeriod } from '../../queries/wallet.ts';
import { movementLabels } from './movement-labels.ts';

/** Rows of one file at most; a longer record is split by narrowing its days. */
const mostRows = 5_000;

interface ExportMovementsProps {
  readonly query: MovementPeriod;
  /** Name of the file without its ending. */
  readonly fileName: string;
}

/** Saves every movement of the filter, not only those in sight, as a table for spreadsheets. */
export function ExportMovements({ query, fileName }: ExportMovementsProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useMerchant();
  const zone = formatZone(Date.now(), timeZone);
  return (
    <RecordExport
      fileName={fileName}
      columns={[
        { heading: t`Time (${zone})`, cell: ({ at }) => csvTime(at, timeZone) },
        { heading: t({ message: 'No.', comment: 'Heading of a column: number of a movement' }), cell: ({ no }) => no },
        {
          heading: t({ message: 'Kind', context: 'movement', comment: 'What moved the money' }),
          cell: ({ kind }) => i18n._(lookUp(movementLabels, kind, movementLabels.OTHER)),
        },
        {
          heading: t({ message: 'Cause', comment: 'Heading of a column: what moved the money, to be opened' }),
          cell: ({ orderNo, transferNo, betNo }) => orderNo ?? transferNo ?? betNo ?? '',
        },
        { heading: t`Currency`, cell: ({ currency }) => currency },
        {
          heading: t({ message: 'Out', context: 'movement', comment: 'Heading of a column: money that left a wallet' }),
          cell: ({ amount }) => (amount.startsWith('-') ? amount.slice(1) : ''),
        },
        {
          heading: t({
            message: 'In',
            context: 'movement',
            comment: 'Heading of a column: money that came into a wallet',
          }),
          cell: ({ amount }) => (amount.startsWith('-') ? '' : amount),
        },
        { heading: t`Balance after`, cell: ({ balanceAfter }) => balanceAfter },
      ]}
      onFetch={() => fetchAllMovements(query, mostRows)}
      onFetchPdf={() => fetchMovementsPdf(query)}
      failure={(error) => <FailureAlert error={error} />}
    />
  );
}
