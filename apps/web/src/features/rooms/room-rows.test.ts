import type { Room } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { toLiveTable, toRoomRow } from './room-rows.ts';

const room: Room = {
  roomId: 'r1',
  kind: 'PVP',
  name: 'Lotus',
  game: { nodeId: 7, gameId: 'holdem', name: 'Holdem', vassalage: 'V', vendorName: 'Vendor', image: '/a.svg' },
  stake: 'LOW',
  currency: 'KHR',
  seatsTaken: 0,
  status: 'MAINTENANCE',
};

test('a room that no server plays yet has no status of its own, in the table and on a card', () => {
  expect(toRoomRow({ ...room, planned: true }).status).toBeUndefined();
  expect(toLiveTable({ ...room, planned: true }, (path) => path).status).toBeUndefined();
  expect(toRoomRow(room).status).toBe('maintenance');
});
