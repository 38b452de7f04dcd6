import { Trans, useLingui } from '@lingui/react/macro';
import type { Bonus } from '@mekong/api-client/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Section } from '@mekong/ui/patterns/Section';
import { StateView } from '@mekong/ui/StateView';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRecordRows } from '../../parts/records/use-record-rows.ts';
import { allBonusesQuery } from '../../queries/bonuses.ts';
import { BonusTag } from './bonus-states.tsx';

/** All bonuses, the newest first, each with what became of it. */
export function BonusTable({ hrefOf }: { readonly hrefOf: (id: string) => string }) {
  const { t } = useLingui();
  const records = useRecordRows(useInfiniteQuery(allBonusesQuery()));
  const title = t`All bonuses`;
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
            key: 'required',
            header: t({ message: 'Bets required', comment: 'Bets that turn a bonus into cash' }),
            align: 'end',
            cell: ({ required, currency }) => <Money amount={required} currency={currency} />,
          },
          {
            key: 'done',
            header: t`Bets that count`,
            align: 'end',
            cell: ({ done, currency }) => <Money amount={done} currency={currency} />,
          },
          {
            key: 'state',
            header: t({ message: 'Status', context: 'bonus', comment: 'How a bonus stands' }),
            cell: ({ state }) => <BonusTag state={state} />,
          },
          {
            key: 'converted',
            header: t({ message: 'Became cash', comment: 'State of a bonus' }),
            align: 'end',
            cell: ({ converted, currency }) =>
              converted === undefined ? '–' : <Money amount={converted} currency={currency} />,
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
            description={t`When you deposit, you can choose a bonus if one is offered.`}
          >
            <ButtonLink href="/member?page=depositv2">
              <Trans context="page" comment="Page where money is paid in">
                Deposit
              </Trans>
            </ButtonLink>
          </StateView>
        }
      />
    </Section>
  );
}
