import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { guard } from '../../entry/guard.ts';
import { useBalance } from '../../queries/balance.ts';
import { vendorWalletsQuery } from '../../queries/vendor-wallets.ts';
import { useViewer } from '../../state/session.ts';

/**
 * The cash that games of a provider are played with: what lies in the wallet there where members have one for each provider, else the
 * balance. Trial accounts always have one wallet.
 *
 * @param vassalage code of the provider
 */
export function usePlayedBalance(vassalage: string) {
  const { code } = useLanguage();
  const balance = useBalance();
  const mayAsk = guard(useViewer()) === 'allowed';
  const wallets = useQuery({ ...vendorWalletsQuery(code), enabled: mayAsk });
  const own = wallets.data?.isSingle === false ? wallets.data.content : undefined;
  const there = own?.find((one) => one.vassalage === vassalage);
  // a figure of the wrong wallet is worse than none for a moment
  const isUnknown = mayAsk && wallets.isPending;
  return {
    amount: isUnknown ? undefined : there ? there.balance : balance.data?.sumBalance,
    currency: balance.data?.currency,
    /** Another one whenever the amount may have changed. */
    version: there ? wallets.dataUpdatedAt : balance.data?.version,
    /** The wallet at the provider, where it is played from that. */
    wallet: there,
    isFetching: balance.isFetching || (own !== undefined && wallets.isFetching),
    refresh: () => {
      void balance.refetch();
      if (own) void wallets.refetch();
    },
  };
}
