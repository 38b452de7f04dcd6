import { useLingui } from '@lingui/react/macro';
import type { WithdrawalReview } from '@mekong/api-client/admin/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Avatar } from '@mekong/ui/Avatar';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Grid } from '@mekong/ui/Grid';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { HealthRow } from '@mekong/ui/patterns/HealthRow';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import type { ReactNode } from 'react';
import { Lines } from '../../parts/Lines.tsx';
import { useLabel } from '../../parts/labels.ts';
import { reasonLabels } from '../../parts/withdrawal-labels.ts';
import { useIsTight } from '../../state/use-wide.ts';

interface EvidenceProps {
  readonly review: WithdrawalReview;
}

/** Where the money goes and comes from, the checks, and who has approved it already. */
export function Evidence({ review }: EvidenceProps) {
  const isTight = useIsTight();
  return (
    <Stack gap={4}>
      <OnHold review={review} />
      <Grid column={isTight ? 'panel' : 'card'} isFilled>
        <Payout review={review} />
        <Source review={review} />
      </Grid>
      <Checks review={review} />
      <First review={review} />
    </Stack>
  );
}

function Payout({ review: { order, payout } }: EvidenceProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { currency } = order;
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="subtitle">
          {t({ message: 'Paid to', comment: 'Heading: where the money of a withdrawal goes' })}
        </Heading>
        <DescriptionList
          items={[
            {
              key: 'to',
              label: t({ message: 'To', context: 'payout', comment: 'Account that money is paid to' }),
              value: <bdi>{`${order.institutionName} ··${order.numberEnd}`}</bdi>,
            },
            { key: 'name', label: t`Name`, value: <bdi>{payout.holder}</bdi> },
            {
              key: 'used',
              label: payout.usedSince ? t`Used since` : t`Added, never used`,
              value: <DateTime value={payout.usedSince ?? payout.addedAt} show="date" />,
            },
            { key: 'fee', label: t`Fee`, value: <Money amount={order.fee} currency={currency} /> },
            { key: 'arrives', label: t`Arrives`, value: <Money amount={payout.arrives} currency={currency} /> },
            {
              key: 'parts',
              label: t({ message: 'Payments', comment: 'Number of payments that a withdrawal is split into' }),
              value:
                payout.parts > 1 ? (
                  <>
                    {formatNumber(payout.parts, code)} ·{' '}
                    {t({ message: 'at most', comment: 'Before an amount: of one payment' })}{' '}
                    <Money amount={payout.largestPart} currency={currency} decimals={0} />
                  </>
                ) : (
                  formatNumber(payout.parts, code)
                ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Source({ review: { order, source } }: EvidenceProps) {
  const { t } = useLingui();
  const { currency } = order;
  const money = (amount: string, isChange = false) => (
    <Money amount={amount} currency={currency} {...(isChange && { sign: 'always' as const })} />
  );
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="subtitle">{t`Where the money comes from`}</Heading>
        <DescriptionList
          items={[
            { key: 'deposits', label: t`Deposits, 30 days`, value: money(source.deposits) },
            { key: 'won', label: t`Result of play`, value: money(source.won, true) },
            { key: 'wages', label: t`Salary, rebate, bonus`, value: money(source.wages, true) },
            { key: 'wallet', label: t`Still in the wallet`, value: money(source.inWallet) },
            { key: 'this', label: t`This withdrawal`, value: money(order.amount) },
          ]}
        />
      </Stack>
    </Card>
  );
}

const tones = { OK: 'good', WARN: 'warning', UNKNOWN: 'warning' } as const;

function Checks({ review: { order, checks } }: EvidenceProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { name, turnover, limits, device, largest, account } = checks;
  const words = {
    OK: t({ message: 'Fits', comment: 'Answer of a check: nothing speaks against it' }),
    WARN: t`Look at it`,
    UNKNOWN: t`Not known`,
  };
  const money = (amount: string | undefined) => <Money amount={amount ?? '0.0000'} currency={order.currency} />;
  const unknown = t`The data does not tell.`;
  const item = (key: string, result: string, label: string, detail: ReactNode) => {
    const known = result === 'OK' || result === 'WARN' ? result : 'UNKNOWN';
    return { key, label, detail: known === 'UNKNOWN' ? unknown : detail, tone: tones[known], toneLabel: words[known] };
  };
  const [orders, most] = [formatNumber(limits.orders, code), formatNumber(limits.ordersPerDay, code)];
  return (
    <HealthRow
      label={t({ message: 'Checks', comment: 'Six questions about a withdrawal, each with its answer' })}
      items={[
        item(
          'name',
          name.result,
          name.result === 'WARN' ? t`Another name` : t`Name matches`,
          <bdi>{name.knownName}</bdi>,
        ),
        item(
          'device',
          device.result,
          device.result === 'WARN' ? t`New browser` : t`Browser known`,
          device.since && <DateTime value={device.since} />,
        ),
        item(
          'turnover',
          turnover.result,
          turnover.result === 'WARN' ? t`Deposits not played yet` : t`Deposits played`,
          turnover.result === 'OK' ? (
            t`Nothing is locked.`
          ) : (
            <>
              {money(turnover.done)} / {money(turnover.required)}
            </>
          ),
        ),
        item(
          'largest',
          largest.result,
          largest.result === 'WARN' ? t`Largest withdrawal so far` : t`Paid as much before`,
          largest.before ? money(largest.before) : t`None was paid before.`,
        ),
        item(
          'limits',
          limits.result,
          limits.result === 'WARN' ? t`Beyond the limits of the day` : t`Within the limits of the day`,
          <>
            {`${orders} / ${most}`} · <Money amount={limits.amount} currency={order.currency} decimals={0} /> /{' '}
            <Money amount={limits.amountPerDay} currency={order.currency} decimals={0} />
          </>,
        ),
        item(
          'account',
          account.result,
          account.result === 'WARN' ? t`Account of others too` : t`Account of nobody else`,
          t({
            message: `Other members: ${formatNumber(account.members, code)}`,
            comment: '{0} members have the same payout account',
          }),
        ),
      ]}
    />
  );
}

/** Who holds it, and why. */
export function OnHold({ review: { order } }: EvidenceProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { hold } = order;
  if (!hold) return null;
  return (
    <Card>
      <Inline gap={3} isWrapping={false}>
        <Avatar name={hold.by} />
        <Stack gap={1}>
          <Text weight="bold">
            <bdi>{hold.by}</bdi> · {t({ message: 'holds it', comment: 'Between the name of an operator and a time' })} ·{' '}
            <DateTime value={hold.at} />
          </Text>
          <Text tone="muted">
            {label(reasonLabels, hold.reason)}:{' '}
            <q>
              <Lines text={hold.note} />
            </q>
          </Text>
        </Stack>
      </Inline>
    </Card>
  );
}

/** Who has approved it first, in the words of that operator. */
function First({ review: { approval } }: EvidenceProps) {
  const { t } = useLingui();
  if (!approval) return null;
  return (
    <Card>
      <Inline gap={3} isWrapping={false}>
        <Avatar name={approval.maker} />
        <Stack gap={1}>
          <Text weight="bold">
            <bdi>{approval.maker}</bdi> ·{' '}
            {t({ message: 'approved first', comment: 'Between the name of an operator and a time' })} ·{' '}
            <DateTime value={approval.createdAt} hasSeconds />
          </Text>
          <Text tone="muted">
            <q>
              <Lines text={approval.reason} />
            </q>
          </Text>
        </Stack>
      </Inline>
    </Card>
  );
}
