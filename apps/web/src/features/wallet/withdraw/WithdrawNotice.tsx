import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount, Withdrawable } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';

interface WithdrawNoticeProps {
  readonly wallet: Withdrawable;
  readonly accounts: readonly PayoutAccount[];
}

/** Why nothing can be withdrawn now, and what to do. Nothing when something can. */
export function WithdrawNotice({
  wallet: { heldUntil, hasBonus, hasOverdueCredit, ordersLeft, resetsAt, identity },
  accounts,
}: WithdrawNoticeProps) {
  const { t } = useLingui();
  if (identity !== 'DONE') return <IdentityNotice identity={identity} />;
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

/** The identity check comes first, is looked at, or its document has run out. */
function IdentityNotice({ identity }: Pick<Withdrawable, 'identity'>) {
  const { t } = useLingui();
  const link = (
    <Link href="/member?page=kyc">
      <Trans>Open the identity check</Trans>
    </Link>
  );
  if (identity === 'IN_REVIEW')
    return <Alert title={t`Your identity check is in review`} description={t`You can withdraw when it is approved.`} />;
  return (
    <Alert
      title={identity === 'NEEDED' ? t`Complete your identity check first` : t`Your document has run out`}
      description={
        identity === 'NEEDED' ? (
          <Trans>You need it once, before your first withdrawal. {link}</Trans>
        ) : (
          <Trans>What was paid in since can be withdrawn when a new one is approved. {link}</Trans>
        )
      }
    />
  );
}
