import type { LotteryDetail, PastDraw } from '@mekong/api-client/contract/types';
import type { DrawCheck } from '@mekong/ui/patterns/DrawHistory';
import { useQuery } from '@tanstack/react-query';
import { canVerify, isLinked, verifyDraw } from './verify-draw.ts';

/** Checks draws on this device, one after the other, so that the page stays quick. */
async function checkAll(detail: LotteryDetail, draws: readonly PastDraw[]): Promise<Record<string, DrawCheck>> {
  const { gameCode, kind } = detail.lottery;
  const checks: Record<string, DrawCheck> = {};
  for (const [index, draw] of draws.entries()) {
    const isRight = await verifyDraw({ ...draw, gameCode, kind, rule: detail.rule });
    checks[draw.issue] = isRight && (await isLinked(draw, draws[index + 1])) ? 'verified' : 'mismatch';
  }
  return checks;
}

/**
 * What came of checking past draws on this device.
 *
 * @param draws neighbours in time, newest first
 * @returns the check of a draw by its number
 */
export function useDrawChecks(detail: LotteryDetail, draws: readonly PastDraw[]): (issue: string) => DrawCheck {
  const isPossible = canVerify();
  const { data, isError } = useQuery({
    // the seed is what is checked: the same draw with another seed is checked anew
    queryKey: ['drawChecks', detail.lottery.gameCode, draws.map(({ issue, seed }) => `${issue} ${seed}`)] as const,
    queryFn: () => checkAll(detail, draws),
    enabled: isPossible && draws.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return (issue) => (!isPossible || isError ? 'unavailable' : (data?.[issue] ?? 'checking'));
}
