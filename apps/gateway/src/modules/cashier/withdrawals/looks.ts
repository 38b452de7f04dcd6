import { openPartStates } from './machine.ts';
import type { PartRow, WithdrawalRow } from './withdrawal.repository.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** How long after its end a withdrawal is still asked about: banks send money back, and providers change their minds. */
const LATE_MS = 5 * 24 * HOUR;

type Looked = Pick<WithdrawalRow, 'state' | 'looks' | 'createdAt' | 'completedAt'>;

/**
 * When a withdrawal is looked at next, and its provider is asked. Webhooks are quicker where they come; this finds what they
 * miss.
 *
 * @returns `null` when somebody has to decide first, or nothing new can come
 */
export function nextWithdrawalLook(order: Looked, parts: readonly Pick<PartRow, 'state'>[], now: Date): Date | null {
  const after = (pause: number) => new Date(now.getTime() + pause);
  switch (order.state) {
    case 'REVIEW':
      return null;
    case 'PAID':
    case 'REJECTED': {
      const over = order.completedAt ? now.getTime() - order.completedAt.getTime() : 0;
      // there are far more of these than of all others, nobody waits, and what comes back is nearly always told of
      const pause = Math.max(5 * MINUTE, Math.min(over, HOUR));
      return parts.length === 0 || over > LATE_MS ? null : after(pause);
    }
    default: {
      const isUnderWay = parts.some(({ state }) => (openPartStates as readonly string[]).includes(state));
      const pause = 2 * SECOND * 2 ** Math.min(Math.max(0, order.looks - 1), 8);
      return after(isUnderWay ? Math.min(pause, 5 * MINUTE) : 2 * SECOND);
    }
  }
}
