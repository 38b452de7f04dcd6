import { useLingui } from '@lingui/react/macro';
import { approveWithdrawal } from '@mekong/api-client/admin/sdk/approveWithdrawal';
import { rejectWithdrawal } from '@mekong/api-client/admin/sdk/rejectWithdrawal';
import type { WithdrawalRow } from '@mekong/api-client/admin/types';
import { Money } from '@mekong/ui/Money';
import { DecisionDialog } from '../../parts/DecisionDialog.tsx';
import { type Doubt, reasonLabels } from '../../parts/withdrawal-labels.ts';

interface WithdrawalDecisionProps {
  readonly order: WithdrawalRow;
  readonly isRejection: boolean;
  /** Whether an approval pays it at once; the first of two does not. @default false, which is not known of a row */
  readonly pays?: boolean;
  /** Reason that a rejection begins with. @default SECURITY */
  readonly firstReason?: Doubt | undefined;
  readonly onClose: () => void;
  /** Called when it is decided. @default onClose */
  readonly onDone?: (() => void) | undefined;
}

/** Asks before a withdrawal is approved or rejected. */
export function WithdrawalDecision(props: WithdrawalDecisionProps) {
  const { order, isRejection, pays = false, firstReason = 'SECURITY', onClose, onDone } = props;
  const { t } = useLingui();
  const { id, orderNo, amount, currency, username } = order;
  const path = { id };
  const whenPaid = pays
    ? t`It is paid out at once and cannot be stopped.`
    : t`It is paid out when everybody who has to has approved it, and cannot be stopped then.`;
  return (
    <DecisionDialog
      isRejection={isRejection}
      title={isRejection ? t`Reject the withdrawal ${orderNo}?` : t`Approve the withdrawal ${orderNo}?`}
      description={
        <>
          <Money amount={amount} currency={currency} /> · <bdi>{username}</bdi>.{' '}
          {isRejection ? t`The money goes back to the wallet.` : whenPaid}
        </>
      }
      said={isRejection ? t`The money is back in the wallet` : t`The withdrawal is approved`}
      list="listWithdrawalQueue"
      alsoStale="getWithdrawalReview"
      reasons={reasonLabels}
      firstReason={firstReason}
      asksWhy
      isAbout={({ operation, target }) => operation === 'approveWithdrawal' && target.id === id}
      onApprove={(body) => approveWithdrawal({ path, body })}
      onReject={(body) => rejectWithdrawal({ path, body })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
