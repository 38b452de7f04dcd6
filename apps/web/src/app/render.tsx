import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { loadLateParts } from '../parts/late-part.tsx';
import { routeTree } from '../routeTree.gen.ts';
import { EntryGate } from './EntryGate.tsx';
import { Providers } from './Providers.tsx';
import { createSiteRouter } from './router.tsx';

/**
 * A page as a string, without a browser: what a server sends as a rendered page.
 *
 * @param path path and search of the page
 * @param queryClient cache that holds the answer of the permission call; what else is in it is shown, the rest as skeletons
 * @param loaded waits for what the page has asked for
 * @returns undefined when the address leads elsewhere
 */
export async function renderPage(
  path: string,
  queryClient: QueryClient,
  loaded?: () => Promise<void>,
): Promise<string | undefined> {
  const router = createSiteRouter(routeTree, { queryClient }, createMemoryHistory({ initialEntries: [path] }));
  await Promise.all([router.load(), loadLateParts()]);
  if (router.state.location.href !== path) return undefined;
  await loaded?.();
  return renderToString(
    <Providers queryClient={queryClient}>
      <EntryGate>
        <RouterProvider router={router} />
      </EntryGate>
    </Providers>,
  );
}
