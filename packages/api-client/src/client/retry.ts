/** Retries after the first try. Reads only: a command is never sent twice by itself. */
export const MAX_RETRIES = 2;

const FIRST_DELAY_MS = 300;
const LONGEST_RETRY_AFTER_MS = 3_000;

/** Statuses of a gateway or proxy that is busy or restarting. */
export const isRetryableStatus = (status: number): boolean => status === 502 || status === 503 || status === 504;

/**
 * Milliseconds before retry number `retry` (0-based): 300, 600 with half of it at random, so that many clients do not
 * come back at once. A Retry-After in seconds is honoured up to 3 s.
 */
export function retryDelay(retry: number, retryAfter?: string | null, random: () => number = Math.random): number {
  const asked = Number(retryAfter);
  if (asked > 0) return Math.min(asked * 1_000, LONGEST_RETRY_AFTER_MS);
  return FIRST_DELAY_MS * 2 ** retry * (0.5 + random() / 2);
}

/** Waits; rejects with the signal's reason when it is aborted first. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    signal.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      failed(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      done();
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
