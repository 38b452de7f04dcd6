import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenQuiet } from '../state/when-quiet.ts';

/** Learns the addresses of the site when the page is at rest, for the day on which this one cannot be reached. */
export function useDomainRoutes(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const learn = (): void =>
      void import('../queries/domain-routes.ts')
        .then(({ domainRoutesQuery }) => queryClient.prefetchQuery(domainRoutesQuery(queryClient)))
        .catch(() => undefined); // the next visit learns them
    return whenQuiet(learn);
  }, [queryClient]);
}
