import { activate } from '@mekong/i18n/i18n';
import { expect, test } from 'vitest';
import { deviceName } from './devices.ts';

test('the names of a device are isolated from each other and from the sentence', async () => {
  await activate('AR', ['account']);
  expect(deviceName({ browser: 'Safari', system: 'iOS' })).toBe('\u2066Safari\u2069 على \u2066iOS\u2069');
  expect(deviceName({ system: 'Linux' })).toBe('\u2066Linux\u2069');
});
