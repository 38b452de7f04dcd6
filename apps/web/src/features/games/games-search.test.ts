import type { VendorCard } from '@mekong/api-client/contract/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenVendors, isFiltered, toGameListFilter, toggleVendor } from './game-filter.ts';
import { gamesSearch } from './games-search.ts';
import type { Shelf } from './shelves.ts';

const vendor = (vassalage: string, id: number): VendorCard => ({
  id,
  vassalage,
  name: vassalage,
  accountTypeId: 1,
  isHot: 0,
  gameCount: 1,
  maintenance: false,
});
const shelf: Shelf = { category: 'RNG', vendors: ['HOUSE', 'SUNB', 'PEARL'].map(vendor), isNarrowed: false };
const narrow: Shelf = { ...shelf, category: undefined, isNarrowed: true };
const site = { language: 'KM', merchantCode: 'MEKONG' } as const;

describe('address of a category page', () => {
  test('any address is read without a fault', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('vendor', 'filter', 'q', 'sort', 'kind', 'x'), fc.jsonValue()),
        (said) => {
          expect(() => gamesSearch(said)).not.toThrow();
        },
      ),
    );
  });

  test('names only vendors of the page, in its order', () => {
    expect(chosenVendors({ vendor: 'PEARL,NOBODY,HOUSE' }, shelf)).toEqual(['HOUSE', 'PEARL']);
  });

  test('a vendor is added and taken off', () => {
    expect(toggleVendor([], 'HOUSE')).toBe('HOUSE');
    expect(toggleVendor(['HOUSE'], 'SUNB')).toBe('HOUSE,SUNB');
    expect(toggleVendor(['HOUSE', 'SUNB'], 'HOUSE')).toBe('SUNB');
    expect(toggleVendor(['HOUSE'], 'HOUSE')).toBeUndefined();
  });

  test('never names more vendors than a call may', () => {
    const many = Array.from({ length: 20 }, (_, index) => `V${index}`);
    expect(toggleVendor(many, 'NEW')?.split(',')).toHaveLength(20);
    expect(toggleVendor(many, 'NEW')).toContain('NEW');
  });

  test('knows when there is something to clear', () => {
    expect(isFiltered({})).toBe(false);
    expect(isFiltered({ filter: 'ALL', sort: 'RTP' })).toBe(false);
    expect([{ q: 'x' }, { vendor: 'A' }, { filter: 'HOT' as const }, { kind: 'cons' as const }].every(isFiltered)).toBe(
      true,
    );
  });
});

describe('what the gateway is asked', () => {
  test('the whole category, most played first, unless the address says otherwise', () => {
    expect(toGameListFilter({}, shelf, site)).toEqual({
      category: 'RNG',
      vendor: undefined,
      filter: 'ALL',
      q: undefined,
      sort: 'POPULAR',
      platform: 'html5-desktop',
      ...site,
    });
    expect(toGameListFilter({ vendor: 'SUNB', filter: 'HOT', q: ' naga ', sort: 'RTP' }, shelf, site)).toMatchObject({
      vendor: 'SUNB',
      filter: 'HOT',
      q: 'naga',
      sort: 'RTP',
    });
  });

  test('a narrowed page names its vendors always, and asks nothing without any', () => {
    expect(toGameListFilter({}, narrow, site)?.vendor).toBe('HOUSE,SUNB,PEARL');
    expect(toGameListFilter({ vendor: 'NOBODY' }, narrow, site)?.vendor).toBe('HOUSE,SUNB,PEARL');
    expect(toGameListFilter({}, { ...narrow, vendors: [] }, site)).toBeUndefined();
  });

  test('control characters never reach the call', () => {
    expect(toGameListFilter({ q: 'na\u0000ga\n' }, shelf, site)?.q).toBe('na ga');
    expect(toGameListFilter({ q: '\u0007' }, shelf, site)?.q).toBeUndefined();
  });
});
