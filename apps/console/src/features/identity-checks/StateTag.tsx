import { Tag } from '@mekong/ui/Tag';
import { checkLabels } from '../../parts/check-labels.ts';
import { useLabel } from '../../parts/labels.ts';

const tones = { IN_REVIEW: 'accent', APPROVED: 'positive', REJECTED: 'negative', EXPIRED: 'negative' } as const;

/** How an identity check or one of its details stands. */
export function StateTag({ state }: { readonly state: unknown }) {
  const label = useLabel();
  const name = String(state);
  return (
    <Tag tone={Object.hasOwn(tones, name) ? tones[name as keyof typeof tones] : 'info'}>{label(checkLabels, name)}</Tag>
  );
}
