import { useLingui } from '@lingui/react/macro';
import { approveWithdrawal, rejectWithdrawal } from '@mekong/api-client/admin/sdk';
import type { WithdrawalRejection, WithdrawalRow } from '@mekong/api-client/admin/types';
import { Money } from '@mekong/ui/Money';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { useOptions } from '../../parts/labels.ts';
import { leastNote, RejectionReason } from '../../parts/RejectionReason.tsx';
import { useAct } from '../../parts/use-act.ts';
import { reasonLabels } from './withdrawal-labels.ts';

interface DecisionDialogProps {
  readonly order: WithdrawalRow;
  readonly isRejection: boolean;
  readonly onClose: () => void;
}

/** Asks before a withdrawal is approved, or rejected with a reason for the member and a note for operators. */
export function DecisionDialog({ order, isRejection, onClose }: DecisionDialogProps) {
  const { t } = useLingui();
  const options = useOptions();
  const act = useAct();
  const [why, setWhy] = useState('');
  const [reason, setReason] = useState<WithdrawalRejection['reason']>('SECURITY');
  const [isTooShort, setTooShort] = useState(false);
  const { id, orderNo, amount, currency, username } = order;
  const path = { id };
  const note = why.trim();
  const send = () =>
    isRejection ? rejectWithdrawal({ path, body: { reason, note } }) : approveWithdrawal({ path, body: reasonIn(why) });
  const confirm = () => {
    setTooShort(isRejection && note.length < leastNote);
    if (isRejection && note.length < leastNote) return;
    const said = isRejection ? t`The money is back in the wallet` : t`The withdrawal is approved`;
    void act
      .run(send, { said, stale: ['listWithdrawalQueue', 'getOverview', 'listAudit'] })
      .then((done) => done && onClose());
  };
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      tone={isRejection ? 'danger' : 'default'}
      title={isRejection ? t`Reject the withdrawal ${orderNo}?` : t`Approve the withdrawal ${orderNo}?`}
      description={
        <>
          <Money amount={amount} currency={currency} /> · <bdi>{username}</bdi>.{' '}
          {isRejection ? t`The money goes back to the wallet.` : t`It is paid out at once and cannot be stopped.`}
        </>
      }
      confirmLabel={isRejection ? t`Reject` : t`Approve`}
      onConfirm={confirm}
    >
      {isRejection ? (
        <RejectionReason
          options={options(reasonLabels)}
          reason={reason}
          onReasonChange={setReason}
          note={why}
          isTooShort={isTooShort}
          onNoteChange={(typed) => {
            setWhy(typed);
            setTooShort(false);
          }}
        />
      ) : (
        <ApprovalReason value={why} onValueChange={setWhy} failure={act.error} />
      )}
    </ActDialog>
  );
}
