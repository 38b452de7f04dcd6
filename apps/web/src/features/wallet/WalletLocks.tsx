import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawable } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';

/** What cannot be withdrawn yet: each lock with its amount, its deposit, and what unlocks it. */
export function WalletLocks({ locks, currency }: Pick<Withdrawable, 'locks' | 'currency'>) {
  const { t } = useLingui();
  return (
    <Section title={t`What is locked, and why`}>
      <Card>
        <Stack gap={4}>
          {locks.map(({ orderNo, amount, required, done, since }) => (
            <Inline key={`${since} ${orderNo ?? ''}`} justify="space-between" gap={3}>
              <Stack gap={1}>
                {orderNo !== undefined && (
                  <Link href={`/member?page=depositv2&order=${orderNo}`}>
                    <Trans comment="Number of a deposit">
                      Deposit <bdi>{orderNo}</bdi>
                    </Trans>
                  </Link>
                )}
                <Text size="small" tone="muted">
                  <Trans comment="Valid bets so far, and those that unlock a deposit; both are amounts of money">
                    <Money amount={done} currency={currency} /> of <Money amount={required} currency={currency} /> in
                    valid bets
                  </Trans>
                </Text>
              </Stack>
              <Text weight="bold">
                <Money amount={amount} currency={currency} />
              </Text>
            </Inline>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
