import { Trans } from '@lingui/react/macro';
import type { AgentBill } from '@mekong/api-client/types';
import { Money } from '@mekong/ui/Money';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useState } from 'react';
import { useWindowLabel } from '../../parts/agents/window-label.ts';

/** Reads out a bill that has come while the list is open: those that were there when it opened are no news. */
export function NewBill({ newest }: { readonly newest: AgentBill | undefined }) {
  const [known, setKnown] = useState<string>();
  const billId = newest?.billId;
  if (known === undefined && billId !== undefined) setKnown(billId);
  const isNews = known !== undefined && billId !== undefined && BigInt(billId) > BigInt(known);
  return <div role="status">{newest && isNews && <News bill={newest} />}</div>;
}

function News({ bill }: { readonly bill: AgentBill }) {
  const period = useWindowLabel()(bill);
  const { amount, earned = amount, currency } = bill;
  return (
    <VisuallyHidden>
      <Trans comment="Read out when a bill has come; its amount follows">
        New bill: {period}, <Money amount={earned} currency={currency} />
      </Trans>
    </VisuallyHidden>
  );
}
