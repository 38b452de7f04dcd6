import { useLingui } from '@lingui/react/macro';
import { holdWithdrawal } from '@mekong/api-client/admin/sdk/holdWithdrawal';
import type { WithdrawalRow } from '@mekong/api-client/admin/types';
import { Select } from '@mekong/ui/Select';
import { TextArea } from '@mekong/ui/TextArea';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { useOptions } from '../../parts/labels.ts';
import { leastNote } from '../../parts/RejectionReason.tsx';
import { useAct } from '../../parts/use-act.ts';
import { type Doubt, reasonLabels } from '../../parts/withdrawal-labels.ts';
import { staleAfterDecision } from './stale.ts';

interface HoldDialogProps {
  readonly order: WithdrawalRow;
  readonly firstReason: Doubt;
  readonly onClose: () => void;
}

/** Asks why a withdrawal is not to be approved yet. */
export function HoldDialog({ order: { id, orderNo }, firstReason, onClose }: HoldDialogProps) {
  const { t } = useLingui();
  const options = useOptions();
  const act = useAct();
  const [reason, setReason] = useState<Doubt>(firstReason);
  const [typed, setTyped] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const note = typed.trim();
  const confirm = () => {
    setTooShort(note.length < leastNote);
    if (note.length < leastNote) return;
    const send = () => holdWithdrawal({ path: { id }, body: { isHeld: true, reason, note } });
    void act
      .run(send, { said: t`The withdrawal is on hold`, stale: staleAfterDecision })
      .then((done) => done && onClose());
  };
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      title={t`Put the withdrawal ${orderNo} on hold?`}
      description={t`Nobody approves it until the hold is released. The member sees nothing of it, and the promised time goes on.`}
      confirmLabel={t`Hold`}
      onConfirm={confirm}
    >
      <Select
        label={t`Reason`}
        options={options(reasonLabels)}
        value={reason}
        onValueChange={(chosen) => setReason(chosen as Doubt)}
      />
      <TextArea
        label={t`Note, for other operators`}
        isRequired
        rows={2}
        maxLength={300}
        value={typed}
        error={isTooShort ? t`Write at least 3 characters.` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setTooShort(false);
        }}
      />
    </ActDialog>
  );
}
