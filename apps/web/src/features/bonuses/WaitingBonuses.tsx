import { Trans, useLingui } from '@lingui/react/macro';
import type { Bonus } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { GiveUpBonus } from '../../parts/bonuses/GiveUpBonus.tsx';
import { BonusFacts } from './BonusFacts.tsx';

/** Bonuses whose turn has not come, in the order in which they begin. */
export function WaitingBonuses({ bonuses }: { readonly bonuses: readonly Bonus[] }) {
  const { t } = useLingui();
  return (
    <Section
      title={t({ message: 'Waiting', context: 'bonus', comment: 'Bonuses that begin when the one in play has ended' })}
    >
      <Stack gap={4}>
        <Text>
          <Trans>
            Only one bonus is in play at a time. The next one begins when it has ended; bets count from then on.
          </Trans>
        </Text>
        {bonuses.map((bonus) => (
          <Card key={bonus.id}>
            <Stack gap={4}>
              <BonusFacts bonus={bonus} />
              <GiveUpBonus bonus={bonus} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
