import { expect, test } from 'vitest';
import { localUrl } from './host.ts';

test.each([
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['::', 'http://[::1]:8080'],
  ['::1', 'http://[::1]:8080'],
  ['192.0.2.7', 'http://192.0.2.7:8080'],
  ['2001:db8::7', 'http://[2001:db8::7]:8080'],
])('a server on %s is reached at %s', (address, url) => {
  expect(localUrl({ address, port: 8080 })).toBe(url);
});
