import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Wallet } from '@mekong/api-client/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Link } from '@mekong/ui/Link';
import { WalletBalance, type WalletBalancePart } from '@mekong/ui/patterns/WalletBalance';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownToLine } from 'lucide';
import { Failure } from '../../parts/Failure.tsx';
import { useBalance } from '../../queries/balance.ts';
import { useMerchant } from '../../queries/status.ts';
import { walletQuery } from '../../queries/wallet.ts';

/** The balance and its parts, as far as there are any. */
export function WalletParts() {
  const { t } = useLingui();
  const { currency } = useMerchant();
  const { data, error, refetch, isFetching } = useQuery(walletQuery());
  const { data: live } = useBalance();
  const parts = useParts(data);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  // an event may be newer than the answer
  const balance = live && (!data || live.version > data.version) ? live.sumBalance : data?.cash;
  return (
    <WalletBalance
      label={t`Balance`}
      amount={balance}
      currency={data?.currency ?? currency}
      isUpdating={isFetching}
      parts={parts}
      actions={
        <ButtonLink variant="primary" icon={ArrowDownToLine} href="/member?page=depositv2">
          {t({ message: 'Deposit', context: 'page', comment: 'Page where money is paid in' })}
        </ButtonLink>
      }
    />
  );
}

const isSome = (amount: string): boolean => Number(amount) > 0;

/** What a wallet consists of; what is nothing is left out. */
function useParts(wallet: Wallet | undefined): readonly WalletBalancePart[] | undefined {
  const { t } = useLingui();
  if (!wallet) return undefined;
  const { cash, openBets, openBetCount, onHold, bonus } = wallet;
  const parts: WalletBalancePart[] = [
    {
      key: 'cash',
      kind: 'free',
      label: t({ message: 'Ready to use', comment: 'Part of a wallet: the balance' }),
      amount: cash,
    },
    {
      key: 'bets',
      kind: 'kept',
      label: t({ message: 'In open bets', comment: 'Part of a wallet: stakes of bets that are not settled' }),
      amount: openBets,
      note: (
        <Link href="/member?page=personalHistoryCopy&status=OPEN&range=month">
          <Plural value={openBetCount} one="# open bet" other="# open bets" />
        </Link>
      ),
    },
    {
      key: 'hold',
      kind: 'kept',
      label: t({ message: 'On hold', comment: 'Part of a wallet: kept for orders that are under way' }),
      amount: onHold,
      note: <Trans>Kept for orders that are under way.</Trans>,
    },
    {
      key: 'bonus',
      kind: 'bonus',
      label: t({ message: 'Bonus', comment: 'Part of a wallet: bonus money' }),
      amount: bonus,
      note: <Trans>Can be bet with, and is no part of the balance.</Trans>,
    },
  ];
  return parts.filter(({ key, amount }) => key === 'cash' || isSome(amount));
}
