import { sql } from 'kysely';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { findRoom } from './rooms.repository.ts';

/** A seat before it was taken: what to put back when the game does not open. */
export interface HeldSeat {
  roomId: string;
  memberId: string;
  /** Session the member sat there with before; null when the seat is new. */
  before: string | null;
}

/**
 * Takes a seat, one member after the other: the last one is given once. Who sits there already keeps it.
 *
 * @returns undefined when every seat is taken by others
 */
export function holdSeat(db: Executor, roomId: string, memberId: string): Promise<HeldSeat | undefined> {
  return inTransaction(db, async (trx) => {
    await trx.selectFrom('room').select('room_id').where('room_id', '=', roomId).forUpdate().execute();
    const own = await trx
      .selectFrom('room_seat')
      .select('game_session_id')
      .where('room_id', '=', roomId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    await trx.deleteFrom('room_seat').where('room_id', '=', roomId).where('member_id', '=', memberId).execute();
    const room = await findRoom(trx, roomId);
    // an own seat that still counted has just been freed, so only others can fill the room
    if (!room || (room.seats !== null && room.taken >= room.seats)) return undefined;
    await trx.insertInto('room_seat').values({ room_id: roomId, member_id: memberId, game_session_id: null }).execute();
    return { roomId, memberId, before: own?.game_session_id ?? null };
  });
}

/** The seat belongs to the session that was opened for it, and ends with it. */
export async function keepSeat(db: Executor, { roomId, memberId }: HeldSeat, gameSessionId: string): Promise<void> {
  await db
    .updateTable('room_seat')
    .set({ game_session_id: gameSessionId, taken_at: sql<Date>`now()` })
    .where('room_id', '=', roomId)
    .where('member_id', '=', memberId)
    .execute();
}

/** The game did not open: the seat is free again, or what it was before. */
export async function releaseSeat(db: Executor, { roomId, memberId, before }: HeldSeat): Promise<void> {
  if (before !== null) return keepSeat(db, { roomId, memberId, before }, before);
  await db.deleteFrom('room_seat').where('room_id', '=', roomId).where('member_id', '=', memberId).execute();
}
