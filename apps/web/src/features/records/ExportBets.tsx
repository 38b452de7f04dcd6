import { useLingui } from '@lingui/react/macro';
import { formatZone } from '@mekong/i18n/formats/dates';
import { RecordExport } from '@mekong/ui/patterns/RecordExport';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { type BetPeriod, type BetQuery, fetchAllBets, fetchBetsPdf } from '../../queries/bets.ts';
import { useMerchant } from '../../queries/status.ts';
import { betStatusLook } from './bet-labels.tsx';
import { betCsvColumns } from './bets-csv.ts';

/** Rows of one file at most; a longer record is split by narrowing its days. */
const mostRows = 5_000;

interface ExportBetsProps {
  readonly filter: BetQuery & BetPeriod;
  /** Name of the file without its ending. */
  readonly fileName: string;
}

/** Saves every bet of the filter, not only the page in sight, as a table for spreadsheets. */
export function ExportBets({ filter, fileName }: ExportBetsProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useMerchant();
  const zone = formatZone(Date.now(), timeZone);
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
    <RecordExport
      fileName={fileName}
      columns={betCsvColumns({ headings, status: (status) => i18n._(betStatusLook(status).label) }, timeZone)}
      onFetch={() => fetchAllBets(filter, mostRows)}
      onFetchPdf={() => fetchBetsPdf(filter)}
      failure={(error) => <FailureAlert error={error} />}
    />
  );
}
