import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRetryableStatus, MAX_RETRIES, retryDelay, sleep } from './retry.ts';

describe('retry', () => {
  test('waits longer each time, half of it at random, never more than 600 ms', () => {
    fc.assert(
      fc.property(
        fc.nat(MAX_RETRIES - 1),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (retry, dice) => {
          const full = 300 * 2 ** retry;
          const delay = retryDelay(retry, null, () => dice);
          expect(delay).toBeGreaterThanOrEqual(full / 2);
          expect(delay).toBeLessThanOrEqual(full);
        },
      ),
    );
  });

  test('honours Retry-After in seconds up to three', () => {
    expect(retryDelay(0, '2')).toBe(2_000);
    expect(retryDelay(0, '120')).toBe(3_000);
    expect(retryDelay(0, 'Wed, 21 Oct 2026 07:28:00 GMT', () => 1)).toBe(300);
  });

  test('only a busy or restarting gateway is worth another try', () => {
    expect([400, 401, 404, 429, 500, 501, 502, 503, 504].filter(isRetryableStatus)).toEqual([502, 503, 504]);
  });

  test('waiting ends with the reason of its signal', async () => {
    const stop = new AbortController();
    const waiting = sleep(60_000, stop.signal);
    stop.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(sleep(60_000, stop.signal)).rejects.toThrow('left');
  });
});
