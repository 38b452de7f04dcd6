import { useLingui } from '@lingui/react/macro';
import { holdDividend } from '@mekong/api-client/admin/sdk/holdDividend';
import { liftDividendHold } from '@mekong/api-client/admin/sdk/liftDividendHold';
import type { DividendBill } from '@mekong/api-client/admin/types';
import { TextArea } from '@mekong/ui/TextArea';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { leastNote } from '../../parts/RejectionReason.tsx';
import { useAct } from '../../parts/use-act.ts';

interface HoldDialogProps {
  readonly bill: DividendBill;
  readonly onClose: () => void;
}

/** Asks why before a dividend is kept back, or waits again. */
export function HoldDialog({ bill: { billId, agent, hold }, onClose }: HoldDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const [typed, setTyped] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const confirm = () => {
    const reason = typed.trim();
    setTooShort(reason.length < leastNote);
    if (reason.length < leastNote) return;
    const send = hold ? liftDividendHold : holdDividend;
    void act
      .run(() => send({ body: { billId, reason } }), {
        said: hold ? t`The bill waits again` : t`The bill is kept back`,
        stale: ['listDividendBills', 'listDividendRuns', 'listAudit'],
      })
      .then((done) => done && onClose());
  };
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      title={hold ? t`Let the bill of ${agent} wait again?` : t`Keep the bill of ${agent} back?`}
      description={
        hold
          ? t`It is paid with the next release of its run, or when its time of review is over.`
          : t`It is not paid, also when its run is released, until an operator lets it wait again.`
      }
      confirmLabel={
        hold
          ? t({ message: 'Let it wait', comment: 'Button: a dividend that was kept back waits again' })
          : t({ message: 'Keep back', comment: 'Button: keeps a dividend from being paid' })
      }
      onConfirm={confirm}
    >
      <TextArea
        label={t`Reason`}
        isRequired
        rows={2}
        maxLength={300}
        value={typed}
        error={isTooShort ? t`Say why, in at least 3 characters.` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setTooShort(false);
        }}
      />
    </ActDialog>
  );
}
