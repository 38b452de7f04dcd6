import { Tag } from '@mekong/ui/Tag';
import { Ban, Check, Lock } from 'lucide';
import { useLabel } from '../../parts/labels.ts';
import { statusLabels } from '../../parts/member-labels.ts';

const looks = {
  active: { tone: 'positive', icon: Check },
  locked: { tone: 'negative', icon: Lock },
  closed: { tone: 'neutral', icon: Ban },
} as const;

/** Whether an account may be used, in a word. */
export function StatusTag({ status }: { readonly status: string }) {
  const label = useLabel();
  const look = Object.hasOwn(looks, status) ? looks[status as keyof typeof looks] : looks.closed;
  return <Tag {...look}>{label(statusLabels, status)}</Tag>;
}
