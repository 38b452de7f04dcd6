import { Trans, useLingui } from '@lingui/react/macro';
import type { BetDetail as BetDetailAnswer } from '@mekong/api-client/types';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { Timeline } from '@mekong/ui/Timeline';
import { useProofAddress } from '../../parts/use-proof-address.ts';
import { BetBoard } from './BetBoard.tsx';
import { BetStatusTag, detailLabels, movementLabel } from './bet-labels.tsx';
import { SymbolRow } from './SymbolRow.tsx';

/** One bet: what was staked and won, every movement of money, and what the vendor says of the result. */
export function BetDetail({ detail }: { readonly detail: BetDetailAnswer }) {
  const { t, i18n } = useLingui();
  const proofAddress = useProofAddress();
  const { bet, wallet, cashStake, bonusStake, movements, details } = detail;
  const vendor = bet.vendor.name;
  const verifyUrl = proofAddress(detail.verifyUrl);
  const { currency } = bet;
  const boards = details.flatMap(({ name, value, board }) => (board ? [{ name, value, board }] : []));
  const lines = details.filter(({ board }) => !board);
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
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
      <DescriptionList
        label={t`Details`}
        items={[
          {
            key: 'placed',
            label: t({
              message: 'Placed',
              context: 'time of a bet',
              comment: 'Before the time at which a bet was placed',
            }),
            value: <DateTime value={bet.time} hasSeconds hasZone />,
          },
          {
            key: 'settled',
            label: t({
              message: 'Settled',
              context: 'time of a bet',
              comment: 'Before the time at which a bet was decided and paid',
            }),
            value: bet.settledAt ? <DateTime value={bet.settledAt} hasSeconds hasZone /> : '–',
          },
          { key: 'stake', label: t`Stake`, value: money(bet.stake) },
          {
            key: 'cash',
            label:
              wallet === 'VENDOR'
                ? t({
                    message: `Paid from your wallet at ${vendor}`,
                    comment: 'Before an amount of money: part of a stake; {vendor} is a provider of games',
                  })
                : t({ message: 'Paid from your cash', comment: 'Before an amount of money: part of a stake' }),
            value: money(cashStake),
          },
          {
            key: 'bonus',
            label: t({ message: 'Paid from bonus money', comment: 'Before an amount of money: part of a stake' }),
            value: money(bonusStake),
          },
          {
            key: 'validBet',
            label: t({ message: 'Valid bet', comment: 'Part of a stake that counts for bonuses and rebates' }),
            value: money(bet.validBet),
          },
          { key: 'payout', label: t`Payout`, value: money(bet.payout) },
          { key: 'net', label: t`Net`, value: <Money amount={bet.net} currency={currency} tone="outcome" /> },
          { key: 'before', label: t`Balance before`, value: money(bet.balanceBefore) },
          { key: 'after', label: t`Balance after`, value: money(bet.balanceAfter) },
          {
            key: 'round',
            label: t({ message: 'Round', comment: 'One play of a game; its number may follow' }),
            value: <bdi>{bet.roundId}</bdi>,
          },
        ]}
      />
      <Stack gap={3}>
        <Heading level={3}>
          <Trans>Balance changes</Trans>
        </Heading>
        <Timeline
          label={t`Balance changes`}
          steps={[
            ...movements.map(({ transactionId, kind, amount, balanceBefore, balanceAfter, at }) => ({
              key: transactionId,
              title: i18n._(movementLabel(kind)),
              state: 'done' as const,
              note: <DateTime value={at} hasSeconds />,
              end: <Money amount={amount} currency={currency} sign="always" />,
              endNote: (
                <Trans comment="Balance before and after a movement of money">
                  From <Money amount={balanceBefore} currency={currency} /> to{' '}
                  <Money amount={balanceAfter} currency={currency} />
                </Trans>
              ),
            })),
            ...(bet.status === 'OPEN'
              ? [{ key: 'result', title: t`Waiting for the result`, state: 'current' as const }]
              : []),
          ]}
        />
      </Stack>
      {details.length > 0 && (
        <Stack gap={3}>
          <Heading level={3}>
            <Trans>Result from the provider</Trans>
          </Heading>
          {boards.map(({ name, value, board }) => (
            <BetBoard key={name} board={board} fallback={value} currency={currency} />
          ))}
          <DescriptionList
            items={lines.map(({ name, value, symbols }) => {
              const label = detailLabels[name];
              return {
                key: name,
                label: label ? i18n._(label) : name,
                value: symbols ? <SymbolRow ids={symbols} fallback={value} /> : <bdi>{value}</bdi>,
              };
            })}
          />
        </Stack>
      )}
      {verifyUrl && (
        <Link href={verifyUrl} isExternal>
          <Trans comment="Leads to the page of the vendor where a round can be checked (provably fair)">
            Check this round with the provider
          </Trans>
        </Link>
      )}
    </Stack>
  );
}
