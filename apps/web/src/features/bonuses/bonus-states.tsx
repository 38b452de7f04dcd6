import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Bonus } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import type { IconGlyph } from '@mekong/ui/Icon';
import { Tag } from '@mekong/ui/Tag';
import { CircleCheck, CircleDashed, CircleX, Hourglass, Play, TimerOff, Undo2 } from 'lucide';

interface Look {
  readonly label: MessageDescriptor;
  readonly tone: 'positive' | 'negative' | 'accent' | 'info' | 'neutral';
  readonly glyph: IconGlyph;
}

const looks: Record<Exclude<Bonus['state'], object>, Look> = {
  QUEUED: {
    label: msg({ message: 'Waiting', context: 'bonus', comment: 'Bonuses that begin when the one in play has ended' }),
    tone: 'info',
    glyph: Hourglass,
  },
  ACTIVE: { label: msg({ message: 'In play', comment: 'State of a bonus' }), tone: 'accent', glyph: Play },
  COMPLETED: {
    label: msg({ message: 'Became cash', comment: 'State of a bonus' }),
    tone: 'positive',
    glyph: CircleCheck,
  },
  USED: {
    label: msg({ message: 'Used up', comment: 'State of a bonus: nothing was left of it' }),
    tone: 'neutral',
    glyph: CircleDashed,
  },
  CANCELLED: {
    label: msg({ message: 'Given up', comment: 'State of a bonus: by its member' }),
    tone: 'neutral',
    glyph: CircleX,
  },
  EXPIRED: {
    label: msg({ message: 'Expired', context: 'bonus', comment: 'State of a bonus: its time was over' }),
    tone: 'neutral',
    glyph: TimerOff,
  },
  FORFEITED: {
    label: msg({
      message: 'Taken back',
      context: 'bonus',
      comment: 'State of a bonus: its deposit was taken back, or the account is closed to play',
    }),
    tone: 'negative',
    glyph: Undo2,
  },
};

/** How a bonus stands, as a mark. */
export function BonusTag({ state }: Pick<Bonus, 'state'>) {
  const { i18n } = useLingui();
  const look = lookUp(looks, state, undefined);
  if (!look) return null;
  return (
    <Tag tone={look.tone} icon={look.glyph}>
      {i18n._(look.label)}
    </Tag>
  );
}
