import { createRootRouteWithContext, createRoute, type RouterHistory } from '@tanstack/react-router';
import { Route as rootRoute } from '../routes/__root.tsx';
import { Route as indexRoute } from '../routes/_site/index.tsx';
import { Route as siteRoute } from '../routes/_site.tsx';
import { firstInput } from '../state/first-input.ts';
import type { RouterContext } from '../state/router-context.ts';
import { createSiteRouter, type SiteRoutes } from './router.tsx';

const homePath = '/';

/** Whether this page begins at home, whose routes are in the initial load. */
export const beginsAtHome = (): boolean => location.pathname === homePath;

/** All routes of the site, which home alone has no need of. */
export const loadRoutes = (): Promise<SiteRoutes> => import('../routeTree.gen.ts').then(({ routeTree }) => routeTree);

/** Home and what lies around it, under the ids that they have among all routes. */
function homeRoutes(): SiteRoutes {
  // the tree of all routes, once it is there, has named the place of each in these
  const optionsOf = ({ options }: { readonly options: object }): object => ({
    ...options,
    id: undefined,
    path: undefined,
  });
  const root = createRootRouteWithContext<RouterContext>()(optionsOf(rootRoute));
  const site = createRoute({ ...optionsOf(siteRoute), id: '_site', getParentRoute: () => root });
  const index = createRoute({ ...optionsOf(indexRoute), path: homePath, getParentRoute: () => site });
  // to the types it is the whole tree: nobody gets anywhere else before that is there
  return root.addChildren([site.addChildren([index])]) as unknown as SiteRoutes;
}

/**
 * The router of a page that begins at home. It knows home alone; all other routes come with the first input on the page, and
 * whoever is faster waits for them.
 *
 * @param history default: the browser's
 */
export function createHomeRouter(context: Pick<RouterContext, 'queryClient'>, history?: RouterHistory) {
  const router = createSiteRouter(homeRoutes(), context, history);
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
      if (router.history.location.pathname !== homePath) await knowAll().catch(() => location.reload());
      return load(options);
    },
  });
  void firstInput()
    .then(knowAll)
    .catch(() => undefined);
  return router;
}
