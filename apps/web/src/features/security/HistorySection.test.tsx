import { ApiError } from '@mekong/api-client/errors';
import type { SignInEntry } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { HistorySection } from './HistorySection.tsx';

const { getSignInHistory } = vi.hoisted(() => ({ getSignInHistory: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getSignInHistory', () => ({ getSignInHistory }));

const logIn = (id: string, browser: string): SignInEntry => ({
  id,
  at: `2026-11-2${id}T08:00:00.000Z`,
  ok: true,
  method: 'password',
  browser,
  system: 'Linux',
  ipMasked: '203.0.113.x',
});

function show(): void {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  render(
    <Providers queryClient={queryClient}>
      <HistorySection />
    </Providers>,
  );
}
const older = () => screen.queryByRole('button', { name: 'Show older log-ins' });

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => getSignInHistory.mockReset());
afterEach(cleanup);

test('the log-in history adds older log-ins where the answer before ended, and keeps the focus when there are no more', async () => {
  getSignInHistory.mockResolvedValueOnce({ content: [logIn('2', 'Firefox')], nextCursor: 'older' });
  getSignInHistory.mockResolvedValueOnce({ content: [logIn('1', 'Safari')] });
  show();
  const button = await screen.findByRole('button', { name: 'Show older log-ins' });
  button.focus();
  fireEvent.click(button);
  await screen.findByText('2 entries shown');
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => /Firefox|Safari/.exec(textContent ?? '')?.[0]),
  ).toEqual(['Firefox', 'Safari']);
  expect(getSignInHistory.mock.calls.map(([{ query }]) => query.cursor)).toEqual([undefined, 'older']);
  await waitFor(() => expect(document.activeElement).toBe(older()));
  expect(older()?.getAttribute('aria-disabled')).toBe('true');
});

test('the log-in history keeps what is shown when older log-ins do not load, says why, and tries again', async () => {
  getSignInHistory.mockResolvedValueOnce({ content: [logIn('2', 'Firefox')], nextCursor: 'older' });
  getSignInHistory.mockRejectedValueOnce(new ApiError({ code: 'VALIDATION_FAILED', status: 400 }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show older log-ins' }));
  await screen.findByRole('alert');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  getSignInHistory.mockResolvedValueOnce({ content: [logIn('1', 'Safari')] });
  fireEvent.click(screen.getByRole('button', { name: 'Show older log-ins' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the log-in history offers nothing older where one answer holds all', async () => {
  getSignInHistory.mockResolvedValueOnce({ content: [logIn('2', 'Firefox')] });
  show();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(older()).toBeNull();
});
