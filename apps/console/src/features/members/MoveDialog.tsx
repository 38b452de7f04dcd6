import { useLingui } from '@lingui/react/macro';
import { moveMember } from '@mekong/api-client/admin/sdk/moveMember';
import { TextArea } from '@mekong/ui/TextArea';
import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { useAct } from '../../parts/use-act.ts';

/** Characters that a reason has at least: the audit trail has to tell others something. */
const leastReason = 5;

interface MoveDialogProps {
  readonly id: string;
  /** User name of the agent that the member has now. */
  readonly upline: string | undefined;
  readonly onClose: () => void;
}

/** Asks below which agent a member is moved, and why. */
export function MoveDialog({ id, upline, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      title={t`Move below another agent?`}
      description={t`Everybody below moves along. Earlier bets still count for the agents of that time. If contracts with the agent above are running, all of them end first and the move waits.`}
      confirmLabel={t({ message: 'Move', comment: 'Button: puts a member below another agent' })}
      onConfirm={() => {
        setTooShort(reason.trim().length < leastReason);
        if (reason.trim().length < leastReason) return;
        const name = to.trim();
        void act
          .run(() => moveMember({ path: { id }, body: { reason: reason.trim(), ...(name ? { upline: name } : {}) } }), {
            said: t`The move is noted`,
            stale: ['getMember', 'listAudit'],
          })
          .then((done) => done && onClose());
      }}
    >
      <TextField
        label={t`User name of the new agent`}
        description={t`Now: ${upline ?? '–'}. Leave it empty for no agent; the current one cancels a move that waits.`}
        dir="ltr"
        autoComplete="off"
        maxLength={64}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <TextArea
        label={t`Reason, for the audit trail`}
        description={t`No personal data beyond what is needed.`}
        isRequired
        maxLength={300}
        value={reason}
        error={isTooShort ? t`Write at least 5 characters.` : undefined}
        onChange={({ target }) => {
          setReason(target.value);
          setTooShort(false);
        }}
      />
    </ActDialog>
  );
}
