import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { decideIdentityCheck } from '@mekong/api-client/admin/sdk/decideIdentityCheck';
import type { IdentityReview } from '@mekong/api-client/admin/types';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Decisions } from './FieldTable.tsx';

interface DecideDialogProps {
  readonly review: IdentityReview;
  readonly decisions: Decisions;
  readonly onClose: () => void;
}

/** Asks before a decision is sent, with how many details are accepted and rejected. */
export function DecideDialog({ review: { id, sentAt = '', samePersons }, decisions, onClose }: DecideDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const [reason, setReason] = useState('');
  const all = Object.entries(decisions);
  const rejected = all.filter(([, decision]) => decision !== 'ACCEPT').length;
  const accepted = all.length - rejected;
  const confirm = () => {
    const why = reason.trim();
    const body = {
      sentAt,
      decisions: all.map(([field, decision]) => ({ field, ...(decision !== 'ACCEPT' && { reason: decision }) })),
      ...(why && { reason: why }),
    };
    const stale = ['listIdentityChecks', 'getIdentityReview', 'getOverview', 'listAudit'];
    void act
      .run(() => decideIdentityCheck({ path: { id }, body: body as never }), {
        said: t`The identity check is decided`,
        stale,
      })
      .then((done) => done && onClose());
  };
  return (
    <ActDialog
      act={act}
      isOpen
      isAbout={({ operation, target }) => accepted > 0 && operation === 'decideIdentityCheck' && target.id === id}
      onClose={onClose}
      title={rejected > 0 ? t`Ask the member to correct it?` : t`Accept the identity check?`}
      description={
        <>
          {t`${plural(accepted, { one: '# detail is accepted.', other: '# details are accepted.' })}`}{' '}
          {t`${plural(rejected, { one: '# detail is rejected.', other: '# details are rejected.' })}`}{' '}
          {t`The member reads the reasons and corrects only what was rejected.`}
        </>
      }
      confirmLabel={t`Send the decision`}
      onConfirm={confirm}
    >
      {samePersons.length > 0 && accepted > 0 && (
        <ApprovalReason value={reason} onValueChange={setReason} failure={act.error} />
      )}
    </ActDialog>
  );
}
