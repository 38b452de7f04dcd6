import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { acknowledgedQuery } from '../../queries/acknowledged.ts';
import { agencyNoticesQuery } from '../../queries/agency-notices.ts';
import { statusQuery } from '../../queries/status.ts';
import { NoticesPage } from './NoticesPage.tsx';

const sent = vi.hoisted(() => vi.fn());
vi.mock('@mekong/api-client/sdk/acknowledgeNotices', () => ({ acknowledgeNotices: sent }));

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

test('an agent acknowledges announcements one by one, the newest first', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const notice = (id: string, day: string) =>
    ({ id, type: 'H', title: `Notice ${id}`, content: '<p>Text</p>', publishedAt: `${day}T00:00:00.000Z` }) as const;
  const popup = [notice('1', '2026-11-01'), notice('2', '2026-11-20')];
  queryClient.setQueryData(agencyNoticesQuery('EN').queryKey, { player: [], banners: [], promotion: [], popup });
  queryClient.setQueryData(acknowledgedQuery().queryKey, { ids: [] });
  sent.mockResolvedValue({ ids: ['2'] });
  const router = createRouter({
    routeTree: createRootRoute({ component: NoticesPage }),
    history: createMemoryHistory({ initialEntries: ['/agentHome'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const [first] = await screen.findAllByRole('article');
  if (!first) throw new Error('no announcement');
  expect(first.getAttribute('aria-labelledby')).toBe('notice-2');
  expect(screen.getByText('2 announcements wait for you')).toBeDefined();
  fireEvent.click(within(first).getByRole('button', { name: 'Acknowledge: Notice 2' }));
  expect(await within(first).findByText('Acknowledged')).toBeDefined();
  expect(sent.mock.calls[0]?.[0]).toEqual({ body: { ids: ['2'] } });
  expect(screen.getByText('1 announcement waits for you')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Acknowledge/ })).toHaveLength(1);
});
