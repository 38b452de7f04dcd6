import type { Money } from '../../../kernel/money.ts';

/**
 * Splits what is to arrive into parts that a provider sends at once, as even as its step allows: a small last part could be
 * below its least amount.
 *
 * @param total above zero and a whole multiple of the step
 */
export function splitIntoParts(total: Money, { largestPart, step }: { largestPart: Money; step: Money }): Money[] {
  const steps = total / step;
  const most = largestPart / step;
  const count = (steps + most - 1n) / most;
  const [each, over] = [steps / count, steps % count];
  return Array.from({ length: Number(count) }, (_, index) => (each + (BigInt(index) < over ? 1n : 0n)) * step);
}
