import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Providers } from '../src/app/Providers.tsx';
import { permissionInfo } from '../src/app/permission.fixtures.ts';
import { createQueryClient } from '../src/app/query-client.ts';
import { statusQuery } from '../src/queries/status.ts';

interface OpenPageOptions<Search> {
  /** Reads what the address says. */
  readonly validateSearch: (search: Record<string, unknown>) => Search;
  /** @default /agentHome */
  readonly address?: string;
}

/**
 * Opens a page alone at an address, on a site that is open and has everything switched off.
 *
 * @returns its router, which knows where it is
 */
export function openPage<Search>(
  Page: ComponentType<{ readonly search: Search }>,
  { validateSearch, address = '/agentHome' }: OpenPageOptions<Search>,
) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const rootRoute = createRootRoute({
    validateSearch,
    component: () => <Page search={rootRoute.useSearch() as Search} />,
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}
