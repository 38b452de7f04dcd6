import { useLingui } from '@lingui/react/macro';
import { listAllTransfers } from '@mekong/api-client/admin/sdk/listAllTransfers';
import type { TransferRow } from '@mekong/api-client/admin/types';
import { DecisionList } from '../../parts/DecisionList.tsx';
import { useLabel } from '../../parts/labels.ts';
import { reasonLabels, transferLabels, transferTones } from '../../parts/transfer-labels.ts';
import { TransferDecision } from './TransferDecision.tsx';

/** Money that members pass on to each other: large transfers are approved or rejected here. */
export function TransfersScreen() {
  const { t } = useLingui();
  const label = useLabel();
  return (
    <DecisionList<TransferRow>
      title={t({ message: 'Transfers', comment: 'Page of money that members pass on to each other' })}
      text={t`Money that members pass on to each other. Large transfers wait for a decision.`}
      operation="listAllTransfers"
      searchLabel={t({ message: 'Number or user name', comment: 'Search: number of an order, or name of a member' })}
      hasMethod={false}
      read={({ method: _, ...query }, { cursor, signal }) => listAllTransfers({ query: { ...query, cursor }, signal })}
      states={transferLabels}
      tones={transferTones}
      numberOf={({ transferNo }) => transferNo}
      people={[
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
      ]}
      details={[
        {
          key: 'note',
          header: t({ message: 'Note', comment: 'A line that the sender of money has written' }),
          cell: ({ note }) => (note === undefined ? '–' : <bdi>{note}</bdi>),
        },
      ]}
      notesOf={({ reason }) => (reason ? [label(reasonLabels, reason)] : [])}
      empty={t`No transfers match`}
      none={{ title: t`No transfers yet`, description: t`What members pass on appears here.` }}
      decisions={{ approve: 'approveTransfer', reject: 'rejectTransfer' }}
      ask={(transfer, isRejection, onClose) => (
        <TransferDecision transfer={transfer} isRejection={isRejection} onClose={onClose} />
      )}
    />
  );
}
