import { type Selectable, sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { AccountClosingTable } from './closing.tables.ts';
import type { Agency } from './rest.ts';

export type Closing = Selectable<AccountClosingTable>;

/** The end that a member has asked for and has not taken back. */
export const findClosing = (db: Executor, memberId: string): Promise<Closing | undefined> =>
  db
    .selectFrom('account_closing')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kept_at', 'is', null)
    .executeTakeFirst();

/** An account is closed, kept and emptied by one after the other. */
export async function lockAccount(trx: Trx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('account_closing'), hashtext(${memberId}))`.execute(trx);
}

export async function insertClosing(
  trx: Trx,
  memberId: string,
  { askedAt, isRestGivenUp }: { askedAt: Date; isRestGivenUp: boolean },
): Promise<void> {
  await trx
    .insertInto('account_closing')
    .values({ member_id: memberId, asked_at: askedAt, rest_agreed_at: isRestGivenUp ? askedAt : null })
    .execute();
}

export async function keepAccount(trx: Trx, { id }: Closing, keptAt: Date): Promise<void> {
  await trx.updateTable('account_closing').set({ kept_at: keptAt }).where('id', '=', id).execute();
}

export async function agreeToRest(trx: Trx, { id }: Closing, agreedAt: Date): Promise<void> {
  await trx.updateTable('account_closing').set({ rest_agreed_at: agreedAt }).where('id', '=', id).execute();
}

/** Closes an account for good, and takes its wins off the board of winners. @param rest what its owner has given up */
export async function closeAccount(
  trx: Trx,
  { id, member_id }: Closing,
  { closedAt, rest }: { closedAt: Date; rest: Money },
): Promise<void> {
  await trx
    .updateTable('account_closing')
    .set({ closed_at: closedAt, look_at: closedAt, rest })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('member')
    .set({ status: 'closed', winner_board_opt_out: true })
    .where('id', '=', member_id)
    .execute();
}

/** Members whose accounts wait for their end. */
export async function listClosing(db: Executor, limit: number): Promise<{ memberId: string; currency: string }[]> {
  return db
    .selectFrom('account_closing')
    .innerJoin('member', 'member.id', 'account_closing.member_id')
    .select(['member.id as memberId', 'member.currency'])
    .where('account_closing.kept_at', 'is', null)
    .where('account_closing.closed_at', 'is', null)
    .orderBy('account_closing.id')
    .limit(limit)
    .execute();
}

/**
 * Closed accounts that are to be looked at by now, those that wait longest first, each with the currencies of which its wallet
 * is not empty: something has come or gone after its end.
 */
export async function listClosedToLookAt(
  db: Executor,
  at: Date,
  limit: number,
): Promise<{ id: string; memberId: string; currencies: string[] }[]> {
  const { rows } = await sql<{ id: string; memberId: string; currencies: string[] }>`
    with due as (select id, member_id, look_at from account_closing where look_at <= ${at} order by look_at limit ${limit})
    select d.id, d.member_id as "memberId",
           coalesce(array_agg(distinct a.currency) filter (where a.currency is not null), '{}') as currencies
      from due d left join ledger_account a on a.owner = d.member_id::text and a.kind in ('MAIN', 'VENDOR') and a.balance <> 0
     group by d.id, d.member_id, d.look_at order by d.look_at`.execute(db);
  return rows;
}

/**
 * Notes that closed accounts were looked at. The next look is after a hundredth of the time that they are closed, in a day at
 * most: bets are settled and payouts come back within days, and closed accounts only grow in number.
 */
export async function noteClosedLookedAt(db: Executor, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    update account_closing set look_at = ${at}::timestamptz + least((${at}::timestamptz - closed_at) / 100, interval '1 day')
     where id = any(${ids}::bigint[])`.execute(db);
}

/** What is left on an account. */
export interface Rest {
  cash: Money;
  onHold: Money;
  /** At vendors with wallets of their own. */
  elsewhere: Money;
  /** What the house has advanced and has not got back. */
  credit: Money;
  openBets: Money;
  bonus: Money;
  openWithdrawals: number;
  openDeposits: number;
}

/**
 * What keeps an account open. Withdrawals that are paid are over when their member has said that they arrived, or can no longer say
 * that they have not: what counts as received because nobody answered can be disputed for 30 days.
 */
export async function readRest(db: Executor, memberId: string): Promise<Rest> {
  const { rows } = await sql<Record<keyof Rest, string>>`
    with own as (select kind, balance from ledger_account where owner = ${memberId})
    select (select coalesce(sum(balance), 0)::bigint from own where kind = 'MAIN') as cash,
           (select coalesce(sum(balance), 0)::bigint from own where kind = 'HOLD') as "onHold",
           (select coalesce(sum(balance), 0)::bigint from own where kind = 'VENDOR') as elsewhere,
           (select coalesce(-sum(balance), 0)::bigint from own where kind = 'CREDIT') as credit,
           (select coalesce(sum(balance), 0)::bigint from own where kind = 'BONUS') as bonus,
           (select coalesce(sum(stake), 0)::bigint from bet
             where member_id = ${memberId}::bigint and status = 'OPEN') as "openBets",
           (select count(*) from withdraw_order o
             where o.member_id = ${memberId}::bigint
               and (o.state not in ('PAID', 'REJECTED')
                    or exists (select from withdraw_confirmation c
                                join withdraw_part p on p.id = c.part_id
                                where c.order_id = o.id
                                  and (c.state in ('WAITING', 'NOT_RECEIVED')
                                       or (c.state = 'AUTO_RECEIVED' and p.paid_at > now() - interval '30 days'))))) as "openWithdrawals",
           (select count(*) from deposit_order
             where member_id = ${memberId}::bigint and state in ('CREATED', 'PENDING', 'REVIEW')) as "openDeposits"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A sum has one row.');
  return {
    ...{ cash: BigInt(row.cash), onHold: BigInt(row.onHold), elsewhere: BigInt(row.elsewhere) },
    credit: BigInt(row.credit),
    ...{ openBets: BigInt(row.openBets), bonus: BigInt(row.bonus) },
    ...{ openWithdrawals: Number(row.openWithdrawals), openDeposits: Number(row.openDeposits) },
  };
}

/** What an agent leaves behind; a member has none of it. */
export async function readAgency(db: Executor, memberId: string): Promise<Agency> {
  const { rows } = await sql<Agency>`
    select (select count(*)::int4 from member where upline_id = ${memberId}::bigint) as downlines,
           count(c.id)::int4 as contracts, max(c.ends_at) as "endsAt",
           (select count(*)::int4 from agent_contract p join agent_bill b on b.contract_id = p.id
             where ${memberId}::bigint in (p.upline_id, p.downline_id)
               and b.state in ('CALCULATED', 'UNDER_REVIEW', 'PART', 'INSUFFICIENT')) as "openBills"
      from agent_contract c
     where ${memberId}::bigint in (c.upline_id, c.downline_id) and c.state not in ('REJECTED', 'ENDED')`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A count has one row.');
  return row;
}

/** Whether a member has withdrawn money, or passed it on, since a moment. */
export async function hasMovedMoney(db: Executor, memberId: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    select exists (select from withdraw_order where member_id = ${memberId}::bigint and created_at >= ${since})
        or exists (select from transfer where sender_id = ${memberId}::bigint and created_at >= ${since}) as moved`.execute(
    db,
  );
  return rows[0]?.moved ?? false;
}
