import { zApplyForAgencyBody } from '@mekong/api-client/contract/validators';
import { expect, test } from 'vitest';
import { bodyOf, firstValues, isContact } from './apply-values.ts';

test.each([
  ['EMAIL', 'bopha@example.com', true],
  ['EMAIL', 'bopha', false],
  ['PHONE', '+855 12 345 678', true],
  ['WHATSAPP', '12345', false],
  ['TELEGRAM', '@bopha', true],
  ['LINE', 'a b', false],
] as const)('by %s "%s" is a contact: %s', (way, typed, isOne) => {
  expect(isContact(way, typed)).toBe(isOne);
});

test('an application is sent without blanks and empty fields, and the contract takes it', () => {
  const key = '5f0c1c3e-6b5a-4c58-9d0e-2b9f6c1f7a10';
  const body = bodyOf(
    {
      ...firstValues('KH'),
      ...{ username: ' bopha ', realName: 'Sok Bopha ', contact: ' bopha@example.com', channels: ['SOCIAL'] },
      ...{ urls: ' https://example.com/a \n\n', expectedPlayers: '50', message: ' ', isAgreed: true },
    },
    key,
    undefined,
  );
  expect(body).toEqual({
    ...{ requestKey: key, username: 'bopha', realName: 'Sok Bopha', country: 'KH', contactBy: 'EMAIL' },
    ...{ contact: 'bopha@example.com', channels: ['SOCIAL'], urls: ['https://example.com/a'] },
    ...{ expectedPlayers: 50, isAgreed: true },
  });
  expect(zApplyForAgencyBody.safeParse(body).success).toBe(true);
  expect(bodyOf(firstValues('KH'), key, 'sokha').username).toBe('sokha');
});
