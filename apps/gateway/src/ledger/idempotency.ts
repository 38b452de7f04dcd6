import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../kernel/db/transaction.ts';
import type { Executor, Trx } from '../kernel/db/types.ts';
import { Fault } from '../kernel/fault.ts';

/** Which request it is. Keys of two people, or of two operations, never meet. */
export interface RequestIdentity {
  /** Member id of whoever asks. */
  actor: string;
  /** Operation id of the contract. */
  operation: string;
  /** The Idempotency-Key header. */
  key: string;
  /** What was asked for; a replay must carry the same bytes. */
  body: string | Uint8Array;
}

/** An answer in the very bytes it is sent in. */
export interface Answer {
  status: number;
  body: string;
}

export interface IdempotentAnswer extends Answer {
  /** The answer of an earlier request: send `Idempotent-Replayed: true`. */
  replayed: boolean;
}

/**
 * Runs a money request once. Its effects and its answer are written in one transaction, so a repeated request gets
 * the same bytes again, however the first one ended for the caller. A request that throws leaves nothing behind and may
 * be tried again with the same key.
 *
 * @param work does everything in the given transaction and returns the answer
 * @throws Fault IDEMPOTENCY_CONFLICT (422): the key was used with another body
 * @throws Fault IDEMPOTENCY_IN_PROGRESS (409): the same request is being worked on right now
 */
export function idempotent(
  db: Executor,
  request: RequestIdentity,
  work: (trx: Trx) => Promise<Answer>,
): Promise<IdempotentAnswer> {
  const { actor, operation, key } = request;
  const bodyHash = createHash('sha256').update(request.body).digest();
  return inTransaction(db, async (trx) => {
    if (!(await tryLock(trx, JSON.stringify([actor, operation, key])))) throw new Fault('IDEMPOTENCY_IN_PROGRESS');
    const stored = await trx
      .selectFrom('idempotency_key')
      .select(['body_hash', 'status', 'answer'])
      .where('actor', '=', actor)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .executeTakeFirst();
    if (stored) {
      if (!bodyHash.equals(stored.body_hash)) throw new Fault('IDEMPOTENCY_CONFLICT');
      return { status: stored.status, body: stored.answer, replayed: true };
    }
    const answer = await work(trx);
    await trx
      .insertInto('idempotency_key')
      .values({ actor, operation, key, body_hash: bodyHash, status: answer.status, answer: answer.body })
      .execute();
    return { ...answer, replayed: false };
  });
}

/** Held until the transaction ends. Two names with the same 64-bit hash would only wait for each other. */
async function tryLock(trx: Trx, name: string): Promise<boolean> {
  const hash = createHash('sha256').update(name).digest().readBigInt64BE();
  const { rows } = await sql<{
    ok: boolean;
  }>`select pg_try_advisory_xact_lock(${hash.toString()}::bigint) as ok`.execute(trx);
  return rows[0]?.ok ?? false;
}
