import { ApiError } from '@mekong/api-client/errors';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import type { AnnouncementDialogProps } from '../AnnouncementDialog.tsx';
import { GameNews } from './GameNews.tsx';

const { getGameAnnouncements } = vi.hoisted(() => ({ getGameAnnouncements: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getGameAnnouncements', () => ({ getGameAnnouncements }));
// what a dialog needs of a browser is proven by its stories
vi.mock('../AnnouncementDialog.tsx', () => ({
  AnnouncementDialog: ({ announcement, onClose }: AnnouncementDialogProps) => (
    <div role="dialog" aria-label={announcement.title}>
      <button type="button" onClick={onClose}>
        Put away
      </button>
    </div>
  ),
}));

const announcement = (id: string, title: string) => ({
  id,
  type: 'PR',
  title,
  content: '<p>From today.</p>',
  publishedAt: '2026-11-22T00:00:00.000Z',
  vassalage: 'HOUSE',
});
const lanterns = announcement('1', 'New lanterns');
const proof = announcement('2', 'Check any round');
const title = (name: string) => screen.queryByRole('button', { name });

function show(isPaused?: boolean) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const page = (value?: boolean) => (
    <Providers queryClient={queryClient}>
      <GameNews of={{ nodeId: 101 }} isPaused={value} />
    </Providers>
  );
  const { rerender, container } = render(page(isPaused));
  return { pause: (value: boolean) => rerender(page(value)), queryClient, container };
}

beforeAll(() => activate('EN', ['shell', 'errors']));
beforeEach(() => {
  localStorage.clear();
  getGameAnnouncements.mockReset();
});
afterEach(cleanup);

test('what is announced of a game is read out, one after the other; what was closed stays closed in this browser', async () => {
  getGameAnnouncements.mockResolvedValue({ promotion: [lanterns, proof] });
  show();
  await waitFor(() => expect(title('New lanterns')?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite'));
  expect(getGameAnnouncements.mock.calls[0]?.[0].query).toMatchObject({ nodeId: 101, language: 'EN' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(title('New lanterns')).toBeNull();
  expect(title('Check any round')).not.toBeNull();

  cleanup();
  show();
  await waitFor(() => expect(title('Check any round')).not.toBeNull());
  expect(title('New lanterns')).toBeNull();
});

test('its whole text opens without leaving the game, and is put away again', async () => {
  getGameAnnouncements.mockResolvedValue({ promotion: [lanterns] });
  show();
  await waitFor(() => expect(title('New lanterns')).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'New lanterns' }));
  const dialog = await screen.findByRole('dialog', { name: 'New lanterns' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Put away' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nothing comes while a round is running; it comes when the round is over', async () => {
  getGameAnnouncements.mockResolvedValue({ promotion: [lanterns] });
  const { pause, queryClient, container } = show(true);
  await waitFor(() => expect(getGameAnnouncements).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container.textContent).toBe('');
  pause(false);
  await waitFor(() => expect(title('New lanterns')).not.toBeNull());
});

test('the game stands there undisturbed when they cannot be loaded', async () => {
  getGameAnnouncements.mockRejectedValue(new ApiError({ code: 'VALIDATION_FAILED', status: 400 }));
  const { queryClient, container } = show();
  await waitFor(() => expect(getGameAnnouncements).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container.textContent).toBe('');
});
