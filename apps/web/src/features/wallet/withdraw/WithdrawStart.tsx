import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { Grid } from '@mekong/ui/Grid';
import { Section } from '@mekong/ui/patterns/Section';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../parts/Failure.tsx';
import { hasPasskeys } from '../../../parts/passkeys.ts';
import { useWithdrawNeeds } from '../../../parts/withdraw/use-withdraw-needs.ts';
import { WithdrawChecklist } from '../../../parts/withdraw/WithdrawChecklist.tsx';
import { walletQuery } from '../../../queries/wallet.ts';
import {
  paymentPasswordQuery,
  payoutAccountsQuery,
  payoutMethodsQuery,
  proofsQuery,
} from '../../../queries/withdrawals.ts';
import { WalletLocks } from '../WalletLocks.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PayoutAccountList } from './PayoutAccountList.tsx';
import { WithdrawalTable } from './WithdrawalTable.tsx';
import { WithdrawFacts } from './WithdrawFacts.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawNotice } from './WithdrawNotice.tsx';

interface WithdrawStartProps {
  /** A withdrawal was requested. */
  readonly onOrder: (orderNo: string) => void;
  /** Address of a withdrawal. */
  readonly hrefOf: (orderNo: string) => string;
}

/** What can be withdrawn and why not the rest, a new withdrawal, the accounts, and all withdrawals. */
export function WithdrawStart({ onOrder, hrefOf }: WithdrawStartProps) {
  const { t } = useLingui();
  const queries = [
    useQuery(walletQuery()),
    useQuery(payoutMethodsQuery()),
    useQuery(payoutAccountsQuery()),
    useQuery(paymentPasswordQuery()),
    useQuery(proofsQuery()),
  ] as const;
  const [{ data: wallet }, { data: offer }, { data: accounts }, { data: password }, { data: proofs }] = queries;
  const { needs } = useWithdrawNeeds();
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
  if (!wallet || !offer || !accounts || !password || !proofs)
    return (
      <Stack gap={4}>
        <Skeleton shape="title" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  if (offer.methods.length === 0)
    return (
      <StateView
        kind="empty"
        title={t`No withdrawal method takes your currency`}
        description={t`Our team can tell you what is possible.`}
      >
        <ButtonLink href="/help/contact">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </StateView>
    );
  const ready = accounts.accounts.filter(({ state }) => state === 'ACTIVE');
  const hasPasskey = proofs.methods.includes('passkey') && hasPasskeys();
  const isKnown = wallet.identity !== 'NEEDED' && wallet.identity !== 'IN_REVIEW';
  const isFree = wallet.heldUntil === undefined && !wallet.hasBonus && !wallet.hasOverdueCredit;
  const canRequest = isFree && wallet.ordersLeft > 0 && ready.length > 0 && isKnown;
  const canProve = password.isSet || hasPasskey;
  return (
    <Stack gap={6}>
      <Grid column="panel" gap={5} isFilled>
        <Stack gap={5}>
          <WithdrawNotice {...{ wallet }} />
          {needs && <WithdrawChecklist needs={needs} isAtForms />}
          {canProve && !isReplacing && canRequest && (
            <Card>
              <WithdrawForm
                {...{ wallet, offer, hasPasskey, onOrder }}
                accounts={ready}
                hasPassword={password.isSet}
                onForgotten={() => setReplacing(true)}
              />
            </Card>
          )}
          {(!canProve || isReplacing) && (
            <Section title={t`Withdrawal password`}>
              <PasswordForm isReplaced={password.isSet} onClose={isReplacing ? () => setReplacing(false) : undefined} />
            </Section>
          )}
        </Stack>
        <Stack gap={5}>
          <WithdrawFacts {...{ wallet }} />
          {wallet.locks.length > 0 && <WalletLocks {...wallet} />}
          <Section title={t`Accounts you withdraw to`}>
            <PayoutAccountList {...{ accounts, offer }} isMain={canProve && !isReplacing && !canRequest} />
          </Section>
        </Stack>
      </Grid>
      <WithdrawalTable hrefOf={hrefOf} />
    </Stack>
  );
}
