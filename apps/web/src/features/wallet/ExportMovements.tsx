import { useLingui } from '@lingui/react/macro';
import { lookUp } from '@mekong/api-client/unlisted';
import { type ExportProps, ExportRecord, useFileTimes } from '../../parts/records/ExportRecord.tsx';
import { fetchAllMovements, fetchMovementsPdf, type MovementPeriod } from '../../queries/wallet.ts';
import { movementLabels } from './movement-labels.ts';

/** Saves every movement of the filter, not only those in sight, as a table for spreadsheets. */
export function ExportMovements(props: ExportProps<MovementPeriod>) {
  const { t, i18n } = useLingui();
  const { zone, timeOf } = useFileTimes();
  return (
    <ExportRecord
      {...props}
      columns={[
        { heading: t`Time (${zone})`, cell: ({ at }) => timeOf(at) },
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
      onFetch={fetchAllMovements}
      onFetchPdf={fetchMovementsPdf}
    />
  );
}
