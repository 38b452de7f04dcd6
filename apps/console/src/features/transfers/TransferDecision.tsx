import { useLingui } from '@lingui/react/macro';
import { approveTransfer } from '@mekong/api-client/admin/sdk/approveTransfer';
import { rejectTransfer } from '@mekong/api-client/admin/sdk/rejectTransfer';
import type { TransferRow } from '@mekong/api-client/admin/types';
import { Money } from '@mekong/ui/Money';
import { DecisionDialog } from '../../parts/DecisionDialog.tsx';
import { reasonLabels } from '../../parts/transfer-labels.ts';

interface TransferDecisionProps {
  readonly transfer: TransferRow;
  readonly isRejection: boolean;
  readonly onClose: () => void;
}

/** Asks before a transfer is approved or rejected. */
export function TransferDecision({ transfer, isRejection, onClose }: TransferDecisionProps) {
  const { t } = useLingui();
  const { id, transferNo, amount, currency, sender, receiver } = transfer;
  const path = { id };
  return (
    <DecisionDialog
      isRejection={isRejection}
      title={isRejection ? t`Reject the transfer ${transferNo}?` : t`Approve the transfer ${transferNo}?`}
      description={
        <>
          <Money amount={amount} currency={currency} /> · <bdi>{sender}</bdi> → <bdi>{receiver}</bdi>.{' '}
          {isRejection
            ? t`The money goes back to its sender.`
            : t`The receiver has it at once; it cannot be taken back.`}
        </>
      }
      said={isRejection ? t`The money is back with its sender` : t`The money is with the receiver`}
      list="listAllTransfers"
      reasons={reasonLabels}
      firstReason="SECURITY"
      onApprove={() => approveTransfer({ path })}
      onReject={(body) => rejectTransfer({ path, body })}
      onClose={onClose}
    />
  );
}
