import { QueryClient } from '@tanstack/react-query';

const second = 1000;

/**
 * The cache of server data. The transport already retries reads, so the cache does not; a list that another language or
 * another member made is dropped by the one who changes it, not by age.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30 * second, gcTime: 600 * second, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
