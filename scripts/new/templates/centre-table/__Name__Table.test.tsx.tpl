import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { __Name__Table } from './__Name__Table.tsx';

const { __list__ } = vi.hoisted(() => ({ __list__: vi.fn() }));
vi.mock('@mekong/api-client/sdk/__list__', () => ({ __list__ }));

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
afterEach(cleanup);

test('the table of __title__ __does__', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  __list__.mockResolvedValue(__answer__);
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <__Name__Table__given__ /> }),
    history: createMemoryHistory({ initialEntries: ['__path__'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const table = await screen.findByRole('table', { name: '__title__' });
  expect(await within(table).findByText('__sample__')).toBeTruthy();
  __asks__
});
