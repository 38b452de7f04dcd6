import { useLingui } from '@lingui/react/macro';
import { getBalanceQueryKey } from '@mekong/api-client/queries/getBalance';
import { listMovementsQueryKey } from '@mekong/api-client/queries/listMovements';
import { listVendorWalletsQueryKey } from '@mekong/api-client/queries/listVendorWallets';
import { IconButton } from '@mekong/ui/IconButton';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { bonusesQuery } from '../../queries/bonuses.ts';
import { useFollowedWallet, walletQuery } from '../../queries/wallet.ts';
import { Movements } from './Movements.tsx';
import { OwnReceipt } from './vendors/OwnReceipt.tsx';
import { VendorSection } from './vendors/VendorSection.tsx';
import { WalletBonus } from './WalletBonus.tsx';
import { WalletParts } from './WalletParts.tsx';
import { type WalletSearch, walletSearch } from './wallet-search.ts';

/** The wallet (transferFund): balance, what lies besides it, and every movement with its cause. */
export function WalletPage({ search }: { readonly search: WalletSearch }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { show, hrefOf } = useCentreSearch('/member', walletSearch);
  const isFetching = useIsFetching({ queryKey: walletQuery().queryKey }) > 0;
  usePageTitle(t`My wallet`);
  const refresh = () =>
    Promise.all(
      [
        ...[walletQuery().queryKey, bonusesQuery().queryKey],
        ...[[listMovementsQueryKey()[0]], [getBalanceQueryKey()[0]], [listVendorWalletsQueryKey()[0]]],
      ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  useFollowedWallet();
  return (
    <Stack gap={6}>
      <PageHeader title={t`My wallet`} />
      <WalletParts />
      <WalletBonus />
      {search.transfer !== undefined && (
        <OwnReceipt transferNo={search.transfer} closeHref={hrefOf({ transfer: undefined })} />
      )}
      <VendorSection hrefOf={(transfer) => hrefOf({ transfer })} />
      <Section
        title={t({ message: 'Movements', comment: 'What went into and out of a wallet' })}
        aside={
          <IconButton
            icon={RotateCw}
            label={t({ message: 'Refresh', comment: 'Asks the server again for what the page shows' })}
            isPending={isFetching}
            onClick={() => void refresh()}
          />
        }
      >
        <Movements search={search} onChange={(change) => show(change, true)} />
      </Section>
    </Stack>
  );
}
