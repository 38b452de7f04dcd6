import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Tabs } from '@mekong/ui/Tabs';
import { useAddress } from '../../state/address.ts';
import { GameList } from './GameList.tsx';
import { JackpotList } from './JackpotList.tsx';
import { VendorList } from './VendorList.tsx';

/** Vendors, their games and their jackpots: what is available, what is under maintenance, what pots hold. */
export function GamesScreen() {
  const { t } = useLingui();
  const [{ tab }, say] = useAddress();
  const value = tab === 'games' || tab === 'jackpots' ? tab : 'vendors';
  return (
    <>
      <PageHeader
        title={t`Providers and games`}
        text={t`No bets are taken under maintenance. Rounds in progress are still paid out.`}
      />
      <Tabs
        label={t`Providers and games`}
        value={value}
        onValueChange={(next) => say({ tab: next, q: undefined, status: undefined, vendor: undefined })}
        tabs={[
          { value: 'vendors', label: t({ message: 'Providers', comment: 'Vendors of games' }) },
          { value: 'games', label: t({ message: 'Games', comment: 'All games of all vendors' }) },
          { value: 'jackpots', label: t`Jackpots` },
        ]}
      >
        {value === 'games' ? <GameList /> : value === 'jackpots' ? <JackpotList /> : <VendorList />}
      </Tabs>
    </>
  );
}
