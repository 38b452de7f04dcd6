import type { RoomSort, RoomStake } from '@mekong/api-client/types';
import { type LanguageCode, languageCodes } from '@mekong/i18n/registry';
import { oneOf, pageNumber, type SearchValues, searchOf, shaped, whole } from '../../entry/search.ts';

export const roomStakes = ['MICRO', 'LOW', 'MIDDLE', 'HIGH'] as const satisfies readonly RoomStake[];

/** Orders of the table as the address names them: its columns. The gateway calls the column `room` by its `name`. */
export const roomOrders = [
  'room',
  '-room',
  'game',
  '-game',
  'stake',
  '-stake',
  'buyIn',
  '-buyIn',
  'seats',
  '-seats',
  'status',
  '-status',
] as const satisfies readonly (RoomSort | 'room' | '-room')[];

/**
 * What the address says of rooms. Its names are not those of the games beside them, so that both fit into one address;
 * only `vendor` is shared, and read by the rule of games.
 */
export const roomsSearch = searchOf({
  /** Which of the two is shown. */
  view: oneOf(['rooms', 'games']),
  /** Only this room. */
  room: shaped(/^[A-Za-z0-9_-]{1,64}$/),
  /** Number of a game. */
  game: whole(1, 2_147_483_647),
  stake: oneOf(roomStakes),
  /** Language of a live table. */
  speaks: oneOf<LanguageCode>(languageCodes),
  /** `yes`: only rooms with a free seat. */
  seat: oneOf(['yes']),
  /** `yes`: only rooms that can be joined now. */
  open: oneOf(['yes']),
  /** A column of the table; `-` before it turns the order round. */
  by: oneOf(roomOrders),
  listPage: pageNumber(),
});

export type RoomsSearch = SearchValues<typeof roomsSearch> & {
  /** Vendor codes, comma separated. */
  readonly vendor?: string | undefined;
};

/** Nothing of what narrows the list; the order stays. */
export const withoutRoomFilters = {
  room: undefined,
  game: undefined,
  stake: undefined,
  speaks: undefined,
  seat: undefined,
  open: undefined,
  vendor: undefined,
} as const satisfies RoomsSearch;

/** Whether anything narrows the list, so that an empty one can be cleared. */
export const isNarrowed = (search: RoomsSearch): boolean =>
  Object.keys(withoutRoomFilters).some((name) => search[name as keyof typeof withoutRoomFilters] !== undefined);

/**
 * Which of the two a page shows: what the address says; without that the games when it asks for some of them, as links
 * to a vendor's games do, else the rooms. Rooms that no server plays yet are shown to who asks for them.
 *
 * @param search the whole address, with what it says of games
 * @param isPlanned no server plays any game of the page yet
 */
export function viewOf(
  { view, ...search }: { readonly view?: 'rooms' | 'games' | undefined },
  isPlanned: boolean,
): 'rooms' | 'games' {
  if (view) return view;
  const own = roomsSearch({});
  const said = Object.entries(search).filter(([, value]) => value !== undefined);
  if (said.length === 0 && isPlanned) return 'games';
  return said.some(([name]) => !(name in own)) ? 'games' : 'rooms';
}
