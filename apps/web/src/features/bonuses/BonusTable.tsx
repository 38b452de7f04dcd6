import { Trans, useLingui } from '@lingui/react/macro';
import type { Bonus } from '@mekong/api-client/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DepositLink } from '../../parts/deposit/DepositLink.tsx';
import { useRecordRows } from '../../parts/records/use-record-rows.ts';
import { allBonusesQuery } from '../../queries/bonuses.ts';
import { useDepositsEnded } from '../../queries/safer-play.ts';
import { BonusTag } from './bonus-states.tsx';

/** All bonuses, the newest first, each with what became of it. */
export function BonusTable({ hrefOf }: { readonly hrefOf: (id: string) => string }) {
  const { t } = useLingui();
  const records = useRecordRows(useInfiniteQuery(allBonusesQuery()));
  const title = t`All bonuses`;
  // nobody who takes a break is invited to pay in
  const hasEnded = useDepositsEnded();
  return (
    <Section title={title}>
      <RecordTable<Bonus>
        caption={title}
        level={3}
        columns={[
          {
            key: 'time',
            header: t({ message: 'Time', comment: 'Heading of a column: when something happened' }),
            cell: ({ startedAt }) => <DateTime value={startedAt} />,
          },
          {
            key: 'amount',
            header: t({ message: 'Bonus', context: 'bonus', comment: 'Heading of a column: how much a bonus is' }),
            priority: 'high',
            align: 'end',
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          {
            key: 'order',
            header: t({ message: 'Deposit', context: 'noun', comment: 'The deposit that brought a bonus' }),
            cell: ({ orderNo }) => <Link href={`/member?page=depositv2&order=${orderNo}`}>{orderNo}</Link>,
          },
          {
            key: 'done',
            header: t`Bets that count`,
            align: 'end',
            cell: ({ done, required, currency }) => (
              <Stack gap={1} align="end">
                <Money amount={done} currency={currency} />
                <Text size="small" tone="muted">
                  <Trans comment="Below an amount of money: bets so far, of those that turn a bonus into cash">
                    of <Money amount={required} currency={currency} />
                  </Trans>
                </Text>
              </Stack>
            ),
          },
          {
            key: 'state',
            header: t({ message: 'Status', context: 'bonus', comment: 'How a bonus stands' }),
            align: 'end',
            // what became cash stands below it: in a column of its own the status had no room
            cell: ({ state, converted, currency }) => (
              <Stack gap={1} align="end">
                <BonusTag state={state} />
                {converted !== undefined && <Money amount={converted} currency={currency} />}
              </Stack>
            ),
          },
        ]}
        {...records}
        rowKey={({ id }) => id}
        rowLink={{
          href: ({ id }) => hrefOf(id),
          label: ({ orderNo }) => (
            <Trans>
              Open<VisuallyHidden> the bonus of deposit {orderNo}</VisuallyHidden>
            </Trans>
          ),
        }}
        empty={
          <StateView
            kind="empty"
            level={3}
            title={t`No bonuses yet`}
            description={hasEnded ? undefined : t`When you deposit, you can choose a bonus if one is offered.`}
          >
            <DepositLink />
          </StateView>
        }
      />
    </Section>
  );
}
