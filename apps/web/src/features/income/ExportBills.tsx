import { useLingui } from '@lingui/react/macro';
import { lookUp } from '@mekong/api-client/unlisted';
import { kindTitles, useGamesLabel } from '../../parts/agents/contract-labels.ts';
import { type ExportProps, ExportRecord, useFileTimes } from '../../parts/records/ExportRecord.tsx';
import { fetchAllBills, fetchBillsPdf, type IncomeQuery } from '../../queries/income.ts';

/** Saves every bill of the filter, not only those in sight, as a table for spreadsheets. */
export function ExportBills(props: ExportProps<IncomeQuery>) {
  const { t, i18n } = useLingui();
  const gamesOf = useGamesLabel();
  const { zone, timeOf } = useFileTimes();
  return (
    <ExportRecord
      {...props}
      columns={[
        {
          heading: t({ message: 'No.', context: 'bill', comment: 'Heading of a column: number of a bill' }),
          cell: ({ billId }) => billId,
        },
        { heading: t`From (${zone})`, cell: ({ start }) => timeOf(start) },
        { heading: t`To (${zone})`, cell: ({ end }) => timeOf(end) },
        {
          heading: t({ message: 'Kind', context: 'contract', comment: 'Kind of contract: dividend, daily wage' }),
          cell: ({ kind }) => i18n._(lookUp(kindTitles, kind, kindTitles.DAILY)),
        },
        { heading: t`Game type`, cell: ({ gameType }) => gamesOf(gameType) },
        { heading: t`Currency`, cell: ({ currency }) => currency },
        {
          heading: t({ message: 'Earned', comment: 'Sum of what bills of an agent have come to' }),
          cell: ({ amount }) => amount,
        },
        {
          heading: t({ message: 'Paid', context: 'bill', comment: 'Heading of a column: what was paid of a sum' }),
          cell: ({ paid }) => paid,
        },
      ]}
      onFetch={fetchAllBills}
      onFetchPdf={fetchBillsPdf}
    />
  );
}
