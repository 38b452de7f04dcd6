import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { pages } from '../pages/pages.ts';
import { loadPage } from '../parts/load-page.ts';
import { Root } from '../shell/Root.tsx';
import { RouteError } from '../shell/RouteError.tsx';
import { readSearch, writeSearch } from '../state/address.ts';

/** Seldom seen: it comes then. */
const NotFound = lazyRouteComponent(() => import('../shell/NotFound.tsx'), 'NotFound');

/** The router of the console: one route for each page of the registry, in the frame of all. */
export function createConsoleRouter() {
  const root = createRootRoute({ component: Root, notFoundComponent: NotFound });
  const routes = pages.map(({ path, load }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      validateSearch: (values: Record<string, unknown>) => values,
      component: lazyRouteComponent(async () => ({ default: await loadPage(load) })),
    }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
  });
}
