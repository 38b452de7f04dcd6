import type { Room } from '@mekong/api-client/types';
import { languageOf } from '@mekong/i18n/registry';
import type { LiveTable } from '@mekong/ui/patterns/LiveTableCard';
import type { RoomStatus, RoomTableRoom } from '@mekong/ui/patterns/RoomTable';
import { srcSetOf } from '../../entry/image-widths.ts';

const statuses = {
  OPEN: 'open',
  FULL: 'full',
  CLOSED: 'closed',
  MAINTENANCE: 'maintenance',
} as const satisfies Record<Room['status'], RoomStatus>;

/** None of a room that no server plays yet: the page says that once, above all of them. */
const statusOf = ({ status, planned }: Room): RoomStatus | undefined => (planned ? undefined : statuses[status]);

/** Where a seat in a room is taken; the page asks to log in first. */
const joinHref = ({ roomId, game }: Room): string => `/game?node=${game.nodeId}&room=${roomId}`;

function stakeOf({ ante, smallBlind, bigBlind }: Room): RoomTableRoom['stake'] {
  if (smallBlind !== undefined && bigBlind !== undefined) return { kind: 'blinds', small: smallBlind, big: bigBlind };
  return ante === undefined ? undefined : { kind: 'ante', amount: ante };
}

/** A room as a row of the table. */
export const toRoomRow = (room: Room): RoomTableRoom => ({
  roomId: room.roomId,
  name: room.name,
  gameName: room.game.name,
  vendorName: room.game.vendorName,
  stake: stakeOf(room),
  minBuyIn: room.minBuyIn,
  maxBuyIn: room.maxBuyIn,
  currency: room.currency,
  seatsTaken: room.seatsTaken,
  seatsMax: room.seatsMax,
  status: statusOf(room),
  until: room.until,
  closesAt: room.closesAt,
  joinHref: joinHref(room),
  watchHref: `${joinHref(room)}&watch=yes`,
});

/**
 * A room as the card of a live table.
 *
 * @param imageUrl turns an image path into an address, see useImageUrl
 */
export function toLiveTable(room: Room, imageUrl: (path: string) => string): LiveTable {
  const cover = imageUrl(room.game.image);
  const language = room.tableLanguage && languageOf(room.tableLanguage);
  return {
    roomId: room.roomId,
    name: room.name,
    vendorName: room.game.vendorName,
    imageUrl: cover,
    imageSrcSet: srcSetOf(cover),
    language: language && { name: language.nativeName, tag: language.tag },
    dealer: room.dealer,
    minBet: room.minBet ?? '0.0000',
    maxBet: room.maxBet ?? room.minBet ?? '0.0000',
    currency: room.currency,
    seatsTaken: room.seatsTaken,
    seatsMax: room.seatsMax,
    status: statusOf(room),
    until: room.until,
    closesAt: room.closesAt,
    href: joinHref(room),
  };
}
