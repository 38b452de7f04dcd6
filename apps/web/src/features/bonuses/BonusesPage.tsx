import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { OpenBonus } from '../../parts/bonuses/OpenBonus.tsx';
import { DepositLink } from '../../parts/deposit/DepositLink.tsx';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { allBonusesQuery } from '../../queries/bonuses.ts';
import { useFollowedWallet } from '../../queries/wallet.ts';
import { BonusTable } from './BonusTable.tsx';
import { BonusView } from './BonusView.tsx';
import { type BonusesSearch, bonusesSearch } from './bonuses-search.ts';
import { WaitingBonuses } from './WaitingBonuses.tsx';

/** Bonuses (bonusDetails): the one in play, those that wait, and all there were; or the one that the address names. */
export function BonusesPage({ search: { bonus } }: { readonly search: BonusesSearch }) {
  const { t } = useLingui();
  const { hrefOf } = useCentreSearch('/member', bonusesSearch);
  const title = t({ message: 'Bonuses', comment: 'Page of the member centre: bonuses that came with deposits' });
  usePageTitle(title);
  useFollowedWallet();
  return (
    <Stack gap={6}>
      <PageHeader
        title={title}
        text={t`Bonuses that came with your deposits, and what became of them.`}
        actions={<DepositLink />}
      />
      {bonus === undefined ? (
        <>
          <OpenBonuses />
          <BonusTable hrefOf={(id) => hrefOf({ bonus: id })} />
        </>
      ) : (
        <BonusView key={bonus} id={bonus} listHref={hrefOf({ bonus: undefined })} />
      )}
    </Stack>
  );
}

/** The bonus in play, and those that wait until it has ended. */
function OpenBonuses() {
  const { t } = useLingui();
  const { data } = useInfiniteQuery(allBonusesQuery());
  const all = data?.pages.flatMap(({ content }) => content) ?? [];
  const active = all.find(({ state }) => state === 'ACTIVE');
  const waiting = all.filter(({ state }) => state === 'QUEUED').toReversed();
  return (
    <>
      {active && (
        <Section title={t`Your bonus`}>
          <OpenBonus bonus={active} contributions={data?.pages[0]?.contributions ?? []} />
        </Section>
      )}
      {waiting.length > 0 && <WaitingBonuses bonuses={waiting} />}
    </>
  );
}
