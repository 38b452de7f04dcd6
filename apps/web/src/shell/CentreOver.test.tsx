import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../app/Providers.tsx';
import { permissionInfo } from '../app/permission.fixtures.ts';
import { createQueryClient } from '../app/query-client.ts';
import { statusQuery } from '../queries/status.ts';
import { CentreOver } from './CentreOver.tsx';

const { fail } = vi.hoisted(() => ({ fail: () => Promise.reject(new Error('no such page')) }));
vi.mock('../centres/agent/AgentScreen.tsx', () => ({ AgentScreen: () => null }));
vi.mock('../centres/agent/open-agent-page.ts', () => ({ openAgentPage: fail }));
vi.mock('../centres/member/MemberScreen.tsx', () => ({ MemberScreen: () => null }));
vi.mock('../centres/member/open-member-page.ts', () => ({ openMemberPage: fail }));
vi.mock('@mekong/api-client/sdk/reportClientError', () => ({ reportClientError: () => Promise.resolve() }));

beforeAll(() => activate('EN', ['shell', 'errors']));
afterEach(cleanup);

test.each([
  ['/agentHome', 'Agent'],
  ['/member', 'My account'],
])('the window of a page of %s that could not be opened is called %s', async (to, name) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createRouter({
    routeTree: createRootRoute({ component: CentreOver }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await waitFor(() => expect(router.state.resolvedLocation).toBeDefined());
  const behind = router.buildLocation({ to: '/', state: { centre: { href: to, steps: 1, keepsPlace: false } } });
  await router.commitLocation({ ...behind, maskedLocation: router.buildLocation({ to } as never) });
  expect(await screen.findByRole('dialog', { name })).toBeDefined();
});
