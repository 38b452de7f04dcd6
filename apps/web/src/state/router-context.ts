import type { QueryClient } from '@tanstack/react-query';

/** What loaders and guards of routes may use. */
export interface RouterContext {
  readonly queryClient: QueryClient;
}
