import { getBalanceOptions } from '@mekong/api-client/queries/getBalance';
import type { BalanceEventData } from '@mekong/api-client/types';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLiveStatus } from '../state/live-status.ts';
import { useViewer } from '../state/session.ts';

/** The balance of whoever is logged in; idle for visitors. */
export function useBalance() {
  const { signedIn } = useViewer();
  return useQuery({ ...getBalanceOptions(), enabled: signedIn, staleTime: Number.POSITIVE_INFINITY });
}

/** Milliseconds without events after which a balance may be out of date. */
const trustedFor = 30_000;

/**
 * Since when the balance may be out of date: the moment it was right last, once events have been missing for 30 s.
 *
 * @param answeredAt when the balance was answered last, in milliseconds since 1970; 0 for never
 * @returns undefined while it can be trusted
 */
export function useBalanceAsOf(answeredAt: number): number | undefined {
  const { isLive, lastLiveAt } = useLiveStatus();
  const rightAt = Math.max(answeredAt, lastLiveAt);
  const [oldFrom, setOldFrom] = useState<number>();
  useEffect(() => {
    if (isLive || rightAt === 0) return;
    const timer = setTimeout(() => setOldFrom(rightAt), Math.max(0, rightAt + trustedFor - Date.now()));
    return () => clearTimeout(timer);
  }, [isLive, rightAt]);
  return !isLive && oldFrom === rightAt ? rightAt : undefined;
}

/** Puts a balance that came live into the cache, unless a newer one is there: events may overtake answers. */
export function applyBalance(queryClient: QueryClient, live: BalanceEventData): void {
  queryClient.setQueryData(getBalanceOptions().queryKey, (known) =>
    known && known.currency === live.currency && known.version < live.version ? { ...known, ...live } : known,
  );
}
