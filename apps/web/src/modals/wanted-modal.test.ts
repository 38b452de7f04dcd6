import { expect, test } from 'vitest';
import { wantedModal } from './wanted-modal.ts';

const visitor = { signedIn: false } as const;
const member = { signedIn: true, type: 0 } as const;
const trial = { signedIn: true, type: 4 } as const;

test('a visitor is asked nothing when the address says log out', () => {
  expect(wantedModal('logout', visitor, false)).toBeUndefined();
  expect(wantedModal('logout', member, false)).toBe('logout');
});

test('a visitor is asked to log in when the address says change password', () => {
  expect(wantedModal('changePass', visitor, false)).toBe('login');
  expect(wantedModal('changePass', member, false)).toBe('changePass');
});

test('a visitor is asked to log in when the address says wallet, and a trial account sees its balance', () => {
  const shown = [visitor, trial, member].map((viewer) => wantedModal('wallet', viewer, false));
  expect(shown).toEqual(['login', 'wallet', 'wallet']);
});

test('only a visitor is told to log in first when the address says so', () => {
  const shown = [visitor, trial, member].map((viewer) => wantedModal('signInFirst', viewer, false));
  expect(shown).toEqual(['signInFirst', undefined, undefined]);
});

test('only a trial account is told to get a real one when the address says so', () => {
  const shown = [visitor, trial, member].map((viewer) => wantedModal('realAccount', viewer, false));
  expect(shown).toEqual([undefined, 'realAccount', undefined]);
});

test('a password that must be changed comes before every other modal', () => {
  // such a session counts as nobody until it is done
  const shown = ([undefined, 'search', 'signInFirst'] as const).map((named) => wantedModal(named, visitor, true));
  expect(shown).toEqual(['changePass', 'changePass', 'changePass']);
});
