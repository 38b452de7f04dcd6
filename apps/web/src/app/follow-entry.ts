import { isApiError } from '@mekong/api-client/errors';
import type { QueryClient } from '@tanstack/react-query';

/** Codes with which the gateway refuses every call when another site than the normal one exists for this visitor. */
const closing: readonly string[] = ['MAINTENANCE', 'REGION_BLOCKED', 'DOMAIN_INVALID'];

/** Milliseconds for which an answer of the permission call is believed against a refusal: they may have crossed. */
const freshness = 3_000;

/**
 * Notices that the site has been closed while somebody is on it: a call was refused for that reason, so the permission
 * call is made again and the entry gate decides anew.
 */
export function followEntry(queryClient: QueryClient, now: () => number = Date.now): void {
  let isWaiting = false;
  const ask = () =>
    void queryClient.refetchQueries(
      {
        queryKey: ['getSystemStatus'],
        type: 'active',
        predicate: ({ state }) => now() - state.dataUpdatedAt > freshness,
      },
      { cancelRefetch: false },
    );
  const look = (error: unknown): void => {
    if (!isApiError(error) || !closing.includes(error.code)) return;
    ask();
    // one that came right after an answer is looked into as well, as soon as that answer is not fresh any more
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      ask();
    }, freshness);
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
}
