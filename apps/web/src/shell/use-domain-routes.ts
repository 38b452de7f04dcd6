import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Learns the addresses of the site when the page is at rest, for the day on which this one cannot be reached. */
export function useDomainRoutes(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const learn = (): void =>
      void import('../queries/domain-routes.ts')
        .then(({ domainRoutesQuery }) => queryClient.prefetchQuery(domainRoutesQuery(queryClient)))
        .catch(() => undefined); // the next visit learns them
    const idle = window.requestIdleCallback?.(learn, { timeout: 10_000 }) ?? window.setTimeout(learn, 3_000);
    return () => (window.cancelIdleCallback ?? clearTimeout)(idle);
  }, [queryClient]);
}
