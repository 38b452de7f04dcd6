import { useLingui } from '@lingui/react/macro';
import { rejectDividend } from '@mekong/api-client/admin/sdk/rejectDividend';
import type { DividendBill } from '@mekong/api-client/admin/types';
import { Stack } from '@mekong/ui/Stack';
import { TextArea } from '@mekong/ui/TextArea';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { leastNote } from '../../parts/RejectionReason.tsx';
import { useAct } from '../../parts/use-act.ts';

interface RejectDialogProps {
  readonly bill: DividendBill;
  readonly onClose: () => void;
}

/** Ends a dividend that was kept back: it is never paid, and its agent reads why. */
export function RejectDialog({ bill: { billId, agent }, onClose }: RejectDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const confirm = () => {
    const said = note.trim();
    setTooShort(said.length < leastNote);
    if (said.length < leastNote) return;
    void act
      .run(() => rejectDividend({ body: { billId, note: said, ...reasonIn(reason) } }), {
        said: t`The bill was rejected`,
        stale: ['listDividendBills', 'listDividendRuns', 'listAudit'],
      })
      .then((done) => done && onClose());
  };
  return (
    <ActDialog
      act={act}
      isOpen
      isAbout={({ operation, body }) =>
        (operation === 'rejectDividend' || operation === 'correctAgentBill') && body.billId === billId
      }
      onClose={onClose}
      title={t`Reject the bill of ${agent}?`}
      description={t`It is never paid. If later results add to this cycle, that bill is kept back too, until you let it wait or reject it.`}
      confirmLabel={t({ message: 'Reject', context: 'dividend', comment: 'Button: a dividend is never paid' })}
      onConfirm={confirm}
    >
      <Stack gap={3}>
        <TextArea
          label={t`Reason, for the agent`}
          isRequired
          rows={2}
          maxLength={300}
          value={note}
          error={isTooShort ? t`Say why, in at least 3 characters.` : undefined}
          onChange={({ target }) => {
            setNote(target.value);
            setTooShort(false);
          }}
        />
        <ApprovalReason value={reason} onValueChange={setReason} failure={act.error} />
      </Stack>
    </ActDialog>
  );
}
