import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import { CENT } from '../terms.ts';
import type { BillState } from './settlement.tables.ts';

/** A bill that waits to be paid. */
export interface DueBill {
  id: string;
  contractId: string;
  versionNo: number;
  windowStart: Date;
  payeeId: string;
  kind: ContractKind;
  currency: string;
  due: Money;
  paid: Money;
  state: BillState;
  expiresAt: Date | null;
}

/**
 * A bill below zero has its turn when those before it of its window are settled: of one that is kept back nobody knows yet
 * whether it is paid, so that the other is taken from the next bills, or rejected, so that it is taken from that.
 */
export const hasTurn = (bill: 'b' | 'agent_bill') => {
  const b = sql.table(bill);
  return sql<boolean>`(${b}.due >= 0 or not exists (
    select from agent_bill e
     where e.contract_id = ${b}.contract_id and e.version_no = ${b}.version_no and e.window_start = ${b}.window_start
       and e.id < ${b}.id and e.due > 0 and e.state in ('CALCULATED', 'UNDER_REVIEW')))`;
};

const dueRows = (trx: Trx, states: readonly BillState[], now: Date, limit: number) =>
  trx
    .selectFrom('agent_bill')
    .select(['id', 'contract_id as contractId', 'payee_id as payeeId', 'kind', 'currency', 'due', 'paid', 'state'])
    .select(['expires_at as expiresAt', 'version_no as versionNo', 'window_start as windowStart'])
    .where('state', 'in', states)
    .where('pay_from', '<=', now)
    .where('hold_reason', 'is', null)
    .where(hasTurn('agent_bill'))
    .orderBy('pay_from')
    .orderBy('id')
    .limit(limit)
    .forUpdate();

const toDue = ({ due, paid, ...row }: Awaited<ReturnType<ReturnType<typeof dueRows>['execute']>>[number]): DueBill => ({
  ...row,
  due: BigInt(due),
  paid: BigInt(paid),
});

/** Bills that the house is to pay by now, of the oldest windows first, held until the transaction ends. */
export async function lockDueBills(trx: Trx, now: Date, limit: number): Promise<DueBill[]> {
  const rows = await dueRows(trx, ['CALCULATED', 'UNDER_REVIEW'], now, limit)
    .where('payer_id', 'is', null)
    .skipLocked()
    .execute();
  return rows.map(toDue);
}

/** Whoever has bills of those below to pay, in a currency. */
export interface Payer {
  payerId: string;
  currency: string;
}

/**
 * Uplines that may have something to pay now: those with new bills, with money for old ones, and with some that expire. Who
 * stands higher comes first, because it may be what those below pay from.
 */
export async function listPayers(db: Executor, now: Date): Promise<Payer[]> {
  const { rows } = await sql<Payer>`
    select b.payer_id as "payerId", b.currency
      from agent_bill b
     where b.payer_id is not null and b.state in ('CALCULATED', 'UNDER_REVIEW', 'PART', 'INSUFFICIENT') and b.pay_from <= ${now}
       and b.hold_reason is null and ${hasTurn('b')}
       and (b.state in ('CALCULATED', 'UNDER_REVIEW') or b.expires_at <= ${now}
            or exists (select from ledger_account a
                        where a.owner = b.payer_id::text and a.kind = 'MAIN' and a.currency = b.currency and a.lane = ''
                          and a.balance >= ${CENT.toString()}::bigint))
     group by 1, 2
     order by (select count(*) from agent_edge e where e.descendant = b.payer_id), 1, 2`.execute(db);
  return rows;
}

/**
 * Bills that an upline is to pay by now, of the oldest windows first, held until the transaction ends. Without money only new
 * ones and those that expire become anything else.
 */
export async function lockBillsOfPayer(
  trx: Trx,
  { payerId, currency }: Payer,
  now: Date,
  { hasMoney, limit }: { hasMoney: boolean; limit: number },
): Promise<DueBill[]> {
  const rows = await dueRows(trx, ['CALCULATED', 'UNDER_REVIEW', 'PART', 'INSUFFICIENT'], now, limit)
    .where('payer_id', '=', payerId)
    .where('currency', '=', currency)
    .$if(!hasMoney, (q) =>
      q.where((of) => of.or([of('state', 'in', ['CALCULATED', 'UNDER_REVIEW']), of('expires_at', '<=', now)])),
    )
    .execute();
  return rows.map(toDue);
}

/** Whether other bills of a contract wait for the money of the upline. */
export async function hasShortBill(trx: Trx, { id, contractId }: Pick<DueBill, 'id' | 'contractId'>): Promise<boolean> {
  const row = await trx
    .selectFrom('agent_bill')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('state', 'in', ['PART', 'INSUFFICIENT'])
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds to what a contract has come to. @returns what it owes after that; below zero it waits for its next bills */
export async function addOwed(trx: Trx, contractId: string, amount: Money): Promise<Money> {
  const { rows } = await sql<{ owed: string }>`
    update agent_contract set owed = owed + ${amount.toString()}::bigint where id = ${contractId}::bigint returning owed`.execute(
    trx,
  );
  return BigInt(rows[0]?.owed ?? '0');
}

/**
 * What of a bill below zero is taken from what was given up of its window, because an upline did not pay it in time or operators
 * rejected it: nobody has got that, so the next bills stay as they are.
 */
export async function takenFromGivenUp(
  trx: Trx,
  { contractId, versionNo, windowStart, due }: Pick<DueBill, 'contractId' | 'versionNo' | 'windowStart' | 'due'>,
): Promise<Money> {
  if (due >= 0n) return 0n;
  // two bills of a window take from it one after the other
  await sql`select from agent_contract where id = ${contractId}::bigint for update`.execute(trx);
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(given_up), 0)::bigint as sum from agent_bill
     where contract_id = ${contractId}::bigint and version_no = ${versionNo} and window_start = ${windowStart}::timestamptz`.execute(
    trx,
  );
  const left = BigInt(rows[0]?.sum ?? '0');
  return left < -due ? left : -due;
}

export async function settleBill(
  trx: Trx,
  id: string,
  { state, paid, givenUp = 0n }: { state: BillState; paid: Money; givenUp?: Money },
): Promise<void> {
  await trx
    .updateTable('agent_bill')
    .set({
      state,
      paid: paid.toString(),
      given_up: givenUp.toString(),
      ...(state === 'INSUFFICIENT' ? {} : { paid_at: sql<Date>`job_now()` }),
    })
    .where('id', '=', id)
    .execute();
}
