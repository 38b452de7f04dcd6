// @vitest-environment jsdom
import { logout } from '@mekong/api-client/sdk';
import { session } from '@mekong/api-client/session';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionEnd, setSessionEnd } from '../state/session-times.ts';
import { closeSession, signOut } from './account.ts';

vi.mock('@mekong/api-client/sdk', () => ({ logout: vi.fn(), recordFirstLogin: vi.fn(), resumeSession: vi.fn() }));

afterEach(() => {
  session.clear();
  setSessionEnd(undefined);
});

const open = (): void => session.set({ token: 't'.repeat(43), account: 'sokha', username: 'sokha' });

test('a call that is refused while its owner logs out is no session that ended by itself', async () => {
  open();
  const queryClient = new QueryClient();
  vi.mocked(logout).mockImplementation(async () => {
    closeSession(queryClient, 'ended');
    return { loggedOut: true };
  });
  await signOut(queryClient);
  expect(sessionEnd()).toBeUndefined();
  expect(session.get('token')).toBeUndefined();
});

test('a session that the gateway ended is told, also after somebody logged out before', () => {
  open();
  closeSession(new QueryClient(), 'ended');
  expect(sessionEnd()).toBe('ended');
});

test('a log-out that the network swallowed forgets the session all the same', async () => {
  open();
  vi.mocked(logout).mockRejectedValue(new Error('offline'));
  await expect(signOut(new QueryClient())).rejects.toThrow('offline');
  expect(session.get('token')).toBeUndefined();
  open();
  closeSession(new QueryClient(), 'ended');
  expect(sessionEnd()).toBe('ended');
});
