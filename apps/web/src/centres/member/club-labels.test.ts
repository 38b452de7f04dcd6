import { i18n } from '@lingui/core';
import { activate } from '@mekong/i18n/i18n';
import { expect, test } from 'vitest';
import { clubName } from './club-labels.ts';

test.each([
  ['EN', 'Silver'],
  ['CN', '白银'],
  ['PT', 'Prata'],
] as const)('a club is named in the language %s', async (language, name) => {
  await activate(language, ['account']);
  expect(clubName(i18n, 'SILVER', 2)).toBe(name);
});

test('a club without a name here is shown by its rank', async () => {
  await activate('EN', ['account']);
  expect(clubName(i18n, 'OTHER', 4)).toBe('VIP 4');
  expect(clubName(i18n, 'PLATINUM', 5)).toBe('VIP 5');
  expect(clubName(i18n, undefined, undefined)).toBeUndefined();
});
