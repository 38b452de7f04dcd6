import { useLingui } from '@lingui/react/macro';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatZone } from '@mekong/i18n/formats/dates';
import { RecordExport } from '@mekong/ui/patterns/RecordExport';
import { kindTitles, useGamesLabel } from '../../parts/agents/contract-labels.ts';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { csvTime } from '../../parts/records/csv-time.ts';
import { fetchAllBills, fetchBillsPdf, type IncomeQuery } from '../../queries/income.ts';
import { useMerchant } from '../../queries/status.ts';

/** Rows of one file at most; more are split by narrowing the days. */
const mostRows = 5_000;

interface ExportBillsProps {
  readonly query: IncomeQuery;
  /** Name of the file without its ending. */
  readonly fileName: string;
}

/** Saves every bill of the filter, not only those in sight, as a table for spreadsheets. */
export function ExportBills({ query, fileName }: ExportBillsProps) {
  const { t, i18n } = useLingui();
  const gamesOf = useGamesLabel();
  const { timeZone } = useMerchant();
  const zone = formatZone(Date.now(), timeZone);
  return (
    <RecordExport
      fileName={fileName}
      columns={[
        {
          heading: t({ message: 'No.', context: 'bill', comment: 'Heading of a column: number of a bill' }),
          cell: ({ billId }) => billId,
        },
        { heading: t`From (${zone})`, cell: ({ start }) => csvTime(start, timeZone) },
        { heading: t`To (${zone})`, cell: ({ end }) => csvTime(end, timeZone) },
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
      onFetch={() => fetchAllBills(query, mostRows)}
      onFetchPdf={() => fetchBillsPdf(query)}
      failure={(error) => <FailureAlert error={error} />}
    />
  );
}
