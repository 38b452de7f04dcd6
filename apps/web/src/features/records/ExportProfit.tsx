import { useLingui } from '@lingui/react/macro';
import type { ProfitPeriod, ProfitReport } from '@mekong/api-client/types';
import { toWireDate } from '@mekong/i18n/formats/dates';
import { RecordExport } from '@mekong/ui/patterns/RecordExport';
import { useQueryClient } from '@tanstack/react-query';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { fetchProfitPdf, profitQuery } from '../../queries/profit.ts';

/** A span of the report, or its sums: those have a word in place of a day. */
interface Row extends Pick<ProfitReport['totals'], 'deposits' | 'withdrawals' | 'stake' | 'payout' | 'net'> {
  readonly from: string;
}

/** The spans by their first days, as the clocks of the merchant have them, and the sums the server has made. */
const rowsOf = ({ spans, totals, timeZone }: ProfitReport, total: string): readonly Row[] => [
  ...spans.map((span) => ({ ...span, from: toWireDate(span.from, timeZone) })),
  { ...totals, from: total },
];

/** Saves the report as a table for spreadsheets or as a document. All of it is on the page, so the table is made here. */
export function ExportProfit({ period }: { readonly period: ProfitPeriod }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const total = t({ message: 'Total', comment: 'Row of sums' });
  return (
    <RecordExport<Row>
      fileName={`profit_${period.toLowerCase()}`}
      columns={[
        {
          heading: t({ message: 'From', context: 'period', comment: 'Heading of a column: first day of a period' }),
          cell: ({ from }) => from,
        },
        { heading: t`Deposits`, cell: ({ deposits }) => deposits },
        { heading: t`Withdrawals`, cell: ({ withdrawals }) => withdrawals },
        {
          heading: t({ message: 'Stakes', context: 'profit', comment: 'Sum of all stakes' }),
          cell: ({ stake }) => stake,
        },
        { heading: t`Payouts`, cell: ({ payout }) => payout },
        { heading: t({ message: 'Won or lost', comment: 'Payouts less stakes' }), cell: ({ net }) => net },
      ]}
      // what the page shows may still be the report of another period
      onFetch={async () => rowsOf(await queryClient.fetchQuery(profitQuery(period)), total)}
      onFetchPdf={() => fetchProfitPdf(period)}
      failure={(error) => <FailureAlert error={error} />}
    />
  );
}
