import { expect, test } from 'vitest';
import { drawPhase, phaseChanges } from './draw-phase.ts';

const draw = { closesAt: '2026-11-21T05:10:50.000Z', drawsAt: '2026-11-21T05:11:00.000Z' };
const at = (time: string): number => Date.parse(`2026-11-21T${time}Z`);

test('a draw is open, closed, being drawn and late in turn, each from its moment on', () => {
  const phase = (time: string) => drawPhase(draw, at(time));
  expect([phase('05:10:49.999'), phase('05:10:50'), phase('05:10:59.999')]).toEqual(['open', 'closed', 'closed']);
  expect([phase('05:11:00'), phase('05:11:29.999'), phase('05:11:30')]).toEqual(['drawing', 'drawing', 'late']);
});

test('of bets nothing is said where their closing is not known', () => {
  expect(drawPhase({ drawsAt: draw.drawsAt }, at('05:10:00'))).toBe('closed');
});

test('nothing changes between the moments that are named', () => {
  for (const times of [draw, { drawsAt: draw.drawsAt }])
    for (const moment of phaseChanges(times)) {
      expect(drawPhase(times, moment - 1), new Date(moment).toISOString()).not.toBe(drawPhase(times, moment));
      expect(drawPhase(times, moment + 1), new Date(moment).toISOString()).toBe(drawPhase(times, moment));
    }
});

test('where no draw is planned nothing changes', () => {
  expect(phaseChanges(undefined)).toEqual([]);
});
