import type { UnmatchedPayment } from '@mekong/api-client/admin/types';
import { Tag } from '@mekong/ui/Tag';
import { Check, Clock, TriangleAlert } from 'lucide';
import { useLabel } from '../../parts/labels.ts';
import { outcomeLabels, unmatchedStateLabels } from '../../parts/suspense-labels.ts';

/** How an unmatched payment stands: what is to be done, or what became of it. */
export function UnmatchedTag({ item: { state, outcome } }: { readonly item: UnmatchedPayment }) {
  const label = useLabel();
  if (state === 'ENDED')
    return (
      <Tag tone="positive" icon={Check}>
        {outcome ? label(outcomeLabels, outcome) : label(unmatchedStateLabels, state)}
      </Tag>
    );
  return (
    <Tag tone={state === 'OPEN' ? 'accent' : 'info'} icon={state === 'OPEN' ? TriangleAlert : Clock}>
      {label(unmatchedStateLabels, state)}
    </Tag>
  );
}
