import { getDrawOptions } from '@mekong/api-client/queries/getDraw';
import { getDrawHistoryQueryKey } from '@mekong/api-client/queries/getDrawHistory';
import { getDrawLobbyOptions } from '@mekong/api-client/queries/getDrawLobby';
import { getOpenedNumbersOptions } from '@mekong/api-client/queries/getOpenedNumbers';
import { getDrawHistory } from '@mekong/api-client/sdk/getDrawHistory';
import type {
  DrawIssue,
  DrawLobby,
  Lottery,
  LotteryDetail,
  OpenedNumber,
  OpenedNumbers,
} from '@mekong/api-client/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lookAgainIn } from './next-draw-look.ts';

/** What a query tells of itself, of which only this is read. */
interface Watched<Data> {
  readonly state: {
    readonly data: Data | undefined;
    readonly dataUpdatedAt: number;
    readonly errorUpdatedAt: number;
  };
}

/** Milliseconds that the server's clock is ahead of this device's, by an answer and the moment it came. */
export const clockOffsetOf = (answer: { readonly serverTime: string } | undefined, answeredAt: number): number =>
  answer ? Date.parse(answer.serverTime) - answeredAt : 0;

/** The draw that a lottery waits for: one that is being drawn comes before the next one. */
export const awaitedIssue = ({ drawing, current }: Pick<Lottery, 'drawing' | 'current'>): DrawIssue | undefined =>
  drawing ?? current;

/**
 * Follows draws: asks again when the next one is due. A hidden page asks nothing; when it is back, or back online, it asks at
 * once.
 */
const following = <Data extends { readonly serverTime: string }>(dueAt: (data: Data) => readonly string[]) => ({
  staleTime: 1000,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data, dataUpdatedAt, errorUpdatedAt } }: Watched<Data>): number =>
    lookAgainIn(
      {
        dueAt: data && dueAt(data),
        answeredAt: dataUpdatedAt,
        failedAt: errorUpdatedAt,
        clockOffset: clockOffsetOf(data, dataUpdatedAt),
      },
      Date.now(),
    ),
});

const dueOf = (lotteries: readonly Lottery[]): string[] =>
  lotteries.flatMap(({ drawing, current }) => [drawing, current]).flatMap((issue) => issue?.drawsAt ?? []);

/** Every lottery in its group, with the draw that is on and the last numbers. */
export const drawLobbyQuery = (language: LanguageCode) =>
  queryOptions({
    ...getDrawLobbyOptions({ query: { language } }),
    ...following<DrawLobby>(({ groups }) => dueOf(groups.flatMap(({ gameMenus }) => gameMenus))),
  });

/** One lottery with its rule. */
export const drawQuery = (gameCode: string, language: LanguageCode) =>
  queryOptions({
    ...getDrawOptions({ query: { gameCode, language } }),
    ...following<LotteryDetail>(({ lottery }) => dueOf([lottery])),
  });

/** What past draws are asked by. */
interface DrawHistoryFilter {
  readonly gameCode: string;
  /** Day, yyyy-MM-dd; all days without one. */
  readonly date: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** Numbers of one row that a small place has room for. */
const shortRow = { least: 4, most: 6 } as const;

/**
 * The lottery that a place for one of them shows: of those with a short row of balls the one that draws most often, so
 * that it is the same one in the next answer; else the one that drew last.
 */
export function shownLottery({ list }: Pick<OpenedNumbers, 'list'>): OpenedNumber | undefined {
  const pause = ({ drawsAt, last }: OpenedNumber): number =>
    drawsAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(drawsAt) - Date.parse(last.drawsAt);
  const isShort = ({ last: { result } }: OpenedNumber): boolean => {
    const count = result?.prizes.reduce((sum, { numbers }) => sum + numbers.length, 0) ?? 0;
    return result?.kind === 'balls' && count >= shortRow.least && count <= shortRow.most;
  };
  const [first] = list
    .filter(isShort)
    .sort((one, other) => pause(one) - pause(other) || (one.gameCode < other.gameCode ? -1 : 1));
  return first ?? list[0];
}

/** The last numbers of the lotteries that drew last, for a place that shows one of them. */
export const openedNumbersQuery = (language: LanguageCode) =>
  queryOptions({
    ...getOpenedNumbersOptions({ query: { limit: 12, language } }),
    ...following<OpenedNumbers>((answer) => [shownLottery(answer)?.drawsAt].filter((due) => due !== undefined)),
  });

/** Draws of one page. */
export const drawPageSize = 20;

/**
 * One page of past draws. The page before stays while the next one is on its way.
 *
 * @param latest the last draw that is known: with a new one every page has moved on
 */
export function drawHistoryQuery(filter: DrawHistoryFilter, language: LanguageCode, latest: string | undefined) {
  const query = { ...filter, pageSize: drawPageSize, language };
  return queryOptions({
    queryKey: [...getDrawHistoryQueryKey({ query }), latest] as const,
    queryFn: ({ signal }) => getDrawHistory({ query, signal }),
    staleTime: 5000,
    placeholderData: keepPreviousData,
  });
}
