import { getDomainRouteOptions } from '@mekong/api-client/queries/getDomainRoute';
import { session } from '@mekong/api-client/session';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isOfferable, type MeasuredRoute } from '../entry/domain-routes.ts';
import { keepDomains, measure } from '../state/domain-routes.ts';

/** Addresses of the site with the speed of each, measured from here; the session carries them too. */
export const domainRoutesQuery = (queryClient: QueryClient) =>
  queryOptions({
    queryKey: ['domainRoutes'] as const,
    queryFn: async (): Promise<MeasuredRoute[]> => {
      const routers = await queryClient.fetchQuery({ ...getDomainRouteOptions(), staleTime: 600_000 });
      const domains = routers.domainList.map(({ domain }) => domain).filter(isOfferable);
      keepDomains(domains);
      // one after the other: side by side they would slow each other down
      const measured: MeasuredRoute[] = [];
      for (const domain of domains) measured.push(await measure(domain));
      session.set({ routers: { ...routers, domainList: measured } });
      return measured;
    },
    staleTime: 600_000,
  });
