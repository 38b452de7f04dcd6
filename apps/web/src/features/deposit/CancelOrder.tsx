import { Trans, useLingui } from '@lingui/react/macro';
import { getDepositQueryKey } from '@mekong/api-client/queries/getDeposit';
import { cancelDeposit } from '@mekong/api-client/sdk/cancelDeposit';
import type { DepositDetail } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { depositsQuery } from '../../queries/deposits.ts';

/** Ends an order that waits for its payment, after a question that says what becomes of money on its way. */
export function CancelOrder({ detail: { order } }: { readonly detail: DepositDetail }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { orderNo } = order;
  async function cancel(): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      await cancelDeposit({ path: { orderNo } });
      setOpen(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
      // refused or done: the order may be another one now
      void queryClient.invalidateQueries({ queryKey: getDepositQueryKey({ path: { orderNo } }) });
      void queryClient.invalidateQueries({ queryKey: depositsQuery().queryKey });
    }
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <Trans>Cancel the order</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          setFailure(undefined);
        }}
        title={t`Cancel order ${orderNo}?`}
        description={t`Do not pay it afterwards. If you have already paid, the money is still credited when it arrives.`}
        confirmLabel={t`Cancel the order`}
        cancelLabel={t`Keep the order`}
        onConfirm={() => void cancel()}
        tone="danger"
        isPending={isPending}
        error={failure ? <FailureAlert error={failure} /> : undefined}
      />
    </>
  );
}
