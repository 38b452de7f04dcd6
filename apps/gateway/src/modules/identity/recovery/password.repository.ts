import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';

/** Whom a message about an account goes to. */
export interface Recipient {
  id: string;
  username: string;
  language: string;
  /** Encrypted, as they are stored. */
  email: string | null;
  mobileNum: string | null;
}

export function findRecipient(db: Executor, memberId: string): Promise<Recipient | undefined> {
  return db
    .selectFrom('member')
    .leftJoin('member_detail as mail', (join) =>
      join.onRef('mail.member_id', '=', 'member.id').on('mail.field', '=', 'email'),
    )
    .leftJoin('member_detail as mobile', (join) =>
      join.onRef('mobile.member_id', '=', 'member.id').on('mobile.field', '=', 'mobileNum'),
    )
    .select(['member.id', 'member.username', 'member.language', 'mail.sealed as email', 'mobile.sealed as mobileNum'])
    .where('member.id', '=', memberId)
    .executeTakeFirst();
}

/** The account whose name and mail address were typed, if they belong together. */
export function findByNameAndMail(
  db: Executor,
  username: string,
  mailLookup: string,
): Promise<{ id: string; username: string; language: string } | undefined> {
  return db
    .selectFrom('member')
    .innerJoin('member_detail', 'member_detail.member_id', 'member.id')
    .select(['member.id', 'member.username', 'member.language'])
    .where('member.username_key', '=', username.toLowerCase())
    .where('member.status', '=', 'active')
    .where('member_detail.field', '=', 'email')
    .where('member_detail.lookup', '=', mailLookup)
    .executeTakeFirst();
}

/** Sets a new password; nothing has to be changed any more. */
export async function setPassword(trx: Trx, memberId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('credential')
    .set({ password_hash: passwordHash, changed_at: sql<Date>`now()`, must_change: null })
    .where('member_id', '=', memberId)
    .execute();
}

/** Ends the sessions of a member, but for one. @returns those that ended, to be told to their streams */
export async function endSessionsOf(trx: Trx, memberId: string, except: string | undefined): Promise<string[]> {
  const ended = await trx
    .updateTable('session')
    .set({ ended_at: sql<Date>`now()`, end_reason: 'PASSWORD_CHANGED' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .returning('id')
    .execute();
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('session_token').where('session_id', 'in', ids).execute();
  return ids;
}
