import { afterEach, expect, test, vi } from 'vitest';
import { refusalOf, tellPasskeys } from './make-passkey.ts';

afterEach(() => vi.unstubAllGlobals());

test('a device that has a passkey, an owner who leaves and a device that cannot are told apart', () => {
  expect(refusalOf('InvalidStateError')).toBe('taken');
  expect(refusalOf('NotAllowedError')).toBe('left');
  expect(refusalOf('AbortError')).toBe('left');
  expect(refusalOf('NotSupportedError')).toBe('unable');
});

const passkey = {
  id: '3',
  name: 'My phone',
  credentialId: 'AAAAAAAAAAA',
  synced: true,
  createdAt: '2026-11-21T08:00:00Z',
};

test('a password manager that listens is told which passkeys still count', async () => {
  const signalAllAcceptedCredentials = vi.fn(async () => {});
  vi.stubGlobal('PublicKeyCredential', { signalAllAcceptedCredentials });
  await tellPasskeys({ passkeys: [passkey], most: 10, rpId: 'play.example', userHandle: 'BBBBBBBB' });
  expect(signalAllAcceptedCredentials).toHaveBeenCalledExactlyOnceWith({
    rpId: 'play.example',
    userId: 'BBBBBBBB',
    allAcceptedCredentialIds: ['AAAAAAAAAAA'],
  });
});

test('a browser that cannot be told, and an account that never had one, are left alone', async () => {
  vi.stubGlobal('PublicKeyCredential', {});
  await tellPasskeys({ passkeys: [passkey], most: 10, rpId: 'play.example', userHandle: 'BBBBBBBB' });
  vi.unstubAllGlobals();
  await tellPasskeys({ passkeys: [], most: 10, rpId: 'play.example' });
});
