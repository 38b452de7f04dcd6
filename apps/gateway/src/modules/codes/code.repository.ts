import { sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { CodePurpose } from './codes.tables.ts';

/** Wrong tries that a code bears. */
const MAX_TRIES = 5;

/** Who asks, as keyed hashes. */
export interface CodeSubject {
  numberKey: string;
  blockKey: string;
  ipKey: string;
}

/** Codes that were asked for, by window. */
export interface CodeCounts {
  numberMinute: number;
  numberDay: number;
  ipHour: number;
  ipDay: number;
  blockHour: number;
  sentHour: number;
  sentDay: number;
  secondsSinceLast: number;
}

/** One request after the other: what is counted under this lock is what is there. Ends with the transaction. */
export async function lockCodes(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('code'))`.execute(trx);
}

export async function countCodes(db: Executor, { numberKey, blockKey, ipKey }: CodeSubject): Promise<CodeCounts> {
  const { rows } = await sql<CodeCounts>`
    select count(*) filter (where number_key = ${numberKey} and created_at > now() - interval '60 seconds')::int4 as "numberMinute",
           count(*) filter (where number_key = ${numberKey})::int4 as "numberDay",
           count(*) filter (where ip_key = ${ipKey} and created_at > now() - interval '1 hour')::int4 as "ipHour",
           count(*) filter (where ip_key = ${ipKey})::int4 as "ipDay",
           count(*) filter (where block_key = ${blockKey} and created_at > now() - interval '1 hour')::int4 as "blockHour",
           count(*) filter (where is_sent and created_at > now() - interval '1 hour')::int4 as "sentHour",
           count(*) filter (where is_sent)::int4 as "sentDay",
           floor(extract(epoch from now() - coalesce(max(created_at) filter (where number_key = ${numberKey}), 'epoch')))::float8 as "secondsSinceLast"
      from code where created_at > now() - interval '1 day'`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('Counting always gives a row.');
  return counts;
}

/** Whose number it is, by its keyed hash. */
export function findOwner(db: Executor, lookup: string) {
  return db
    .selectFrom('member')
    .innerJoin('member_detail', 'member_detail.member_id', 'member.id')
    .select(['member.id', 'member.status', 'member.language'])
    .where('member_detail.field', '=', 'mobileNum')
    .where('member_detail.lookup', '=', lookup)
    .executeTakeFirst();
}

export interface NewCode extends CodeSubject {
  purpose: CodePurpose;
  callingCode: string;
  codeHash: string;
  isSent: boolean;
  goodForSeconds: number;
}

export async function insertCode(db: Executor, code: NewCode): Promise<void> {
  await db
    .insertInto('code')
    .values({
      purpose: code.purpose,
      number_key: code.numberKey,
      block_key: code.blockKey,
      ip_key: code.ipKey,
      calling_code: code.callingCode,
      code_hash: code.codeHash,
      is_sent: code.isSent,
      expires_at: sql<Date>`now() + make_interval(secs => ${code.goodForSeconds})`,
    })
    .execute();
}

export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'worn out';

/**
 * Tries a code against the newest one of the number and purpose, in one statement: of two callers with the right code one
 * wins, and no try goes uncounted.
 */
export async function tryCode(
  db: Executor,
  numberKey: string,
  purpose: CodePurpose,
  codeHash: string,
): Promise<CodeOutcome> {
  const { rows } = await sql<{ isRight: boolean; isExpired: boolean; tries: number }>`
    update code
       set tries = least(tries + 1, 100),
           used_at = case when code_hash = ${codeHash} and tries < ${MAX_TRIES} and expires_at > now() then now() end
     where id = (select max(id) from code where number_key = ${numberKey} and purpose = ${purpose})
       and used_at is null
    returning used_at is not null as "isRight", expires_at <= now() as "isExpired", tries`.execute(db);
  const [tried] = rows;
  if (!tried) return 'wrong';
  if (tried.isRight) return 'right';
  if (tried.isExpired) return 'expired';
  return tried.tries > MAX_TRIES ? 'worn out' : 'wrong';
}

/** Codes of the last hour that went out, and how many of them were used. */
export async function countUse(db: Executor): Promise<{ sent: number; used: number }> {
  const { rows } = await sql<{ sent: number; used: number }>`
    select count(*)::int4 as sent, count(used_at)::int4 as used
      from code where is_sent and created_at > now() - interval '1 hour'`.execute(db);
  return rows[0] ?? { sent: 0, used: 0 };
}

export async function purgeCodes(db: Executor): Promise<void> {
  await db.deleteFrom('code').where('created_at', '<', sql<Date>`now() - interval '2 days'`).execute();
}
