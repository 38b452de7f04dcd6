import { createHash, createHmac } from 'node:crypto';
import type { DrawResult, LotteryKind, PrizeRule } from '@mekong/api-client/contract/types';

/*
 * Numbers from a seed: the part that anybody can recompute. docs/guides/fair-draws.md describes it in words, vectors.json
 * pins it, and the site has a second implementation of its own in the browser.
 */

const wordBytes = 4;
const wordRange = 2 ** 32;

/** What the numbers of a draw follow from. */
export interface DrawInputs {
  /** 64 lower-case hexadecimal digits. */
  readonly seed: string;
  readonly gameCode: string;
  readonly issue: string;
  /** Empty where the lottery has none. */
  readonly publicValue: string;
}

/** The commitment of a draw: SHA-256 over the 32 bytes of its seed, in hexadecimal. */
export const hashOfSeed = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** 32-bit words, big-endian, eight to a block of HMAC-SHA256(seed, `gameCode:issue:publicValue:block`). */
function* wordsOf({ seed, gameCode, issue, publicValue }: DrawInputs): Generator<number, never> {
  const key = Buffer.from(seed, 'hex');
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', key).update(`${gameCode}:${issue}:${publicValue}:${block}`).digest();
    for (let offset = 0; offset < bytes.length; offset += wordBytes) yield bytes.readUInt32BE(offset);
  }
}

/** A uniform whole number below the bound. Words above its last full multiple are thrown away: no remainder is favoured. */
function below(bound: number, words: Iterator<number, never>): number {
  const limit = wordRange - (wordRange % bound);
  let word = words.next().value;
  while (word >= limit) word = words.next().value;
  return word % bound;
}

/**
 * The result of a draw. Prizes take their numbers in the order of the rule; a distinct number is taken out of the pool of
 * the whole draw, which distinct prizes of the same range share.
 *
 * @throws RangeError when the rule asks for more distinct numbers than there are
 */
export function resultOf(kind: LotteryKind, rule: readonly PrizeRule[], inputs: DrawInputs): DrawResult {
  const words = wordsOf(inputs);
  const pools = new Map<string, number[]>();
  const poolOf = ({ min, max }: PrizeRule): number[] => {
    const key = `${min}-${max}`;
    const pool = pools.get(key) ?? Array.from({ length: max - min + 1 }, (_, index) => min + index);
    pools.set(key, pool);
    return pool;
  };
  const next = (prize: PrizeRule): number => {
    if (!prize.isDistinct) return prize.min + below(prize.max - prize.min + 1, words);
    const pool = poolOf(prize);
    const [number] = pool.splice(below(pool.length, words), 1);
    if (number === undefined) throw new RangeError(`The pool ${prize.min} to ${prize.max} has too few numbers.`);
    return number;
  };
  return {
    kind,
    prizes: rule.map((prize) => {
      const drawn = Array.from({ length: prize.count }, () => next(prize));
      const shown = prize.isSorted ? drawn.toSorted((a, b) => a - b) : drawn;
      return { prize: prize.prize, numbers: shown.map((number) => String(number).padStart(prize.digits, '0')) };
    }),
  };
}
