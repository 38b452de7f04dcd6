import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount, Withdrawable } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { DateTime } from '@mekong/ui/DateTime';

interface WithdrawNoticeProps {
  readonly wallet: Withdrawable;
  readonly accounts: readonly PayoutAccount[];
}

/** Why nothing can be withdrawn now, and what to do. Nothing when something can. */
export function WithdrawNotice({ wallet: { heldUntil, ordersLeft, resetsAt }, accounts }: WithdrawNoticeProps) {
  const { t } = useLingui();
  if (heldUntil !== undefined)
    return (
      <Alert
        title={t`Withdrawals are on hold`}
        description={
          <Trans>
            Your account was changed, so nothing can be withdrawn until <DateTime value={heldUntil} />.
          </Trans>
        }
      />
    );
  if (ordersLeft === 0)
    return (
      <Alert
        title={t`No withdrawals left today`}
        description={
          <Trans comment="Both are limits of one day; a date and time follows">
            The limits of the day start again on <DateTime value={resetsAt} />.
          </Trans>
        }
      />
    );
  if (accounts.length === 0)
    return (
      <Alert
        title={t`Add an account first`}
        description={t`It has to be in your own name. For your protection a new account can be used after a waiting time.`}
      />
    );
  if (accounts.some(({ state }) => state === 'ACTIVE')) return null;
  const [next] = accounts.flatMap(({ state, usableFrom = '' }) => (state === 'WAITING' ? [usableFrom] : [])).sort();
  return (
    <Alert
      title={t`None of your accounts can be used yet`}
      description={
        next ? (
          <Trans comment="A date and time follows">
            The next one can be used from <DateTime value={next} />.
          </Trans>
        ) : (
          t`See the status of your accounts, or add another one.`
        )
      }
    />
  );
}
