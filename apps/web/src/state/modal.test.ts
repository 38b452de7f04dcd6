import { expect, test } from 'vitest';
import { wantedModal } from './modal.ts';

const visitor = { signedIn: false, mustChange: false };
const member = { signedIn: true, mustChange: false };

test('a visitor is asked nothing when the address says log out', () => {
  expect(wantedModal('logout', visitor)).toBeUndefined();
  expect(wantedModal('logout', member)).toBe('logout');
});

test('a visitor is asked to log in when the address says change password', () => {
  expect(wantedModal('changePass', visitor)).toBe('login');
  expect(wantedModal('changePass', member)).toBe('changePass');
});

test('a password that must be changed comes before every other modal', () => {
  // such a session counts as nobody until it is done
  const forced = { signedIn: false, mustChange: true };
  expect([wantedModal(undefined, forced), wantedModal('search', forced)]).toEqual(['changePass', 'changePass']);
});
