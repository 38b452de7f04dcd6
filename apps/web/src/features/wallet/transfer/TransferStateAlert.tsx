import { useLingui } from '@lingui/react/macro';
import type { Transfer } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Alert } from '@mekong/ui/Alert';
import { transferReasons } from './transfer-labels.ts';

/** How a transfer stands, and where its money is. */
export function TransferStateAlert({ transfer }: { readonly transfer: Transfer }) {
  const { t, i18n } = useLingui();
  const { state, reason, isSender } = transfer;
  if (!isSender) return <Alert tone="positive" title={t`The money is in your wallet`} />;
  switch (state) {
    case 'REVIEW':
      return (
        <Alert
          title={t`We are checking this transfer`}
          description={t`We check large transfers first. The money is set aside; you get a message when it is decided.`}
        />
      );
    case 'REJECTED':
      return (
        <Alert
          tone="negative"
          title={t`The transfer was rejected. The money is back in your wallet`}
          description={reason && i18n._(lookUp(transferReasons, reason, transferReasons.TERMS))}
        />
      );
    default:
      return (
        <Alert tone="positive" title={t`The money was sent`} description={t`It is in the wallet of the receiver.`} />
      );
  }
}
