import { type Selectable, sql } from 'kysely';
import type { Place } from '../../contract/cursors.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { LimitKind, LimitPeriod, LimitStep, PlayLimitTable } from './safer-play.tables.ts';

export interface PlayLimit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: Money;
  /** A higher one that was asked for, or none. */
  asked?: { amount: Money | undefined; at: Date } | undefined;
}

const toLimit = (row: Selectable<PlayLimitTable>): PlayLimit => ({
  ...{ kind: row.kind, period: row.period, amount: BigInt(row.amount) },
  ...(row.asked_at && {
    asked: { amount: row.asked_amount === null ? undefined : BigInt(row.asked_amount), at: row.asked_at },
  }),
});

export async function listLimits(db: Executor, memberId: string): Promise<PlayLimit[]> {
  const rows = await db.selectFrom('play_limit').selectAll().where('member_id', '=', memberId).execute();
  return rows.map(toLimit);
}

export interface LimitName {
  kind: LimitKind;
  period: LimitPeriod;
}

/** One limit, which nobody else changes until the transaction ends. */
export async function lockLimit(
  trx: Trx,
  memberId: string,
  { kind, period }: LimitName,
): Promise<PlayLimit | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('play_limit'), hashtext(${memberId}))`.execute(trx);
  const row = await trx
    .selectFrom('play_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirst();
  return row && toLimit(row);
}

/** Puts a limit in force; whatever was asked for is forgotten. */
export async function putLimit(trx: Trx, memberId: string, { kind, period }: LimitName, amount: Money): Promise<void> {
  const values = { amount, set_at: sql<Date>`now()`, asked_at: null, asked_amount: null, told_at: null };
  await trx
    .insertInto('play_limit')
    .values({ member_id: memberId, kind, period, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(values))
    .execute();
}

export async function dropLimit(trx: Trx, memberId: string, { kind, period }: LimitName): Promise<void> {
  await trx
    .deleteFrom('play_limit')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute();
}

/** @param asked `undefined` forgets what was asked for */
export async function setAsked(
  trx: Trx,
  memberId: string,
  { kind, period }: LimitName,
  asked: { amount: Money | undefined; at: Date } | undefined,
): Promise<void> {
  await trx
    .updateTable('play_limit')
    .set({ asked_at: asked?.at ?? null, asked_amount: asked?.amount ?? null, told_at: null })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute();
}

export async function noteChange(
  trx: Trx,
  memberId: string,
  { kind, period }: LimitName,
  step: LimitStep,
  amount: Money | undefined,
): Promise<void> {
  await trx
    .insertInto('play_limit_change')
    .values({ member_id: memberId, kind, period, step, amount: amount ?? null })
    .execute();
}

export interface LimitChange extends LimitName {
  id: string;
  step: LimitStep;
  amount: Money | undefined;
  at: Date;
}

/** What a member changed, the newest first. */
export async function listChanges(
  db: Executor,
  memberId: string,
  place: Place | undefined,
  limit: number,
): Promise<LimitChange[]> {
  const rows = await db
    .selectFrom('play_limit_change')
    .select(['id', 'kind', 'period', 'step', 'amount', 'at'])
    .where('member_id', '=', memberId)
    .$if(place !== undefined, (query) => query.where('id', '<', place?.id ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, amount: row.amount === null ? undefined : BigInt(row.amount) }));
}

/** A request for a higher limit, or none, with who made it. */
export interface LimitAsker extends LimitName {
  memberId: string;
  currency: string;
}

const askers = (db: Executor) =>
  db
    .selectFrom('play_limit')
    .innerJoin('member', 'member.id', 'play_limit.member_id')
    .select(['play_limit.member_id as memberId', 'play_limit.kind', 'play_limit.period', 'member.currency'])
    .limit(500);

/** Requests that nobody has said the second yes to in time. */
export const listStaleRequests = (db: Executor, before: Date): Promise<LimitAsker[]> =>
  askers(db).where('asked_at', '<', before).execute();

/** Requests that may be confirmed now, and whose owners have not been told so. */
export const listUntold = (db: Executor, until: Date): Promise<LimitAsker[]> =>
  askers(db).where('asked_at', '<=', until).where('told_at', 'is', null).execute();

export async function setTold(trx: Trx, memberId: string, { kind, period }: LimitName, at: Date): Promise<void> {
  await trx
    .updateTable('play_limit')
    .set({ told_at: at })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute();
}
