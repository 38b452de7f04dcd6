import { useLingui } from '@lingui/react/macro';
import { listAllTransfers } from '@mekong/api-client/admin/sdk';
import type { TransferRow } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { useState } from 'react';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { StateCell } from '../../parts/StateCell.tsx';
import { toneIn } from '../../parts/tones.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';
import { TransferDecision } from './TransferDecision.tsx';
import { reasonLabels, stateLabels } from './transfer-labels.ts';

const tones = { REVIEW: 'accent', COMPLETED: 'positive', REJECTED: 'negative' } as const;

/** Money that members pass on to each other: large transfers are approved or rejected here. */
export function TransfersScreen() {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [{ state }, ignored] = useFilters({ state: stateLabels });
  const [mayApprove, mayReject] = [useMay('approveTransfer'), useMay('rejectTransfer')];
  const [deciding, decide] = useState<{ transfer: TransferRow; isRejection: boolean }>();
  const list = useRows<TransferRow>(['listAllTransfers', { state }], ({ cursor, signal }) =>
    listAllTransfers({ query: { state: state as never, cursor }, signal }),
  );
  return (
    <>
      <PageHeader
        title={t({ message: 'Transfers', comment: 'Page of money that members pass on to each other' })}
        text={t`Money that members pass on to each other. Large transfers wait for a decision.`}
      />
      <ListTable
        ignored={ignored}
        caption={t({ message: 'Transfers', comment: 'Page of money that members pass on to each other' })}
        list={list}
        rowKey={({ id }) => id}
        toolbar={
          <Inline gap={2}>
            <ChoiceFilter label={t`State`} name="state" options={options(stateLabels)} />
          </Inline>
        }
        empty={t`No transfers match`}
        none={{ title: t`No transfers yet`, description: t`What members pass on appears here.` }}
        columns={[
          { key: 'number', header: t`Number`, priority: 'high', cell: ({ transferNo }) => <bdi>{transferNo}</bdi> },
          { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
          {
            key: 'sender',
            header: t({ message: 'From', context: 'transfer', comment: 'Before the sender of money' }),
            cell: ({ sender }) => <bdi>{sender}</bdi>,
          },
          {
            key: 'receiver',
            header: t({ message: 'To', context: 'transfer', comment: 'Before the receiver of money' }),
            cell: ({ receiver }) => <bdi>{receiver}</bdi>,
          },
          {
            key: 'amount',
            header: t`Amount`,
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          {
            key: 'note',
            header: t({ message: 'Note', comment: 'A line that the sender of money has written' }),
            cell: ({ note }) => (note === undefined ? '–' : <bdi>{note}</bdi>),
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state: now, reason, decidedBy }) => (
              <StateCell
                label={label(stateLabels, now)}
                tone={toneIn(tones, now)}
                notes={reason ? [label(reasonLabels, reason)] : []}
                decidedBy={decidedBy}
              />
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (transfer) =>
              transfer.state === 'REVIEW' && (
                <>
                  {mayApprove && (
                    <RowButton
                      label={t`Approve`}
                      of={transfer.transferNo}
                      onClick={() => decide({ transfer, isRejection: false })}
                    />
                  )}
                  {mayReject && (
                    <RowButton
                      label={t`Reject`}
                      of={transfer.transferNo}
                      onClick={() => decide({ transfer, isRejection: true })}
                    />
                  )}
                </>
              ),
          },
        ]}
      />
      {deciding && <TransferDecision key={deciding.transfer.id} {...deciding} onClose={() => decide(undefined)} />}
    </>
  );
}
