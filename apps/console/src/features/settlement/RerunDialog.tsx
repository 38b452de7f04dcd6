import { useLingui } from '@lingui/react/macro';
import { rerunAgentSettlement } from '@mekong/api-client/admin/sdk/rerunAgentSettlement';
import type { SettlementWindow } from '@mekong/api-client/admin/types';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { useLabel } from '../../parts/labels.ts';
import { settlementLabels } from '../../parts/settlement-labels.ts';
import { useAct } from '../../parts/use-act.ts';
import { WindowSpan } from '../../parts/WindowSpan.tsx';

interface RerunDialogProps {
  readonly window: SettlementWindow;
  readonly onClose: () => void;
}

/** Asks before a window is settled again, or one that has failed is tried without its pause. */
export function RerunDialog({ window: { job, start, end, state }, onClose }: RerunDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const act = useAct();
  const [reason, setReason] = useState('');
  const isFailed = state === 'FAILED';
  return (
    <ActDialog
      act={act}
      isOpen
      isAbout={({ operation, body }) =>
        operation === 'rerunAgentSettlement' && body.job === job && body.start === start
      }
      onClose={onClose}
      title={isFailed ? t`Try this window now?` : t`Settle this window again?`}
      description={
        <>
          <span>
            {label(settlementLabels, job)}, <WindowSpan start={start} end={end} />
          </span>
          <br />
          <span>
            {isFailed
              ? t`It is tried at once instead of after its pause. What comes after it waits until it is settled.`
              : t`Bills that are there stay as they are. Results that came later make bills with the difference.`}
          </span>
        </>
      }
      confirmLabel={
        isFailed
          ? t({
              message: 'Try now',
              context: 'settlement',
              comment: 'Button: settles a failed window without its pause',
            })
          : t({ message: 'Settle again', comment: 'Button: settles a window once more' })
      }
      onConfirm={() =>
        void act
          .run(() => rerunAgentSettlement({ body: { job: job as never, start, ...reasonIn(reason) } }), {
            said: isFailed ? t`The window is tried again` : t`The window was settled again`,
            stale: ['getAgentSettlement', 'listAgentSettlementWindows', 'listAudit'],
          })
          .then((done) => done && onClose())
      }
    >
      {!isFailed && <ApprovalReason value={reason} onValueChange={setReason} failure={act.error} />}
    </ActDialog>
  );
}
