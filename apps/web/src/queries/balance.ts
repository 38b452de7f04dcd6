import { getBalanceOptions } from '@mekong/api-client/queries';
import type { BalanceEventData } from '@mekong/api-client/types';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useViewer } from '../state/session.ts';

/** The balance of whoever is logged in; idle for visitors. */
export function useBalance() {
  const { signedIn } = useViewer();
  return useQuery({ ...getBalanceOptions(), enabled: signedIn, staleTime: Number.POSITIVE_INFINITY });
}

/** Puts a balance that came live into the cache, unless a newer one is there: events may overtake answers. */
export function applyBalance(queryClient: QueryClient, live: BalanceEventData): void {
  queryClient.setQueryData(getBalanceOptions().queryKey, (known) =>
    known && known.currency === live.currency && known.version < live.version ? { ...known, ...live } : known,
  );
}
