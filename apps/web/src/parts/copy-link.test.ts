import { activate } from '@mekong/i18n/i18n';
import { dismissAllToasts, getToasts } from '@mekong/ui/Toast/store';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { copyLink } from './copy-link.ts';

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });

beforeAll(() => activate('EN', ['shell']));
afterEach(() => {
  dismissAllToasts();
  vi.unstubAllGlobals();
});

test('a link is copied, and one message says so however often it is pressed', async () => {
  const writeText = vi.fn(async () => undefined);
  clipboard(writeText);
  await copyLink('https://mekong.example/down');
  await copyLink('https://mekong.example/down');
  expect(writeText).toHaveBeenCalledWith('https://mekong.example/down');
  expect(getToasts().map(({ tone }) => tone)).toEqual(['neutral']);
});

test('where nothing may be copied the link is shown', async () => {
  clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  await copyLink('https://mekong.example/down');
  expect(getToasts()).toMatchObject([{ tone: 'negative', description: 'https://mekong.example/down' }]);
});
