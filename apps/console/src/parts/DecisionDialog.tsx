import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ActDialog } from './ActDialog.tsx';
import { ApprovalReason } from './ApprovalReason.tsx';
import { reasonIn } from './approval.ts';
import { type Labels, useOptions } from './labels.ts';
import { leastNote, RejectionReason } from './RejectionReason.tsx';
import { useAct } from './use-act.ts';
import type { IsAbout } from './use-waiting-request.ts';

interface DecisionDialogProps<Reason extends string> {
  readonly isRejection: boolean;
  /** The question, in full. */
  readonly title: string;
  /** What confirming brings about. */
  readonly description: ReactNode;
  /** Said when it worked. */
  readonly said: string;
  /** The operation of the list that is stale then. */
  readonly list: string;
  /** Another one that is stale then: what shows one of the list. */
  readonly alsoStale?: string | undefined;
  /** Why money is not moved, as the member reads it. */
  readonly reasons: Labels<Reason>;
  readonly firstReason: Reason;
  /** An approval may need a second operator, who is told why. @default false */
  readonly asksWhy?: boolean | undefined;
  /** Finds the request that waits for a second operator to approve it. */
  readonly isAbout?: IsAbout | undefined;
  readonly onApprove: (why: { readonly reason?: string }) => Promise<unknown>;
  readonly onReject: (why: { readonly reason: Reason; readonly note: string }) => Promise<unknown>;
  readonly onClose: () => void;
  /** Called when it is decided. @default onClose */
  readonly onDone?: (() => void) | undefined;
}

/** Asks before money of a member is moved, or not moved with a reason for the member and a note for operators. */
export function DecisionDialog<Reason extends string>(props: DecisionDialogProps<Reason>) {
  const { isRejection, said, list, reasons, firstReason, asksWhy = false } = props;
  const { alsoStale = list, title, description, isAbout, onApprove, onReject, onClose, onDone = onClose } = props;
  const { t } = useLingui();
  const options = useOptions();
  const act = useAct();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState(firstReason);
  const [isTooShort, setTooShort] = useState(false);
  const note = typed.trim();
  const confirm = () => {
    setTooShort(isRejection && note.length < leastNote);
    if (isRejection && note.length < leastNote) return;
    const send = () => (isRejection ? onReject({ reason, note }) : onApprove(reasonIn(typed)));
    void act.run(send, { said, stale: [list, alsoStale, 'getOverview', 'listAudit'] }).then((done) => done && onDone());
  };
  return (
    <ActDialog
      act={act}
      isOpen
      isAbout={isRejection ? undefined : isAbout}
      onClose={onClose}
      tone={isRejection ? 'danger' : 'default'}
      title={title}
      description={description}
      confirmLabel={isRejection ? t`Reject` : t`Approve`}
      onConfirm={confirm}
    >
      {isRejection ? (
        <RejectionReason
          options={options(reasons)}
          reason={reason}
          onReasonChange={setReason}
          note={typed}
          isTooShort={isTooShort}
          onNoteChange={(text) => {
            setTyped(text);
            setTooShort(false);
          }}
        />
      ) : (
        asksWhy && <ApprovalReason value={typed} onValueChange={setTyped} failure={act.error} />
      )}
    </ActDialog>
  );
}
