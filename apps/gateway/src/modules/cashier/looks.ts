import type { DepositOrderRow } from './deposit.repository.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/**
 * Of an order that is paid on a page of the provider. Its payer comes back and is told after 20 seconds what is known: the
 * provider was asked within them, whatever became of its webhook.
 */
const HOSTED_PAUSE = 10 * SECOND;
/** How long after its end an order is still asked about: money may come late. */
const LATE_MS = 72 * HOUR;

/** Whether an order ended so long ago that nobody asks about it any more. */
export const isLongOver = ({ expiresAt }: Pick<DepositOrderRow, 'expiresAt'>, now: Date): boolean =>
  now.getTime() - expiresAt.getTime() > LATE_MS;

type Looked = Pick<
  DepositOrderRow,
  'kind' | 'state' | 'looks' | 'createdAt' | 'expiresAt' | 'providerRef' | 'isUnsure'
>;

/**
 * When the provider of an order is asked next: often while somebody waits for it, seldom later. Webhooks are quicker where
 * they come; this finds what they miss.
 *
 * @returns `null` when nothing new can come
 */
export function nextLook(order: Looked, now: Date): Date | null {
  const after = (pause: number) => new Date(now.getTime() + pause);
  const age = now.getTime() - order.createdAt.getTime();
  switch (order.state) {
    case 'CREATED':
      return after(Math.min(5 * SECOND * 2 ** Math.max(0, order.looks - 1), 5 * MINUTE));
    case 'PENDING': {
      const usual = age < 2 * MINUTE ? 4 * SECOND : age < 15 * MINUTE ? 30 * SECOND : 5 * MINUTE;
      const isHosted = order.kind === 'WALLET' || order.kind === 'CARD';
      const pause = isHosted ? Math.min(usual, HOSTED_PAUSE) : usual;
      const untilEnd = order.expiresAt.getTime() - now.getTime();
      return after(untilEnd > 0 ? Math.min(pause, untilEnd) : pause);
    }
    case 'REVIEW':
      return after(isLongOver(order, now) ? HOUR : 5 * MINUTE);
    case 'EXPIRED':
    case 'CANCELLED':
    case 'FAILED': {
      const mayBePaid = order.providerRef !== null || order.isUnsure;
      if (!mayBePaid || isLongOver(order, now)) return null;
      return after(now.getTime() - order.expiresAt.getTime() < HOUR ? 5 * MINUTE : HOUR);
    }
    default:
      return null;
  }
}

/**
 * When the provider of a payment without an order is asked about it next while it is kept, as about an order that has ended.
 *
 * @returns `null` when it was paid so long ago that nothing new is expected
 */
export function nextStrayLook({ paidAt }: { paidAt: Date }, now: Date): Date | null {
  const age = now.getTime() - paidAt.getTime();
  return age > LATE_MS ? null : new Date(now.getTime() + (age < HOUR ? 5 * MINUTE : HOUR));
}
