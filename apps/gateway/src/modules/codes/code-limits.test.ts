import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fault } from '../../kernel/fault.ts';
import { assertWithinLimits, type Counted, needsHuman } from './code-limits.ts';

const BUDGET = { hour: 200, day: 1_000 };
const count = fc.nat({ max: 1_200 });
const counts: fc.Arbitrary<Counted> = fc.record({
  numberMinute: fc.nat({ max: 3 }),
  numberDay: fc.nat({ max: 12 }),
  deviceHour: fc.nat({ max: 12 }),
  ipHour: fc.nat({ max: 120 }),
  ipDay: fc.nat({ max: 600 }),
  blockHour: fc.nat({ max: 60 }),
  sentHour: count,
  sentDay: count,
  secondsSinceLast: fc.nat({ max: 59 }),
});
const NONE: Counted = {
  numberMinute: 0,
  numberDay: 0,
  deviceHour: 0,
  ipHour: 0,
  ipDay: 0,
  blockHour: 0,
  sentHour: 0,
  sentDay: 0,
  secondsSinceLast: 86_400,
};
const scale = fc.constantFrom(1, 2, 10, 100);

/** Why a request is refused; `undefined` when it is not. */
function refusal(found: Counted, factor = 1): Fault | undefined {
  try {
    assertWithinLimits(found, BUDGET, factor);
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

describe('a request for a code', () => {
  test('that is refused for a while names whole seconds, from one to five minutes', () => {
    fc.assert(
      fc.property(counts, scale, (found, factor) => {
        const fault = refusal(found, factor);
        if (fault?.code !== 'OTP_TOO_MANY') return;
        expect(fault.params.retryAfter).toSatisfy(Number.isInteger);
        expect(fault.params.retryAfter).toBeGreaterThanOrEqual(1);
        expect(fault.params.retryAfter).toBeLessThanOrEqual(300);
      }),
    );
  });

  test('within the minute is told the seconds that are left of it: neither fewer nor more', () => {
    fc.assert(
      fc.property(fc.nat({ max: 59 }), (secondsSinceLast) => {
        const fault = refusal({ ...NONE, numberMinute: 1, numberDay: 1, secondsSinceLast });
        expect((fault?.params.retryAfter ?? 0) + secondsSinceLast).toBe(60);
      }),
    );
  });

  test('is refused all the more when more was sent, whatever it is that grew', () => {
    const grown = fc.constantFrom(
      ...(Object.keys(NONE) as (keyof Counted)[]).filter((name) => name !== 'secondsSinceLast'),
    );
    fc.assert(
      fc.property(counts, grown, fc.integer({ min: 1, max: 500 }), scale, (found, name, more, factor) => {
        if (!refusal(found, factor)) return;
        expect(refusal({ ...found, [name]: found[name] + more }, factor)).toBeDefined();
      }),
    );
  });

  test('is refused no more under looser limits than under strict ones', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 50 }), (found, factor) => {
        if (!refusal(found)) expect(refusal(found, factor)).toBeUndefined();
      }),
    );
  });

  test('passes below every limit, and has to show a person from the second one of a number or browser on', () => {
    expect(refusal(NONE)).toBeUndefined();
    expect(needsHuman(NONE, 1)).toBe(false);
    expect(needsHuman({ ...NONE, numberDay: 1 }, 1)).toBe(true);
    expect(needsHuman({ ...NONE, deviceHour: 1 }, 1)).toBe(true);
    expect(needsHuman({ ...NONE, ipHour: 19 }, 1)).toBe(false);
    expect(needsHuman({ ...NONE, ipHour: 20 }, 1)).toBe(true);
    const full: Counted = {
      ...NONE,
      numberDay: 4,
      deviceHour: 4,
      ipHour: 59,
      ipDay: 299,
      blockHour: 19,
      sentHour: 199,
      sentDay: 999,
    };
    expect(refusal(full)).toBeUndefined();
    for (const name of ['numberDay', 'ipDay', 'sentHour', 'sentDay'] as const)
      expect(refusal({ ...full, [name]: full[name] + 1 })?.code, name).toBe('OTP_QUOTA');
    for (const name of ['deviceHour', 'ipHour', 'blockHour'] as const)
      expect(refusal({ ...full, [name]: full[name] + 1 })?.code, name).toBe('OTP_TOO_MANY');
  });
});
