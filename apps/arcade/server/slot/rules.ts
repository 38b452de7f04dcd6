/** What a page of a slot has to know: the rules to show, and all that it takes to recompute any round. */
import type { SlotFacts } from '../../shared/slot/models/model.ts';
import { minimumMovementMs } from '../core/game.ts';
import type { ThemeAddress } from './look.ts';

export interface SlotRules {
  readonly gameId: string;
  /** Name and version of the model that plays it. */
  readonly model: string;
  /** What stands before the seeds in the text of its draws; null where nothing does. */
  readonly stream: string | null;
  /** Configuration of the model. */
  readonly config: unknown;
  readonly facts: SlotFacts;
  readonly minimumSpinMs: number;
  /** Return to player in percent, cut after two places. */
  readonly rtp: string;
  /** Points that a simulated return may be away, with a confidence of 95 %; null where it is counted. */
  readonly within: string | null;
  /** Percent of paid rounds that pay anything. */
  readonly hitRate: string;
  readonly volatility: 'low' | 'medium' | 'high' | 'very high';
  /** Most that a round can pay, in stakes. */
  readonly maxWin: number;
  /** What wins of free spins may be multiplied by, where the player chooses it; else nothing is asked. */
  readonly freeSpinMultipliers: readonly number[];
  /** Of linked jackpots, by currency: the stake that is one share in their chances. Absent without any. */
  readonly jackpotUnits?: Readonly<Record<string, string>>;
  /** How it looks; absent in tests of rules alone, which the pictures of the page itself show. */
  readonly theme?: ThemeAddress;
}

export const slotRules = (rules: Omit<SlotRules, 'minimumSpinMs'>): SlotRules => ({
  ...rules,
  minimumSpinMs: minimumMovementMs,
});
