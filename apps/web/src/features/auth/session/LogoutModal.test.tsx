import { session } from '@mekong/api-client/session';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { createQueryClient } from '../../../app/query-client.ts';
import { draftOf, keepDraft } from '../../../state/drafts.ts';
import { readHint } from '../login/remember-hint.ts';
import { LogoutModal } from './LogoutModal.tsx';

const { forgetRemembered, logout } = vi.hoisted(() => ({ forgetRemembered: vi.fn(), logout: vi.fn() }));
vi.mock('@mekong/api-client/sdk/forgetRemembered', () => ({ forgetRemembered }));
vi.mock('@mekong/api-client/sdk/logout', () => ({ logout }));

const remember = (seconds: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `rm_hint=${encodeURIComponent(JSON.stringify({ username: 'sokha' }))}; path=/; max-age=${seconds}`;
};

async function show(): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <LogoutModal onClose={vi.fn()} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole('alertdialog', { name: 'Log out?' });
}
const tick = () => screen.queryByRole('checkbox', { name: /Forget this device/ });
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Log out' }));

beforeAll(() => activate('EN', ['shell', 'account']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  logout.mockReset().mockResolvedValue({ loggedOut: true });
  forgetRemembered.mockReset().mockResolvedValue({ forgotten: true });
  remember(60);
});
afterEach(() => {
  cleanup();
  remember(0);
  vi.unstubAllGlobals();
});

test('log-out forgets the device when that is ticked, before the session ends', async () => {
  await show();
  const box = tick();
  if (!box) throw new Error('nothing to tick');
  fireEvent.click(box);
  confirm();
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  expect(forgetRemembered).toHaveBeenCalledOnce();
  expect(readHint(document.cookie)).toBeUndefined();
});

test('log-out takes the name from the device even when the gateway cannot be asked to', async () => {
  forgetRemembered.mockRejectedValue(new Error('no network'));
  await show();
  fireEvent.click(tick() as HTMLElement);
  confirm();
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  expect(readHint(document.cookie)).toBeUndefined();
});

test('log-out leaves a remembered device remembered unless that is ticked', async () => {
  await show();
  confirm();
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  expect(forgetRemembered).not.toHaveBeenCalled();
  expect(readHint(document.cookie)?.username).toBe('sokha');
});

test('log-out leaves nothing of what was typed to the next person at this device', async () => {
  session.set({ token: 't'.repeat(43), account: '1' });
  keepDraft('transfer 1', { note: 'rent' });
  await show();
  confirm();
  await waitFor(() => expect(draftOf('transfer 1')).toEqual({}));
});

test('log-out offers nothing to forget on a device that remembers nobody', async () => {
  remember(0);
  await show();
  expect(tick()).toBeNull();
});
