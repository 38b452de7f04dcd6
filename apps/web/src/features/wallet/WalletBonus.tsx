import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Bonus } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { OpenBonus } from '../../parts/bonuses/OpenBonus.tsx';
import { unitsOf } from '../../parts/payment-amount.ts';
import { bonusesQuery } from '../../queries/bonuses.ts';

/** The bonus in play and how many wait, with the way to all there were; and what one has brought just now. */
export function WalletBonus() {
  const { t } = useLingui();
  const { data } = useQuery(bonusesQuery());
  if (!data) return null;
  const { content, contributions } = data;
  const bonus = content.find(({ state }) => state === 'ACTIVE');
  const waiting = content.filter(({ state }) => state === 'QUEUED').length;
  return (
    <>
      <JustConverted bonuses={content} />
      {(bonus || waiting > 0) && (
        <Section title={t`Your bonus`} seeAllHref="/member?page=bonusDetails">
          <Stack gap={4}>
            {bonus && <OpenBonus bonus={bonus} contributions={contributions} />}
            {waiting > 0 && (
              <Text>
                {t`${plural(waiting, { one: '# bonus is waiting. Nothing can be withdrawn until it has ended too.', other: '# bonuses are waiting. Nothing can be withdrawn until they have ended too.' })}`}
              </Text>
            )}
          </Stack>
        </Section>
      )}
    </>
  );
}

const dayMs = 86_400_000;

/** Says for a day what a completed bonus has brought. */
function JustConverted({ bonuses }: { readonly bonuses: readonly Bonus[] }) {
  const { t } = useLingui();
  // those that wait are newer than the one that has ended
  const [bonus] = bonuses
    .filter(({ state }) => state === 'COMPLETED')
    .toSorted((one, other) => (other.endedAt ?? '').localeCompare(one.endedAt ?? ''));
  const { endedAt, converted, maxWin, currency = '' } = bonus ?? {};
  if (!endedAt || !converted || Date.now() - Date.parse(endedAt) > dayMs) return null;
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
