import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phaseAt, warningTime } from './session-clock.ts';

const minute = 60_000;
const times = { expiresAt: 720 * minute, idleSeconds: 1800 };

describe('the end of a session', () => {
  it('is announced a minute before, and moves with each sign of life', () => {
    expect(phaseAt(0, times, 0)).toEqual({ kind: 'calm', until: 29 * minute });
    expect(phaseAt(29 * minute, times, 0)).toEqual({ kind: 'warning', reason: 'idle', until: 30 * minute });
    expect(phaseAt(29 * minute, times, 28 * minute)).toEqual({ kind: 'calm', until: 57 * minute });
    expect(phaseAt(30 * minute, times, 0)).toEqual({ kind: 'ended', reason: 'idle' });
  });

  it('is not moved by anything once the absolute end is near', () => {
    expect(phaseAt(719 * minute, times, 719 * minute)).toEqual({
      kind: 'warning',
      reason: 'expired',
      until: 720 * minute,
    });
    expect(phaseAt(720 * minute, times, 720 * minute)).toEqual({ kind: 'ended', reason: 'expired' });
  });

  it('comes by calm, warning and end in this order, however long the device slept', () => {
    const order = { calm: 0, warning: 1, ended: 2 };
    const moment = fc.integer({ min: 0, max: 1_000 * minute });
    fc.assert(
      fc.property(moment, moment, moment, (seenAt, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(order[phaseAt(later, times, seenAt).kind]).toBeGreaterThanOrEqual(
          order[phaseAt(earlier, times, seenAt).kind],
        );
      }),
    );
  });

  it('leaves a full minute between warning and end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 * minute }), (seenAt) => {
        const phase = phaseAt(seenAt, times, seenAt);
        if (phase.kind !== 'calm') throw new Error('A session that was just seen is calm.');
        const warned = phaseAt(phase.until, times, seenAt);
        expect(warned).toMatchObject({ kind: 'warning', until: phase.until + warningTime });
      }),
    );
  });
});
