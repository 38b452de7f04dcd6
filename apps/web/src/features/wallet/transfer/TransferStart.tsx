import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Grid } from '@mekong/ui/Grid';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../parts/Failure.tsx';
import { CreditOverdue } from '../../../parts/own-wallets/CreditOverdue.tsx';
import { hasPasskeys } from '../../../parts/passkeys.ts';
import { transferOptionsQuery } from '../../../queries/transfers.ts';
import { walletQuery } from '../../../queries/wallet.ts';
import { paymentPasswordQuery, proofsQuery } from '../../../queries/withdrawals.ts';
import { WalletLocks } from '../WalletLocks.tsx';
import { PasswordForm } from '../withdraw/PasswordForm.tsx';
import { TransferForm } from './TransferForm.tsx';
import { TransferTable } from './TransferTable.tsx';

interface TransferStartProps {
  /** Number of the downline that it goes to, when one was chosen. */
  readonly to: string | undefined;
  /** Money was passed on. */
  readonly onDone: (transferNo: string) => void;
  /** Address of a receipt. */
  readonly hrefOf: (transferNo: string) => string;
}

/** What can be passed on and why not the rest, a new transfer, and all transfers. */
export function TransferStart({ to, onDone, hrefOf }: TransferStartProps) {
  const { t } = useLingui();
  const queries = [
    useQuery(walletQuery()),
    useQuery(transferOptionsQuery()),
    useQuery(paymentPasswordQuery()),
    useQuery(proofsQuery()),
  ] as const;
  const [{ data: wallet }, { data: options }, { data: password }, { data: proofs }] = queries;
  const [isReplacing, setReplacing] = useState(false);
  const failed = queries.find(({ error, data }) => error && !data);
  if (failed)
    return (
      <Failure
        error={failed.error}
        onRetry={() => {
          for (const { isError, refetch } of queries) if (isError) void refetch();
        }}
        isRetrying={queries.some(({ isFetching }) => isFetching)}
      />
    );
  if (!wallet || !options || !password || !proofs)
    return (
      <Stack gap={4}>
        <Skeleton shape="title" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  const { currency, upline, hasDownlines, heldUntil, amountLeft } = options;
  const hasPartner = upline !== undefined || hasDownlines;
  const hasPasskey = proofs.methods.includes('passkey') && hasPasskeys();
  const canProve = password.isSet || hasPasskey;
  return (
    <Stack gap={6}>
      {hasPartner ? (
        <Grid column="panel" gap={5} isFilled>
          <Stack gap={5}>
            {heldUntil !== undefined ? (
              <Alert
                title={t`Transfers are on hold`}
                description={
                  <Trans>
                    Your account was changed, so no money can leave until <DateTime value={heldUntil} />.
                  </Trans>
                }
              />
            ) : wallet.hasBonus ? (
              <Alert
                title={t`Your bonus comes first`}
                description={
                  <Trans comment="The link leads to the page Bonuses">
                    You can transfer money when its bets are complete, or after you give it up.{' '}
                    <Link href="/member?page=bonusDetails">See your bonus</Link>
                  </Trans>
                }
              />
            ) : wallet.hasOverdueCredit ? (
              <CreditOverdue />
            ) : (
              canProve &&
              !isReplacing && (
                <Card>
                  <TransferForm
                    {...{ options, onDone, hasPasskey, to }}
                    withdrawable={wallet.withdrawable}
                    hasPassword={password.isSet}
                    onForgotten={() => setReplacing(true)}
                  />
                </Card>
              )
            )}
            {((!canProve && !wallet.hasBonus && !wallet.hasOverdueCredit) || isReplacing) && (
              <Section title={t`Withdrawal password`}>
                <PasswordForm
                  isReplaced={password.isSet}
                  onClose={isReplacing ? () => setReplacing(false) : undefined}
                />
              </Section>
            )}
          </Stack>
          <Stack gap={5}>
            <Card>
              <DescriptionList
                label={t`What you can send`}
                items={[
                  {
                    key: 'free',
                    label: t({
                      message: 'Can be sent',
                      comment: 'Before an amount of money: what may leave the wallet',
                    }),
                    value: <Money amount={wallet.withdrawable} currency={currency} />,
                  },
                  {
                    key: 'locked',
                    label: t({ message: 'Locked', comment: 'Before an amount of money that has to be played first' }),
                    value: <Money amount={wallet.locked} currency={currency} />,
                  },
                  {
                    key: 'day',
                    label: t({ message: 'Left today', comment: 'Before an amount of money: limit of one day' }),
                    value: <Money amount={amountLeft} currency={currency} />,
                  },
                ]}
              />
            </Card>
            {wallet.locks.length > 0 && <WalletLocks {...wallet} />}
          </Stack>
        </Grid>
      ) : (
        <StateView
          kind="empty"
          title={t`There is nobody you can send money to`}
          description={t`Money can be sent to your upline, or by an agent to a direct downline.`}
        />
      )}
      <TransferTable hrefOf={hrefOf} />
    </Stack>
  );
}
