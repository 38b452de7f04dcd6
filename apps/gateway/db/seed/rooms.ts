import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ListingStatus, LocalizedText } from '../../src/contract/values.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import { type RoomSeed, rooms } from './data/rooms.ts';

/** A room as the builder takes it: a line of the demo data, or less. */
export type RoomOptions = Omit<RoomSeed, 'names'> & {
  names?: LocalizedText | undefined;
  status?: ListingStatus | undefined;
};

const amount = (text: string | undefined): string | null => (text === undefined ? null : parseMoney(text).toString());

/** Makes rooms, or brings those of the same id up to date. Their games exist already. */
export async function makeRooms(db: Executor, options: readonly RoomOptions[]): Promise<void> {
  for (const room of options) {
    const values = {
      node_id: room.nodeId,
      names: room.names ? JSON.stringify(room.names) : null,
      stake: room.stake,
      currency: room.currency,
      small_blind: amount(room.smallBlind),
      big_blind: amount(room.bigBlind),
      ante: amount(room.ante),
      min_buy_in: amount(room.minBuyIn),
      max_buy_in: amount(room.maxBuyIn),
      min_bet: amount(room.minBet),
      max_bet: amount(room.maxBet),
      seats: room.seats ?? null,
      table_language: room.tableLanguage ?? null,
      dealer: room.dealer ?? null,
      opens_at: room.hours?.[0] ?? null,
      closes_at: room.hours?.[1] ?? null,
      status: room.status ?? ('active' as ListingStatus),
      place: room.place,
    };
    await db
      .insertInto('room')
      .values({ room_id: room.roomId, maintenance_until: null, ...values })
      .onConflict((conflict) => conflict.column('room_id').doUpdateSet(values))
      .execute();
  }
}

/**
 * Rooms of the demo data. Nothing is written when the data is what it was at the last start: an operator who closes a room
 * finds it so after a restart. A room that left the data is no longer listed.
 */
export async function seedRooms(db: Executor): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(rooms)).digest('base64url');
  const stored = await db.selectFrom('setting').select('value').where('key', '=', 'demoRooms').executeTakeFirst();
  if (stored && 'hash' in stored.value && stored.value.hash === hash) return;
  await db.transaction().execute(async (trx) => {
    await sql`update room set status = 'off'`.execute(trx);
    await makeRooms(trx, rooms);
    const value = JSON.stringify({ hash });
    await trx
      .insertInto('setting')
      .values({ key: 'demoRooms', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  });
}
