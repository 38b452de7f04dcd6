import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recheckAfter } from './recheck.ts';

const now = Date.parse('2026-11-21T08:00:00.000Z');
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('a closed site is asked for again by itself', () => {
  test('about once a minute under maintenance, twice when it cannot be reached', () => {
    expect(recheckAfter('maintenance', undefined, now, 0.5)).toBe(60_000);
    expect(recheckAfter('unreachable', undefined, now, 0.5)).toBe(30_000);
  });

  test('at its expected end, when that is nearer', () => {
    expect(recheckAfter('maintenance', '2026-11-21T08:00:20.000Z', now, 0)).toBe(20_000);
  });

  test('never where the country or the address is what closes it', () => {
    expect(recheckAfter('region', undefined, now, 0.5)).toBeUndefined();
    expect(recheckAfter('invalid-domain', undefined, now, 0.5)).toBeUndefined();
  });

  test('never all at once, nor later than a minute and a quarter, whatever the expected end', () => {
    fc.assert(
      fc.property(share, fc.integer({ min: -86_400_000, max: 86_400_000 }), (random, ends) => {
        const until = new Date(now + ends).toISOString();
        const wait = recheckAfter('maintenance', until, now, random);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(75_000);
      }),
    );
  });
});
