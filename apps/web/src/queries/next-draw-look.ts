const second = 1000;

/** What is known of a query for draws. */
export interface DrawsState {
  /** When the draws that are waited for are due, ISO 8601; undefined as long as there was no answer. */
  readonly dueAt: readonly string[] | undefined;
  /** Milliseconds since 1970 by this device: the last answer, and the last failure; 0 for none. */
  readonly answeredAt: number;
  readonly failedAt: number;
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly clockOffset: number;
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/**
 * Up to a second and a half after the draw: the numbers are out by then, and not everybody asks at once. Of one answer it
 * is always the same, so that a page which is rendered again does not begin to wait anew.
 */
const jitter = (answeredAt: number): number => 300 + ((answeredAt * 7919) % 1200);

/**
 * When to ask for draws again: soon after the next one is due; every few seconds while numbers are overdue, the slower the
 * later they are; after a failure as long again as it has been failing, so that a site in trouble is left in peace.
 *
 * @param now milliseconds since 1970 by this device
 * @returns milliseconds from now
 */
export function lookAgainIn({ dueAt, answeredAt, failedAt, clockOffset }: DrawsState, now: number): number {
  if (failedAt > answeredAt) return between(5 * second, answeredAt ? failedAt - answeredAt : 10 * second, 60 * second);
  const dues = (dueAt ?? []).map((due) => Date.parse(due) - clockOffset);
  const overdue = dues.filter((due) => due <= now);
  const next = Math.min(60 * second, ...dues.filter((due) => due > now).map((due) => due - now + jitter(answeredAt)));
  if (overdue.length === 0) return next;
  return Math.min(next, between(1.5 * second, (now - Math.max(...overdue)) / 2, 15 * second));
}
