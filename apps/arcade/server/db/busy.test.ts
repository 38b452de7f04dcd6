import { expect, test } from 'vitest';
import { isBusy } from './busy.ts';

test.each([{ code: '53100' }, { code: '58030' }, { code: '25006' }, { code: 'ENOSPC' }, { errno: 51 }])(
  'a database that cannot write is busy and no unknown failure: %o',
  (more) => {
    expect(isBusy(Object.assign(new Error('could not extend file'), more))).toBe(true);
  },
);

test('a wrong statement is an unknown failure and not busy', () => {
  expect(isBusy(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false);
  expect(isBusy({ code: 'ENOSPC' })).toBe(false);
});
