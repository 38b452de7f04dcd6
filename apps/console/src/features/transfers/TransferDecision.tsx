import { useLingui } from '@lingui/react/macro';
import { approveTransfer, rejectTransfer } from '@mekong/api-client/admin/sdk';
import type { TransferRejection, TransferRow } from '@mekong/api-client/admin/types';
import { Money } from '@mekong/ui/Money';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { useOptions } from '../../parts/labels.ts';
import { leastNote, RejectionReason } from '../../parts/RejectionReason.tsx';
import { useAct } from '../../parts/use-act.ts';
import { reasonLabels } from './transfer-labels.ts';

interface TransferDecisionProps {
  readonly transfer: TransferRow;
  readonly isRejection: boolean;
  readonly onClose: () => void;
}

/** Asks before a transfer is approved, or rejected with a reason for its sender and a note for operators. */
export function TransferDecision({ transfer, isRejection, onClose }: TransferDecisionProps) {
  const { t } = useLingui();
  const options = useOptions();
  const act = useAct();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<TransferRejection['reason']>('SECURITY');
  const [isTooShort, setTooShort] = useState(false);
  const { id, transferNo, amount, currency, sender, receiver } = transfer;
  const path = { id };
  const note = typed.trim();
  const confirm = () => {
    setTooShort(isRejection && note.length < leastNote);
    if (isRejection && note.length < leastNote) return;
    const send = () => (isRejection ? rejectTransfer({ path, body: { reason, note } }) : approveTransfer({ path }));
    const said = isRejection ? t`The money is back with its sender` : t`The money is with the receiver`;
    void act
      .run(send, { said, stale: ['listAllTransfers', 'getOverview', 'listAudit'] })
      .then((done) => done && onClose());
  };
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      tone={isRejection ? 'danger' : 'default'}
      title={isRejection ? t`Reject the transfer ${transferNo}?` : t`Approve the transfer ${transferNo}?`}
      description={
        <>
          <Money amount={amount} currency={currency} /> · <bdi>{sender}</bdi> → <bdi>{receiver}</bdi>.{' '}
          {isRejection
            ? t`The money goes back to its sender.`
            : t`The receiver has it at once; it cannot be taken back.`}
        </>
      }
      confirmLabel={isRejection ? t`Reject` : t`Approve`}
      onConfirm={confirm}
    >
      {isRejection && (
        <RejectionReason
          options={options(reasonLabels)}
          reason={reason}
          onReasonChange={setReason}
          note={typed}
          isTooShort={isTooShort}
          onNoteChange={(text) => {
            setTyped(text);
            setTooShort(false);
          }}
        />
      )}
    </ActDialog>
  );
}
