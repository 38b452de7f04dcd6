import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';

/** The trial account that a browser has started and that has not ended. */
export async function findTrial(db: Executor, device: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('trial_account')
    .innerJoin('member', 'member.id', 'trial_account.member_id')
    .select('trial_account.member_id as memberId')
    .where('trial_account.device_hash', '=', device)
    .where('trial_account.expires_at', '>', sql<Date>`now()`)
    .where('member.status', '=', 'active')
    .orderBy('trial_account.member_id', 'desc')
    .executeTakeFirst();
  return row?.memberId;
}

export async function insertTrial(
  db: Executor,
  trial: { memberId: string; device: string; seconds: number },
): Promise<void> {
  await db
    .insertInto('trial_account')
    .values({
      member_id: trial.memberId,
      device_hash: trial.device,
      expires_at: sql<Date>`now() + make_interval(secs => ${trial.seconds})`,
    })
    .execute();
}

/**
 * Closes trial accounts that are over. Their postings stay, as everybody's do; their sessions end with the account.
 */
export async function closeEndedTrials(db: Executor): Promise<void> {
  await sql`
    with ended as (delete from trial_account where expires_at <= now() returning member_id)
    update member set status = 'closed' where id in (select member_id from ended)`.execute(db);
}
