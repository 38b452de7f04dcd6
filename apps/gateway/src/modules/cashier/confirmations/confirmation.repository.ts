import { type Selectable, sql } from 'kysely';
import { isWanted, memberNamed, type QueueFilter } from '../../../contract/admin/queue-filter.ts';
import { type WaitingWork, waitingColumns } from '../../../contract/admin/waiting-work.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { DisputeReason, DisputeTable } from '../cashier.tables.ts';
import { newOrderNo } from '../order-no.port.ts';
import type { ConfirmState, DisputeState } from './machine.ts';

/** A part that its receiver is asked about. */
export interface ConfirmationRow {
  partId: string;
  orderId: string;
  memberId: string;
  state: ConfirmState;
  openedAt: Date;
  dueAt: Date;
  nextAt: Date | null;
  reminders: number;
}

const columns = [
  'part_id as partId',
  'order_id as orderId',
  'member_id as memberId',
  'state',
  'opened_at as openedAt',
  'due_at as dueAt',
  'next_at as nextAt',
  'reminders',
] as const;

/** Those of one order; whoever changes them has locked the order. */
export const listOfOrder = (db: Executor, orderId: string): Promise<ConfirmationRow[]> =>
  db.selectFrom('withdraw_confirmation').select(columns).where('order_id', '=', orderId).orderBy('part_id').execute();

export async function insertConfirmation(trx: Trx, row: ConfirmationRow): Promise<void> {
  await trx
    .insertInto('withdraw_confirmation')
    .values({
      part_id: row.partId,
      order_id: row.orderId,
      member_id: row.memberId,
      state: row.state,
      opened_at: row.openedAt,
      due_at: row.dueAt,
      next_at: row.nextAt,
      reminders: row.reminders,
    })
    .execute();
}

/** Writes what may change of a confirmation. */
export async function saveConfirmation(trx: Trx, row: ConfirmationRow): Promise<void> {
  await trx
    .updateTable('withdraw_confirmation')
    .set({ state: row.state, next_at: row.nextAt, reminders: row.reminders })
    .where('part_id', '=', row.partId)
    .execute();
}

/** Orders of which a part, or evidence about one, is due by now, those that wait longest first. @param without ids to leave out */
export async function listDueOrders(
  db: Executor,
  now: Date,
  { limit, without }: { limit: number; without: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select order_id as id from (
      select order_id, next_at as at from withdraw_confirmation where next_at <= ${now}
      union all
      select c.order_id, d.evidence_by
        from withdraw_dispute d join withdraw_confirmation c using (part_id)
       where d.state = 'NEED_EVIDENCE' and d.evidence_by <= ${now}
      union all
      select c.order_id, d.evidence_by - interval '1 day'
        from withdraw_dispute d join withdraw_confirmation c using (part_id)
       where d.state = 'NEED_EVIDENCE' and d.evidence_by <= ${now}::timestamptz + interval '1 day'
         and d.reminded_of is distinct from d.evidence_by
    ) as due where order_id <> all(${without}::bigint[]) group by 1 order by min(at) limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface DisputeRow {
  id: string;
  caseNo: string;
  partId: string;
  state: DisputeState;
  reason: DisputeReason;
  note: string | null;
  openedAt: Date;
  answerBy: Date;
  evidenceBy: Date | null;
  decidedBy: string | null;
  decision: string | null;
  closedAt: Date | null;
}

const toDispute = (row: Selectable<DisputeTable>): DisputeRow => ({
  id: row.id,
  caseNo: row.case_no,
  partId: row.part_id,
  state: row.state,
  reason: row.reason,
  note: row.note,
  openedAt: row.opened_at,
  answerBy: row.answer_by,
  evidenceBy: row.evidence_by,
  decidedBy: row.decided_by,
  decision: row.decision,
  closedAt: row.closed_at,
});

export async function listDisputesOf(db: Executor, partIds: readonly string[]): Promise<DisputeRow[]> {
  if (partIds.length === 0) return [];
  const rows = await db.selectFrom('withdraw_dispute').selectAll().where('part_id', 'in', partIds).execute();
  return rows.map(toDispute);
}

export async function findDispute(db: Executor, id: string): Promise<(DisputeRow & { orderId: string }) | undefined> {
  const row = await db
    .selectFrom('withdraw_dispute as d')
    .innerJoin('withdraw_confirmation as c', 'c.part_id', 'd.part_id')
    .selectAll('d')
    .select('c.order_id as orderId')
    .where('d.id', '=', id)
    .executeTakeFirst();
  return row && { ...toDispute(row), orderId: row.orderId };
}

export async function insertDispute(
  trx: Trx,
  dispute: Pick<DisputeRow, 'partId' | 'state' | 'reason' | 'note' | 'openedAt' | 'answerBy'>,
): Promise<DisputeRow> {
  const row = await trx
    .insertInto('withdraw_dispute')
    .values({
      case_no: newOrderNo(),
      part_id: dispute.partId,
      state: dispute.state,
      reason: dispute.reason,
      note: dispute.note,
      opened_at: dispute.openedAt,
      answer_by: dispute.answerBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDispute(row);
}

/** Writes what may change of a dispute. */
export async function saveDispute(trx: Trx, dispute: DisputeRow): Promise<void> {
  await trx
    .updateTable('withdraw_dispute')
    .set({
      state: dispute.state,
      note: dispute.note,
      evidence_by: dispute.evidenceBy,
      decided_by: dispute.decidedBy,
      decision: dispute.decision,
      closed_at: dispute.closedAt,
    })
    .where('id', '=', dispute.id)
    .execute();
}

/** Notes that the member is reminded of evidence. @returns whether that is the first time since it was asked for */
export async function noteReminder(trx: Trx, { id, evidenceBy }: DisputeRow): Promise<boolean> {
  const noted = await trx
    .updateTable('withdraw_dispute')
    .set({ reminded_of: evidenceBy })
    .where('id', '=', id)
    .where(sql<boolean>`reminded_of is distinct from evidence_by`)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function insertEvidence(trx: Trx, disputeId: string, names: readonly string[]): Promise<void> {
  await trx
    .insertInto('dispute_file')
    .values(names.map((name) => ({ dispute_id: disputeId, name })))
    .execute();
}

/** Names of the pictures of disputes, in the order in which they came. */
export async function listEvidence(
  db: Executor,
  disputeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (disputeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('dispute_file')
    .select(['dispute_id as disputeId', 'name'])
    .where('dispute_id', 'in', disputeIds)
    .orderBy('id')
    .execute();
  const names = new Map<string, string[]>();
  for (const { disputeId, name } of rows) names.set(disputeId, [...(names.get(disputeId) ?? []), name]);
  return names;
}

/** A part with its confirmation, and where its money went. */
export interface ConfirmedPart {
  partId: string;
  partNo: string;
  orderNo: string;
  memberId: string;
  amount: Money;
  currency: string;
  institutionName: string;
  numberEnd: string;
  reference: string | null;
  paidAt: Date;
  /** Which of the parts that are or were to be paid, and how many there are. */
  place: number;
  count: number;
  state: ConfirmState;
  openedAt: Date;
  dueAt: Date;
}

const selectParts = (db: Executor) =>
  db
    .selectFrom('withdraw_confirmation as c')
    .innerJoin('withdraw_part as p', 'p.id', 'c.part_id')
    .innerJoin('withdraw_order as o', 'o.id', 'c.order_id')
    .innerJoin('payout_account as a', 'a.id', 'o.account_id')
    .select([
      'c.part_id as partId',
      'p.part_no as partNo',
      'o.order_no as orderNo',
      'c.member_id as memberId',
      'p.amount',
      'o.currency',
      'a.institution_name as institutionName',
      'a.number_end as numberEnd',
      'p.provider_ref as reference',
      'p.paid_at as paidAt',
      'c.state',
      'c.opened_at as openedAt',
      'c.due_at as dueAt',
      sql<number>`(select count(*)::int4 from withdraw_part q
                    where q.order_id = o.id and q.state not in ('FAILED', 'DROPPED') and q.id <= p.id)`.as('place'),
      sql<number>`(select count(*)::int4 from withdraw_part q
                    where q.order_id = o.id and q.state not in ('FAILED', 'DROPPED'))`.as('count'),
    ]);

type PartFields = Awaited<ReturnType<ReturnType<typeof selectParts>['executeTakeFirstOrThrow']>>;

const toPart = (row: PartFields): ConfirmedPart => ({
  ...row,
  amount: BigInt(row.amount),
  paidAt: row.paidAt ?? row.openedAt,
});

export async function findPart(db: Executor, partNo: string): Promise<ConfirmedPart | undefined> {
  const row = await selectParts(db).where('p.part_no', '=', partNo).executeTakeFirst();
  return row && toPart(row);
}

/** Parts of one member, the newest first, behind the one of this number. */
export async function listParts(
  db: Executor,
  memberId: string,
  behind: string | undefined,
  limit: number,
): Promise<ConfirmedPart[]> {
  const rows = await selectParts(db)
    .where('c.member_id', '=', memberId)
    .$if(behind !== undefined, (query) => query.where('c.part_id', '<', behind ?? ''))
    .orderBy('c.part_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toPart);
}

/** How many parts of a member wait for an answer, and how many disputes for evidence. */
export async function countOpen(db: Executor, memberId: string): Promise<{ waiting: number; needEvidence: number }> {
  const { rows } = await sql<{ waiting: number; needEvidence: number }>`
    select count(*) filter (where c.state = 'WAITING')::int4 as waiting,
           count(*) filter (where d.state = 'NEED_EVIDENCE')::int4 as "needEvidence"
      from withdraw_confirmation c left join withdraw_dispute d using (part_id)
     where c.member_id = ${memberId} and c.state in ('WAITING', 'NOT_RECEIVED')`.execute(db);
  return rows[0] ?? { waiting: 0, needEvidence: 0 };
}

/** A dispute with its part and its member, for operators. */
export interface QueuedDispute extends Omit<ConfirmedPart, 'state' | 'openedAt'>, DisputeRow {
  username: string;
}

async function withParts(db: Executor, disputes: readonly DisputeRow[]): Promise<QueuedDispute[]> {
  if (disputes.length === 0) return [];
  const rows = await selectParts(db)
    .innerJoin('member as m', 'm.id', 'c.member_id')
    .select('m.username')
    .where(
      'c.part_id',
      'in',
      disputes.map(({ partId }) => partId),
    )
    .execute();
  const found = new Map(rows.map((row) => [row.partId, { ...toPart(row), username: row.username }]));
  return disputes.flatMap((dispute) => {
    const part = found.get(dispute.partId);
    return part ? [{ ...part, ...dispute }] : [];
  });
}

/** What operators look for. */
export interface DisputeFilter extends QueueFilter {
  readonly state?: DisputeState | undefined;
  readonly memberId?: string | undefined;
  /** Number of the case, the order, the part or the payment, or name of the member. */
  readonly q?: string | undefined;
}

/** Disputes of all members, the newest first, behind the one of this number. */
export async function listDisputeQueue(
  db: Executor,
  { state, memberId, q, ...filter }: DisputeFilter,
  behind: string | undefined,
  limit: number,
): Promise<QueuedDispute[]> {
  const rows = await db
    .selectFrom('withdraw_dispute as d')
    .innerJoin('withdraw_part as p', 'p.id', 'd.part_id')
    .innerJoin('withdraw_order as o', 'o.id', 'p.order_id')
    .selectAll('d')
    .where(isWanted(filter, { amount: sql`p.amount`, at: sql`d.opened_at` }))
    .$if(q !== undefined, (query) =>
      query.where(
        sql<boolean>`(${q?.toUpperCase()} in (d.case_no, p.part_no, o.order_no) or p.provider_ref = ${q}
                      or o.member_id = ${memberNamed(q ?? '')})`,
      ),
    )
    .$if(memberId !== undefined, (query) => query.where('o.member_id', '=', memberId ?? ''))
    .$if(state !== undefined, (query) => query.where('d.state', '=', state ?? 'OPEN'))
    .$if(behind !== undefined, (query) => query.where('d.id', '<', behind ?? ''))
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
  return withParts(db, rows.map(toDispute));
}

export async function findQueuedDispute(db: Executor, id: string): Promise<QueuedDispute | undefined> {
  const dispute = await findDispute(db, id);
  return dispute && (await withParts(db, [dispute]))[0];
}

/** Those that wait for operators or the provider; the first answer to a member is promised by its time. */
export const waitingDisputes = (db: Executor): Promise<WaitingWork> =>
  db
    .selectFrom('withdraw_dispute')
    .select([
      ...waitingColumns('opened_at'),
      sql<Date | null>`min(answer_by) filter (where decided_by is null)`.as('promisedAt'),
    ])
    .where('state', 'in', ['OPEN', 'WITH_PROVIDER'])
    .executeTakeFirstOrThrow();
