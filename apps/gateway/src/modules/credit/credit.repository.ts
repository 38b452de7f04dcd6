import { type RawBuilder, sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import { type Ageing, type AgeingBorders, noAgeing } from './ageing.ts';
import type { CreditLineState, CreditMovementKind } from './credit.tables.ts';

/** A credit line; amounts in 1/10,000 of the currency unit. */
export interface LineRow {
  id: string;
  memberId: string;
  currency: string;
  state: CreditLineState;
  version: number;
  limit: Money;
  used: Money;
  termDays: number;
  acceptedVersion: number | null;
  acceptedDays: number | null;
  acceptedAt: Date | null;
  createdAt: Date;
  changedAt: Date;
  closedAt: Date | null;
}

const columns = [
  ...(['id', 'member_id as memberId', 'currency', 'state', 'version', 'credit_limit as limit', 'used'] as const),
  ...(['term_days as termDays', 'accepted_version as acceptedVersion', 'accepted_days as acceptedDays'] as const),
  ...(['accepted_at as acceptedAt', 'created_at as createdAt', 'changed_at as changedAt'] as const),
  'closed_at as closedAt',
] as const;

const toLine = <Row extends { limit: string; used: string }>(row: Row) => ({
  ...row,
  limit: BigInt(row.limit),
  used: BigInt(row.used),
});

/** The line of an agent that is not closed; nobody else changes it before the transaction ends. */
export async function lockLine(trx: Trx, memberId: string): Promise<LineRow | undefined> {
  const row = await trx
    .selectFrom('credit_line')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('state', '!=', 'CLOSED')
    .forUpdate()
    .executeTakeFirst();
  return row && toLine(row);
}

/** The newest line of an agent. */
export async function findNewestLine(db: Executor, memberId: string): Promise<LineRow | undefined> {
  const row = await db
    .selectFrom('credit_line')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toLine(row);
}

/** A line without a limit: that is its first movement. */
export async function insertLine(
  trx: Trx,
  line: { memberId: string; currency: string; termDays: number; now: Date },
): Promise<LineRow> {
  const { memberId, currency, termDays, now } = line;
  const row = await trx
    .insertInto('credit_line')
    .values({ member_id: memberId, currency, term_days: termDays, created_at: now, changed_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toLine(row);
}

/** What changes of a line. */
type LineChange = Partial<
  Pick<LineRow, 'state' | 'limit' | 'used' | 'termDays' | 'version' | 'changedAt' | 'closedAt'>
>;

export async function updateLine(trx: Trx, line: LineRow, change: LineChange): Promise<LineRow> {
  const after = { ...line, ...change };
  await trx
    .updateTable('credit_line')
    .set({
      ...{ state: after.state, version: after.version, credit_limit: after.limit, used: after.used },
      ...{ term_days: after.termDays, changed_at: after.changedAt, closed_at: after.closedAt },
    })
    .where('id', '=', line.id)
    .execute();
  return after;
}

export async function acceptTerms(
  trx: Trx,
  lineId: string,
  accepted: { version: number; days: number; at: Date },
): Promise<void> {
  const { version, days, at } = accepted;
  await trx
    .updateTable('credit_line')
    .set({ accepted_version: version, accepted_days: days, accepted_at: at })
    .where('id', '=', lineId)
    .execute();
}

/** Notes what has moved a line, as it stands after it. @returns the number of the movement */
export async function insertMovement(
  trx: Trx,
  after: LineRow,
  movement: { kind: CreditMovementKind; amount: Money; at: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('credit_movement')
    .values({
      ...{ line_id: after.id, member_id: after.memberId, currency: after.currency, ...movement },
      ...{ limit_after: after.limit, used_after: after.used },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An advance that is not repaid in full. */
export interface AdvanceRow {
  id: string;
  takenAt: Date;
  dueAt: Date;
  amount: Money;
  repaid: Money;
}

export async function insertAdvance(
  trx: Trx,
  line: LineRow,
  advance: { amount: Money; takenAt: Date; dueAt: Date },
): Promise<void> {
  const { amount, takenAt, dueAt } = advance;
  await trx
    .insertInto('credit_advance')
    .values({
      ...{ line_id: line.id, member_id: line.memberId, currency: line.currency, amount },
      ...{ taken_at: takenAt, due_at: dueAt, settle_at: dueAt },
    })
    .execute();
}

/** Advances that are not repaid in full, those first that are due first. */
export async function listOpenAdvances(db: Executor, lineId: string, limit: number): Promise<AdvanceRow[]> {
  const rows = await db
    .selectFrom('credit_advance')
    .select(['id', 'taken_at as takenAt', 'due_at as dueAt', 'amount', 'repaid'])
    .where('line_id', '=', lineId)
    .whereRef('repaid', '<', 'amount')
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount), repaid: BigInt(row.repaid) }));
}

/** Shares out what was repaid: those advances first that are due first. */
export async function repayAdvances(trx: Trx, lineId: string, amount: Money): Promise<void> {
  await sql`
    update credit_advance a set repaid = a.repaid + p.part
      from (
        select id, least(rest, greatest(0, ${amount}::bigint - before))::bigint as part
          from (select id, amount - repaid as rest,
                       coalesce(sum(amount - repaid) over (order by due_at, id rows between unbounded preceding and 1 preceding), 0)
                         as before
                  from credit_advance where line_id = ${lineId}::bigint and repaid < amount) as open
      ) as p
     where p.id = a.id and p.part > 0`.execute(trx);
}

/** How old what is used of a line is. */
export interface LineAgeing extends Ageing {
  nextDueAt: Date | null;
  /** All that is due at that moment. */
  nextDue: Money;
}

export const unusedAgeing: LineAgeing = { ...noAgeing, nextDueAt: null, nextDue: 0n };

/** How old what is used of lines is; a line of which nothing is used is left out. */
export async function readAgeing(
  db: Executor,
  lineIds: readonly string[],
  { now, week, month }: AgeingBorders,
): Promise<Map<string, LineAgeing>> {
  if (lineIds.length === 0) return new Map();
  type Row = { id: string; nextDueAt: Date } & Record<keyof Ageing | 'nextDue', string>;
  const sum = (condition: RawBuilder<unknown>) => sql`coalesce(sum(rest) filter (where ${condition}), 0)::bigint`;
  const { rows } = await sql<Row>`
    select line_id as id, first as "nextDueAt", ${sum(sql`due_at = first`)} as "nextDue",
           ${sum(sql`due_at > ${now}`)} as "notDue", ${sum(sql`due_at <= ${now} and due_at >= ${week}`)} as days7,
           ${sum(sql`due_at < ${week} and due_at >= ${month}`)} as days30, ${sum(sql`due_at < ${month}`)} as older
      from (select line_id, due_at, amount - repaid as rest, min(due_at) over (partition by line_id) as first
              from credit_advance where line_id = any(${[...lineIds]}::bigint[]) and repaid < amount) as open
     group by line_id, first`.execute(db);
  return new Map(
    rows.map(({ id, nextDueAt, ...sums }) => [
      id,
      {
        nextDueAt,
        ...{ nextDue: BigInt(sums.nextDue), notDue: BigInt(sums.notDue) },
        ...{ days7: BigInt(sums.days7), days30: BigInt(sums.days30), older: BigInt(sums.older) },
      },
    ]),
  );
}

/** One movement of a line. */
export interface MovementRow {
  id: string;
  at: Date;
  kind: CreditMovementKind;
  currency: string;
  amount: Money;
  limitAfter: Money;
  usedAfter: Money;
}

/** Which movements: of an agent, or of one line. */
export interface MovementFilter {
  memberId?: string;
  lineId?: string;
  from?: Date;
  to?: Date;
  kind?: CreditMovementKind | undefined;
}

const found = (db: Executor, { memberId, lineId, from, to, kind }: MovementFilter) => {
  let query = db.selectFrom('credit_movement');
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  if (lineId !== undefined) query = query.where('line_id', '=', lineId);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<', to);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  return query;
};

/** Movements, the newest first, behind the one of a number. */
export async function listMovements(
  db: Executor,
  filter: MovementFilter,
  behind: string | undefined,
  limit: number,
): Promise<MovementRow[]> {
  let query = found(db, filter)
    .select(['id', 'at', 'kind', 'currency', 'amount', 'limit_after as limitAfter', 'used_after as usedAfter'])
    .orderBy('id', 'desc')
    .limit(limit);
  if (behind !== undefined) query = query.where('id', '<', behind);
  const rows = await query.execute();
  return rows.map((row) => ({
    ...row,
    ...{ amount: BigInt(row.amount), limitAfter: BigInt(row.limitAfter), usedAfter: BigInt(row.usedAfter) },
  }));
}

/** Sums over every movement that a filter finds. */
export interface MovementSums {
  count: number;
  advanced: Money;
  repaid: Money;
  settled: Money;
}

export async function sumMovements(db: Executor, filter: MovementFilter): Promise<MovementSums> {
  const sum = (kind: CreditMovementKind) =>
    sql<string>`coalesce(abs(sum(amount) filter (where kind = ${kind})), 0)::bigint`;
  const row = await found(db, filter)
    .select([
      sql<number>`count(*)::int4`.as('count'),
      sum('ADVANCE').as('advanced'),
      sum('REPAYMENT').as('repaid'),
      sum('SETTLEMENT').as('settled'),
    ])
    .executeTakeFirstOrThrow();
  return {
    count: row.count,
    ...{ advanced: BigInt(row.advanced), repaid: BigInt(row.repaid), settled: BigInt(row.settled) },
  };
}
