import type { LaunchResult } from '@mekong/api-client/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { guard } from '../../entry/guard.ts';
import { moneyPauseMs, spaced } from '../../parts/play/spaced.ts';
import { netSinceQuery } from '../../queries/bets.ts';
import { useViewer } from '../../state/session.ts';

/**
 * What this session of a game has brought so far: the gateway's sum over its settled bets, so that it is true whatever
 * the game says. Asked again whenever the balance has changed and when a round ends.
 *
 * @param balanceVersion changes with the balance that is played with
 * @param isRound a round runs: its result is not told before the game shows it
 * @returns a decimal string; undefined until it is known, and for a trial account, which has no betting record
 */
export function useSessionNet(
  launch: LaunchResult | undefined,
  balanceVersion: number | undefined,
  isRound: boolean,
): string | undefined {
  const { gameId, vassalage } = launch?.game ?? { gameId: '', vassalage: '' };
  const mayAsk = guard(useViewer()) === 'allowed';
  const isAsked = launch !== undefined && mayAsk;
  const { data, refetch } = useQuery({
    ...netSinceQuery(gameId, vassalage, launch?.sessionStartedAt ?? '1970-01-01T00:00:00.000Z'),
    enabled: isAsked,
  });
  const ask = useMemo(() => spaced(() => void refetch(), moneyPauseMs), [refetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the balance is the reason to ask again
  useEffect(() => {
    if (isAsked && !isRound) ask();
  }, [isAsked, balanceVersion, isRound, ask]);
  return data?.net;
}
