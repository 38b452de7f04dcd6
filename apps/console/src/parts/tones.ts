import type { TagProps } from '@mekong/ui/Tag';
import { CircleCheck, CircleDashed, CircleDot, CircleX, Hourglass } from 'lucide';

type Tone = NonNullable<TagProps['tone']>;

/** The sign before the word: colour alone says no state. */
const signs = {
  positive: CircleCheck,
  negative: CircleX,
  accent: Hourglass,
  live: CircleDot,
  info: CircleDot,
  neutral: CircleDashed,
} as const satisfies Record<Tone, TagProps['icon']>;

/** Tone and sign of a state; one that the table does not list, or that this console does not know yet, is neutral news. */
export function lookIn(
  tones: Readonly<Record<string, TagProps['tone']>>,
  state: string,
): Required<Pick<TagProps, 'tone' | 'icon'>> {
  const tone = (Object.hasOwn(tones, state) ? tones[state] : undefined) ?? 'info';
  return { tone, icon: signs[tone] };
}
