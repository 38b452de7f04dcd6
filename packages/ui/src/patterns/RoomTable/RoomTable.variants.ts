import { CircleCheck, DoorClosed, type IconNode, Users, Wrench } from 'lucide';
import type { TagTone } from '../../components/Tag/Tag.variants.ts';

/** What a room is at this moment. */
export const roomStatuses = ['open', 'full', 'closed', 'maintenance'] as const;
export type RoomStatus = (typeof roomStatuses)[number];

/** How each status looks; its word stands beside the glyph. */
export const statusLooks: Readonly<Record<RoomStatus, { readonly tone: TagTone; readonly glyph: IconNode }>> = {
  open: { tone: 'positive', glyph: CircleCheck },
  full: { tone: 'accent', glyph: Users },
  closed: { tone: 'neutral', glyph: DoorClosed },
  maintenance: { tone: 'info', glyph: Wrench },
};
