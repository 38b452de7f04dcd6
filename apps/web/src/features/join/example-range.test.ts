import type { AgentPlan } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { hasOutcomes, rangesOf, roundUp, toWire } from './example-range.ts';

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [24, 50],
  [600_000, 1_000_000],
  [1_200_000, 2_000_000],
])('%d is rounded up to %d', (value, rounded) => {
  expect(roundUp(value)).toBe(rounded);
});

const tier = (minimumBet: string, activeMember: number, netLoss?: string): AgentPlan['terms']['tiers'][number] => ({
  ...{ outcome: 'ANY', minimumBet, activeMember, rateType: 'P', rate: '0.100000' },
  ...(netLoss === undefined ? {} : { netLoss }),
});

test('sliders reach past the highest tier and begin where the second one is reached', () => {
  const { volume, loss, active } = rangesOf({
    tiers: [tier('100000.0000', 5, '5000.0000'), tier('1000000.0000', 25, '60000.0000')],
  });
  expect(volume).toEqual({ max: 2_000_000, step: 20_000, start: 1_000_000 });
  expect(loss).toEqual({ max: 100_000, step: 1_000, start: 60_000 });
  expect(active).toEqual({ max: 50, step: 1, start: 25 });
});

test('sliders of a plan without conditions have ordinary ends, and something to begin with', () => {
  expect(rangesOf({ tiers: [tier('0.0000', 0)] }).volume).toEqual({ max: 1_000_000, step: 10_000, start: 500_000 });
});

test('an amount is sent in whole units with four places', () => {
  expect(toWire(236_400)).toBe('236400.0000');
});

test('a plan with a table for each outcome of a day lets people choose the outcome', () => {
  expect(hasOutcomes({ tiers: [tier('0.0000', 0)] })).toBe(false);
  expect(hasOutcomes({ tiers: [{ ...tier('0.0000', 0), outcome: 'LOSS' }] })).toBe(true);
});
