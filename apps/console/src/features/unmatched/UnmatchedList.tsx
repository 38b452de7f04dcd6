import { useLingui } from '@lingui/react/macro';
import { listUnmatchedPayments } from '@mekong/api-client/admin/sdk/listUnmatchedPayments';
import type { UnmatchedPayment } from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { MoneyFilters } from '../../parts/MoneyFilters.tsx';
import { SearchFilter } from '../../parts/SearchFilter.tsx';
import { unmatchedReasonLabels, unmatchedStateLabels } from '../../parts/suspense-labels.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useMoneyFilter } from '../../parts/use-money-filter.ts';
import { useRows } from '../../queries/use-rows.ts';
import { UnmatchedTag } from './UnmatchedTag.tsx';

interface UnmatchedListProps {
  /** Order whose payment is looked for, as its slip says. */
  readonly order: string | undefined;
}

/** Payments without a place to go, and what members owe, newest first. */
export function UnmatchedList({ order }: UnmatchedListProps) {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [filters, unknown] = useFilters({ state: unmatchedStateLabels, reason: unmatchedReasonLabels });
  const [money, unread] = useMoneyFilter(filters);
  const { q, state, reason } = filters;
  const query = { q, state: state as never, reason: reason as never, ...money };
  const list = useRows<UnmatchedPayment>(['listUnmatchedPayments', query], ({ cursor, signal }) =>
    listUnmatchedPayments({ query: { ...query, cursor }, signal }),
  );
  return (
    <>
      <PageHeader
        title={t`Unmatched payments`}
        text={t`Money that came and fits no order, and what members owe. Each needs a decision of two operators.`}
      />
      {order && (
        <Alert
          title={t`You are looking for the payment of order ${order}`}
          description={t`Open the payment that its slip shows. When you credit it, the order number is filled in.`}
        />
      )}
      <ListTable
        ignored={[...unknown, ...unread]}
        caption={t`Unmatched payments`}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Filters search={<SearchFilter label={t`Payment, order, refund or user name`} />}>
            <ChoiceFilter label={t`State`} name="state" options={options(unmatchedStateLabels)} />
            <MoneyFilters />
            <ChoiceFilter label={t`Reason`} name="reason" options={options(unmatchedReasonLabels)} />
          </Filters>
        }
        empty={t`No payments match`}
        none={{ title: t`No unmatched payments`, description: t`Payments that fit no order appear here.` }}
        columns={[
          {
            key: 'amount',
            header: t`Amount`,
            priority: 'high',
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          { key: 'reason', header: t`Reason`, cell: ({ reason: why }) => label(unmatchedReasonLabels, why) },
          {
            key: 'member',
            header: t`Member`,
            cell: ({ username, orderNo }) =>
              username || orderNo ? (
                <Stack gap={1}>
                  <bdi>{username ?? '–'}</bdi>
                  {orderNo && (
                    <Text size="small" tone="muted">
                      <bdi>{orderNo}</bdi>
                    </Text>
                  )}
                </Stack>
              ) : (
                '–'
              ),
          },
          { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
          {
            key: 'due',
            header: t({ message: 'Decide by', comment: 'Column: until when a payment should be decided' }),
            cell: ({ dueAt, state: now }) => (now === 'ENDED' ? '–' : <DateTime value={dueAt} show="date" />),
          },
          {
            key: 'state',
            header: t`State`,
            cell: (item) => (
              <Stack gap={1} align="start">
                <UnmatchedTag item={item} />
                {item.actions.includes('SENT_BACK') ? (
                  <Text size="small">{t`Refund unclear`}</Text>
                ) : (
                  item.wasRefused && item.state === 'OPEN' && <Text size="small">{t`The refund was not made`}</Text>
                )}
              </Stack>
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: ({ id, paymentRef, partNo }) => (
              <ButtonLink
                href={`/unmatched-payments?item=${id}${order ? `&order=${encodeURIComponent(order)}` : ''}`}
                size="sm"
              >
                {t({ message: 'View', comment: 'Button that leads to a page' })}
                <VisuallyHidden> {paymentRef ?? partNo ?? id}</VisuallyHidden>
              </ButtonLink>
            ),
          },
        ]}
      />
    </>
  );
}
