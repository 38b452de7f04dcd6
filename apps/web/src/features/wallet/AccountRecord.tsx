import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { periodDays, toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import { Stack } from '@mekong/ui/Stack';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useMerchant } from '../../queries/status.ts';
import { useFollowedWallet } from '../../queries/wallet.ts';
import { ExportMovements } from './ExportMovements.tsx';
import { Movements } from './Movements.tsx';
import { type WalletSearch, walletSearch } from './wallet-search.ts';

/** The account record (transactionHistory): every movement with its cause. Days and kind stand in the address. */
export function AccountRecord({ search }: { readonly search: WalletSearch }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { timeZone } = useMerchant();
  const { show } = useCentreSearch('/member', walletSearch);
  const title = t({ message: 'Account record', comment: 'Page of the member centre: what moved the money' });
  usePageTitle(title);
  useFollowedWallet();
  const { range = 'week', from, to, kind } = search;
  const days = periodDays({ range, from, to }, Date.now(), timeZone);
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        actions={
          <ExportMovements
            key={code}
            query={{ ...toMoments(days, timeZone), kind }}
            fileName={`account_${days.from}_${days.to}`}
          />
        }
      />
      <Movements search={search} onChange={(change) => show(change, true)} isRecord />
    </Stack>
  );
}
