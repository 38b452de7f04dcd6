import { useLingui } from '@lingui/react/macro';
import { listDepositOrders } from '@mekong/api-client/admin/sdk/listDepositOrders';
import type { DepositOrderRow } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { depositLabels, depositTones, kindLabels, markLabels } from '../../parts/deposit-labels.ts';
import { Filters } from '../../parts/Filters.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { MoneyFilters } from '../../parts/MoneyFilters.tsx';
import { OrderLink } from '../../parts/OrderLink.tsx';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { StateCell } from '../../parts/StateCell.tsx';
import { lookIn } from '../../parts/tones.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useMoneyFilter } from '../../parts/use-money-filter.ts';
import { useRows } from '../../queries/use-rows.ts';

/** What members pay in, newest first: found by numbers, by names, and by what is to be known of it. */
export function DepositList() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [filters, unknown] = useFilters({ state: depositLabels, mark: markLabels, kind: kindLabels });
  const [money, unread] = useMoneyFilter(filters);
  const { q, state, mark, kind } = filters;
  const query = { q, state: state as never, mark: mark as never, kind: kind as never, ...money };
  const list = useRows<DepositOrderRow>(['listDepositOrders', query], ({ cursor, signal }) =>
    listDepositOrders({ query: { ...query, cursor }, signal }),
  );
  return (
    <>
      <PageHeader title={t`Deposits`} text={t`What members pay in, with how each order stands.`} />
      <ListTable
        ignored={[...unknown, ...unread]}
        caption={t`Deposits`}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Filters search={<SearchFilter label={t`Order, payment or user name`} />}>
            <ChoiceFilter label={t`State`} name="state" options={options(depositLabels)} />
            <ChoiceFilter
              label={t({ message: 'Mark', comment: 'Filter of deposits: what is to be known of them' })}
              name="mark"
              options={options(markLabels)}
            />
            <ChoiceFilter label={t`Payment method`} name="kind" options={options(kindLabels)} />
            <MoneyFilters />
          </Filters>
        }
        empty={t`No deposits match`}
        none={{ title: t`No deposits yet`, description: t`What members pay in appears here.` }}
        columns={[
          {
            key: 'number',
            header: t`Number`,
            priority: 'high',
            cell: ({ orderNo }) => <OrderLink orderNo={orderNo} />,
          },
          { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
          { key: 'member', header: t`Member`, cell: ({ username }) => <bdi>{username}</bdi> },
          {
            key: 'amount',
            header: t`Amount`,
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          {
            key: 'credited',
            header: t({ message: 'Credited', context: 'deposit', comment: 'State of a deposit' }),
            cell: ({ credited, currency }) => <Money amount={credited} currency={currency} />,
          },
          {
            key: 'method',
            header: t`Payment method`,
            cell: ({ kind: how, provider, method }) => (
              <Stack gap={1}>
                <span>{label(kindLabels, how)}</span>
                <Text size="small" tone="muted">
                  <bdi dir="ltr">
                    {provider} · {method}
                  </bdi>
                </Text>
              </Stack>
            ),
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state: now, marks }) => (
              <StateCell
                label={label(depositLabels, now)}
                {...lookIn(depositTones, now)}
                notes={marks.map((one) => label(markLabels, one))}
              />
            ),
          },
        ]}
      />
    </>
  );
}
