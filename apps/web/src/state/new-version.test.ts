import { activate } from '@mekong/i18n/i18n';
import { dismissAllToasts, getToasts } from '@mekong/ui/Toast/store';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { offerReload } from './new-version.ts';

beforeAll(() => activate('EN', ['shell']));
beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  dismissAllToasts();
});

test('a newer gateway is told once, stays in sight, and is told again after ten minutes', async () => {
  await offerReload();
  await offerReload();
  expect(getToasts()).toMatchObject([{ id: 'new-version', duration: Number.POSITIVE_INFINITY, revision: 1 }]);
  expect(getToasts()[0]?.action?.label).toBe('Reload');

  dismissAllToasts();
  vi.setSystemTime(9 * 60_000);
  await offerReload();
  expect(getToasts()).toEqual([]);
  vi.setSystemTime(10 * 60_000);
  await offerReload();
  expect(getToasts()).toHaveLength(1);
});
