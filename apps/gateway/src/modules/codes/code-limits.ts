import { Fault } from '../../server/fault.ts';
import type { CodeCounts } from './code.repository.ts';

/** Codes that may be asked for (trust.md R22). */
const LIMITS = {
  number: { minute: 1, day: 5 },
  ip: { hour: 10, day: 30 },
  /** A hundred numbers that follow each other: pumping walks along them. */
  block: { hour: 20 },
} as const;

/** The time the specification names for "too many requests". */
const WAIT_S = 300;

export interface CodeBudget {
  /** Codes of the whole site within an hour, and within a day. */
  hour: number;
  day: number;
}

/**
 * Refuses a request for a code that comes too often. Known and unknown numbers are counted alike.
 *
 * @param scale factor of every limit; load runs raise it
 * @throws Fault OTP_TOO_MANY with the seconds to wait, OTP_QUOTA when waiting a little does not help
 */
export function assertWithinLimits(counts: CodeCounts, budget: CodeBudget, scale: number): void {
  const reached = (count: number, limit: number) => count >= Math.ceil(limit * scale);
  if (reached(counts.numberMinute, LIMITS.number.minute))
    throw new Fault('OTP_TOO_MANY', { params: { retryAfter: Math.max(1, 60 - counts.secondsSinceLast) } });
  if (reached(counts.ipHour, LIMITS.ip.hour) || reached(counts.blockHour, LIMITS.block.hour))
    throw new Fault('OTP_TOO_MANY', { params: { retryAfter: WAIT_S } });
  if (
    reached(counts.numberDay, LIMITS.number.day) ||
    reached(counts.ipDay, LIMITS.ip.day) ||
    reached(counts.sentHour, budget.hour) ||
    reached(counts.sentDay, budget.day)
  )
    throw new Fault('OTP_QUOTA');
}

/** Whether this request must show that a person makes it: from the second one of a number or an address on. */
export function needsHuman(counts: CodeCounts, scale: number): boolean {
  return counts.numberDay >= scale || counts.ipHour >= scale;
}
