import { useLingui } from '@lingui/react/macro';
import { listWithdrawalQueue } from '@mekong/api-client/admin/sdk/listWithdrawalQueue';
import type { WithdrawalRow } from '@mekong/api-client/admin/types';
import { DecisionList } from '../../parts/DecisionList.tsx';
import { useLabel } from '../../parts/labels.ts';
import { flagLabels, stateLabels, withdrawalTones } from '../../parts/withdrawal-labels.ts';
import { AccountReviews } from './AccountReviews.tsx';
import { WithdrawalDecision } from './WithdrawalDecision.tsx';

/** Withdrawals of every state, the newest first. */
export function WithdrawalList() {
  const { t } = useLingui();
  const label = useLabel();
  const notesOf = ({ state, flags, hold }: WithdrawalRow) =>
    state === 'REVIEW'
      ? [...(hold ? [t`On hold by ${hold.by}`] : []), ...flags.map((flag) => label(flagLabels, flag))]
      : [];
  return (
    <DecisionList<WithdrawalRow>
      title={t`Withdrawals`}
      text={t`What members want to be paid out.`}
      operation="listWithdrawalQueue"
      searchLabel={t`Order, payment or user name`}
      read={(query, { cursor, signal }) => listWithdrawalQueue({ query: { ...query, cursor }, signal })}
      states={stateLabels}
      tones={withdrawalTones}
      numberOf={({ orderNo }) => orderNo}
      hrefOf={({ id }) => `/withdrawals?order=${id}`}
      people={[{ key: 'member', header: t`Member`, cell: ({ username }) => <bdi>{username}</bdi> }]}
      details={[
        {
          key: 'account',
          header: t({ message: 'Account', comment: 'Of a bank or e-wallet, with the last digits of its number' }),
          cell: ({ institutionName, numberEnd }) => <bdi>{`${institutionName} ··${numberEnd}`}</bdi>,
        },
      ]}
      notesOf={notesOf}
      isHeld={({ hold }) => hold !== undefined}
      empty={t`No withdrawals match`}
      none={{ title: t`No withdrawals yet`, description: t`What members request appears here.` }}
      decisions={{ approve: 'approveWithdrawal', reject: 'rejectWithdrawal' }}
      ask={(order, isRejection, onClose) => (
        <WithdrawalDecision order={order} isRejection={isRejection} onClose={onClose} />
      )}
    >
      <AccountReviews />
    </DecisionList>
  );
}
