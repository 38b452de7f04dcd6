import { useLingui } from '@lingui/react/macro';
import type { DepositDetail } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';

/** What to keep to where another person is paid, and what that person says of the transfer. */
export function PayeeNotes({ detail: { instructions = {}, slipIds } }: { readonly detail: DepositDetail }) {
  const { t } = useLingui();
  const isMissed = instructions.lastTry === 'NOT_ARRIVED' && slipIds === undefined;
  return (
    <>
      {isMissed && (
        <Alert
          tone="negative"
          title={t`The payee has not received your transfer`}
          description={t`If you have transferred, send the slip: our team looks for the payment. If you haven't, you can still transfer before the time is over.`}
        />
      )}
      <Alert
        title={t`Transfer exactly this amount, and only once`}
        description={t`You pay another person, who confirms when your transfer has arrived. Another amount or a second transfer may be lost.`}
      />
    </>
  );
}
