import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { noteSessionEnd } from '../queries/session.ts';

/** The cache of server data. Operators look at what others change too: what is older than a few seconds is asked for again. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => noteSessionEnd(client, error);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // the transport repeats reads already
      queries: {
        staleTime: 5_000,
        gcTime: 300_000,
        retry: false,
        // a page that is opened without a connection says so, instead of loading until there is one
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false },
    },
  });
  return client;
}
