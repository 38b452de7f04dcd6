import { sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';

/** Counts a sign of play: a game is open before the member's eyes. */
export async function countSign(db: Executor, memberId: string, at: Date): Promise<void> {
  await sql`select count_play(${memberId}::bigint, ${at}::timestamptz, 0, 0)`.execute(db);
}

/** Whose session in a game this is, when it began, and the net result of its player in all games since. */
export async function readSitting(
  db: Executor,
  memberId: string,
  gameSessionId: string,
): Promise<{ since: Date; net: string } | undefined> {
  const { rows } = await sql<{ since: Date; net: string }>`
    select s.created_at as since,
           (select coalesce(sum(case when b.status in ('VOID', 'REFUNDED', 'OPEN') then 0 else b.payout - b.stake end), 0)
                     ::bigint::text
              from bet b where b.member_id = s.member_id and b.placed_at >= s.created_at) as net
      from game_session s
     where s.id = ${gameSessionId}::bigint and s.member_id = ${memberId}::bigint`.execute(db);
  return rows[0];
}

/** Minutes between two reality checks; `undefined` where the member has not chosen. */
export async function readCheckMinutes(db: Executor, memberId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('play_preference')
    .select('check_minutes')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.check_minutes;
}

export async function writeCheckMinutes(db: Executor, memberId: string, minutes: number): Promise<void> {
  await db
    .insertInto('play_preference')
    .values({ member_id: memberId, check_minutes: minutes })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ check_minutes: minutes }))
    .execute();
}

/** Takes a member's wins off the board of winners. */
export async function hideWins(trx: Trx, memberId: string): Promise<void> {
  await trx.updateTable('member').set({ winner_board_opt_out: true }).where('id', '=', memberId).execute();
}
