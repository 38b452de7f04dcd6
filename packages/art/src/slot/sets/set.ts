import type { MotifName } from '../../motifs/names.ts';
import type { LowFamily } from '../lows/low.ts';
import type { MarkStyle } from '../marks/marks.ts';

/** What a game of the set sounds like; the client makes the sounds. */
export type SlotSound = 'river' | 'temple' | 'festival' | 'sea' | 'garden' | 'treasury' | 'night' | 'machine';

export interface SlotSet extends MarkStyle {
  /** Motifs that may stand at the top of this set. */
  readonly heroes: readonly MotifName[];
  /** Drawings of the next three high symbols, never the hero's own. */
  readonly companions: readonly MotifName[];
  readonly lows: LowFamily;
  readonly sound: SlotSound;
}
