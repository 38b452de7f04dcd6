import type { Money } from '../../kernel/money.ts';
import type { PlayLimit } from './limit.repository.ts';

const HOUR_MS = 3_600_000;
/** How long somebody waits who wants a higher limit, and how long the second yes may take then. */
export const WAIT_MS = 24 * HOUR_MS;
export const ANSWER_MS = 7 * 24 * HOUR_MS;

/** What a wish does to a limit: protection is at once, less of it has to wait. */
export type LimitWish = 'nothing' | 'set' | 'ask';

/**
 * @param limit in force; `undefined` where there is none
 * @param amount that is wanted; `undefined` for no limit
 */
export function wishOf(limit: Pick<PlayLimit, 'amount' | 'asked'> | undefined, amount: Money | undefined): LimitWish {
  if (!limit) return amount === undefined ? 'nothing' : 'set';
  return amount !== undefined && amount <= limit.amount ? 'set' : 'ask';
}

/** When the second yes to what was asked for is taken. */
export const answerTime = (askedAt: Date): { from: Date; until: Date } => {
  const from = new Date(askedAt.getTime() + WAIT_MS);
  return { from, until: new Date(from.getTime() + ANSWER_MS) };
};

/** What a request has come to: it waits, it may be confirmed, or nobody has said yes in time. */
export function requestState(askedAt: Date, now: Date): 'waiting' | 'ready' | 'over' {
  const { from, until } = answerTime(askedAt);
  if (now < from) return 'waiting';
  return now < until ? 'ready' : 'over';
}
