import { expect, test } from 'vitest';
import { compileRequestPart } from './validation.ts';

const check = compileRequestPart(
  {
    type: 'object',
    properties: { day: { type: 'string', format: 'date' }, at: { type: 'string', format: 'date-time' } },
  },
  'querystring',
);

test.each([
  [{ day: '2024-02-29' }, true],
  [{ day: '2026-02-30' }, false],
  [{ day: '2026-13-01' }, false],
  [{ day: '0000-01-01' }, false],
  [{ at: '2026-02-28T23:59:59.999Z' }, true],
  [{ at: '2026-02-30T00:00:00Z' }, false],
  [{ at: '0000-01-01T00:00:00Z' }, false],
  // begins in the year before by the clocks of the east, or ends in the one after by those of the west
  [{ day: '0001-01-01' }, false],
  [{ day: '9999-12-31' }, false],
  [{ at: '0001-01-01T00:00:00+14:00' }, false],
  [{ at: '9999-12-31T23:59:59-12:00' }, false],
  // a leap second, which is a time by the standard and none to the language
  [{ at: '2016-12-31T23:59:60Z' }, false],
])('a query takes only days that calendar and database have: %j', (query, isTaken) => {
  expect(check(query)).toBe(isTaken);
});
