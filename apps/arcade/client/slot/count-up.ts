/** An amount that grows to its end before the eyes; at once for players who want less movement. */
import { prefersStillness } from '../kit/motion.ts';

/** No count takes longer. */
const longestMs = 2500;
const shortestMs = 600;

/** Milliseconds of a count: the more of the stake, the longer. */
export const countMs = (amount: bigint, stake: bigint): number =>
  Math.min(longestMs, shortestMs + 60 * Number((10n * amount) / stake));

export function createCountUp(show: (amount: bigint) => void) {
  let frame = 0;
  let end: bigint | undefined;
  const finish = () => {
    cancelAnimationFrame(frame);
    if (end !== undefined) show(end);
    end = undefined;
  };
  return {
    /** Shows the last amount at once. */
    finish,
    start(amount: bigint, stake: bigint): void {
      finish();
      if (prefersStillness()) return;
      end = amount;
      const began = performance.now();
      const duration = countMs(amount, stake);
      const tick = () => {
        const share = Math.min(1, (performance.now() - began) / duration);
        if (share === 1) return finish();
        show((amount * BigInt(Math.round(share * 1000))) / 1000n);
        frame = requestAnimationFrame(tick);
      };
      tick();
    },
  };
}
