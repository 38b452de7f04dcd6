import type { GameCard, GamePage } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { Notifier } from '../../db/notify.ts';
import type { Executor } from '../../db/types.ts';
import { parseMoney } from '../../ledger/money.ts';
import type { SignedIn, Visitor } from '../../server/contract/actor.ts';
import { languageChain } from '../../server/contract/language-chain.ts';
import { Fault, invalid } from '../../server/fault.ts';
import type { Settings } from '../system/settings.service.ts';
import { type Display, gameCard, vendorName } from './cards.ts';
import { gameOpened } from './channels.ts';
import { COCKFIGHT, classOfGame, classOfVendor } from './classes.ts';
import { countFacets } from './facets.ts';
import { countGames, type GameFilter, groupGames, listGames } from './game-list.repository.ts';
import { findGame, type GameRow, listHotGames, listPopularGames } from './games.repository.ts';
import type { GameCategoryCode } from './games.tables.ts';
import { planSearch, type SearchVendor } from './search/plan.ts';
import { foldNames } from './search/terms.ts';
import { listVendors, type Vendor } from './vendors.repository.ts';

const RAIL_LENGTH = 24;

/** Who reads, and in which language. */
export interface Reader {
  actor: SignedIn | Visitor;
  language: LanguageCode;
}

/** What is asked of a list, as it is on the wire; lists are comma separated. */
export interface GameQuery extends Pick<GameFilter, 'which' | 'nodeId' | 'rtpMin' | 'rtpMax'> {
  category: GameCategoryCode | undefined;
  vendor: string | undefined;
  q: string | undefined;
  /** A class, or NONE for games that are in none. */
  classify: string | undefined;
  feature: string | undefined;
  volatility: string | undefined;
  /** Decimal string. */
  minBetMax: string | undefined;
  singleWallet: boolean | undefined;
  playable: boolean | undefined;
  facets: boolean | undefined;
  sort: 'POPULAR' | 'NEW' | 'NAME' | 'RTP';
  page: number;
  pageSize: number;
}

/** A list of everything. */
export const ANY_GAME = {
  category: undefined,
  vendor: undefined,
  q: undefined,
  nodeId: undefined,
  which: 'ALL',
  classify: undefined,
  feature: undefined,
  volatility: undefined,
  rtpMin: undefined,
  rtpMax: undefined,
  minBetMax: undefined,
  singleWallet: undefined,
  playable: undefined,
  facets: undefined,
  sort: 'POPULAR',
} as const satisfies Omit<GameQuery, 'page' | 'pageSize'>;

const memberIdOf = ({ actor }: Reader): string | undefined => (actor.role === 'visitor' ? undefined : actor.memberId);

/** A vendor by every name a reader may know it by. */
const searchable = ({ id, code, names }: Vendor, display: Display): SearchVendor => ({
  id,
  names: foldNames([vendorName(code, names, display), ...Object.values(names)]),
});

const idsOf = (vendors: readonly Vendor[]) => vendors.map(({ id }) => id);

/** Lists of games. */
export function createGamesService(db: Executor, notifier: Notifier, settings: Settings) {
  const displayFor = async ({ actor, language }: Reader): Promise<Display> => {
    const { merchant } = await settings.current();
    const currency = actor.role === 'visitor' ? merchant.currency : actor.currency;
    return { language, merchantLanguages: merchant.languages, currency };
  };

  const barredClass = async (): Promise<string | null> =>
    (await settings.current()).region.cockfight ? null : COCKFIGHT;

  /** The vendors that a list may be of, and its filter without a choice of vendors. */
  const filterOf = async (
    query: GameQuery,
    reader: Reader,
    display: Display,
  ): Promise<{ filter: GameFilter; vendors: Vendor[] }> => {
    const [all, barred] = [await listVendors(db), await barredClass()];
    const allowed = all.filter((vendor) => barred === null || classOfVendor(vendor) !== barred);
    const vendors = allowed.filter(
      ({ singleWallet }) => query.singleWallet === undefined || singleWallet === query.singleWallet,
    );
    const { category, classify } = query;
    const filter: GameFilter = {
      vendors: idsOf(vendors),
      openVendors: idsOf(vendors.filter(({ status }) => status === 'active')),
      categories: category === 'ELOTT' ? ['ELOTT', 'LOTT'] : category && [category],
      classify:
        classify === undefined || classify === 'NONE'
          ? undefined
          : { name: classify, vendors: idsOf(vendors.filter((vendor) => classOfVendor(vendor) === classify)) },
      unclassified:
        classify === 'NONE'
          ? { vendors: idsOf(vendors.filter((vendor) => classOfVendor(vendor) !== null)) }
          : undefined,
      barred,
      nodeId: query.nodeId,
      which: query.which,
      features: query.feature?.split(','),
      volatilities: query.volatility?.split(','),
      rtpMin: query.rtpMin,
      rtpMax: query.rtpMax,
      minBetMax: query.minBetMax === undefined ? undefined : parseMoney(query.minBetMax),
      playable: query.playable ?? false,
      search:
        query.q === undefined
          ? undefined
          : await planSearch(
              db,
              query.q,
              allowed.map((vendor) => searchable(vendor, display)),
            ),
      memberId: memberIdOf(reader),
    };
    return { filter, vendors };
  };

  const facetsOf = async (
    filter: GameFilter,
    {
      vendors,
      chosen,
      display,
    }: { vendors: readonly Vendor[]; chosen: readonly string[] | undefined; display: Display },
  ): Promise<NonNullable<GamePage['facets']>> => {
    const isOwn = filter.which === 'FAV' || filter.which === 'RECENT';
    const names = new Map(
      vendors.map(({ id, code, names: texts }) => [id, { code, name: vendorName(code, texts, display) }]),
    );
    const choices = { ...filter, vendors: chosen };
    const counted = countFacets(await groupGames(db, { ...filter, which: 'ALL' }), choices, names);
    const shown = isOwn ? countFacets(await groupGames(db, filter), choices, names) : counted;
    const own = { ...filter, vendors: chosen ?? filter.vendors };
    return {
      ...shown,
      filters: [
        ...counted.filters,
        ...(filter.memberId === undefined
          ? []
          : [
              { filter: 'FAV' as const, count: await countGames(db, { ...own, which: 'FAV' }) },
              { filter: 'RECENT' as const, count: await countGames(db, { ...own, which: 'RECENT' }) },
            ]),
      ],
    };
  };

  /** Rows of one page, and what they were found by. */
  const find = async (query: GameQuery, reader: Reader) => {
    const display = await displayFor(reader);
    const { filter, vendors } = await filterOf(query, reader, display);
    const codes = query.vendor?.split(',');
    const chosen = codes && idsOf(vendors.filter(({ code }) => codes.includes(code)));
    const narrowed = { ...filter, vendors: chosen ?? filter.vendors };
    const { page, pageSize, sort } = query;
    const total = await countGames(db, narrowed);
    const order = { sort, languages: languageChain(reader.language), offset: (page - 1) * pageSize, limit: pageSize };
    const rows: GameRow[] = total > order.offset ? await listGames(db, narrowed, order) : [];
    return { rows, total, display, filter, vendors, chosen };
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
      const { rows, total, display, filter, vendors, chosen } = await find(query, reader);
      const { page, pageSize } = query;
      return {
        content: rows.map((row) => gameCard(row, display)),
        page,
        pageSize,
        totalElements: total,
        totalPages: Math.ceil(total / pageSize),
        ...(query.facets ? { facets: await facetsOf(filter, { vendors, chosen, display }) } : {}),
      };
    },

    /** Whether the law of the place allows the game. @throws Fault GAME_REGION */
    async assertAllowed(nodeId: number): Promise<void> {
      const barred = await barredClass();
      if (barred === null) return;
      const game = await findGame(db, nodeId);
      if (game && classOfGame(game) === barred) throw new Fault('GAME_REGION');
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
