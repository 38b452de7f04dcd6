import type { CorrectionCause } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { isWanted, type QueueFilter } from '../../contract/admin/queue-filter.ts';
import type { Place } from '../../contract/cursors.ts';
import type { AccountType } from '../../contract/values.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import { lockCash } from '../../ledger/balance.ts';
import type { ApprovalState } from '../operators/operators.tables.ts';
import type { CorrectionAbout } from './corrections.tables.ts';

/** Whose wallet it is. */
export interface WalletOwner {
  memberId: string;
  username: string;
  type: AccountType;
  currency: string;
  isClosed: boolean;
}

const ownerNamed = (db: Executor, username: string) =>
  db
    .selectFrom('member')
    .select(['id as memberId', 'username', 'type', 'currency', sql<boolean>`status = 'closed'`.as('isClosed')])
    .where('username_key', '=', username.toLowerCase());

export const findOwner = (db: Executor, username: string): Promise<WalletOwner | undefined> =>
  ownerNamed(db, username).executeTakeFirst();

/**
 * The owner of a wallet, whose cash nothing else moves and whose account is not closed until the transaction ends. Cash first: that is
 * the order of what closes an account.
 */
export async function lockOwner(trx: Trx, username: string): Promise<WalletOwner | undefined> {
  const found = await findOwner(trx, username);
  if (!found) return undefined;
  await lockCash(trx, [found.memberId], found.currency);
  return ownerNamed(trx, username).forShare().executeTakeFirst();
}

/** What a number is of, among everything of one member. */
export async function findReference(
  db: Executor,
  memberId: string,
  number: string,
): Promise<CorrectionAbout | undefined> {
  const betId = /^B0*(\d{1,18})$/.exec(number)?.[1] ?? null;
  const { rows } = await sql<{ about: CorrectionAbout }>`
    select 'DEPOSIT' as about from deposit_order where order_no = ${number} and member_id = ${memberId}::bigint
    union all
    select 'WITHDRAWAL' from withdraw_order where order_no = ${number} and member_id = ${memberId}::bigint
    union all
    select 'TRANSFER' from transfer where transfer_no = ${number} and ${memberId}::bigint in (sender_id, receiver_id)
    union all
    select 'BET' from bet where id = ${betId}::bigint and member_id = ${memberId}::bigint
    union all
    select 'DISPUTE' from withdraw_dispute d join withdraw_confirmation c on c.part_id = d.part_id
     where d.case_no = ${number} and c.member_id = ${memberId}::bigint
    limit 1`.execute(db);
  return rows[0]?.about;
}

/** Whether a correction was made by a key. */
export async function isKeyUsed(db: Executor, key: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from wallet_correction where request_key = ${key}::uuid) as used`.execute(db);
  return rows[0]?.used === true;
}

export interface NewCorrection {
  memberId: string;
  currency: string;
  amount: Money;
  cause: CorrectionCause;
  about: CorrectionAbout | undefined;
  reference: string | undefined;
  reason: string;
  key: string;
  maker: string;
  approval: { readonly id: string; readonly decidedBy: string } | undefined;
}

/** @returns its number and moment; undefined when its key was used */
export const insertCorrection = (trx: Trx, made: NewCorrection): Promise<{ id: string; madeAt: Date } | undefined> =>
  trx
    .insertInto('wallet_correction')
    .values({
      ...{ member_id: made.memberId, currency: made.currency, amount: String(made.amount), cause: made.cause },
      ...{ about: made.about ?? null, reference: made.reference ?? null, reason: made.reason },
      ...{ request_key: made.key, maker: made.maker },
      ...{ approval_id: made.approval?.id ?? null, decided_by: made.approval?.decidedBy ?? null },
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning(['id', 'made_at as madeAt'])
    .executeTakeFirst();

/** What operators look for. */
export interface CorrectionFilter extends Omit<QueueFilter, 'method'> {
  readonly state?: ApprovalState | undefined;
  readonly side?: 'CREDIT' | 'DEBIT' | undefined;
  /** Name of the member, or what it refers to. */
  readonly q?: string | undefined;
}

/** A correction that was asked for or made. */
export interface CorrectionRow {
  id: string;
  approvalId: string | null;
  memberId: string | null;
  username: string;
  /** Below zero it is taken. */
  amount: string;
  currency: string;
  cause: CorrectionCause;
  reference: string | null;
  reason: string;
  state: ApprovalState;
  makerId: string | null;
  maker: string;
  at: Date;
  /** The same as the database writes it, which knows parts of a millisecond. */
  place: string;
  decidedBy: string | null;
  decidedAt: Date | null;
  decision: string | null;
}

/** Requests for corrections, and corrections that needed none, the newest first. */
export async function listCorrections(
  db: Executor,
  { state, side, q, ...filter }: CorrectionFilter,
  behind: Place | undefined,
  limit: number,
): Promise<CorrectionRow[]> {
  const amount = sql`abs(r.amount)`;
  const conditions = [
    isWanted(filter, { amount, at: sql`r.at`, currency: sql`r.currency` }),
    ...(state === undefined ? [] : [sql`r.state = ${state}`]),
    ...(side === undefined ? [] : [side === 'DEBIT' ? sql`r.amount < 0` : sql`r.amount > 0`]),
    ...(q === undefined ? [] : [sql`(lower(r.username) = ${q.toLowerCase()} or r.reference = ${q.toUpperCase()})`]),
    ...(behind === undefined ? [] : [sql`(r.at, r.id) < (${behind.value ?? ''}::timestamptz, ${behind.id})`]),
  ];
  const { rows } = await sql<CorrectionRow>`
    with r as (
      select 'R' || a.id as id, a.id as approval_id, m.id as member_id,
             coalesce(m.username, a.body ->> 'username') as username,
             ((a.body ->> 'amount')::numeric * case a.body ->> 'direction' when 'DEBIT' then -10000 else 10000 end)::bigint as amount,
             a.body ->> 'currency' as currency, a.body ->> 'cause' as cause, a.body ->> 'reference' as reference, a.reason,
             case when a.state = 'PENDING' and a.expires_at <= now() then 'EXPIRED' else a.state end as state,
             a.maker_id, maker.name as maker, a.created_at as at, decider.name as decided_by, a.decided_at, a.decision
        from operator_approval a
        join operator maker on maker.id = a.maker_id
        left join operator decider on decider.id = a.decided_by_id
        left join member m on m.username_key = lower(a.body ->> 'username')
       where a.operation = 'correctWallet'
      union all
      select 'C' || c.id, null, m.id, m.username, c.amount, c.currency, c.cause, c.reference, c.reason, 'APPROVED',
             null, c.maker, c.made_at, null, null, null
        from wallet_correction c join member m on m.id = c.member_id
       where c.approval_id is null
    )
    select r.id, r.approval_id as "approvalId", r.member_id as "memberId", r.username, r.amount, r.currency, r.cause,
           r.reference, r.reason, r.state, r.maker_id as "makerId", r.maker, r.at, r.at::text as place,
           r.decided_by as "decidedBy", r.decided_at as "decidedAt", r.decision
      from r where ${sql.join(conditions, sql` and `)}
     order by r.at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}
