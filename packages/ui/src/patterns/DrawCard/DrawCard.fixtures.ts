import { openedFixtures } from '../OpenedNumbers/OpenedNumbers.fixtures.ts';
import type { DrawCardDraw, RunningDraw } from './DrawCard.tsx';

/** Moments that are past: the countdown stands, and a picture is the same whenever it is taken. */
const drawnLong = '2026-01-01T00:00:00.000Z';

/** A draw whose bets close at zero. */
export const runningFixture: RunningDraw = {
  phase: 'open',
  drawNo: '20261121-094',
  closesAt: drawnLong,
  drawsAt: drawnLong,
};

/** A lottery whose countdown stands at zero. */
export const drawFixture: DrawCardDraw = {
  name: 'Mekong 5/45',
  groupName: 'National',
  href: '/lottery?game=MEKONG545',
  running: runningFixture,
  last: { drawNo: '20261121-093', result: openedFixtures.balls },
};
