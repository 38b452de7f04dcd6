import type { GameCard, GamePage } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn, Visitor } from '../../contract/actor.ts';
import { languageChain } from '../../contract/language-chain.ts';
import type { Notifier } from '../../kernel/db/notify.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { invalid } from '../../kernel/fault.ts';
import type { Settings } from '../system/settings.service.ts';
import { type Display, gameCard, vendorName } from './cards.port.ts';
import { gameOpened } from './channels.port.ts';
import { COCKFIGHT, classOfVendor } from './classes.ts';
import { countFacets } from './facets.ts';
import { listFavouriteIds, listRecentIds } from './favourites.repository.ts';
import { countKinds, type GameFilter, isPlanned, pickGames } from './game-index/filter.ts';
import type { GameIndexService, IndexedGames } from './game-index/game-index.service.ts';
import { positionsOf } from './game-index/game-index.ts';
import { orderGames } from './game-list.ts';
import { filterOf, type GameQuery } from './game-query.ts';
import { listCards, listHotGames, listPopularGames } from './games.repository.ts';
import { findGames, type SearchVendor } from './search/plan.ts';
import { foldNames } from './search/terms.ts';
import { listVendors, type Vendor } from './vendors.repository.ts';

const RAIL_LENGTH = 24;

/** Who reads, and in which language. */
export interface Reader {
  actor: SignedIn | Visitor;
  language: LanguageCode;
}

const memberIdOf = ({ actor }: Reader): string | undefined => (actor.role === 'visitor' ? undefined : actor.memberId);

/** A vendor by every name a reader may know it by. */
const searchable = ({ id, code, names }: Vendor, display: Display): SearchVendor => ({
  id,
  names: foldNames([vendorName(code, names, display), ...Object.values(names)]),
});

/** Lists of games. */
export function createGamesService(db: Executor, notifier: Notifier, settings: Settings, keeper: GameIndexService) {
  const displayFor = async ({ actor, language }: Reader): Promise<Display> => {
    const { merchant } = await settings.current();
    const currency = actor.role === 'visitor' ? merchant.currency : actor.currency;
    return { language, merchantLanguages: merchant.languages, currency };
  };

  const barredClass = async (): Promise<string | null> =>
    (await settings.current()).region.cockfight ? null : COCKFIGHT;

  /** Games of the member, the last one first, as far as they are listed. */
  const ownGames = async (
    { gameIndex }: IndexedGames,
    which: GameFilter['which'],
    memberId: string | undefined,
  ): Promise<Int32Array | undefined> => {
    if (which !== 'FAV' && which !== 'RECENT') return undefined;
    if (memberId === undefined) return new Int32Array();
    const nodeIds = await (which === 'FAV' ? listFavouriteIds(db, memberId) : listRecentIds(db, memberId));
    return positionsOf(gameIndex, Int32Array.from(nodeIds));
  };

  /** The list that is asked for: all its games in their order, and what they were found by. */
  const select = async (query: GameQuery, reader: Reader) => {
    const display = await displayFor(reader);
    const gameIndexes = await keeper.current();
    const barred = await barredClass();
    const allowed = (await listVendors(db, (await settings.current()).merchant)).filter(
      (vendor) => barred === null || classOfVendor(vendor) !== barred,
    );
    const searched = () => allowed.map((vendor) => searchable(vendor, display));
    const found = query.q === undefined ? undefined : await findGames(db, gameIndexes, query.q, searched());
    const { vendors, chosen, filter } = filterOf(query, {
      ...{ vendors: allowed, barred, found: found?.set },
      currency: display.currency,
    });
    const own = await ownGames(gameIndexes, query.which, memberIdOf(reader));
    const narrowed = { ...filter, vendors: chosen ?? filter.vendors };
    const languages = languageChain(reader.language);
    const games = await orderGames(gameIndexes, narrowed, { sort: query.sort, languages, own, found });
    return { games, display, gameIndexes, vendors, chosen, filter, own };
  };

  const facetsOf = async (
    { gameIndexes, vendors, chosen, filter, own, display }: Awaited<ReturnType<typeof select>>,
    memberId: string | undefined,
  ): Promise<NonNullable<GamePage['facets']>> => {
    const { gameIndex, usual } = gameIndexes;
    const names = new Map(
      vendors.map(({ id, code, names: texts }) => [id, { code, name: vendorName(code, texts, display) }]),
    );
    const count = (of: Int32Array) => {
      const kinds = countKinds(gameIndex, pickGames(gameIndex, of, filter, ['which', 'features', 'volatilities']));
      const groups = kinds.map(({ kind, games }) => ({
        kind: isPlanned(kind, filter) ? { ...kind, isHot: false, isNew: false } : kind,
        games,
      }));
      return countFacets(groups, { ...filter, vendors: chosen }, names);
    };
    const narrowed = { ...filter, vendors: chosen ?? filter.vendors };
    const countOwn = async (which: 'FAV' | 'RECENT') => {
      const games = await ownGames(gameIndexes, which, memberId);
      return { filter: which, count: games ? pickGames(gameIndex, games, narrowed, ['which']).length : 0 };
    };
    const counted = count(usual);
    const shown = own ? count(own) : counted;
    return {
      ...shown,
      filters: [
        ...counted.filters,
        ...(memberId === undefined ? [] : [await countOwn('FAV'), await countOwn('RECENT')]),
      ],
    };
  };

  /** Rows of one page, and what they were found by. */
  const find = async (query: GameQuery, reader: Reader) => {
    const list = await select(query, reader);
    const { nodeIds } = list.gameIndexes.gameIndex;
    const start = (query.page - 1) * query.pageSize;
    const picked = Array.from(list.games.subarray(start, start + query.pageSize), (position) => nodeIds[position] ?? 0);
    return { ...list, rows: await listCards(db, picked, memberIdOf(reader)), total: list.games.length };
  };

  return {
    async hot(reader: Reader): Promise<GameCard[]> {
      const display = await displayFor(reader);
      const rows = await listHotGames(db, memberIdOf(reader), RAIL_LENGTH, await barredClass());
      return rows.map((row) => gameCard(row, display));
    },

    async popular(reader: Reader): Promise<GameCard[]> {
      const display = await displayFor(reader);
      const rows = await listPopularGames(db, memberIdOf(reader), RAIL_LENGTH, false, await barredClass());
      return rows.map((row) => gameCard(row, display));
    },

    find,

    /** One page of games. The caller has made sure that FAV and RECENT have an owner. */
    async list(query: GameQuery, reader: Reader): Promise<GamePage> {
      const found = await find(query, reader);
      const { rows, total, display } = found;
      const { page, pageSize } = query;
      return {
        content: rows.map((row) => gameCard(row, display)),
        page,
        pageSize,
        totalElements: total,
        totalPages: Math.ceil(total / pageSize),
        ...(query.facets ? { facets: await facetsOf(found, memberIdOf(reader)) } : {}),
      };
    },

    /** Tells the member's streams that a game was opened. */
    tellOpened: ({ memberId }: SignedIn, nodeId: number): Promise<void> =>
      notifier.publish(gameOpened, { memberId, nodeId }),

    /** Another merchant's code is refused; none is fine. */
    async assertMerchant(code: string | undefined): Promise<void> {
      if (code !== undefined && code !== (await settings.current()).merchant.merchantCode)
        throw invalid('merchantCode', 'enum');
    },
  };
}

export type GamesService = ReturnType<typeof createGamesService>;
