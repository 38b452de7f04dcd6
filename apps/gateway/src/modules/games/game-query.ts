import type { GameSort } from '@mekong/api-client/contract/types';
import { partIn } from '@mekong/catalogue/stakes';
import type { GameCategoryCode } from '../../contract/values.ts';
import { parseMoney } from '../../kernel/money.ts';
import { classOfVendor } from './classes.ts';
import type { GameFilter } from './game-index/filter.ts';
import type { GameSet } from './game-index/game-index.ts';
import type { Vendor } from './vendors.repository.ts';

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
  sort: GameSort;
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
  sort: '-popularity',
} as const satisfies Omit<GameQuery, 'page' | 'pageSize'>;

const idsOf = (vendors: readonly Vendor[]): ReadonlySet<string> => new Set(vendors.map(({ id }) => id));

/**
 * The vendors that a list may be of, those that are chosen of them, and its filter without that choice.
 *
 * @param of what the law of the place leaves, what was searched for, and the currency of the reader
 */
export function filterOf(
  query: GameQuery,
  {
    vendors: allowed,
    barred,
    found,
    currency,
  }: { vendors: readonly Vendor[]; barred: string | null; found: GameSet | undefined; currency: string },
): { filter: GameFilter; vendors: Vendor[]; chosen: ReadonlySet<string> | undefined } {
  const vendors = allowed.filter(
    ({ singleWallet }) => query.singleWallet === undefined || singleWallet === query.singleWallet,
  );
  const codes = query.vendor?.split(',');
  const { category, classify } = query;
  const classOf = (isOne: (name: string | null) => boolean) =>
    idsOf(vendors.filter((vendor) => isOne(classOfVendor(vendor))));
  return {
    vendors,
    chosen: codes && idsOf(vendors.filter(({ code }) => codes.includes(code))),
    filter: {
      vendors: idsOf(vendors),
      openVendors: idsOf(vendors.filter(({ status }) => status === 'active')),
      plannedVendors: idsOf(vendors.filter(({ status }) => status === 'planned')),
      categories: category === 'ELOTT' ? ['ELOTT', 'LOTT'] : category && [category],
      classify:
        classify === undefined || classify === 'NONE'
          ? undefined
          : { name: classify, vendors: classOf((name) => name === classify) },
      unclassified: classify === 'NONE' ? { vendors: classOf((name) => name !== null) } : undefined,
      barred,
      nodeId: query.nodeId,
      which: query.which,
      features: query.feature?.split(','),
      volatilities: query.volatility?.split(','),
      rtpMin: query.rtpMin,
      rtpMax: query.rtpMax,
      minBetMax: query.minBetMax === undefined ? undefined : parseMoney(query.minBetMax) * BigInt(partIn(currency)),
      playable: query.playable ?? false,
      found,
    },
  };
}
