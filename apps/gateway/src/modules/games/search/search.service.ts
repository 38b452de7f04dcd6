import type { GameSearch } from '@mekong/api-client/contract/types';
import { textIn } from '../../../contract/language-chain.ts';
import type { ListingStatus, LocalizedText } from '../../../contract/values.ts';
import type { Settings } from '../../system/settings.service.ts';
import { gameCard, menuCategory, vendorCard, vendorName } from '../cards.port.ts';
import { COCKFIGHT, classOfGame, classOfVendor } from '../classes.ts';
import { ANY_GAME } from '../game-query.ts';
import type { GamesService, Reader } from '../games.service.ts';
import { labelOf } from '../labels.ts';
import { countVendors } from '../vendor-counts.ts';
import { bestName, queryOf, RANK } from './match.ts';

const MOST_VENDORS = 4;

const textsOf = (names: LocalizedText): string[] => Object.values(names).filter((name) => name !== undefined);

/** No server plays the vendor's games yet: it comes behind those that can be played. */
const isPlanned = ({ vendor }: { vendor: { status: ListingStatus } }): boolean => vendor.status === 'planned';

/** The quick search: best games and vendors for a few letters. */
export function createGameSearch(settings: Settings, games: GamesService) {
  return {
    async quick(text: string, limit: number, reader: Reader): Promise<GameSearch> {
      const query = queryOf(text);
      if (!query) return { games: [], vendors: [], totalGames: 0 };
      const { language } = reader;
      const { region } = await settings.current();
      const barred = region.cockfight ? null : COCKFIGHT;
      const list = await games.find({ ...ANY_GAME, q: text, page: 1, pageSize: limit }, reader);
      const { rows, total, display } = list;
      // one that has no games is no vendor to go to
      const vendors = countVendors(list.vendors, list.gameIndexes.gameIndex, barred)
        .map((vendor) => ({
          vendor,
          ...bestName(query, vendorName(vendor.code, vendor.names, display), textsOf(vendor.names)),
        }))
        .filter(({ rank }) => rank < RANK.NONE)
        .sort((a, b) => Number(isPlanned(a)) - Number(isPlanned(b)) || a.rank - b.rank)
        .slice(0, MOST_VENDORS);
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
