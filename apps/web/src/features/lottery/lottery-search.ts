import { pageNumber, type SearchValues, searchOf, shaped } from '../../entry/search.ts';

/** Code of a lottery, as the menus have it. */
const gameCode = shaped(/^[A-Za-z0-9_-]{1,64}$/);

/** What the address of the lottery page says. */
export const lotterySearch = searchOf({
  gameCode,
  /** Day of the past draws, yyyy-MM-dd; all days without one. */
  date: shaped(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  /** Page of the past draws. */
  listPage: pageNumber(),
});

export type LotterySearch = SearchValues<typeof lotterySearch>;

/** What the address of a lottery frame says: with a lottery it opens betting, without one its lobby. */
export const lotteryFrameSearch = searchOf({ gameCode });

/** What the address of the lobby says besides what a page of games says. */
export const lobbySearch = searchOf({
  /** Group of lotteries. */
  group: shaped(/^[A-Za-z0-9_-]{1,40}$/),
});
