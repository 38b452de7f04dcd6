import { session } from '@mekong/api-client/session';
import type { AgencyApplicationState } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { createQueryClient } from '../../../app/query-client.ts';
import { ApplicationState } from './ApplicationState.tsx';

const calls = vi.hoisted(() => ({ getOwnApplication: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getOwnApplication', () => calls);

const application: AgencyApplicationState = {
  ...{ ticket: 'A-7K2M-94QX', state: 'APPROVED', isTaken: true },
  ...{ sentAt: '2026-11-26T09:00:00.000Z', decidedAt: '2026-11-26T10:00:00.000Z' },
};

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
afterEach(() => {
  cleanup();
  session.clear();
  vi.clearAllMocks();
});

function show(isAgent: 0 | 4, shown = application): void {
  session.set({ token: 't'.repeat(43), account: 'sokha', username: 'sokha', isAgent });
  render(
    <Providers queryClient={createQueryClient()}>
      <ApplicationState application={shown} />
    </Providers>,
  );
}

test.each([
  ['the account that it belongs to', application, 1],
  ['somebody else who has the ticket', undefined, 0],
])('an application that was taken up makes %s an agent or not', async (_who, own, type) => {
  calls.getOwnApplication.mockResolvedValue(own ? { application: own } : {});
  show(0);
  await waitFor(() => expect(calls.getOwnApplication).toHaveBeenCalled());
  await calls.getOwnApplication.mock.results[0]?.value;
  await waitFor(() => expect(session.get('isAgent')).toBe(type));
  expect(screen.queryAllByRole('link', { name: 'Open the agent centre' }).length).toBe(type);
});

test('a trial account is told that it cannot become that of an agent', async () => {
  show(4, { ...application, isTaken: false });
  expect(await screen.findByText('A trial account cannot apply')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the agent centre' })).toBeNull();
});
