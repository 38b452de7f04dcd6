import { Tag } from '@mekong/ui/Tag';
import { Check, Clock, X } from 'lucide';
import { useLabel } from '../../parts/labels.ts';
import { stateLabels } from './announcement-labels.ts';

const looks = {
  current: { tone: 'positive', icon: Check },
  coming: { tone: 'info', icon: Clock },
  ended: { tone: 'neutral', icon: X },
} as const;

/** Whether an announcement is shown, in a word. */
export function StateTag({ state }: { readonly state: string }) {
  const label = useLabel();
  const look = Object.hasOwn(looks, state) ? looks[state as keyof typeof looks] : looks.ended;
  return <Tag {...look}>{label(stateLabels, state)}</Tag>;
}
