import type { DrawResult, PastDraw, PrizeNumbers } from '@mekong/api-client/types';
import type { OpenedResult } from '@mekong/ui/patterns/OpenedNumbers';

/** Words of a prize. */
export type NameOf = (prize: PrizeNumbers['prize']) => string;

const inOneRow = ['digits', 'balls', 'dice', 'race'] as const;

/**
 * A result as it is shown. One of a kind that is newer than this page is shown as prizes with their numbers, which every
 * result has.
 *
 * @param nameOf words of a prize
 */
export function toOpenedResult({ kind, prizes }: DrawResult, nameOf: NameOf): OpenedResult {
  const row = inOneRow.find((known) => known === kind);
  if (!row) return { kind: 'board', prizes: prizes.map(({ prize, numbers }) => ({ name: nameOf(prize), numbers })) };
  const isBonus = ({ prize }: PrizeNumbers): boolean => prize === 'bonus';
  const special = prizes.filter(isBonus).flatMap(({ numbers }) => numbers);
  const numbers = prizes.filter((prize) => !isBonus(prize)).flatMap((prize) => prize.numbers);
  return { kind: row, numbers, special };
}

/** The last draw as it is shown; a draw that was called off has no numbers. */
export const toLastDraw = ({ issue, result }: PastDraw, nameOf: NameOf) => ({
  drawNo: issue,
  result: result && toOpenedResult(result, nameOf),
});
