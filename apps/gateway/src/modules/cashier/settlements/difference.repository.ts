import { sql } from 'kysely';
import { type WaitingWork, waitingColumns } from '../../../contract/admin/waiting-work.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { DifferenceKind, DifferenceOutcome } from '../cashier.tables.ts';
import type { Compared } from './compare.ts';

/** A difference between a file and the books. */
export interface DifferenceRow {
  id: string;
  provider: string;
  ref: string;
  isPayout: boolean;
  currency: string;
  method: string;
  kind: DifferenceKind;
  toldAmount: Money;
  toldFee: Money;
  bookedAmount: Money;
  bookedFee: Money;
  createdAt: Date;
  endedAt: Date | null;
  outcome: DifferenceOutcome | null;
  decidedBy: string | null;
  /** Newest item of suspense about the same payment or part. */
  unmatchedId: string | null;
}

const selectDifferences = (db: Executor) =>
  db.selectFrom('settlement_difference').select([
    'id',
    'provider',
    'ref',
    'is_payout as isPayout',
    'currency',
    'method',
    'kind',
    'told_amount as toldAmount',
    'told_fee as toldFee',
    'booked_amount as bookedAmount',
    'booked_fee as bookedFee',
    'created_at as createdAt',
    'ended_at as endedAt',
    'outcome',
    'decided_by as decidedBy',
    sql<string | null>`
        case when is_payout
             then (select max(s.id) from withdraw_part w join suspense_item s on s.part_id = w.id
                    where w.part_no = settlement_difference.ref)
             else (select max(s.id) from deposit_payment p join suspense_item s on s.payment_id = p.id
                    where p.provider = settlement_difference.provider and p.payment_ref = settlement_difference.ref) end`.as(
      'unmatchedId',
    ),
  ]);

type RawDifference = Awaited<ReturnType<ReturnType<typeof selectDifferences>['executeTakeFirstOrThrow']>>;

const toDifference = (row: RawDifference): DifferenceRow => ({
  ...row,
  toldAmount: BigInt(row.toldAmount),
  toldFee: BigInt(row.toldFee),
  bookedAmount: BigInt(row.bookedAmount),
  bookedFee: BigInt(row.bookedFee),
});

/** Notes that file and books differ, or anew how. @returns the difference */
export async function saveDifference(
  trx: Trx,
  provider: string,
  kind: DifferenceKind,
  { ref, isPayout, currency, method, told, booked }: Compared,
): Promise<DifferenceRow> {
  const values = {
    ...{ kind, method, told_amount: told?.amount ?? 0n, told_fee: told?.fee ?? 0n },
    ...{ booked_amount: booked?.amount ?? 0n, booked_fee: booked?.fee ?? 0n },
  };
  const open = await trx
    .updateTable('settlement_difference')
    .set(values)
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .where('is_payout', '=', isPayout)
    .where('currency', '=', currency)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  const { id } =
    open ??
    (await trx
      .insertInto('settlement_difference')
      .values({ provider, ref, is_payout: isPayout, currency, ...values })
      .returning('id')
      .executeTakeFirstOrThrow());
  return toDifference(await selectDifferences(trx).where('id', '=', id).executeTakeFirstOrThrow());
}

/** Ends what was open about payments and payouts of which file and books say the same now: nearly all of a day, so all at once. */
export async function endMatched(
  trx: Trx,
  provider: string,
  matched: readonly Pick<Compared, 'ref' | 'isPayout' | 'currency'>[],
): Promise<void> {
  const rows = matched.map(({ ref, isPayout, currency }) => ({ ref, isPayout, currency }));
  await sql`
    update settlement_difference d set ended_at = now(), outcome = 'MATCHED'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (ref text, "isPayout" boolean, currency text)
     where d.provider = ${provider} and d.ref = m.ref and d.is_payout = m."isPayout" and d.currency = m.currency
       and d.ended_at is null`.execute(trx);
}

export async function endDifference(trx: Trx, id: string, outcome: DifferenceOutcome, by?: string): Promise<void> {
  await trx
    .updateTable('settlement_difference')
    .set({ ended_at: sql<Date>`now()`, outcome, ...(by === undefined ? {} : { decided_by: by }) })
    .where('id', '=', id)
    .execute();
}

/** The difference, which nobody else changes until the transaction ends. */
export async function lockDifference(trx: Trx, id: string): Promise<DifferenceRow | undefined> {
  const row = await selectDifferences(trx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toDifference(row);
}

/** Differences, the newest first, behind the one of this number. */
export async function listDifferences(
  db: Executor,
  { state, kind, q }: { state: 'OPEN' | 'ENDED' | undefined; kind: DifferenceKind | undefined; q?: string | undefined },
  behind: string | undefined,
  limit: number,
): Promise<DifferenceRow[]> {
  const rows = await selectDifferences(db)
    .$if(state !== undefined, (query) => query.where('ended_at', state === 'OPEN' ? 'is' : 'is not', null))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'AMOUNT'))
    .$if(q !== undefined, (query) => query.where('ref', '=', q ?? ''))
    .$if(behind !== undefined, (query) => query.where('id', '<', behind ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toDifference);
}

/** Those that are open. */
export const waitingDifferences = (db: Executor): Promise<WaitingWork> =>
  db
    .selectFrom('settlement_difference')
    .select(waitingColumns('created_at'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
