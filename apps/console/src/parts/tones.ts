import type { TagProps } from '@mekong/ui/Tag';

/** The tone of a state; one that the table does not list, or that this console does not know yet, is neutral news. */
export const toneIn = (tones: Readonly<Record<string, TagProps['tone']>>, state: string): TagProps['tone'] =>
  Object.hasOwn(tones, state) ? tones[state] : 'info';
