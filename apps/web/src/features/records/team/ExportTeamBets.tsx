import { useLingui } from '@lingui/react/macro';
import { formatZone } from '@mekong/i18n/formats/dates';
import { RecordExport } from '@mekong/ui/patterns/RecordExport';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { csvTime } from '../../../parts/records/csv-time.ts';
import { useMerchant } from '../../../queries/status.ts';
import { fetchAllTeamBets, type TeamBetQuery } from '../../../queries/team-bets.ts';
import { betStatusLook } from '../bet-labels.tsx';

/** Rows of one file at most; more are split by narrowing the filter. */
const mostRows = 5_000;

interface ExportTeamBetsProps {
  readonly query: TeamBetQuery;
  /** Name of the file without its ending. */
  readonly fileName: string;
}

/** Saves every bet of the filter, not only those in sight, as a table for spreadsheets. */
export function ExportTeamBets({ query, fileName }: ExportTeamBetsProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useMerchant();
  const zone = formatZone(Date.now(), timeZone);
  return (
    <RecordExport
      fileName={fileName}
      columns={[
        { heading: t`Time (${zone})`, cell: ({ time }) => csvTime(time, timeZone) },
        { heading: t`Bet number`, cell: ({ betNo }) => betNo },
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
        {
          heading: t({ message: 'Level', context: 'team', comment: 'Heading of a column: steps below the reader' }),
          cell: ({ level }) => String(level),
        },
        { heading: t`Game`, cell: ({ game }) => game.name },
        { heading: t`Provider`, cell: ({ vendor }) => vendor.name },
        { heading: t`Currency`, cell: ({ currency }) => currency },
        { heading: t`Stake`, cell: ({ stake }) => stake },
        {
          heading: t({ message: 'Valid bet', comment: 'Part of a stake that counts for bonuses and rebates' }),
          cell: ({ validBet }) => validBet,
        },
        { heading: t`Payout`, cell: ({ payout }) => payout },
        { heading: t`Net`, cell: ({ net }) => net },
        { heading: t`Result`, cell: ({ status }) => i18n._(betStatusLook(status).label) },
      ]}
      onFetch={() => fetchAllTeamBets(query, mostRows)}
      failure={(error) => <FailureAlert error={error} />}
    />
  );
}
