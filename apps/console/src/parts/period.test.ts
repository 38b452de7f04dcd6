import { expect, test } from 'vitest';
import { firstDay, readPeriod, writePeriod } from './period.ts';

const zone = 'Asia/Phnom_Penh';
// 01:30 on 22 November in Phnom Penh, still the 21st in Greenwich
const now = Date.parse('2026-11-21T18:30:00Z');
const today = '2026-11-22';

test('an address without days asks for all of them', () => {
  expect(readPeriod({ q: 'x' }, now, zone)).toEqual([undefined, []]);
  expect(writePeriod({ from: firstDay, to: today }, today)).toEqual({});
});

test('days of an address are a preset by the clocks of the merchant, or two days', () => {
  expect(readPeriod({ range: 'today' }, now, zone)).toEqual([{ from: today, to: today }, []]);
  for (const range of ['today', 'week', 'month']) {
    const [days] = readPeriod({ range }, now, zone);
    expect(days && writePeriod(days, today)).toEqual({ range });
  }
  const days = { from: '2026-01-01', to: '2026-06-30' };
  expect(readPeriod(writePeriod(days, today), now, zone)).toEqual([days, []]);
});

test('what is no period is left out and named', () => {
  expect(readPeriod({ range: 'year' }, now, zone)).toEqual([undefined, ['range=year']]);
  expect(readPeriod({ from: '2026-02-30', to: today }, now, zone)).toEqual([
    undefined,
    ['from=2026-02-30', `to=${today}`],
  ]);
  expect(readPeriod({ from: today, to: '2026-01-01' }, now, zone)[0]).toBeUndefined();
});
