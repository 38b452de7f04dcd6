import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
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
  const numbered = pages.flatMap(({ path, numbered: name }) =>
    name === undefined
      ? []
      : createRoute({
          getParentRoute: () => root,
          path: `${path}/$number`,
          beforeLoad: ({ params: { number } }: { params: { number: string } }) => {
            throw redirect({ to: path, search: { [name]: number.toUpperCase() } as never, replace: true });
          },
        }),
  );
  const routes = pages.map(({ path, load }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      validateSearch: (values: Record<string, unknown>) => values,
      component: lazyRouteComponent(async () => ({ default: await loadPage(load) })),
    }),
  );
  return createRouter({
    routeTree: root.addChildren([...routes, ...numbered]),
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
  });
}
