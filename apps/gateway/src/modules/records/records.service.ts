import type {
  BetDetail,
  BetDetailLine,
  BetList,
  BetMovement,
  BetPage,
  BetSort,
  BetTotals,
  PlayedGame,
  VendorDetailLine,
  BetRow as WireBet,
} from '@mekong/api-client/contract/types';
import { type LanguageCode, languageOf } from '@mekong/i18n/registry';
import type { SignedIn } from '../../contract/actor.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { textIn } from '../../contract/language-chain.ts';
import { today } from '../../kernel/days.ts';
import { inPieces, type Pieces } from '../../kernel/db/in-pieces.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type Display, vendorName } from '../games/cards.port.ts';
import type { Settings } from '../system/settings.service.ts';
import {
  type BetFilter,
  type BetResultRow,
  type BetRow,
  type BetSums,
  findBet,
  listBetGames,
  listBetIds,
  listBets,
  listBetsBehind,
  listMovements,
  type MovementRow,
  readBets,
  sumBets,
} from './records.repository.ts';

const DAY_MS = 86_400_000;
/** Longest range of one query, and how far back the record goes. */
const MAX_RANGE_DAYS = 93;
const MAX_AGE_DAYS = 366;
/** Games that a record can be narrowed to. */
const MAX_GAMES = 1_000;

interface BetChoice extends Pick<BetFilter, 'category' | 'vendor' | 'gameId' | 'status'> {
  from: string | undefined;
  to: string | undefined;
  sort: BetSort;
  pageSize: number;
}

/** A filter of bets, without a page. */
export type BetChoiceQuery = Omit<BetChoice, 'pageSize'>;

export interface BetQuery extends BetChoice {
  page: number;
}

export interface BetListQuery extends BetChoice {
  cursor: string | undefined;
}

const money = (amount: string | null): string => formatMoney(BigInt(amount ?? 0));

/** Number of a bet for people: `B00001234`. */
export const betNoOf = (id: string): string => `B${id.padStart(8, '0')}`;
const idOf = (betNo: string): string | undefined => /^B0*(\d{1,18})$/.exec(betNo)?.[1];

/** Origin that the games of a vendor are opened from, by its code; `undefined` where it has none. */
export type GamesOrigin = (vendor: string) => string | undefined;

export interface RecordsPorts {
  db: Executor;
  settings: Settings;
  cursors: Cursors;
  gamesOrigin: GamesOrigin;
  now: () => Date;
}

/** The betting record: own bets only, whatever is asked for. */
export function createRecords({ db, settings, cursors, gamesOrigin, now }: RecordsPorts) {
  return {
    /** @throws Fault VALIDATION_FAILED when the range is turned round, longer than 93 days or older than 12 months */
    async list(actor: SignedIn, query: BetQuery, language: LanguageCode): Promise<BetPage> {
      const { merchant } = await settings.current();
      const { timeZone } = merchant;
      const range = rangeOf(query, timeZone, now());
      const { category, vendor, gameId, status, page, pageSize } = query;
      const filter = { memberId: actor.memberId, ...range, category, vendor, gameId, status };
      const [rows, sums] = await Promise.all([
        listBets(db, filter, query.sort, { offset: (page - 1) * pageSize, limit: pageSize }),
        sumBets(db, filter),
      ]);
      const display = { language, merchantLanguages: merchant.languages, currency: actor.currency };
      return {
        content: rows.map((row) => wireBet(row, display)),
        totals: wireTotals(sums, actor.currency),
        from: range.from.toISOString(),
        to: range.to.toISOString(),
        timeZone,
        page,
        pageSize,
        totalElements: sums.count,
        totalPages: Math.ceil(sums.count / pageSize),
      };
    },

    /**
     * The bets of a filter from the first to the last, each once, whatever is bet meanwhile.
     *
     * @throws Fault VALIDATION_FAILED for the range as above, and for a cursor of another list
     */
    async walk(actor: SignedIn, query: BetListQuery, language: LanguageCode): Promise<BetList> {
      const { merchant } = await settings.current();
      const { from, to, category, vendor, gameId, status, sort } = query;
      const filter = {
        memberId: actor.memberId,
        ...rangeOf(query, merchant.timeZone, now()),
        category,
        vendor,
        gameId,
        status,
      };
      const { rows, ...next } = await cursors.rows(
        {
          operation: 'listBets',
          reader: actor.memberId,
          filter: { from, to, category, vendor, gameId, status, sort },
        },
        query,
        (place, limit) => listBetsBehind(db, filter, sort, place, limit),
        ({ id, sortValue }) => ({ id, value: sortValue }),
      );
      const display = { language, merchantLanguages: merchant.languages, currency: actor.currency };
      return { content: rows.map((row) => wireBet(row, display)), ...next };
    },

    /**
     * What the record can be narrowed to: the games that were bet on, by their names.
     *
     * @throws Fault VALIDATION_FAILED for the range as above
     */
    async games(
      actor: SignedIn,
      query: Partial<Pick<BetChoice, 'from' | 'to' | 'category' | 'vendor'>>,
      language: LanguageCode,
    ): Promise<PlayedGame[]> {
      const { merchant } = await settings.current();
      const range = rangeOf({ from: query.from, to: query.to }, merchant.timeZone, now());
      const { category, vendor } = query;
      const rows = await listBetGames(db, { memberId: actor.memberId, ...range, category, vendor }, MAX_GAMES);
      const display = { language, merchantLanguages: merchant.languages, currency: actor.currency };
      return rows
        .map((row) => ({
          vassalage: row.vendor,
          gameId: row.gameId,
          name: textIn(row.names, language),
          vendorName: vendorName(row.vendor, row.vendorNames, display),
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name, languageOf(language).tag));
    },

    /**
     * Every bet of a filter, piece by piece. Which bets, and in which order, is found at once; each piece of them is read when
     * it is asked for, so that a bet that is settled meanwhile has its new result.
     *
     * @throws Fault EXPORT_TOO_LARGE for more than `limit`, VALIDATION_FAILED for the range as above
     */
    async each(
      { memberId, currency }: SignedIn,
      query: BetChoiceQuery,
      language: LanguageCode,
      { limit, piece }: { limit: number; piece: number },
    ): Promise<EachBet> {
      const { merchant } = await settings.current();
      const { category, vendor, gameId, status, sort } = query;
      const range = rangeOf(query, merchant.timeZone, now());
      const filter = { memberId, ...range, category, vendor, gameId, status };
      const ids = await listBetIds(db, filter, sort, limit + 1);
      if (ids.length > limit) {
        const { count } = await sumBets(db, filter);
        throw new Fault('EXPORT_TOO_LARGE', { params: { rows: count, limit } });
      }
      const display = { language, merchantLanguages: merchant.languages, currency };
      const pieces = inPieces(ids, piece, async (some) =>
        (await readBets(db, memberId, some)).map((row) => wireBet(row, display)),
      );
      return { ...range, pieces };
    },

    /** @throws Fault NOT_FOUND, also for a bet of somebody else */
    async detail(actor: SignedIn, betNo: string, language: LanguageCode): Promise<BetDetail> {
      const id = idOf(betNo);
      const bet = id && (await findBet(db, actor.memberId, id));
      if (!bet) throw new Fault('NOT_FOUND');
      const { merchant } = await settings.current();
      return {
        bet: wireBet(bet, { language, merchantLanguages: merchant.languages, currency: bet.currency }),
        wallet: bet.inVendorWallet ? 'VENDOR' : 'MAIN',
        cashStake: money(String(BigInt(bet.stake) - BigInt(bet.bonusStake))),
        bonusStake: money(bet.bonusStake),
        roundStatus: bet.roundStatus,
        movements: (await listMovements(db, bet)).map(wireMovement),
        details: bet.details.map((line) => wireLine(line, gamesOrigin(bet.vendor))),
        ...(bet.verifyUrl ? { verifyUrl: bet.verifyUrl } : {}),
      };
    },
  };
}

export type Records = ReturnType<typeof createRecords>;

/** Every bet of a filter. */
interface EachBet {
  from: Date;
  to: Date;
  pieces: Pieces<WireBet>;
}

const wireTotals = ({ count, stake, validBet, payout, net }: BetSums, currency: string): BetTotals => ({
  ...{ count, currency },
  ...{ stake: money(stake), validBet: money(validBet), payout: money(payout), net: money(net) },
});

/** @throws Fault VALIDATION_FAILED when the range is turned round, longer than 93 days or older than 12 months */
export function rangeOf(
  { from, to }: Pick<BetChoice, 'from' | 'to'>,
  timeZone: string,
  now: Date,
): { from: Date; to: Date } {
  const day = today(now, timeZone);
  const range = { from: from ? new Date(from) : day.from, to: to ? new Date(to) : day.to };
  const days = (range.to.getTime() - range.from.getTime()) / DAY_MS;
  const refuse = (name: 'from' | 'to', rule: 'min' | 'max', limit: number) =>
    new Fault('VALIDATION_FAILED', { params: { fields: [{ name, rule, [rule]: limit }] } });
  if (Number.isNaN(days) || days <= 0) throw refuse('to', 'min', 0);
  if (days > MAX_RANGE_DAYS) throw refuse('to', 'max', MAX_RANGE_DAYS);
  if (now.getTime() - range.from.getTime() > MAX_AGE_DAYS * DAY_MS) throw refuse('from', 'max', MAX_AGE_DAYS);
  return range;
}

const wireBet = (row: BetRow, display: Display): WireBet => ({
  ...wireResult(row, display),
  roundId: row.roundId,
  ...(row.settledAt ? { settledAt: row.settledAt.toISOString() } : {}),
  balanceBefore: money(row.balanceBefore),
  balanceAfter: money(row.balanceAfter),
});

/** What a bet was on, and what has come of it. */
export function wireResult(row: BetResultRow, display: Display) {
  return {
    betNo: betNoOf(row.id),
    time: row.placedAt.toISOString(),
    game: {
      gameId: row.gameId,
      nodeId: row.nodeId,
      name: textIn(row.names, display.language),
      category: row.category,
      image: row.image,
    },
    vendor: { vassalage: row.vendor, name: vendorName(row.vendor, row.vendorNames, display) },
    currency: row.currency,
    stake: money(row.stake),
    validBet: money(row.validBet),
    payout: money(row.payout),
    net: money(row.net),
    status: row.status,
  };
}

/** A line as the vendor told it; the pictures of its board are where the vendor's games are opened from now. */
function wireLine({ board, ...line }: VendorDetailLine, origin: string | undefined): BetDetailLine {
  if (!board) return line;
  const { symbols, pictures, ...rest } = board;
  const address = (file: string | undefined) =>
    file === undefined || pictures === undefined || origin === undefined
      ? {}
      : { picture: new URL(pictures + file, origin).href };
  return {
    ...line,
    board: { ...rest, symbols: symbols.map(({ picture, ...symbol }) => ({ ...symbol, ...address(picture) })) },
  };
}

function wireMovement(row: MovementRow): BetMovement {
  return {
    kind: row.kind === 'BET' || row.kind === 'ROLLBACK' ? row.kind : 'WIN',
    transactionId: row.transactionId,
    amount: money(row.amount),
    balanceBefore: money(row.balanceBefore),
    balanceAfter: money(row.balanceAfter),
    at: row.at.toISOString(),
  };
}
