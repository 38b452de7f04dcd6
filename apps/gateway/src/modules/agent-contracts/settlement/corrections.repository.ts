import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import type { ContractGames } from '../terms.ts';
import type { Left } from './bill.ts';
import { type Correction, FIRST_CORRECTION } from './correction.ts';
import type { BillState } from './settlement.tables.ts';

/** A bill that may be corrected. */
export interface CorrectableBill {
  id: string;
  contractId: string;
  versionNo: number;
  agent: string;
  payeeId: string;
  kind: ContractKind;
  games: ContractGames;
  currency: string;
  start: Date;
  end: Date;
  no: number;
  delta: Money;
  paid: Money;
  state: BillState;
  /** Whose wallet it is paid from; `null`: the house. */
  payerId: string | null;
  holdReason: string | null;
  doc: string;
  hash: string;
}

/** A bill that was computed. */
export async function findCorrectable(db: Executor, id: string): Promise<CorrectableBill | undefined> {
  const row = await correctableRow(db, id).executeTakeFirst();
  return row && toCorrectable(row);
}

/** A bill that was computed, held until the transaction ends. */
export async function lockCorrectable(trx: Trx, id: string): Promise<CorrectableBill | undefined> {
  const row = await correctableRow(trx, id).forUpdate('b').executeTakeFirst();
  return row && toCorrectable(row);
}

const correctableRow = (db: Executor, id: string) =>
  db
    .selectFrom('agent_bill as b')
    .innerJoin('member as m', 'm.id', 'b.payee_id')
    .select(['b.id', 'b.contract_id as contractId', 'b.version_no as versionNo', 'm.username as agent'])
    .select(['b.payee_id as payeeId', 'b.kind', 'b.game_type as games', 'b.currency', 'b.no', 'b.delta', 'b.paid'])
    .select([
      'b.window_start as start',
      'b.window_end as end',
      'b.state',
      'b.payer_id as payerId',
      'b.hold_reason as holdReason',
      'b.doc',
      'b.hash',
    ])
    .where('b.id', '=', id)
    .where('b.adjusts_id', 'is', null);

type CorrectableRow = Awaited<ReturnType<ReturnType<typeof correctableRow>['execute']>>[number];

const toCorrectable = ({ delta, paid, ...row }: CorrectableRow): CorrectableBill => ({
  ...row,
  delta: BigInt(delta),
  paid: BigInt(paid),
});

type OfWindow = Pick<CorrectableBill, 'contractId' | 'versionNo' | 'start' | 'no'>;

/**
 * What a window has come to with a bill and its corrections.
 *
 * @param until number that corrections are before; absent: all of them
 */
export async function sumCorrected(
  db: Executor,
  { contractId, versionNo, start, no }: OfWindow,
  until?: number,
): Promise<Left & { nextNo: number }> {
  const { rows } = await sql<{ net: string; due: string; nextNo: number }>`
    select coalesce(sum(delta), 0)::bigint as net, coalesce(sum(due), 0)::bigint as due,
           greatest(max(no) + 1, ${FIRST_CORRECTION}::int4) as "nextNo"
      from agent_bill
     where contract_id = ${contractId}::bigint and version_no = ${versionNo} and window_start = ${start}::timestamptz
       and (no <= ${no} or adjusts_id is not null and no < ${until ?? 2_000_000_000})`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A sum has no row.');
  return { net: BigInt(row.net), due: BigInt(row.due), nextNo: row.nextNo };
}

/**
 * Adds a correction, to be paid at once by whoever pays the bill that it corrects.
 *
 * @param rest `unpaidDays`: days that an upline has to pay it; `key`: made by the caller, once for each correction
 * @returns the number of its bill
 */
export async function insertCorrection(
  trx: Trx,
  { of, no, amount, note, before }: Correction,
  { doc, hash }: { doc: string; hash: string },
  { unpaidDays, key }: { unpaidDays: number; key: string | undefined },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into agent_bill (contract_id, version_no, kind, window_start, window_end, no, payee_id, lineage_id, currency,
                            game_type, seq_to, gross, net, delta, due, carry_out, doc, hash, state, pay_from, payer_id,
                            expires_at, adjusts_id, created_at)
    select contract_id, version_no, kind, window_start, window_end, ${no}, payee_id, lineage_id, currency, game_type, seq_to,
           gross, ${(before.net + amount).toString()}::bigint, ${amount.toString()}::bigint, ${amount.toString()}::bigint,
           carry_out, ${doc}, ${hash}, 'CALCULATED', date_trunc('milliseconds', job_now()), payer_id,
           case when payer_id is not null then job_now() + make_interval(days => ${unpaidDays}::int4) end, id, job_now()
      from agent_bill where id = ${of.id}::bigint
    returning id`.execute(trx);
  const id = rows[0]?.id;
  if (!id) throw new Error(`Bill ${of.id} does not exist.`);
  await sql`
    insert into agent_bill_correction (bill_id, amount, note, request_key, made_at)
    values (${id}::bigint, ${amount.toString()}::bigint, ${note}, ${key ?? null}::uuid, job_now())`.execute(trx);
  return id;
}

/** Whether a correction of this key was made. */
export async function isKeyUsed(trx: Trx, key: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from agent_bill_correction where request_key = ${key}::uuid) as used`.execute(trx);
  return rows[0]?.used === true;
}

/** What operators have decided about a bill that is a correction. */
export async function findCorrection(
  db: Executor,
  id: string,
): Promise<{ amount: Money; note: string; adjustsId: string; no: number } | undefined> {
  const { rows } = await sql<{ amount: string; note: string; adjustsId: string; no: number }>`
    select c.amount, c.note, b.adjusts_id as "adjustsId", b.no
      from agent_bill_correction c join agent_bill b on b.id = c.bill_id where c.bill_id = ${id}::bigint`.execute(db);
  const [row] = rows;
  return row && { ...row, amount: BigInt(row.amount) };
}
