import { expect, test } from 'vitest';
import { isSafeDownload } from './downloads.ts';

test.each(['https://app.example/a.apk', 'http://localhost:8080/', '/app/mekong.apk', 'itms-services://?action=x'])(
  'a download is offered: %s',
  (url) => {
    expect(isSafeDownload(url)).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  'http://app.example/a.apk',
  '//evil.example/a',
  '/\\evil.example',
  'data:text/html,x',
  '',
])('a download is not offered: %s', (url) => {
  expect(isSafeDownload(url)).toBe(false);
});
