import type { DrawResult, PastDraw, PrizeKey } from '@mekong/api-client/contract/types';
import type { OpenedResult } from '@mekong/ui/patterns/OpenedNumbers';

/**
 * A result as it is shown.
 *
 * @param nameOf words of a prize
 */
export function toOpenedResult({ kind, prizes }: DrawResult, nameOf: (prize: PrizeKey) => string): OpenedResult {
  if (kind === 'board') return { kind, prizes: prizes.map(({ prize, numbers }) => ({ name: nameOf(prize), numbers })) };
  const isBonus = ({ prize }: { prize: PrizeKey }): boolean => prize === 'bonus';
  const special = prizes.filter(isBonus).flatMap(({ numbers }) => numbers);
  const numbers = prizes.filter((prize) => !isBonus(prize)).flatMap((prize) => prize.numbers);
  return { kind, numbers, special };
}

/** The last draw as it is shown; a draw that was called off has no numbers. */
export const toLastDraw = ({ issue, result }: PastDraw, nameOf: (prize: PrizeKey) => string) => ({
  drawNo: issue,
  result: result && toOpenedResult(result, nameOf),
});
