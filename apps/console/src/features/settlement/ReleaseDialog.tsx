import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { releaseDividends } from '@mekong/api-client/admin/sdk/releaseDividends';
import type { DividendRun } from '@mekong/api-client/admin/types';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { useLabel } from '../../parts/labels.ts';
import { settlementLabels } from '../../parts/settlement-labels.ts';
import { useAct } from '../../parts/use-act.ts';
import { WindowSpan } from '../../parts/WindowSpan.tsx';

interface ReleaseDialogProps {
  readonly run: DividendRun;
  readonly onClose: () => void;
}

/** Asks before the dividends of a run are paid. */
export function ReleaseDialog({ run, onClose }: ReleaseDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const act = useAct();
  const [reason, setReason] = useState('');
  const { job, start, end, digest, inReview, onHold, sums } = run;
  return (
    <ActDialog
      act={act}
      isOpen
      isAbout={({ operation, body }) => operation === 'releaseDividends' && body.job === job && body.start === start}
      onClose={onClose}
      title={t`Release this run?`}
      description={
        <>
          {label(settlementLabels, job)}, <WindowSpan start={start} end={end} />
        </>
      }
      confirmLabel={t({ message: 'Release', context: 'dividend', comment: 'Button: has dividends paid' })}
      onConfirm={() =>
        void act
          .run(() => releaseDividends({ body: { job: job as never, start, digest, ...reasonIn(reason) } }), {
            said: t`The run was released`,
            stale: ['listDividendRuns', 'listDividendBills', 'getAgentSettlement', 'listAudit'],
          })
          .then((done) => done && onClose())
      }
    >
      <Stack gap={1}>
        <Inline gap={2}>
          <span>
            {t({
              message: plural(inReview, { one: '# bill is paid:', other: '# bills are paid:' }),
              comment: 'Amounts follow',
            })}
          </span>
          {sums.map(({ currency, releasable }) => (
            <Money key={currency} amount={releasable} currency={currency} />
          ))}
        </Inline>
        {onHold > 0 && (
          <span>{t`${plural(onHold, { one: '# bill is kept back.', other: '# bills are kept back.' })}`}</span>
        )}
      </Stack>
      <ApprovalReason value={reason} onValueChange={setReason} failure={act.error} />
    </ActDialog>
  );
}
