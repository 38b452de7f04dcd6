/** A round of a slot as its page and the betting record see it. */
import type { VendorDetailLine } from '@mekong/api-client/contract/types';
import { payoutOf, type SlotFacts, type SlotStep } from '../../shared/slot/models/model.ts';
import { symbolOf } from '../../shared/slot/symbols.ts';
import { formatAmount } from '../core/money.ts';

/** Movements of the game that each take the least time of one: the paid spin, and each free one. */
export const movementsOf = (steps: readonly SlotStep[]): number =>
  steps.filter(({ kind }) => kind === 'spin' || kind === 'free').length;

/** The steps with what each pays; the one that reaches the cap of the rules pays what is left below it. */
export function stepsView(steps: readonly SlotStep[], stake: bigint, { unitsPerStake, cap }: SlotFacts) {
  let left = cap === null ? Number.POSITIVE_INFINITY : cap * unitsPerStake;
  return steps.map((step) => {
    const units = Math.min(step.units, left);
    left -= units;
    return { ...step, payout: formatAmount(payoutOf(stake, units, unitsPerStake)) };
  });
}

/** Whether a round has ended because it has reached the most that the rules pay. */
export const isCapped = (units: number, { unitsPerStake, cap }: SlotFacts): boolean =>
  cap !== null && units >= cap * unitsPerStake;

/**
 * Lines of the betting record: the board of the paid spin row by row, and the free spins it opened.
 *
 * @param idOf id of the symbol that a cell shows
 */
export function detailsOfSteps(
  steps: readonly SlotStep[],
  idOf: (cell: string) => string = symbolOf,
): VendorDetailLine[] {
  const [paid] = steps;
  const rows = Math.max(0, ...(paid?.board.map(({ length }) => length) ?? []));
  // three rows have names, more of them numbers
  const prefix = rows === 3 ? 'row' : 'board-row';
  return [
    // the ids are what a page names in the language of its reader; the text is for readers that name none
    ...Array.from({ length: rows }, (_, row) => {
      const symbols = paid?.board.flatMap((reel) => reel[row] ?? []).map(idOf) ?? [];
      return { name: `${prefix}-${row + 1}`, value: symbols.join(' '), symbols };
    }),
    { name: 'stops', value: paid?.stops?.join(' ') ?? '' },
    { name: 'free-spins', value: String(steps.filter(({ kind }) => kind === 'free').length) },
  ].filter(({ name }) => name !== 'stops' || paid === undefined || paid.stops !== undefined);
}
