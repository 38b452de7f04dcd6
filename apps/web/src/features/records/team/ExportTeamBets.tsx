import { useLingui } from '@lingui/react/macro';
import { type ExportProps, ExportRecord, useFileTimes } from '../../../parts/records/ExportRecord.tsx';
import { fetchAllTeamBets, type TeamBetQuery } from '../../../queries/team-bets.ts';
import { betStatusLook } from '../bet-labels.tsx';

/** Saves every bet of the filter, not only those in sight, as a table for spreadsheets. */
export function ExportTeamBets(props: ExportProps<TeamBetQuery>) {
  const { t, i18n } = useLingui();
  const { zone, timeOf } = useFileTimes();
  return (
    <ExportRecord
      {...props}
      columns={[
        { heading: t`Time (${zone})`, cell: ({ time }) => timeOf(time) },
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
      onFetch={fetchAllTeamBets}
    />
  );
}
