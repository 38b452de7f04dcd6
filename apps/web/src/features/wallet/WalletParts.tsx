import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawable } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { WalletBalance, type WalletBalancePart } from '@mekong/ui/patterns/WalletBalance';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpFromLine } from 'lucide';
import { DepositLink } from '../../parts/deposit/DepositLink.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { useBalance } from '../../queries/balance.ts';
import { useDepositsEnded } from '../../queries/safer-play.ts';
import { useMerchant } from '../../queries/status.ts';
import { walletQuery } from '../../queries/wallet.ts';
import { WalletLocks } from './WalletLocks.tsx';

/** The balance and its parts, as far as there are any, and what is locked with its reason. */
export function WalletParts() {
  const { t } = useLingui();
  const { currency } = useMerchant();
  const { data, error, refetch, isFetching } = useQuery(walletQuery());
  const { data: live } = useBalance();
  const parts = useParts(data);
  const hasEnded = useDepositsEnded();
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Stack gap={5}>
      <WalletBalance
        label={t`Balance`}
        // events bring the balance at once; what it consists of is asked for behind them
        amount={live?.sumBalance ?? data?.cash}
        currency={data?.currency ?? currency}
        isUpdating={isFetching}
        parts={parts}
        actions={
          <>
            <DepositLink isMain />
            <ButtonLink
              variant={hasEnded ? 'primary' : 'secondary'}
              icon={ArrowUpFromLine}
              href="/member?page=withdraw"
            >
              {t({ message: 'Withdraw', context: 'page', comment: 'Page where money is paid out' })}
            </ButtonLink>
          </>
        }
      />
      {data?.heldUntil !== undefined && (
        <Alert
          title={t`Withdrawals are on hold`}
          description={
            <Trans>
              Your account was changed, so nothing can be withdrawn until <DateTime value={data.heldUntil} />.
            </Trans>
          }
        />
      )}
      {data && data.locks.length > 0 && <WalletLocks {...data} />}
    </Stack>
  );
}

const isSome = (amount: string): boolean => Number(amount) > 0;

/** What a wallet consists of; what is nothing is left out. */
function useParts(wallet: Withdrawable | undefined): readonly WalletBalancePart[] | undefined {
  const { t } = useLingui();
  if (!wallet) return undefined;
  const { withdrawable, locked, openBets, onHold, inTransfers = '0', bonus, hasBonus, atVendors = '0' } = wallet;
  const parts: WalletBalancePart[] = [
    {
      key: 'free',
      kind: 'free',
      label: t({ message: 'Can be withdrawn', comment: 'Part of a wallet: what can be withdrawn' }),
      amount: withdrawable,
      note: hasBonus ? <Trans>Once your bonus has ended.</Trans> : undefined,
    },
    {
      key: 'locked',
      kind: 'kept',
      label: t({ message: 'Locked', context: 'wallet', comment: 'Part of a wallet: cannot be withdrawn yet' }),
      amount: locked,
      note: <Trans>Can be used for bets; the reasons are below.</Trans>,
    },
    {
      key: 'bets',
      kind: 'kept',
      label: t({ message: 'In open bets', comment: 'Part of a wallet: stakes of bets that are not settled' }),
      amount: openBets,
      note: (
        <Link href="/member?page=personalHistoryCopy&status=OPEN&range=month">
          <Trans>See open bets</Trans>
        </Link>
      ),
    },
    {
      key: 'hold',
      kind: 'kept',
      label: t({ message: 'On hold', comment: 'Part of a wallet: left it for withdrawals that are not paid yet' }),
      amount: onHold,
      note: (
        <Link href="/member?page=withdraw">
          <Trans>For withdrawals that are under way</Trans>
        </Link>
      ),
    },
    {
      key: 'transfers',
      kind: 'kept',
      label: t({ message: 'In transfers', comment: 'Part of a wallet: left it for transfers that are being checked' }),
      amount: inTransfers,
      note: (
        <Link href="/member?page=transferUpline">
          <Trans>For transfers that we are checking</Trans>
        </Link>
      ),
    },
    {
      key: 'vendors',
      kind: 'kept',
      label: t({ message: 'At providers', comment: 'Part of a wallet: in wallets at providers of games' }),
      amount: atVendors,
      note: <Trans>Money is withdrawn from the main wallet only.</Trans>,
    },
    {
      key: 'bonus',
      kind: 'bonus',
      label: t({ message: 'Bonus', comment: 'Part of a wallet: bonus money' }),
      amount: bonus,
      note: <Trans>Can be bet with, and is no part of the balance.</Trans>,
    },
  ];
  return parts.filter(({ key, amount }) => key === 'free' || isSome(amount));
}
