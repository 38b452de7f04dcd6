import type { LotteryDetail, PastDraw } from '@mekong/api-client/types';
import type { DrawCheck } from '@mekong/ui/patterns/DrawHistory';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { canVerify, isLinked, verifyDraw } from './verify-draw.ts';

/** The seed is what is checked: the same draw with another seed is another one. */
const keyOf = ({ issue, seed }: PastDraw): string => `${issue} ${seed}`;

/** Checks draws on this device, one after the other, so that the page stays quick. */
async function checkAll(detail: LotteryDetail, draws: readonly PastDraw[]): Promise<Record<string, DrawCheck>> {
  const { gameCode, kind } = detail.lottery;
  const checks: Record<string, DrawCheck> = {};
  for (const [index, draw] of draws.entries()) {
    const isRight = await verifyDraw({ ...draw, gameCode, kind, rule: detail.rule });
    checks[keyOf(draw)] = isRight && (await isLinked(draw, draws[index + 1])) ? 'verified' : 'mismatch';
  }
  return checks;
}

/**
 * What came of checking past draws on this device.
 *
 * @param draws neighbours in time, newest first
 * @returns the check of one of them
 */
export function useDrawChecks(detail: LotteryDetail, draws: readonly PastDraw[]): (draw: PastDraw) => DrawCheck {
  const isPossible = canVerify();
  const { data, isError } = useQuery({
    queryKey: ['drawChecks', detail.lottery.gameCode, draws.map(keyOf)] as const,
    queryFn: () => checkAll(detail, draws),
    enabled: isPossible && draws.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    // with a new draw the others stay what they are
    placeholderData: keepPreviousData,
  });
  return (draw) => (!isPossible || isError ? 'unavailable' : (data?.[keyOf(draw)] ?? 'checking'));
}
