import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';
import type { SignInMethod } from './sign-in.tables.ts';

/** Log-ins are shown to their owner for so long, then they are gone. */
export const HISTORY_DAYS = 90;

export interface SignInRecord {
  memberId: string;
  method: SignInMethod;
  ok: boolean;
  sessionId?: string | undefined;
  ip: string;
  userAgent: string;
  country?: string | undefined;
}

export async function noteSignIn(db: Executor, record: SignInRecord): Promise<void> {
  await db
    .insertInto('sign_in_record')
    .values({
      member_id: record.memberId,
      method: record.method,
      ok: record.ok,
      session_id: record.sessionId ?? null,
      ip: record.ip,
      user_agent: record.userAgent,
      country: record.country ?? null,
    })
    .execute();
}

/** Writes down what is decided about a password: it must be changed first, or need not be. */
export async function setMustChange(db: Executor, memberId: string, mustChange: 'EXPIRED' | null): Promise<void> {
  await db.updateTable('credential').set({ must_change: mustChange }).where('member_id', '=', memberId).execute();
}

/** Why the agent above has locked an account, as its owner may read it. */
export async function findLockReason(db: Executor, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('agent_lock')
    .select('reason')
    .where('member_id', '=', memberId)
    .where('is_told', '=', true)
    .executeTakeFirst();
  return row?.reason;
}

export async function purgeSignInRecords(db: Executor): Promise<void> {
  await db
    .deleteFrom('sign_in_record')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${HISTORY_DAYS})`)
    .execute();
}
