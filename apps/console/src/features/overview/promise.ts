/** How work stands to the time that it should be done by. */
export interface Promised {
  /** `late` = the time is over, `urgent` = little of it is left, `soon` = less than two thirds, `good` = more. */
  readonly state: 'late' | 'urgent' | 'soon' | 'good';
  /** Seconds that are left, or that it is late by. */
  readonly seconds: number;
}

/** Shares of the whole time below which it gets urgent, and near. */
const urgent = 1 / 8;
const soon = 2 / 3;

/**
 * Reads how much of the promised time is left.
 *
 * @param now milliseconds since 1970
 * @returns undefined where nothing is promised
 */
export function readPromise(
  { oldestAt, promisedAt }: { readonly oldestAt?: string | undefined; readonly promisedAt?: string | undefined },
  now: number,
): Promised | undefined {
  if (promisedAt === undefined) return undefined;
  const end = Date.parse(promisedAt);
  const left = end - now;
  const seconds = Math.abs(left) / 1_000;
  if (left <= 0) return { state: 'late', seconds };
  const share = left / (end - Math.min(now, oldestAt === undefined ? now : Date.parse(oldestAt)));
  return { state: share < urgent ? 'urgent' : share < soon ? 'soon' : 'good', seconds };
}
