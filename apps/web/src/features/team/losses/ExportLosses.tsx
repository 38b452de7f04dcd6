import { useLingui } from '@lingui/react/macro';
import { lookUp } from '@mekong/api-client/unlisted';
import { RecordExport } from '@mekong/ui/patterns/RecordExport';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { fetchAllTeamLosses, type TeamLossQuery } from '../../../queries/team-losses.ts';
import { kindLabels } from '../team-labels.ts';
import { useLossLabels } from './use-loss-labels.ts';

/** Rows of one file at most; more are split by narrowing the filter. */
const mostRows = 5_000;

interface ExportLossesProps {
  readonly query: TeamLossQuery;
  /** Name of the file without its ending. */
  readonly fileName: string;
}

/** Saves everybody whom the filter finds, not only those in sight, as a table for spreadsheets. */
export function ExportLosses({ query, fileName }: ExportLossesProps) {
  const { t, i18n } = useLingui();
  const labels = useLossLabels();
  return (
    <RecordExport
      fileName={fileName}
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
      onFetch={() => fetchAllTeamLosses(query, mostRows)}
      failure={(error) => <FailureAlert error={error} />}
    />
  );
}
