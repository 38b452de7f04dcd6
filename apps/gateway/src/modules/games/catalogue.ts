import type { GameMenus, GameVendorLane, GameCategory as MenuCategory } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import { textIn } from '../../contract/language-chain.ts';
import type { GameCategoryCode } from '../../contract/values.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { Draws } from '../draws/draws.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { type Display, menuCategory, vendorCard } from './cards.port.ts';
import { COCKFIGHT, classOfVendor } from './classes.ts';
import type { GameIndexService } from './game-index/game-index.service.ts';
import { listMenuGames, listPlannedCovers } from './games.repository.ts';
import { labelOf } from './labels.ts';
import { plannedFamilies } from './planned.ts';
import { type CountedVendor, countVendors } from './vendor-counts.ts';
import { listVendors } from './vendors.repository.ts';

/** Order of the categories in menus. */
const CATEGORIES = ['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'CONS'] as const satisfies GameCategoryCode[];

/** Menus: categories, classes inside them, vendors, and the groups of the lottery lobby. */
export function createCatalogue(
  db: Executor,
  settings: Settings,
  gameIndexes: GameIndexService,
  draws: Pick<Draws, 'groups'>,
) {
  const read = async (language: LanguageCode) => {
    const { merchant, region } = await settings.current();
    const display: Display = { language, merchantLanguages: merchant.languages, currency: merchant.currency };
    const barred = region.cockfight ? null : COCKFIGHT;
    const { gameIndex } = await gameIndexes.current();
    const vendors = countVendors(await listVendors(db, merchant), gameIndex, barred).filter(
      (vendor) => classOfVendor(vendor) !== barred || !barred,
    );
    return { display, vendors, barred };
  };

  const lanes = (vendors: readonly CountedVendor[], display: Display): MenuCategory[] =>
    CATEGORIES.flatMap((category) => {
      const own = vendors.filter((vendor) => menuCategory(vendor.category) === category);
      return own.length === 0 ? [] : [lane(category, own, display)];
    });

  return {
    async menus(language: LanguageCode): Promise<GameMenus> {
      const [{ vendors, display, barred }, games, lotteries, covers] = await Promise.all([
        read(language),
        listMenuGames(db, ['LOTT', 'ELOTT']),
        draws.groups(),
        listPlannedCovers(db),
      ]);
      const planned = plannedFamilies(vendors, covers, CATEGORIES, language);
      const codeOf = new Map(vendors.map(({ id, code }) => [id, code]));
      const entry = (game: (typeof games)[number]) => ({
        gameCode: game.gameId,
        labelName: textIn(game.names, language),
      });
      const drawn = lotteries.map(({ code, names, games: members }) => ({
        gameGroupCode: code,
        labelName: textIn(names, language),
        of: members.flatMap(({ vendor, gameId }) =>
          games.filter((game) => game.gameId === gameId && codeOf.get(game.vendorId) === vendor),
        ),
      }));
      const grouped = new Set(drawn.flatMap(({ of }) => of));
      // Lottery games that draw nothing here are grouped by their vendor.
      const others = vendors
        .filter((vendor) => menuCategory(vendor.category) === 'ELOTT')
        .map((vendor) => ({
          gameGroupCode: vendor.code,
          labelName: vendorCard(vendor, display).name,
          of: games.filter((game) => game.vendorId === vendor.id && !grouped.has(game)),
        }));
      const groups = [...drawn, ...others]
        .filter(({ of }) => of.length > 0)
        .map(({ of, ...group }) => ({ ...group, gameMenus: of.map(entry) }));
      return {
        categories: lanes(vendors, display),
        groups,
        ...(planned.length === 0 ? {} : { planned }),
        ...(barred === null ? {} : { forbiddenClasses: [barred] }),
      };
    },

    /** Vendors by the code and the name that players know them by: of codes under one name the one with the most games. */
    async providers(language: LanguageCode): Promise<{ code: string; name: string }[]> {
      const { vendors, display } = await read(language);
      const most = new Map<string, { code: string; name: string; games: number }>();
      for (const vendor of vendors) {
        const { vassalage: code, name, gameCount: games } = vendorCard(vendor, display);
        const known = most.get(name);
        if (!known || games > known.games) most.set(name, { code, name, games });
      }
      return [...most.values()].map(({ code, name }) => ({ code, name }));
    },

    async vendorLanes(language: LanguageCode): Promise<GameVendorLane[]> {
      const { vendors, display } = await read(language);
      return lanes(vendors, display).map(({ gameCategory, labelName, vendors: cards }) => ({
        gameCategory,
        labelName,
        vendors: cards,
      }));
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;

function lane(category: GameCategoryCode, vendors: readonly CountedVendor[], display: Display): MenuCategory {
  const classes = [...new Set(vendors.map(classOfVendor))].filter((name) => name !== null);
  const cards = (of: readonly CountedVendor[]) => of.map((vendor) => vendorCard(vendor, display));
  return {
    gameCategory: category,
    labelName: labelOf(category, display.language),
    vendors: cards(vendors),
    ...(classes.length > 0
      ? {
          gameClassify: classes.map((classify) => ({
            classify,
            labelName: labelOf(classify, display.language),
            vendors: cards(vendors.filter((vendor) => classOfVendor(vendor) === classify)),
          })),
        }
      : {}),
  };
}
