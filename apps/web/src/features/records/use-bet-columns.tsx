import { useLingui } from '@lingui/react/macro';
import type { BetRow, TeamBetRow } from '@mekong/api-client/types';
import { formatZone } from '@mekong/i18n/formats/dates';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import type { TableColumn } from '@mekong/ui/Table';
import { Text } from '@mekong/ui/Text';
import { useMemo } from 'react';
import { useMerchant } from '../../queries/status.ts';
import { BetStatusTag } from './bet-labels.tsx';

/** Columns of bets. @param isSorted of a list that the reader may put in another order */
export function useBetColumns<Row extends BetRow | TeamBetRow>(isSorted: boolean): readonly TableColumn<Row>[] {
  const { t } = useLingui();
  const { timeZone } = useMerchant();
  return useMemo(() => {
    const zone = formatZone(Date.now(), timeZone);
    const money = (
      key: 'stake' | 'validBet' | 'payout',
      header: string,
      priority: 'normal' | 'low',
    ): TableColumn<Row> => ({
      key,
      header,
      priority,
      align: 'end',
      isSortable: isSorted && key === 'stake',
      cell: (row) => <Money amount={row[key]} currency={row.currency} isSymbolHidden />,
    });
    return [
      {
        key: 'time',
        header: t`Time (${zone})`,
        isSortable: isSorted,
        cell: ({ time }) => <DateTime value={time} hasSeconds />,
      },
      {
        key: 'game',
        header: t`Game`,
        priority: 'high',
        cell: ({ game, vendor }) => (
          <Stack gap="none">
            <Text as="span" weight="bold">
              {game.name}
            </Text>
            <Text as="span" size="small" tone="muted">
              {vendor.name}
            </Text>
          </Stack>
        ),
      },
      money('stake', t`Stake`, 'normal'),
      money(
        'validBet',
        t({ message: 'Valid bet', comment: 'Part of a stake that counts for bonuses and rebates' }),
        'low',
      ),
      money('payout', t`Payout`, 'normal'),
      {
        key: 'net',
        header: t({ message: 'Net', comment: 'What a bet has brought: payout less stake' }),
        align: 'end',
        isSortable: isSorted,
        cell: ({ net, currency }) => <Money amount={net} currency={currency} tone="outcome" isSymbolHidden />,
      },
      { key: 'status', header: t`Result`, cell: ({ status }) => <BetStatusTag status={status} /> },
    ];
  }, [t, timeZone, isSorted]);
}
