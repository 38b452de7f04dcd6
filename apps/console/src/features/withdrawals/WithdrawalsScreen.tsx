import { useLingui } from '@lingui/react/macro';
import { listWithdrawalQueue } from '@mekong/api-client/admin/sdk';
import type { WithdrawalRow } from '@mekong/api-client/admin/types';
import { DecisionList } from '../../parts/DecisionList.tsx';
import { useLabel } from '../../parts/labels.ts';
import { flagLabels, stateLabels } from '../../parts/withdrawal-labels.ts';
import { useAddress } from '../../state/address.ts';
import { AccountReviews } from './AccountReviews.tsx';
import { WithdrawalDecision } from './WithdrawalDecision.tsx';
import { WithdrawalReview } from './WithdrawalReview.tsx';

const tones = { REVIEW: 'accent', PAID: 'positive', REJECTED: 'negative' } as const;

/** What members want to be paid out; one of them with what it is decided by when the address names it. */
export function WithdrawalsScreen() {
  const [{ order }] = useAddress();
  return order === undefined ? <WithdrawalList /> : <WithdrawalReview key={order} id={order} />;
}

function WithdrawalList() {
  const { t } = useLingui();
  const label = useLabel();
  return (
    <DecisionList<WithdrawalRow>
      title={t`Withdrawals`}
      text={t`What members want to be paid out.`}
      operation="listWithdrawalQueue"
      read={(state, { cursor, signal }) => listWithdrawalQueue({ query: { state: state as never, cursor }, signal })}
      states={stateLabels}
      tones={tones}
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
      notesOf={({ state, flags }) => (state === 'REVIEW' ? flags.map((flag) => label(flagLabels, flag)) : [])}
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
