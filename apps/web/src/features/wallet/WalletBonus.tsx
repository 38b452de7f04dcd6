import { Trans, useLingui } from '@lingui/react/macro';
import type { Bonus } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { useQuery } from '@tanstack/react-query';
import { OpenBonus } from '../../parts/bonuses/OpenBonus.tsx';
import { unitsOf } from '../../parts/payment-amount.ts';
import { bonusesQuery } from '../../queries/bonuses.ts';

/** The bonus in play, with the way to all there were. */
export function WalletBonus() {
  const { t } = useLingui();
  const { data } = useQuery(bonusesQuery());
  const bonus = data?.content.find(({ state }) => state === 'ACTIVE');
  if (!data || !bonus) return <JustConverted bonus={data?.content[0]} />;
  return (
    <Section title={t`Your bonus`} seeAllHref="/member?page=bonusDetails">
      <OpenBonus bonus={bonus} contributions={data.contributions} />
    </Section>
  );
}

const dayMs = 86_400_000;

/** Says for a day what a completed bonus has brought. */
function JustConverted({ bonus }: { readonly bonus: Bonus | undefined }) {
  const { t } = useLingui();
  const { state, endedAt, converted, maxWin, currency = '' } = bonus ?? {};
  if (state !== 'COMPLETED' || !endedAt || !converted || Date.now() - Date.parse(endedAt) > dayMs) return null;
  const isCapped = maxWin !== undefined && unitsOf(converted) >= unitsOf(maxWin);
  const money = <Money amount={converted} currency={currency} />;
  return (
    <Alert
      tone="positive"
      title={t`Your bonus is complete`}
      description={
        isCapped ? (
          <Trans>{money} became cash, the most this bonus can bring. The rest went back.</Trans>
        ) : (
          <Trans>{money} became cash.</Trans>
        )
      }
    />
  );
}
