import { useLingui } from '@lingui/react/macro';
import { endMemberSessions } from '@mekong/api-client/admin/sdk/endMemberSessions';
import { liftMemberLock } from '@mekong/api-client/admin/sdk/liftMemberLock';
import { unlockMemberLogin } from '@mekong/api-client/admin/sdk/unlockMemberLogin';
import { TextArea } from '@mekong/ui/TextArea';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { useAct } from '../../parts/use-act.ts';

/** What is done for a member. */
export type Help =
  | { readonly kind: 'unlock' }
  | { readonly kind: 'lift' }
  | { readonly kind: 'sessions' }
  | { readonly kind: 'session'; readonly sessionId: string };

/** Characters that a reason has at least: the audit trail has to tell others something. */
const leastReason = 5;

interface HelpDialogProps {
  readonly id: string;
  readonly help: Help;
  readonly onClose: () => void;
}

/** Asks for the reason of a help action, which goes into the audit trail with it. */
export function HelpDialog({ id, help, onClose }: HelpDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const words = {
    unlock: {
      title: t`Forget failed log-ins?`,
      description: t`The next try needs neither a picture to read nor a wait.`,
      confirmLabel: t`Forget failed log-ins`,
      said: t`Failed log-ins are forgotten`,
    },
    lift: {
      title: t`Lift the lock of the agent?`,
      description: t`The member can log in again. The agent is told by a message.`,
      confirmLabel: t`Lift the lock`,
      said: t`The lock is lifted`,
    },
    sessions: {
      title: t`End all sessions?`,
      description: t`The member is logged out everywhere, remembered browsers too.`,
      confirmLabel: t`End all sessions`,
      said: t`All sessions are ended`,
    },
    session: {
      title: t`End this session?`,
      description: t`The member is logged out there.`,
      confirmLabel: t`End session`,
      said: t`The session is ended`,
    },
  }[help.kind];
  const { said, ...question } = words;
  const why = { path: { id }, body: { reason: reason.trim() } };
  const send = {
    unlock: () => unlockMemberLogin(why),
    lift: () => liftMemberLock(why),
    sessions: () => endMemberSessions(why),
    session: () =>
      endMemberSessions({
        ...why,
        body: { ...why.body, ...(help.kind === 'session' ? { sessionId: help.sessionId } : {}) },
      }),
  }[help.kind];
  return (
    <ActDialog
      {...question}
      act={act}
      isOpen
      onClose={onClose}
      tone={help.kind === 'unlock' || help.kind === 'lift' ? 'default' : 'danger'}
      onConfirm={() => {
        setTooShort(reason.trim().length < leastReason);
        if (reason.trim().length < leastReason) return;
        void act
          .run(send, {
            said,
            stale: ['getMember', 'listMembers', 'listMemberSessions', 'listMemberSignIns', 'listAudit'],
          })
          .then((done) => done && onClose());
      }}
    >
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
