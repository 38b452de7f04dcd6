import type { VendorCard } from '@mekong/api-client/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CategoryContent } from './category-content.ts';
import {
  choiceOf,
  chosenVendors,
  isFiltered,
  isPersonalOnly,
  searchOfChoice,
  toGameListFilter,
} from './game-filter.ts';
import { gamesSearch } from './games-search.ts';

const vendor = (vassalage: string, id: number): VendorCard => ({
  id,
  vassalage,
  name: vassalage,
  accountTypeId: 1,
  isHot: 0,
  gameCount: 1,
  maintenance: false,
});
const content: CategoryContent = {
  category: 'RNG',
  vendors: ['HOUSE', 'SUNB', 'PEARL'].map(vendor),
  isNarrowed: false,
};
const narrow: CategoryContent = { ...content, category: undefined, isNarrowed: true };
const site = { language: 'KM', merchantCode: 'MEKONG' } as const;

describe('address of a category page', () => {
  test('any address is read without a fault', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(gamesSearch({})), 'x'), fc.jsonValue()), (said) => {
        expect(() => gamesSearch(said)).not.toThrow();
      }),
    );
  });

  test('names only vendors of the page, in its order', () => {
    expect(chosenVendors({ vendor: 'PEARL,NOBODY,HOUSE' }, content)).toEqual(['HOUSE', 'PEARL']);
  });

  test('what does not fit is left out, what does stays', () => {
    expect(
      gamesSearch({
        vendor: 'SUNB,no such,HOUSE,SUNB',
        filter: 'COLD',
        feature: 'jackpot,teleport',
        volatility: 'extreme',
        rtpMin: 'much',
        rtpMax: 96.55,
        minBet: -5,
        show: 'some',
        sort: '-rtp',
      }),
    ).toEqual({ vendor: 'SUNB,HOUSE', feature: 'jackpot', rtpMax: 96.6, sort: '-rtp' });
  });

  test('never names more vendors than a call may', () => {
    const many = Array.from({ length: 30 }, (_, index) => `V${index}`).join();
    expect(gamesSearch({ vendor: many }).vendor?.split(',')).toHaveLength(20);
  });

  test('a choice in the panel comes back as it was made', () => {
    const choice = {
      vendors: ['SUNB', 'HOUSE'],
      features: ['jackpot', 'wilds'],
      volatilities: ['high'],
      rtpMin: 95,
      rtpMax: undefined,
      minBet: '500',
      hasClosed: true,
    };
    expect(choiceOf(gamesSearch(searchOfChoice(choice)))).toEqual(choice);
    expect(gamesSearch(searchOfChoice(choiceOf({})))).toEqual({});
  });

  test('an empty list of one’s own is told from one that filters emptied', () => {
    expect(isPersonalOnly({ filter: 'FAV' })).toBe(true);
    expect(isPersonalOnly({ filter: 'FAV', sort: 'name' })).toBe(true);
    expect(isPersonalOnly({ filter: 'FAV', q: 'naga' })).toBe(false);
    expect(isPersonalOnly({ filter: 'HOT' })).toBe(false);
  });

  test('knows when there is something to clear', () => {
    expect(isFiltered({})).toBe(false);
    expect(isFiltered({ filter: 'ALL', sort: '-rtp' })).toBe(false);
    expect([{ q: 'x' }, { vendor: 'A' }, { filter: 'HOT' as const }, { kind: 'cons' as const }].every(isFiltered)).toBe(
      true,
    );
  });
});

describe('what the gateway is asked', () => {
  test('the whole category, most played first, unless the address says otherwise', () => {
    expect(toGameListFilter({}, content, site)).toEqual({
      category: 'RNG',
      filter: 'ALL',
      sort: '-popularity',
      playable: true,
      platform: 'html5-desktop',
      ...site,
    });
    expect(toGameListFilter({ vendor: 'SUNB', filter: 'HOT', q: 'naga', sort: '-rtp' }, content, site)).toMatchObject({
      vendor: 'SUNB',
      filter: 'HOT',
      q: 'naga',
      sort: '-rtp',
    });
  });

  test('a narrowed page names its vendors always, and asks nothing without any', () => {
    expect(toGameListFilter({}, narrow, site)?.vendor).toBe('HOUSE,SUNB,PEARL');
    expect(toGameListFilter({ vendor: 'NOBODY' }, narrow, site)?.vendor).toBe('HOUSE,SUNB,PEARL');
    expect(toGameListFilter({}, { ...narrow, vendors: [] }, site)).toBeUndefined();
  });

  test('a class asks for that class, the single wallet for its vendors', () => {
    expect(toGameListFilter({}, { ...content, category: 'SPORTS', classify: 'NONE' }, site)).toMatchObject({
      category: 'SPORTS',
      classify: 'NONE',
    });
    expect(toGameListFilter({}, { ...content, category: undefined, isSingleWallet: true }, site)).toMatchObject({
      category: undefined,
      singleWallet: true,
      vendor: undefined,
    });
  });

  test('filters go as the contract writes them; a range may be named from either end', () => {
    expect(
      toGameListFilter(
        { feature: 'jackpot,wilds', volatility: 'high', rtpMin: 97, rtpMax: 95, minBet: 500 },
        content,
        site,
      ),
    ).toMatchObject({
      feature: 'jackpot,wilds',
      volatility: 'high',
      rtpMin: 95,
      rtpMax: 97,
      minBetMax: '500.0000',
      playable: true,
    });
    expect(toGameListFilter({ show: 'all' }, content, site)?.playable).toBeUndefined();
    expect(toGameListFilter({ rtpMax: 95 }, content, site)).toMatchObject({ rtpMin: undefined, rtpMax: 95 });
  });

  test('what is the member’s own, searched for or of a closed vendor is shown whole', () => {
    const [first, ...others] = content.vendors;
    const closed = { ...content, vendors: [{ ...(first as VendorCard), maintenance: true }, ...others] };
    const isOpenOnly = (search: Parameters<typeof toGameListFilter>[0]) =>
      toGameListFilter(search, closed, site)?.playable;
    expect([{}, { vendor: 'SUNB' }, { vendor: 'HOUSE,SUNB' }].map(isOpenOnly)).toEqual([true, true, true]);
    const whole = [{ vendor: 'HOUSE' }, { q: 'naga' }, { filter: 'FAV' as const }];
    expect(whole.map(isOpenOnly)).toEqual([undefined, undefined, undefined]);
  });

  test('a search has the order of its matches, unless the address names another', () => {
    expect(toGameListFilter({ q: 'naga' }, content, site)?.sort).toBeUndefined();
    expect(toGameListFilter({ q: 'naga', sort: '-popularity' }, content, site)?.sort).toBe('-popularity');
  });
});
