import { Fault } from '../../kernel/fault.ts';
import type { CodeCounts } from './code.repository.ts';

/** Codes that may be asked for. */
const LIMITS = {
  number: { minute: 1, day: 5 },
  device: { hour: 5 },
  /** Whole houses, campuses and mobile networks share one. */
  ip: { hour: 60, day: 300 },
  /** A hundred numbers that follow each other: pumping walks along them. */
  block: { hour: 20 },
} as const;

/** From so many codes of an address within an hour on, the next one must show that a person asks for it. */
const HUMAN_AFTER_OF_ADDRESS = 20;

/** The time the specification names for "too many requests". */
const WAIT_S = 300;

/** What was counted for a request. */
export type Counted = CodeCounts & {
  /** Codes that this browser was sent within the hour. */
  deviceHour: number;
};

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
export function assertWithinLimits(counts: Counted, budget: CodeBudget, scale: number): void {
  const reached = (count: number, limit: number) => count >= Math.ceil(limit * scale);
  if (reached(counts.numberMinute, LIMITS.number.minute))
    throw new Fault('OTP_TOO_MANY', { params: { retryAfter: Math.max(1, 60 - counts.secondsSinceLast) } });
  if (reached(counts.deviceHour, LIMITS.device.hour))
    throw new Fault('OTP_TOO_MANY', { params: { retryAfter: WAIT_S } });
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

/**
 * Whether this request must show that a person makes it: from the second one of a number or a browser on, and much later
 * of an address, because many people may be behind one.
 */
export function needsHuman(counts: Counted, scale: number): boolean {
  return (
    counts.numberDay >= scale ||
    counts.deviceHour >= scale ||
    counts.ipHour >= Math.ceil(HUMAN_AFTER_OF_ADDRESS * scale)
  );
}
