import { useLingui } from '@lingui/react/macro';
import { lookUp } from '@mekong/api-client/unlisted';
import { type ExportProps, ExportRecord } from '../../../parts/records/ExportRecord.tsx';
import { fetchAllTeamLosses, type TeamLossQuery } from '../../../queries/team-losses.ts';
import { kindLabels } from '../team-labels.ts';
import { useLossLabels } from './use-loss-labels.ts';

/** Saves everybody whom the filter finds, not only those in sight, as a table for spreadsheets. */
export function ExportLosses(props: ExportProps<TeamLossQuery>) {
  const { t, i18n } = useLingui();
  const labels = useLossLabels();
  return (
    <ExportRecord
      {...props}
      columns={[
        {
          heading: t({ message: 'Number', context: 'team', comment: 'Heading of a column: number of an account' }),
          cell: ({ memberId }) => memberId,
        },
        { heading: labels.account, cell: ({ name }) => name },
        {
          heading: t({ message: 'Account type', comment: 'Filter: members or agents' }),
          cell: ({ kind }) => i18n._(lookUp(kindLabels, kind, kindLabels.MEMBER)),
        },
        {
          heading: t({ message: 'Level', context: 'team', comment: 'Heading of a column: steps below the reader' }),
          cell: ({ level }) => String(level),
        },
        {
          heading: t({ message: 'Last bet', context: 'team', comment: 'Heading of a column: a day' }),
          cell: ({ lastDay }) => lastDay ?? '',
        },
        { heading: labels.bets, cell: ({ bets }) => String(bets) },
        { heading: labels.deposits, cell: ({ deposits }) => deposits },
        { heading: labels.withdrawals, cell: ({ withdrawals }) => withdrawals },
        { heading: labels.stake, cell: ({ stake }) => stake },
        { heading: labels.validBet, cell: ({ validBet }) => validBet },
        { heading: labels.payout, cell: ({ payout }) => payout },
        { heading: labels.bonus, cell: ({ bonus }) => bonus },
        { heading: labels.net, cell: ({ net }) => net },
      ]}
      onFetch={fetchAllTeamLosses}
    />
  );
}
