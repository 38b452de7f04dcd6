// @vitest-environment jsdom
import { logout } from '@mekong/api-client/sdk/logout';
import { resumeSession } from '@mekong/api-client/sdk/resumeSession';
import { session } from '@mekong/api-client/session';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionMarker, ssrAttribute } from '../state/server-rendered.ts';
import { sessionEnd, setSessionEnd } from '../state/session-times.ts';
import { closeSession, restoreSession } from './account.ts';
import { renewPersonal } from './personal.ts';
import { signOut } from './sign-out.ts';

vi.mock('@mekong/api-client/sdk/logout', () => ({ logout: vi.fn() }));
vi.mock('@mekong/api-client/sdk/recordFirstLogin', () => ({ recordFirstLogin: vi.fn() }));
vi.mock('@mekong/api-client/sdk/resumeSession', () => ({ resumeSession: vi.fn() }));

afterEach(() => {
  document.documentElement.removeAttribute(ssrAttribute);
  localStorage.clear();
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

test('picking up a session keeps the answers of a server-rendered page until they are renewed, which leaves shared ones and its own alone', async () => {
  document.documentElement.setAttribute(ssrAttribute, '');
  localStorage.setItem(sessionMarker, '1');
  vi.mocked(resumeSession).mockResolvedValue({
    token: 't'.repeat(43),
    defaultPassword: true,
    passwordExpired: false,
    expiresAt: '2026-11-22T12:00:00Z',
    idleSeconds: 900,
    firstTimeLogin: false,
  });
  const queryClient = new QueryClient();
  const names = ['getGameList', 'getGameMenus', 'getMemberInfo'];
  for (const name of names) queryClient.setQueryData([name], {});
  const stale = () => names.filter((name) => queryClient.getQueryState([name])?.isInvalidated);

  await restoreSession(queryClient);
  expect(session.get('token')).toBeDefined();
  expect(stale()).toEqual([]);
  renewPersonal(queryClient);
  expect(stale()).toEqual(['getGameList']);
});
