import type { DrawIssue } from '@mekong/api-client/contract/types';
import { expect, test } from 'vitest';
import { drawPhase, phaseChanges } from './draw-phase.ts';

const issue: DrawIssue = {
  issue: '20261121-0731',
  opensAt: '2026-11-21T05:10:00.000Z',
  closesAt: '2026-11-21T05:10:50.000Z',
  drawsAt: '2026-11-21T05:11:00.000Z',
  chain: 1,
  position: 731,
  seedHash: '0'.repeat(64),
};
const at = (time: string): number => Date.parse(`2026-11-21T${time}Z`);

test('a draw is open, closed, being drawn and late in turn, each from its moment on', () => {
  const phase = (time: string) => drawPhase({ current: issue }, at(time));
  expect([phase('05:10:49.999'), phase('05:10:50'), phase('05:10:59.999')]).toEqual(['open', 'closed', 'closed']);
  expect([phase('05:11:00'), phase('05:11:29.999'), phase('05:11:30')]).toEqual(['drawing', 'drawing', 'late']);
});

test('a draw without numbers comes before the next one, which is open already', () => {
  const next = { ...issue, issue: '20261121-0732', closesAt: '2026-11-21T05:11:50.000Z' };
  expect(drawPhase({ current: next, drawing: issue }, at('05:11:02'))).toBe('drawing');
});

test('nothing changes between the moments that are named', () => {
  const lottery = { current: issue };
  for (const moment of phaseChanges(lottery))
    expect(drawPhase(lottery, moment - 1), new Date(moment).toISOString()).not.toBe(drawPhase(lottery, moment));
});

test('a lottery without a planned draw has no phase', () => {
  expect(drawPhase({}, at('05:11:00'))).toBeUndefined();
  expect(phaseChanges({})).toEqual([]);
});
