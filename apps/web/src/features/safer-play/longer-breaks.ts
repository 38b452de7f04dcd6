import type { ExclusionRequest, PlayBreak, TimeOutRequest } from '@mekong/api-client/types';

type Period = TimeOutRequest['period'] | ExclusionRequest['period'];

const hour = 3_600_000;

/** When a break that begins now is over at the earliest: the gateway lets it last until the end of that day. */
function endOf(period: Period, now: number): number {
  const end = new Date(now);
  switch (period) {
    case '24H':
      return now + 24 * hour;
    case '7D':
      return now + 7 * 24 * hour;
    case '30D':
      return now + 30 * 24 * hour;
    case '6M':
      return end.setMonth(end.getMonth() + 6);
    case '1Y':
      return end.setFullYear(end.getFullYear() + 1);
    case '3Y':
      return end.setFullYear(end.getFullYear() + 3);
    case '5Y':
      return end.setFullYear(end.getFullYear() + 5);
    case 'LIFE':
      return Number.POSITIVE_INFINITY;
  }
}

/**
 * Which breaks can be begun beside the one that is in force: only one that ends later.
 *
 * @param taken a break of the same kind; one that is over binds nobody
 */
export function longerBreaks<Choice extends Period>(
  periods: readonly Choice[],
  taken: PlayBreak | undefined,
  now: number,
): readonly Choice[] {
  if (!taken || taken.isOver) return periods;
  const { until } = taken;
  return until === undefined ? [] : periods.filter((period) => endOf(period, now) > Date.parse(until));
}
