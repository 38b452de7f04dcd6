import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowedGameUrl } from '@mekong/api-client/hosts';
import type { BetDetail as BetDetailAnswer } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import type { ReactNode } from 'react';
import { usePermission } from '../../queries/status.ts';
import { BetStatusTag, detailLabels, movementLabel } from './bet-labels.tsx';
import { symbolLabel } from './symbol-labels.ts';

/** One bet: what was staked and won, every movement of money, and what the vendor says of the result. */
export function BetDetail({ detail }: { readonly detail: BetDetailAnswer }) {
  const { t, i18n } = useLingui();
  const { launchGameCDNs } = usePermission();
  const { bet, movements, details, verifyUrl } = detail;
  const { currency } = bet;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Inline justify="space-between">
          <Text weight="bold" size="large">
            {bet.game.name}
          </Text>
          <BetStatusTag status={bet.status} />
        </Inline>
        <Text tone="muted">{bet.vendor.name}</Text>
      </Stack>
      <Facts
        rows={[
          [
            t({ message: 'Placed', context: 'time of a bet', comment: 'Before the time at which a bet was placed' }),
            <DateTime key="value" value={bet.time} hasSeconds hasZone />,
          ],
          [
            t({
              message: 'Settled',
              context: 'time of a bet',
              comment: 'Before the time at which a bet was decided and paid',
            }),
            bet.settledAt ? <DateTime key="value" value={bet.settledAt} hasSeconds hasZone /> : '–',
          ],
          [t`Stake`, <Money key="value" amount={bet.stake} currency={currency} />],
          [
            t({ message: 'Valid bet', comment: 'Part of a stake that counts for bonuses and rebates' }),
            <Money key="value" amount={bet.validBet} currency={currency} />,
          ],
          [t`Payout`, <Money key="value" amount={bet.payout} currency={currency} />],
          [t`Net`, <Money key="value" amount={bet.net} currency={currency} tone="outcome" />],
          [t`Balance before`, <Money key="value" amount={bet.balanceBefore} currency={currency} />],
          [t`Balance after`, <Money key="value" amount={bet.balanceAfter} currency={currency} />],
          [
            t({ message: 'Round', comment: 'One play of a game; its number may follow' }),
            <bdi key="value">{bet.roundId}</bdi>,
          ],
        ]}
      />
      <Stack gap={3}>
        <Heading level={3}>
          <Trans>Balance changes</Trans>
        </Heading>
        <Stack as="ol" gap={2}>
          {movements.map(({ transactionId, kind, amount, balanceBefore, balanceAfter, at }) => (
            <Card key={transactionId} as="li" padding="sm">
              <Inline justify="space-between">
                <Text weight="semibold">{i18n._(movementLabel(kind))}</Text>
                <Money amount={amount} currency={currency} sign="always" />
              </Inline>
              <Inline justify="space-between">
                <Text as="span" size="small" tone="muted">
                  <DateTime value={at} hasSeconds />
                </Text>
                <Text as="span" size="small" tone="muted">
                  <Trans comment="Balance before and after a movement of money">
                    From <Money amount={balanceBefore} currency={currency} /> to{' '}
                    <Money amount={balanceAfter} currency={currency} />
                  </Trans>
                </Text>
              </Inline>
            </Card>
          ))}
        </Stack>
      </Stack>
      {details.length > 0 && (
        <Stack gap={3}>
          <Heading level={3}>
            <Trans>Result from the provider</Trans>
          </Heading>
          <Facts
            rows={details.map(({ name, value, symbols }) => {
              const label = detailLabels[name];
              const text = symbols?.map((id) => i18n._(symbolLabel(id))).join(' · ') ?? value;
              return [label ? i18n._(label) : name, <bdi key="value">{text}</bdi>];
            })}
          />
        </Stack>
      )}
      {verifyUrl && isAllowedGameUrl(verifyUrl, launchGameCDNs) && (
        <Link href={verifyUrl} isExternal>
          <Trans comment="Leads to the page of the vendor where a round can be checked (provably fair)">
            Check this round with the provider
          </Trans>
        </Link>
      )}
    </Stack>
  );
}

/** Names and values in two columns. */
function Facts({ rows }: { readonly rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Stack gap={2}>
      {rows.map(([name, value]) => (
        <Inline key={name} justify="space-between" gap={4}>
          <Text as="span" tone="muted">
            {name}
          </Text>
          <Text as="span" isTabular>
            {value}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
