import { createRootRouteWithContext, createRoute, type RouterHistory } from '@tanstack/react-router';
import { isPagedType } from '../features/games/page-types.ts';
import { Route as rootRoute } from '../routes/__root.tsx';
import { Route as indexRoute } from '../routes/_site/index.tsx';
import { Route as siteRoute } from '../routes/_site.tsx';
import { firstInput } from '../state/first-input.ts';
import type { RouterContext } from '../state/router-context.ts';
import { createSiteRouter, type SiteRoutes } from './router.tsx';

/** What a visit begins with. */
export interface FirstRoutes {
  readonly routes: SiteRoutes;
  /** Path of the one page that they are for; without it they are the routes of all pages. */
  readonly only?: string;
}

/** All routes of the site, which the first page of a visit alone has no need of. */
const loadRoutes = (): Promise<SiteRoutes> => import('../routeTree.gen.ts').then(({ routeTree }) => routeTree);

/** The routes of the page that a visit begins with: home's are in the initial load, those of a category a small part. */
export async function loadFirstRoutes(path: string = location.pathname): Promise<FirstRoutes> {
  if (path === '/') return { routes: around(indexRoute, path), only: path };
  if (isPagedType(path.slice(1))) {
    const { Route } = await import('../routes/_site/$pageType.tsx');
    return { routes: around(Route, '$pageType'), only: path };
  }
  return { routes: await loadRoutes() };
}

/** A page and what lies around it, under the ids that they have among all routes. */
function around(page: { readonly options: object }, path: string): SiteRoutes {
  // the tree of all routes, once it is there, has named the place of each in these
  const optionsOf = ({ options }: { readonly options: object }): object => ({
    ...options,
    id: undefined,
    path: undefined,
  });
  const root = createRootRouteWithContext<RouterContext>()(optionsOf(rootRoute));
  const site = createRoute({ ...optionsOf(siteRoute), id: '_site', getParentRoute: () => root });
  const first = createRoute({ ...optionsOf(page), path, getParentRoute: () => site });
  // to the types it is the whole tree: nobody gets anywhere else before that is there
  return root.addChildren([site.addChildren([first])]) as unknown as SiteRoutes;
}

/**
 * The router of a visit. Where it knows its first page alone, all other routes come with the first input on the page, and
 * whoever is faster waits for them.
 *
 * @param history default: the browser's
 */
export function createFirstRouter(
  context: Pick<RouterContext, 'queryClient'>,
  { routes, only }: FirstRoutes,
  history?: RouterHistory,
) {
  const router = createSiteRouter(routes, context, history);
  if (only === undefined) return router;
  const { navigate, preloadRoute, load } = router;
  let known: Promise<void> | undefined;
  const knowAll = (): Promise<void> => {
    known ??= loadRoutes().then(
      (routeTree) => {
        router.update({ ...router.options, routeTree });
        Object.assign(router, { navigate, preloadRoute, load });
      },
      (error) => {
        known = undefined;
        throw error;
      },
    );
    return known;
  };
  Object.assign(router, {
    navigate: async (options: Parameters<typeof navigate>[0]) => {
      try {
        await knowAll();
      } catch (error) {
        // the browser gets there without them
        if (options.href === undefined) throw error;
        return location.assign(options.href);
      }
      return navigate(options);
    },
    preloadRoute: async (options: Parameters<typeof preloadRoute>[0]) => {
      await knowAll();
      return preloadRoute(options);
    },
    // back and forward lead to entries of a page that was loaded anew meanwhile
    load: async (options: Parameters<typeof load>[0]) => {
      if (router.history.location.pathname !== only) await knowAll().catch(() => location.reload());
      return load(options);
    },
  });
  void firstInput()
    .then(knowAll)
    .catch(() => undefined);
  return router;
}
