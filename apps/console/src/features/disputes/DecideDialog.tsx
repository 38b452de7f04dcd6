import { useLingui } from '@lingui/react/macro';
import { moveDispute } from '@mekong/api-client/admin/sdk/moveDispute';
import { resolveDispute } from '@mekong/api-client/admin/sdk/resolveDispute';
import type { DisputeRow } from '@mekong/api-client/admin/types';
import { Money } from '@mekong/ui/Money';
import { TextArea } from '@mekong/ui/TextArea';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { useAct } from '../../parts/use-act.ts';
import { type Decision, useDecisionTexts } from './decisions.ts';

/** Characters that a reason has at least. */
const leastReason = 3;

interface DecideDialogProps {
  readonly dispute: DisputeRow;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Asks before a step of a dispute, with the reason that the member reads. */
export function DecideDialog({ dispute, decision, onClose }: DecideDialogProps) {
  const { t } = useLingui();
  const { label, title, description, said } = useDecisionTexts()(decision);
  const act = useAct();
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const { id, amount, currency, username } = dispute;
  const why = reason.trim();
  const send = () =>
    decision === 'PAID' || decision === 'RETURNED'
      ? resolveDispute({ path: { id }, body: { outcome: decision, reason: why } })
      : moveDispute({ path: { id }, body: { step: decision, reason: why } });
  const isEnd = decision === 'PAID' || decision === 'RETURNED';
  const confirm = () => {
    setTooShort(why.length < leastReason);
    if (why.length < leastReason) return;
    void act.run(send, { said, stale: ['listDisputes', 'getOverview', 'listAudit'] }).then((done) => done && onClose());
  };
  return (
    <ActDialog
      act={act}
      isOpen
      isAbout={({ operation, target }) => isEnd && operation === 'resolveDispute' && target.id === id}
      onClose={onClose}
      tone={decision === 'RETURNED' ? 'danger' : 'default'}
      title={title}
      description={
        <>
          <Money amount={amount} currency={currency} /> · <bdi>{username}</bdi>. {description}
        </>
      }
      confirmLabel={label}
      onConfirm={confirm}
    >
      <TextArea
        label={t`What the member reads`}
        isRequired
        rows={2}
        maxLength={300}
        value={reason}
        error={isTooShort ? t`Write at least 3 characters.` : undefined}
        onChange={({ target }) => {
          setReason(target.value);
          setTooShort(false);
        }}
      />
    </ActDialog>
  );
}
