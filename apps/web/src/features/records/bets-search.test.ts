import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameInAddress, isNarrowed, toBetFilter } from './bet-filter.ts';
import { betsSearch } from './bets-search.ts';

const zone = 'Asia/Phnom_Penh';
const now = Date.parse('2026-11-21T18:30:00Z');

describe('address of the betting record', () => {
  test('any address is read without a fault and makes a query', () => {
    const names = fc.constantFrom(
      'range',
      'from',
      'to',
      'category',
      'vendor',
      'game',
      'status',
      'sort',
      'listPage',
      'bet',
    );
    fc.assert(
      fc.property(fc.dictionary(names, fc.jsonValue()), (said) => {
        const { from, to } = toBetFilter(betsSearch(said), now, zone);
        expect(Date.parse(from ?? '')).toBeLessThan(Date.parse(to ?? ''));
      }),
    );
  });

  test('today, newest first, unless it says otherwise', () => {
    expect(toBetFilter({}, now, zone)).toEqual({
      from: '2026-11-21T17:00:00.000Z',
      to: '2026-11-22T17:00:00.000Z',
      sort: '-time',
    });
    const search = betsSearch({ range: 'week', category: 'RNG', vendor: 'HOUSE', status: 'WON', sort: '-net' });
    expect(toBetFilter(search, now, zone)).toEqual({
      from: '2026-11-15T17:00:00.000Z',
      to: '2026-11-22T17:00:00.000Z',
      category: 'RNG',
      vendor: 'HOUSE',
      status: 'WON',
      sort: '-net',
    });
  });

  test('a game is asked for at its vendor, whatever else the address says of vendors', () => {
    const search = betsSearch({ vendor: 'TIDAL', game: gameInAddress({ vassalage: 'HOUSE', gameId: 'mekong-gold' }) });
    expect(toBetFilter(search, now, zone)).toMatchObject({ vendor: 'HOUSE', gameId: 'mekong-gold' });
    expect(isNarrowed(search)).toBe(true);
    expect(betsSearch({ game: 'mekong-gold' }).game).toBeUndefined();
  });

  test('the query stays the same all day, so that its answer is found again', () => {
    expect(toBetFilter({}, now, zone)).toEqual(toBetFilter({}, now + 3_600_000, zone));
  });

  test('days alone do not narrow the list', () => {
    expect(isNarrowed({ range: 'month', sort: 'net' })).toBe(false);
    expect(isNarrowed({ status: 'OPEN' })).toBe(true);
  });
});
