/** Reels that are waited for: one more of the symbol that opens the feature, and it is open. */

import { openerOf } from '../../../shared/slot/seen.ts';
import type { Rules, Step } from '../model.ts';

/** How many of the opening symbol open the feature. */
export function neededOf({ config: { parts } }: Rules): number {
  const { scatters, scatterPays, bookPays, strips = [] } = parts;
  if (scatters !== undefined) return scatters;
  const counted = Object.keys(scatterPays ?? bookPays ?? {}).map(Number);
  if (counted.length > 0) return Math.min(...counted);
  const opener = openerOf(parts);
  return strips.filter((strip) => opener !== undefined && strip.includes(opener)).length;
}

/**
 * For each reel whether it stops later: all but one of the symbols have been seen before it, and it may hold one. It tells
 * nothing of what comes: a reel that misses is waited for as long as one that does not.
 */
export function tenseReels(step: Pick<Step, 'board'>, rules: Rules): readonly boolean[] {
  const { parts } = rules.config;
  const opener = openerOf(parts);
  const needed = neededOf(rules);
  if (opener === undefined || needed < 2) return step.board.map(() => false);
  let seen = 0;
  return step.board.map((cells, reel) => {
    const strip = parts.strips?.[reel];
    const isTense = seen >= needed - 1 && (!strip || strip.includes(opener));
    seen += cells.filter((cell) => cell === opener).length;
    return isTense;
  });
}
