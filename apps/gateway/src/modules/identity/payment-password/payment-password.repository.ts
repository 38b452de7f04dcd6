import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';

/** Hash of the payment password; `undefined` when there is none. */
export async function findPaymentHash(db: Executor, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('credential')
    .select('payment_hash as hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.hash ?? undefined;
}

export async function setPaymentHash(db: Executor, memberId: string, hash: string): Promise<void> {
  await db.updateTable('credential').set({ payment_hash: hash }).where('member_id', '=', memberId).execute();
}

/** Until when money may leave by this session without a further proof; `undefined` when it may not. */
export async function readMoneyUntil(db: Executor, sessionId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session')
    .select('money_until as until')
    .where('id', '=', sessionId)
    .where('money_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.until ?? undefined;
}

/** Money may leave by this session for a while. @returns until when */
export async function openForMoney(db: Executor, sessionId: string, seconds: number): Promise<Date> {
  const { until } = await db
    .updateTable('session')
    .set({ money_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', sessionId)
    .returning(sql<Date>`money_until`.as('until'))
    .executeTakeFirstOrThrow();
  return until;
}

export async function hasPasskey(db: Executor, memberId: string): Promise<boolean> {
  const row = await db.selectFrom('passkey').select('id').where('member_id', '=', memberId).limit(1).executeTakeFirst();
  return row !== undefined;
}
