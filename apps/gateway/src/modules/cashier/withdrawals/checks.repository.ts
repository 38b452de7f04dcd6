import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';

/** A member's money in one currency. */
export interface Purse {
  memberId: string;
  currency: string;
}

/** Deposits of the last day, and what was bet since the first of them: who hardly plays may only be moving money. */
export async function readDay(
  db: Executor,
  { memberId, currency }: Purse,
  since: Date,
): Promise<{ deposited: Money; validBets: Money }> {
  const { rows } = await sql<{ deposited: string; validBets: string }>`
    with paid as (
      select p.amount - p.reversed as amount, greatest(p.created_at, s.ended_at) as created_at
        from deposit_payment p join deposit_order o on o.id = p.order_id
        left join suspense_item s on s.payment_id = p.id and s.outcome = 'CREDITED'
       where o.member_id = ${memberId}::bigint and p.currency = ${currency} and p.state = 'APPLIED'
         and greatest(p.created_at, s.ended_at) >= ${since}
    )
    select coalesce(sum(amount), 0)::bigint as deposited,
           (select coalesce(sum(valid_bet), 0)::bigint from bet
             where member_id = ${memberId}::bigint and currency = ${currency} and status in ('WON', 'LOST')
               and placed_at >= (select min(created_at) from paid)) as "validBets"
      from paid`.execute(db);
  const [row] = rows;
  return { deposited: BigInt(row?.deposited ?? 0), validBets: BigInt(row?.validBets ?? 0) };
}

/** Whether an account was paid before. */
export async function wasPaidBefore(db: Executor, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdraw_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'PAID')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A deposit that was credited, and the valid bets that were settled until the next one. */
export interface PlayedDeposit {
  orderNo: string;
  /** What reached the wallet. */
  amount: Money;
  at: Date;
  validBets: Money;
  /** Number of its entry in the cash of the member. */
  seq: string;
}

/** Deposits of a member that stand, the oldest first. */
export async function listPlayedDeposits(db: Executor, { memberId, currency }: Purse): Promise<PlayedDeposit[]> {
  const { rows } = await sql<{ orderNo: string; amount: string; at: Date; validBets: string; seq: string }>`
    with deposits as (
      select o.order_no, d.credited as amount, p.created_at as at, e.seq,
             lead(p.created_at) over (order by e.seq) as next_at
        from deposit_payment d
        join deposit_order o on o.id = d.order_id
        -- one that was kept reached the wallet later, by another posting
        join posting p on p.key in ('pay:' || d.provider || ':' || d.payment_ref,
                                    'suspense:' || d.provider || ':' || d.payment_ref)
        join entry e on e.posting_id = p.id
        join ledger_account a on a.id = e.account_id and a.kind = 'MAIN'
       where o.member_id = ${memberId}::bigint and d.currency = ${currency} and d.state = 'APPLIED'
    )
    select d.order_no as "orderNo", d.amount, d.at, d.seq,
           coalesce((select sum(b.valid_bet) from bet b
             where b.member_id = ${memberId}::bigint and b.currency = ${currency} and b.status in ('WON', 'LOST')
               and b.settled_at >= d.at and (d.next_at is null or b.settled_at < d.next_at)), 0)::bigint as "validBets"
      from deposits d order by d.seq`.execute(db);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount), validBets: BigInt(row.validBets) }));
}

/**
 * The newest of some entries since which the cash of a member was as good as gone once, with no bet open. Withdrawals do not count:
 * one of everything would lift the very locks that it is held against.
 *
 * @param seqs numbers of entries in the cash, the oldest first
 */
export async function newestGone(
  db: Executor,
  { memberId, currency }: Purse,
  seqs: readonly string[],
  below: Money,
): Promise<string | undefined> {
  const [oldest] = seqs;
  if (oldest === undefined) return undefined;
  const hasVendorWallets = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('owner', '=', memberId)
    .where('kind', '=', 'VENDOR')
    .limit(1)
    .executeTakeFirst();
  if (hasVendorWallets) return newestGoneEverywhere(db, { memberId, currency }, seqs, below);
  const { rows } = await sql<{ seq: string }>`
    with later as (
      select e.seq, e.balance_after, p.kind, lead(p.created_at, 1, now()) over (order by e.seq) as until
        from entry e join posting p on p.id = e.posting_id
       where e.account_id = (select id from ledger_account
                              where owner = ${memberId} and kind = 'MAIN' and currency = ${currency} and lane = '')
         and e.seq >= ${oldest}::bigint
    )
    select l.seq from (${newestBelow(sql`seq`, below)}) l where ${noBetOpen({ memberId, currency })}
     order by l.seq desc limit 1`.execute(db);
  const [gone] = rows;
  return gone && seqs.findLast((seq) => BigInt(seq) <= BigInt(gone.seq));
}

/**
 * {@link newestGone} for whoever has, or had, wallets at vendors: what lies there is not gone. The sum of all is counted back from
 * what it is now. Where in each wallet to begin is found by time, which the order of postings may differ from by minutes.
 */
async function newestGoneEverywhere(
  db: Executor,
  { memberId, currency }: Purse,
  seqs: readonly string[],
  below: Money,
): Promise<string | undefined> {
  const { rows } = await sql<{ seq: string | null }>`
    with marks as materialized (
      select e.seq, e.posting_id from entry e
       where e.account_id = (select id from ledger_account
                              where owner = ${memberId} and kind = 'MAIN' and currency = ${currency} and lane = '')
         and e.seq = any(${[...seqs]}::bigint[])
    ), since as materialized (
      select p.id, p.created_at - interval '5 minutes' as begun
        from posting p where p.id = (select min(posting_id) from marks)
    ), own as materialized (
      select id, balance, ledger_seq_at(id, (select begun from since)) as first_seq from ledger_account
       where owner = ${memberId} and currency = ${currency} and kind in ('MAIN', 'VENDOR')
    ), moved as (
      select e.posting_id, sum(e.amount) as amount
        from own o join entry e on e.account_id = o.id and e.seq >= o.first_seq
       where e.posting_id >= (select id from since)
       group by e.posting_id
    ), later as (
      select m.posting_id, p.kind, lead(p.created_at, 1, now()) over (order by m.posting_id) as until,
             (select sum(balance) from own)
               - coalesce(sum(m.amount) over (order by m.posting_id rows between 1 following and unbounded following), 0)
               as balance_after
        from moved m join posting p on p.id = m.posting_id
    )
    select max(seq) as seq from marks where posting_id <= (
      select l.posting_id from (${newestBelow(sql`posting_id`, below)}) l where ${noBetOpen({ memberId, currency })}
       order by l.posting_id desc limit 1)`.execute(db);
  return rows[0]?.seq ?? undefined;
}

/** Moments with next to nothing left, the newest first: whether a bet was open is asked of one after the other, until none was. */
const newestBelow = (order: RawBuilder<unknown>, below: Money) => sql`
  select * from later where balance_after < ${below} and kind <> 'WITHDRAWAL' order by ${order} desc offset 0`;

const noBetOpen = ({ memberId, currency }: Purse) => sql`
  not exists (select from bet b where b.member_id = ${memberId}::bigint and b.currency = ${currency}
                 and b.placed_at < l.until and (b.settled_at is null or b.settled_at >= l.until))`;

/** The money of a member that is not in the cash. */
export async function readElsewhere(
  db: Executor,
  { memberId, currency }: Purse,
): Promise<{ onHold: Money; inTransfers: Money; bonus: Money; openBets: Money }> {
  const { rows } = await sql<{ onHold: string; inTransfers: string; bonus: string; openBets: string }>`
    select coalesce(sum(balance) filter (where kind = 'HOLD'), 0)::bigint as "onHold",
           (select coalesce(sum(amount), 0)::bigint from transfer
             where sender_id = ${memberId}::bigint and currency = ${currency} and state = 'REVIEW') as "inTransfers",
           coalesce(sum(balance) filter (where kind = 'BONUS'), 0)::bigint as bonus,
           (select coalesce(sum(stake - bonus_stake), 0)::bigint from bet
             where member_id = ${memberId}::bigint and currency = ${currency} and status = 'OPEN') as "openBets"
      from ledger_account where owner = ${memberId} and currency = ${currency} and lane = ''`.execute(db);
  const [row] = rows;
  const inTransfers = BigInt(row?.inTransfers ?? 0);
  return {
    // one account holds both
    onHold: BigInt(row?.onHold ?? 0) - inTransfers,
    inTransfers,
    bonus: BigInt(row?.bonus ?? 0),
    openBets: BigInt(row?.openBets ?? 0),
  };
}
