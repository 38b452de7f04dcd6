import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { leadsToCentre } from '../entry/centre-path.ts';
import type { routeTree } from '../routeTree.gen.ts';
import { NotFoundScreen } from '../shell/NotFoundScreen.tsx';
import { RouteErrorScreen } from '../shell/RouteErrorScreen.tsx';
import { loadAhead, needNow } from '../state/chunk.ts';
import type { RouterContext, ShownPage } from '../state/router-context.ts';

/** The tree of all routes. */
export type SiteRoutes = typeof routeTree;

/**
 * The router of the normal site. Made only after the permission call said so: maintenance and region pages have no
 * routes at all.
 *
 * @param history default: the browser's; a memory history when rendering on a server
 */
export function createSiteRouter(
  routes: SiteRoutes,
  context: Pick<RouterContext, 'queryClient'>,
  history?: RouterHistory,
) {
  const shownPage = (): ShownPage | undefined => {
    const { resolvedLocation, matches } = router.state;
    const route = matches.at(-1)?.fullPath;
    return resolvedLocation && route ? { route, ...resolvedLocation } : undefined;
  };
  const router = createRouter({
    routeTree: routes,
    context: { ...context, shownPage },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // forward starts at the top, back finds the place again; on a server it would be an inline script
    scrollRestoration: history === undefined,
    defaultErrorComponent: RouteErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });
  // of a link that the pointer came near: nothing is shown yet, and nothing is lost when it does not come
  const { preloadRoute } = router;
  router.preloadRoute = (options) => loadAhead(() => preloadRoute(options));
  const { navigate } = router;
  const navigatePlainly = navigate as (options: object) => Promise<void>;
  const navigateOver = (options: object): Promise<void> =>
    import('../state/over-page.ts').then(
      (part) => part.navigateOver(router, navigatePlainly, options),
      // without it a centre is a page like any other
      () => navigatePlainly(options),
    );
  router.navigate = ((options: Parameters<typeof leadsToCentre>[0]) =>
    leadsToCentre(options) || router.latestLocation.maskedLocation
      ? navigateOver(options)
      : navigatePlainly(options)) as typeof navigate;
  router.subscribe('onBeforeNavigate', needNow);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
