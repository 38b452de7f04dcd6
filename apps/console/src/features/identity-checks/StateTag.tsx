import { Tag } from '@mekong/ui/Tag';
import { CircleCheck, CircleDashed, CircleX, Hourglass, TimerOff } from 'lucide';
import { checkLabels } from '../../parts/check-labels.ts';
import { useLabel } from '../../parts/labels.ts';

const looks = {
  IN_REVIEW: { tone: 'accent', icon: Hourglass },
  APPROVED: { tone: 'positive', icon: CircleCheck },
  REJECTED: { tone: 'negative', icon: CircleX },
  EXPIRED: { tone: 'negative', icon: TimerOff },
} as const;

const otherLook = { tone: 'info', icon: CircleDashed } as const;

/** How an identity check or one of its details stands. */
export function StateTag({ state }: { readonly state: unknown }) {
  const label = useLabel();
  const name = String(state);
  const look = Object.hasOwn(looks, name) ? looks[name as keyof typeof looks] : otherLook;
  return <Tag {...look}>{label(checkLabels, name)}</Tag>;
}
