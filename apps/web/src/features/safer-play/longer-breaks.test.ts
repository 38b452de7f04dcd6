import type { PlayBreak } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { longerBreaks } from './longer-breaks.ts';

const now = Date.parse('2026-11-28T03:00:00.000Z');
const periods = ['6M', '1Y', '3Y', '5Y', 'LIFE'] as const;
const taken = (until: string | undefined, isOver = false): PlayBreak => ({
  ...{ kind: 'EXCLUSION', period: '6M', beganAt: '2026-11-28T02:00:00.000Z', isOver },
  ...(until !== undefined && { until }),
});

test.each([
  ['without a break', undefined, ['6M', '1Y', '3Y', '5Y', 'LIFE']],
  ['after one of six months that was begun today', taken('2027-05-28T17:00:00.000Z'), ['1Y', '3Y', '5Y', 'LIFE']],
  ['after one of five years', taken('2031-11-28T17:00:00.000Z'), ['LIFE']],
  ['after one for life', taken(undefined), []],
  ['after one that is over', taken('2026-11-27T17:00:00.000Z', true), ['6M', '1Y', '3Y', '5Y', 'LIFE']],
])('a member is offered %s only breaks that end later', (_, now_, expected) => {
  expect(longerBreaks(periods, now_, now)).toEqual(expected);
});
