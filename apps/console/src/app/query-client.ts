import { getOperatorQueryKey } from '@mekong/api-client/admin/queries';
import { isApiError } from '@mekong/api-client/errors';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** The cache of server data. Operators look at what others change too: what is older than a few seconds is asked for again. */
export function createQueryClient(): QueryClient {
  /** The session has ended: who is logged in is asked for again, which shows the log-in. */
  const onError = (error: unknown): void => {
    const operator = client.getQueryState(getOperatorQueryKey());
    if (isApiError(error) && error.status === 401 && operator?.data !== undefined)
      void client.resetQueries({ queryKey: getOperatorQueryKey() });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // the transport repeats reads already
      queries: { staleTime: 5_000, gcTime: 300_000, retry: false },
      mutations: { retry: false },
    },
  });
  return client;
}
