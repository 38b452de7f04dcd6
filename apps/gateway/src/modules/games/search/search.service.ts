import type { GameSearch } from '@mekong/api-client/contract/types';
import type { Executor } from '../../../db/types.ts';
import { textIn } from '../../../server/contract/language-chain.ts';
import type { Settings } from '../../system/settings.service.ts';
import { gameCard, labelOf, menuCategory, vendorCard, vendorName } from '../cards.ts';
import { COCKFIGHT, classOfGame, classOfVendor } from '../classes.ts';
import { ANY_GAME, type GamesService, type Reader } from '../games.service.ts';
import type { LocalizedText } from '../games.tables.ts';
import { countVendors, listVendors } from '../vendors.repository.ts';
import { bestName, queryOf, RANK } from './match.ts';

const MOST_VENDORS = 4;

const textsOf = (names: LocalizedText): string[] => Object.values(names).filter((name) => name !== undefined);

/** The quick search: best games and vendors for a few letters. */
export function createGameSearch(db: Executor, settings: Settings, games: GamesService) {
  return {
    async quick(text: string, limit: number, reader: Reader): Promise<GameSearch> {
      const query = queryOf(text);
      if (!query) return { games: [], vendors: [], totalGames: 0 };
      const { language } = reader;
      const { region } = await settings.current();
      const barred = region.cockfight ? null : COCKFIGHT;
      const { rows, total, display } = await games.find({ ...ANY_GAME, q: text, page: 1, pageSize: limit }, reader);
      const known = (await listVendors(db))
        .filter((vendor) => barred === null || classOfVendor(vendor) !== barred)
        .map((vendor) => ({
          vendor,
          ...bestName(query, vendorName(vendor.code, vendor.names, display), textsOf(vendor.names)),
        }))
        .filter(({ rank }) => rank < RANK.NONE)
        .sort((a, b) => a.rank - b.rank)
        .slice(0, MOST_VENDORS);
      const counted =
        known.length === 0
          ? []
          : await countVendors(
              db,
              barred,
              known.map(({ vendor }) => vendor.id),
            );
      // one that has no games is no vendor to go to
      const vendors = known.flatMap(({ vendor: { id }, ...found }) => {
        const vendor = counted.find((one) => one.id === id);
        return vendor ? [{ vendor, ...found }] : [];
      });
      return {
        games: rows.map((row) => {
          const shown = textIn(row.names, language);
          const others = [...textsOf(row.names), vendorName(row.vendorCode, row.vendorNames, display)];
          const { rank: _, ...found } = bestName(query, shown, others);
          const label = classOfGame(row) ?? menuCategory(row.category);
          return { game: gameCard(row, display), labelName: labelOf(label, language), ...found };
        }),
        vendors: vendors.map(({ vendor, rank: _, ...found }) => {
          const classify = classOfVendor(vendor);
          return {
            vendor: vendorCard(vendor, display),
            category: vendor.category,
            ...(classify === null ? {} : { classify }),
            labelName: labelOf(classify ?? menuCategory(vendor.category), language),
            ...found,
          };
        }),
        totalGames: total,
      };
    },
  };
}

export type GameSearchService = ReturnType<typeof createGameSearch>;
