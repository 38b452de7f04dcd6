import { expect, test } from 'vitest';
import { sumCycles, type TriedCycle } from './sum-cycles.ts';

const earned = (net: string) => ({ gross: net, below: '0.0000', net });
const cycle = (day: number, more: Partial<TriedCycle>): TriedCycle => ({
  start: `2026-11-${day}T17:00:00.000Z`,
  end: `2026-11-${day + 1}T17:00:00.000Z`,
  team: { volume: '236400.0000', loss: '-4200.5000', active: 9 },
  downline: { now: earned('1182.0000'), offered: earned('945.6000') },
  own: { now: earned('0.0000'), offered: earned('-236.4000') },
  ...more,
});

test('cycles are summed to the fraction of a cent, from the first moment of the oldest to the end of the newest', () => {
  expect(sumCycles([cycle(25, {}), cycle(24, {}), cycle(23, {})])).toEqual({
    start: '2026-11-23T17:00:00.000Z',
    end: '2026-11-26T17:00:00.000Z',
    volume: 7_092_000_000n,
    loss: -126_015_000n,
    downline: { now: 35_460_000n, offered: 28_368_000n },
    own: { now: 0n, offered: -7_092_000n },
  });
});

test('without terms in force there is nothing to compare with, and below the house nothing of the own', () => {
  const { own: _, ...first } = cycle(25, { downline: { offered: earned('945.6000') } });
  const { downline, own } = sumCycles([first]);
  expect(downline).toEqual({ now: undefined, offered: 9_456_000n });
  expect(own).toBeUndefined();
});
