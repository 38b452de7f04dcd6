import { describe, expect, test } from 'vitest';
import { searchOrder, tableSort, toRoomQuery } from './room-filter.ts';
import { isNarrowed, roomsSearch, viewOf, withoutRoomFilters } from './rooms-search.ts';

const site = { language: 'EN', merchantCode: 'MEKONG' } as const;

describe('the address of rooms', () => {
  test('keeps what fits and forgets what does not', () => {
    expect(roomsSearch({ view: 'rooms', game: 601002, stake: 'LOW', seat: 'yes', by: '-seats', listPage: 2 })).toEqual({
      view: 'rooms',
      game: 601002,
      stake: 'LOW',
      seat: 'yes',
      by: '-seats',
      listPage: 2,
    });
    expect(
      roomsSearch({
        view: 'all',
        game: 'x',
        stake: 'low',
        speaks: 'XX',
        seat: 1,
        by: 'drop table',
        room: 'a b',
        listPage: 0,
      }),
    ).toEqual({});
  });

  test('shows the rooms, and the games where it asks for some of them', () => {
    expect(viewOf(roomsSearch({}), false)).toBe('rooms');
    expect(viewOf({ ...roomsSearch({ stake: 'LOW' }) }, false)).toBe('rooms');
    expect(viewOf({ ...roomsSearch({}), ...{ vendor: 'CARD' } }, false)).toBe('games');
    expect(viewOf({ ...roomsSearch({}), ...{ q: 'omaha', filter: undefined } }, false)).toBe('games');
    expect(viewOf({ ...roomsSearch({ view: 'rooms' }), ...{ vendor: 'CARD' } }, false)).toBe('rooms');
    expect(viewOf(roomsSearch({ view: 'games' }), false)).toBe('games');
    // rooms that no server plays yet are for who asks for them
    const asked = [{}, { stake: 'LOW' }, { view: 'rooms' }].map((said) => viewOf(roomsSearch(said), true));
    expect(asked).toEqual(['games', 'rooms', 'rooms']);
  });

  test('is narrowed by every filter and by nothing else', () => {
    expect(isNarrowed(roomsSearch({ by: 'room', listPage: 3, view: 'rooms' }))).toBe(false);
    for (const said of [
      { room: 'a' },
      { game: 1 },
      { stake: 'HIGH' },
      { speaks: 'KM' },
      { seat: 'yes' },
      { open: 'yes' },
    ])
      expect(isNarrowed(roomsSearch(said)), JSON.stringify(said)).toBe(true);
    expect(isNarrowed({ vendor: 'CARD' })).toBe(true);
    expect(isNarrowed({ ...roomsSearch({ stake: 'HIGH' }), ...withoutRoomFilters })).toBe(false);
  });
});

describe('the question to the gateway', () => {
  test('says kind, filters, order and page', () => {
    const search = {
      ...roomsSearch({ seat: 'yes', open: 'yes', by: '-buyIn', speaks: 'TH', listPage: 4 }),
      vendor: 'RIVL',
    };
    expect(toRoomQuery('LIVE', search, site)).toEqual({
      kind: 'LIVE',
      vendor: 'RIVL',
      tableLanguage: 'TH',
      hasSeat: true,
      isOpen: true,
      sort: '-buyIn',
      page: 4,
      pageSize: 24,
      ...site,
    });
  });

  test('leaves the order to the merchant where the address names none', () => {
    expect(toRoomQuery('PVP', {}, site)).not.toHaveProperty('sort');
  });

  test.each([
    ['room', 'name'],
    ['-room', '-name'],
    ['seats', 'seats'],
  ] as const)('says %s of the table as %s', (by, sort) => {
    expect(toRoomQuery('PVP', { by }, site).sort).toBe(sort);
  });

  test.each(['room', '-room', 'buyIn', '-seats'])('reads and writes the order %s alike', (by) => {
    const sort = tableSort(by);
    expect(sort && searchOrder(sort)).toBe(by);
  });
});
