import { useLingui } from '@lingui/react/macro';
import { listDividendBills } from '@mekong/api-client/admin/sdk/listDividendBills';
import type { DividendBill, DividendRun } from '@mekong/api-client/admin/types';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { gamesLabels } from '../../parts/games-labels.ts';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { StateCell } from '../../parts/StateCell.tsx';
import { settlementLabels } from '../../parts/settlement-labels.ts';
import { WindowSpan } from '../../parts/WindowSpan.tsx';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { dividendLabels, dividendTones } from './dividend-labels.ts';
import { HoldDialog } from './HoldDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';

interface DividendBillsProps {
  readonly run: DividendRun;
  readonly onClose: () => void;
}

/** Whether an operator keeps it back: it waits, or is rejected. */
const isOnHold = ({ hold, status }: DividendBill): boolean => hold !== undefined && status !== 'DENIED';

/** Whether it pays something, so that it can be rejected: what a bill takes back is not let off. */
const pays = ({ amount }: DividendBill): boolean => !/^(-|0\.0+$)/.test(amount);

/** Bills of a run beside the cycle before, those that differ most first; each can be kept back. */
export function DividendBills({ run: { job, start, end }, onClose }: DividendBillsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const list = useRows<DividendBill>(['listDividendBills', { job, start }], ({ cursor, signal }) =>
    listDividendBills({ query: { job: job as never, start, cursor }, signal }),
  );
  const mayHold = useMay('holdDividend');
  const mayReject = useMay('rejectDividend');
  const [chosen, choose] = useState<DividendBill>();
  const [rejected, reject] = useState<DividendBill>();
  const hide = useRef<HTMLButtonElement>(null);
  // they appear below the table of runs, out of sight of who reads by keyboard
  useEffect(() => hide.current?.focus(), []);
  return (
    <Stack gap={3}>
      <Inline justify="space-between" gap={2}>
        <Text weight="bold">
          {label(settlementLabels, job)}, <WindowSpan start={start} end={end} />
        </Text>
        <Button ref={hide} size="sm" onClick={onClose}>
          {t({ message: 'Hide bills', comment: 'Button: hides the bills of a run' })}
        </Button>
      </Inline>
      <ListTable
        caption={t({ message: 'Bills of a run', comment: 'Table: dividends of agents' })}
        list={list}
        rowKey={({ billId }) => billId}
        hasMoments={false}
        empty={t`This run has no bills`}
        columns={[
          {
            key: 'agent',
            header: t({ message: 'Agent', context: 'dividend', comment: 'Column: who gets a dividend' }),
            priority: 'high',
            cell: ({ agent, gameType }) => (
              <Stack gap={1}>
                <bdi>{agent}</bdi>
                {gameType !== 'ALL' && (
                  <Text size="small" tone="muted">
                    {label(gamesLabels, String(gameType))}
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            key: 'amount',
            header: t({ message: 'Sum', context: 'settlement', comment: 'Column: what bills of agents come to' }),
            align: 'end',
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          {
            key: 'before',
            header: t({ message: 'Last cycle', comment: 'Column: what dividends came to in the cycle before' }),
            align: 'end',
            cell: ({ before, currency }) => <Money amount={before} currency={currency} />,
          },
          {
            key: 'difference',
            header: t({ message: 'Difference', context: 'dividend', comment: 'Column: to the cycle before' }),
            align: 'end',
            cell: ({ difference, currency }) => <Money amount={difference} currency={currency} sign="always" />,
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ status, hold }) =>
              hold && status !== 'DENIED' ? (
                <StateCell
                  label={t({
                    message: 'Kept back',
                    comment: 'State of a dividend: an operator keeps it from being paid',
                  })}
                  tone="negative"
                  notes={[hold.reason]}
                  decidedBy={hold.by}
                />
              ) : (
                <StateCell
                  label={label(dividendLabels, status)}
                  tone={dividendTones[String(status)] ?? 'neutral'}
                  notes={hold ? [hold.reason] : undefined}
                />
              ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (bill) => (
              <Inline gap={2}>
                {mayHold && (isOnHold(bill) || bill.status === 'UNDER_REVIEW') && (
                  <RowButton
                    label={
                      bill.hold
                        ? t({ message: 'Let it wait', comment: 'Button: a dividend that was kept back waits again' })
                        : t({ message: 'Keep back', comment: 'Button: keeps a dividend from being paid' })
                    }
                    of={bill.agent}
                    onClick={() => choose(bill)}
                  />
                )}
                {mayReject && isOnHold(bill) && pays(bill) && (
                  <RowButton
                    label={t({ message: 'Reject', context: 'dividend', comment: 'Button: a dividend is never paid' })}
                    of={bill.agent}
                    onClick={() => reject(bill)}
                  />
                )}
              </Inline>
            ),
          },
        ]}
      />
      {chosen && <HoldDialog bill={chosen} onClose={() => choose(undefined)} />}
      {rejected && <RejectDialog bill={rejected} onClose={() => reject(undefined)} />}
    </Stack>
  );
}
