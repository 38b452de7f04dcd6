import { useLingui } from '@lingui/react/macro';
import { listWithdrawalQueue } from '@mekong/api-client/admin/sdk/listWithdrawalQueue';
import type { WithdrawalPage, WithdrawalRow } from '@mekong/api-client/admin/types';
import { formatAgo } from '@mekong/i18n/formats/ago';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Money } from '@mekong/ui/Money';
import type { ReviewEntry, ReviewTabs } from '@mekong/ui/patterns/ReviewLayout';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useState } from 'react';
import { type Rows, useRows } from '../../queries/use-rows.ts';
import { useAddress } from '../../state/address.ts';
import { QueueMarks } from './QueueMarks.tsx';

/** What colleagues do is seen as often as the ages beside it go on. */
export const refreshMs = 30_000;

type Which = 'MINE' | 'ALL' | 'HELD';

/** What waits for a decision, and the kinds of it. */
interface Queue {
  readonly list: Rows<WithdrawalRow>;
  readonly waiting: readonly WithdrawalRow[];
  readonly which: Which;
  readonly tabs: ReviewTabs;
  /** Address of one of them within the kind that is shown. */
  readonly hrefOf: (id: string) => string;
  readonly entries: readonly ReviewEntry[];
}

/** Reads the queue that the address asks for. @param now moment that ages are told by */
export function useQueue(now: number): Queue {
  const { t } = useLingui();
  const { code } = useLanguage();
  const [{ tab }, change] = useAddress();
  const which: Which = tab === 'mine' ? 'MINE' : tab === 'held' ? 'HELD' : 'ALL';
  const list = useRows<WithdrawalRow, WithdrawalPage>(
    ['listWithdrawalQueue', { waiting: which }],
    ({ cursor, signal }) => listWithdrawalQueue({ query: { waiting: which, cursor }, signal }),
    { refetchInterval: refreshMs },
  );
  // of another kind than before they are the same, and stay until its rows are there
  const [counts, setCounts] = useState<WithdrawalPage['waiting']>();
  const told = list.first?.waiting;
  if (told && told !== counts) setCounts(told);
  const waiting = list.rows ?? [];
  const inTab = which === 'ALL' ? '' : `&tab=${which.toLowerCase()}`;
  const hrefOf = (id: string) => `/withdrawals?order=${id}${inTab}`;
  return {
    list,
    waiting,
    which,
    hrefOf,
    tabs: {
      label: t`Which withdrawals`,
      value: which,
      onValueChange: (value) =>
        change({ tab: value === 'ALL' ? undefined : value.toLowerCase(), order: undefined }, { replace: true }),
      items: [
        { value: 'MINE', label: t({ message: 'Mine', context: 'withdrawal' }), count: counts?.mine },
        { value: 'ALL', label: t({ message: 'All', context: 'withdrawal' }), count: counts?.all },
        {
          value: 'HELD',
          label: t({ message: 'Held', context: 'withdrawal', comment: 'What operators have put on hold' }),
          count: counts?.held,
        },
      ],
    },
    entries: waiting.map((row) => ({
      key: row.id,
      href: hrefOf(row.id),
      // whole amounts without zeros behind them: there is little room
      amount: <Money amount={row.amount} currency={row.currency} decimals={/\.0+$/.test(row.amount) ? 0 : undefined} />,
      age: <Age row={row} now={now} text={formatAgo(Date.parse(row.createdAt), now, code)} />,
      name: <bdi>{row.username}</bdi>,
      mark: <QueueMarks row={row} />,
    })),
  };
}

function Age({ row: { promisedAt }, now, text }: { row: WithdrawalRow; now: number; text: string }) {
  const { t } = useLingui();
  if (!promisedAt || Date.parse(promisedAt) >= now) return text;
  return (
    <Text as="span" size="caption" weight="bold" tone="negative">
      {text}
      <VisuallyHidden>
        {' '}
        {t({ message: 'late', context: 'withdrawal', comment: 'A withdrawal that should have been decided already' })}
      </VisuallyHidden>
    </Text>
  );
}
