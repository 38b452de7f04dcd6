import { QueryClient } from '@tanstack/react-query';

/** The cache of server data. Operators look at what others change too: what is older than a few seconds is asked for again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // the transport repeats reads already
      queries: { staleTime: 5_000, gcTime: 300_000, retry: false },
      mutations: { retry: false },
    },
  });
}
