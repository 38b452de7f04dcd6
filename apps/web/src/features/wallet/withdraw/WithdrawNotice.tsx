import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawable } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';

interface WithdrawNoticeProps {
  readonly wallet: Withdrawable;
}

/** Why nothing can be withdrawn now beside what is still to be done (`WithdrawChecklist`), and what to do. */
export function WithdrawNotice({
  wallet: { heldUntil, hasBonus, hasOverdueCredit, ordersLeft, resetsAt, identity },
}: WithdrawNoticeProps) {
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
  if (hasBonus)
    return (
      <Alert
        title={t`Your bonus comes first`}
        description={
          <Trans comment="The link leads to the page Bonuses">
            You can withdraw when its bets are complete, or after you give it up.{' '}
            <Link href="/member?page=bonusDetails">See your bonus</Link>
          </Trans>
        }
      />
    );
  if (hasOverdueCredit)
    return (
      <Alert
        title={t`Your credit is overdue`}
        description={
          <Trans comment="The link leads to the page Credit report">
            You can withdraw when it is repaid.{' '}
            <Link href="/agentHome?page=agentCreditReport">Open the credit report</Link>
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
  if (identity !== 'EXPIRED') return null;
  const link = (
    <Link href="/member?page=kyc">
      <Trans>Open the identity check</Trans>
    </Link>
  );
  return (
    <Alert
      title={t`Your document has run out`}
      description={<Trans>What was paid in since can be withdrawn when a new one is approved. {link}</Trans>}
    />
  );
}
