import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { rejectSlip } from '@mekong/api-client/admin/sdk/rejectSlip';
import type { SlipRow } from '@mekong/api-client/admin/types';
import { Money } from '@mekong/ui/Money';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { useState } from 'react';
import { ActDialog } from './ActDialog.tsx';
import { useOptions } from './labels.ts';
import { slipReasonLabels } from './slip-labels.ts';
import { useAct } from './use-act.ts';

interface RejectSlipProps {
  readonly slip: Pick<SlipRow, 'id' | 'orderNo' | 'amount' | 'currency' | 'state' | 'ofOrder'>;
  readonly onClose: () => void;
}

/** Asks why no payment is found for a slip: its deposit ends, and the member reads the reason. */
export function RejectSlip({ slip, onClose }: RejectSlipProps) {
  const { t } = useLingui();
  const act = useAct();
  const [reason, setReason] = useState<keyof typeof slipReasonLabels>('NOT_ARRIVED');
  const options = useOptions()(slipReasonLabels);
  const { id, orderNo, amount, currency, ofOrder } = slip;
  const hasExpired = slip.state === 'EXPIRED';
  return (
    <ActDialog
      title={t`No payment found for ${orderNo}?`}
      confirmLabel={hasExpired ? t`Tell the member` : t`End the deposit`}
      act={act}
      isOpen
      onClose={onClose}
      tone="danger"
      description={
        <>
          <Money amount={amount} currency={currency} />. {hasExpired && t`The order had expired before its slip came.`}{' '}
          {t`The member reads the reason. If the money arrives later, it is credited.`}
          {ofOrder > 1 &&
            ` ${t({
              message: plural(ofOrder, {
                one: 'The answer is for # picture of the order.',
                other: 'The answer is for all # pictures of the order.',
              }),
              comment: 'Pictures of a bank transfer that a member has sent for an order',
            })}`}
        </>
      }
      onConfirm={() =>
        void act
          .run(() => rejectSlip({ path: { id }, body: { reason } }), {
            said: hasExpired ? t`The member is told` : t`The deposit has ended`,
            stale: ['listSlips', 'listDepositOrders', 'getDepositOrder', 'getOverview', 'listAudit'],
          })
          .then((done) => done && onClose())
      }
    >
      <RadioGroup
        label={t({ message: 'Reason', context: 'slip', comment: 'Why no payment was found' })}
        options={options}
        value={reason}
        onValueChange={setReason}
      />
    </ActDialog>
  );
}
