import { Tag } from '@mekong/ui/Tag';
import { Ban, CalendarClock, Check, Wrench } from 'lucide';
import { listingLabels, useLabel } from './labels.ts';

const looks = {
  active: { tone: 'positive', icon: Check },
  maintenance: { tone: 'accent', icon: Wrench },
  planned: { tone: 'neutral', icon: CalendarClock },
  off: { tone: 'neutral', icon: Ban },
} as const;

/** Whether there is anything to switch: not of what no server plays yet, nor of what is not offered at all. */
export const isSwitched = (status: string): boolean => status === 'active' || status === 'maintenance';

/** Whether a vendor or game can be played, in a word. */
export function ListingTag({ status }: { readonly status: string }) {
  const label = useLabel();
  const look = Object.hasOwn(looks, status) ? looks[status as keyof typeof looks] : looks.off;
  return <Tag {...look}>{label(listingLabels, status)}</Tag>;
}
