import { useLingui } from '@lingui/react/macro';
import { type ExportProps, ExportRecord, useFileTimes } from '../../parts/records/ExportRecord.tsx';
import { type BetPeriod, type BetQuery, fetchAllBets, fetchBetsPdf } from '../../queries/bets.ts';
import { betStatusLook } from './bet-labels.tsx';
import { betCsvColumns } from './bets-csv.ts';

/** Saves every bet of the filter, not only the page in sight, as a table for spreadsheets. */
export function ExportBets(props: ExportProps<BetQuery & BetPeriod>) {
  const { t, i18n } = useLingui();
  const { timeZone, zone } = useFileTimes();
  const headings = {
    time: t`Time (${zone})`,
    betNo: t`Bet number`,
    round: t({ message: 'Round', comment: 'One play of a game; its number may follow' }),
    game: t`Game`,
    vendor: t`Provider`,
    currency: t`Currency`,
    stake: t`Stake`,
    validBet: t({ message: 'Valid bet', comment: 'Part of a stake that counts for bonuses and rebates' }),
    payout: t`Payout`,
    net: t`Net`,
    status: t`Result`,
    balanceBefore: t`Balance before`,
    balanceAfter: t`Balance after`,
  };
  return (
    <ExportRecord
      {...props}
      columns={betCsvColumns({ headings, status: (status) => i18n._(betStatusLook(status).label) }, timeZone)}
      onFetch={fetchAllBets}
      onFetchPdf={fetchBetsPdf}
    />
  );
}
