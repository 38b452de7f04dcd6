import { CircleCheck, DoorClosed, type LucideIcon, Users, Wrench } from 'lucide-react';
import type { TagTone } from '../../components/Tag/Tag.variants.ts';

/** What a room is at this moment. */
export const roomStatuses = ['open', 'full', 'closed', 'maintenance'] as const;
export type RoomStatus = (typeof roomStatuses)[number];

/** How each status looks; its word stands beside the glyph. */
export const statusLooks: Readonly<Record<RoomStatus, { readonly tone: TagTone; readonly glyph: LucideIcon }>> = {
  open: { tone: 'positive', glyph: CircleCheck },
  full: { tone: 'accent', glyph: Users },
  closed: { tone: 'neutral', glyph: DoorClosed },
  maintenance: { tone: 'info', glyph: Wrench },
};
