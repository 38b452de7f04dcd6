import type {
  FavoriteResult,
  GameCard,
  GameMenus,
  GamePage,
  GameVendorLane,
  GameCategory as MenuCategory,
} from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { Executor } from '../../db/types.ts';
import type { SignedIn, Visitor } from '../../server/contract/actor.ts';
import { languageChain, textIn } from '../../server/contract/language-chain.ts';
import { Fault, invalid } from '../../server/fault.ts';
import type { Settings } from '../system/settings.service.ts';
import { type Display, gameCard, vendorCard } from './cards.ts';
import {
  deleteFavourite,
  findGame,
  type GameFilter,
  insertFavourite,
  listFavouriteIds,
  listGames,
  listHotGames,
  listMenuGames,
  listPopularGames,
  listVendors,
  type VendorRow,
} from './games.repository.ts';
import type { GameCategoryCode } from './games.tables.ts';
import { CATEGORY_LABELS } from './labels.ts';

/** Order of the categories in menus. */
const CATEGORIES = ['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'CONS'] as const satisfies GameCategoryCode[];

/** Vendors of SPORTS that are esports (S3-099). */
const ESPORTS_VENDORS: readonly string[] = ['AV', 'IMES', 'IA', 'AI', 'TF'];

/** LOTT is shown as ELOTT: in menus and filters, while a game keeps its own category (S9-053). */
const menuCategory = (category: GameCategoryCode): GameCategoryCode => (category === 'LOTT' ? 'ELOTT' : category);

const RAIL_LENGTH = 24;

/** Who reads, and in which language. */
export interface Reader {
  actor: SignedIn | Visitor;
  language: LanguageCode;
}

export interface GameQuery extends Pick<GameFilter, 'which' | 'sort' | 'nodeId'> {
  category: GameCategoryCode | undefined;
  /** Vendor codes, comma separated. */
  vendor: string | undefined;
  q: string | undefined;
  page: number;
  pageSize: number;
}

const memberIdOf = ({ actor }: Reader): string | undefined => (actor.role === 'visitor' ? undefined : actor.memberId);

/** Menus, lists and favourites. */
export function createGamesService(db: Executor, settings: Settings) {
  const displayFor = async ({ actor, language }: Reader): Promise<Display> => {
    const { merchant } = await settings.current();
    const currency = actor.role === 'visitor' ? merchant.currency : actor.currency;
    return { language, merchantLanguages: merchant.languages, currency };
  };

  const lanes = async (language: LanguageCode): Promise<MenuCategory[]> => {
    const { merchant } = await settings.current();
    const display: Display = { language, merchantLanguages: merchant.languages, currency: merchant.currency };
    const vendors = await listVendors(db);
    return CATEGORIES.flatMap((category) => {
      const own = vendors.filter((vendor) => menuCategory(vendor.category) === category);
      return own.length === 0 ? [] : [lane(category, own, display)];
    });
  };

  return {
    async menus(language: LanguageCode): Promise<GameMenus> {
      const { languages, currency } = (await settings.current()).merchant;
      const display: Display = { language, merchantLanguages: languages, currency };
      const [vendors, draws] = await Promise.all([listVendors(db), listMenuGames(db, ['LOTT', 'ELOTT'])]);
      const groups = vendors
        .filter((vendor) => menuCategory(vendor.category) === 'ELOTT')
        .map((vendor) => ({
          gameGroupCode: vendor.code,
          labelName: vendorCard(vendor, display).name,
          gameMenus: draws
            .filter((game) => game.vendorId === vendor.id)
            .map((game) => ({ gameCode: game.gameId, labelName: textIn(game.names, language) })),
        }));
      return { categories: await lanes(language), groups };
    },

    async vendorLanes(language: LanguageCode): Promise<GameVendorLane[]> {
      return (await lanes(language)).map(({ gameCategory, labelName, vendors }) => ({
        gameCategory,
        labelName,
        vendors,
      }));
    },

    async hot(reader: Reader): Promise<GameCard[]> {
      const display = await displayFor(reader);
      return (await listHotGames(db, memberIdOf(reader), RAIL_LENGTH)).map((row) => gameCard(row, display));
    },

    async popular(reader: Reader): Promise<GameCard[]> {
      const display = await displayFor(reader);
      return (await listPopularGames(db, memberIdOf(reader), RAIL_LENGTH, false)).map((row) => gameCard(row, display));
    },

    /** One page of games. The caller has made sure that FAV and RECENT have an owner. */
    async list(query: GameQuery, reader: Reader): Promise<GamePage> {
      const display = await displayFor(reader);
      const { page, pageSize, category, vendor } = query;
      const { games, total } = await listGames(db, {
        which: query.which,
        sort: query.sort,
        categories: category === 'ELOTT' ? ['ELOTT', 'LOTT'] : category && [category],
        vendors: vendor?.split(','),
        nodeId: query.nodeId,
        words: (query.q ?? '').split(/\s+/).filter(Boolean).slice(0, 8),
        memberId: memberIdOf(reader),
        languages: languageChain(reader.language),
        offset: (page - 1) * pageSize,
        limit: pageSize,
      });
      return {
        content: games.map((row) => gameCard(row, display)),
        page,
        pageSize,
        totalElements: total,
        totalPages: Math.ceil(total / pageSize),
      };
    },

    favouriteIds: (actor: SignedIn): Promise<number[]> => listFavouriteIds(db, actor.memberId),

    /** Marks a game; a second time changes nothing. @throws Fault GAME_NOT_FOUND */
    async addFavourite(actor: SignedIn, nodeId: number): Promise<FavoriteResult> {
      if (!(await findGame(db, nodeId))) throw new Fault('GAME_NOT_FOUND');
      await insertFavourite(db, actor.memberId, nodeId);
      return { nodeId, isFav: true };
    },

    /** Unmarks a game, also one that is no longer listed; a second time changes nothing. @throws Fault GAME_NOT_FOUND */
    async removeFavourite(actor: SignedIn, nodeId: number): Promise<FavoriteResult> {
      const wasFavourite = await deleteFavourite(db, actor.memberId, nodeId);
      if (!wasFavourite && !(await findGame(db, nodeId))) throw new Fault('GAME_NOT_FOUND');
      return { nodeId, isFav: false };
    },

    /** Another merchant's code is refused; none is fine. */
    async assertMerchant(code: string | undefined): Promise<void> {
      if (code !== undefined && code !== (await settings.current()).merchant.merchantCode)
        throw invalid('merchantCode', 'enum');
    },
  };
}

export type GamesService = ReturnType<typeof createGamesService>;

function lane(category: GameCategoryCode, vendors: readonly VendorRow[], display: Display): MenuCategory {
  const classOf = (vendor: VendorRow) => (ESPORTS_VENDORS.includes(vendor.code) ? 'ESPORTS' : vendor.classify);
  const label = (name: string) =>
    textIn(CATEGORY_LABELS[name as keyof typeof CATEGORY_LABELS], display.language) || name;
  const classes = [...new Set(vendors.map(classOf))].filter((name) => name !== null);
  return {
    gameCategory: category,
    labelName: label(category),
    vendors: vendors.map((vendor) => vendorCard(vendor, display)),
    ...(classes.length > 0
      ? {
          gameClassify: classes.map((classify) => ({
            classify,
            labelName: label(classify),
            vendors: vendors
              .filter((vendor) => classOf(vendor) === classify)
              .map((vendor) => vendorCard(vendor, display)),
          })),
        }
      : {}),
  };
}
