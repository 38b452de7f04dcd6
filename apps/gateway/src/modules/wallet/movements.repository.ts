import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';

/** One entry of the cash of a member; amounts in 1/10,000 of the currency unit, as text. */
export interface MovementRow {
  /** Number of the entry in its account. */
  seq: string;
  at: Date;
  /** Kind of the posting. */
  kind: string;
  amount: string;
  balanceAfter: string;
  orderNo: string | null;
  /** The first bet of the round that it belongs to. */
  betId: string | null;
}

/** Which movements are wanted. */
export interface MovementFilter {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly postings: PostingFilter | undefined;
}

/** Postings by their kind. */
export interface PostingFilter {
  readonly kinds: readonly string[];
  /** All others than those. */
  readonly isOther?: boolean;
  /** Only those that brought cash, or took it. */
  readonly sign?: 1 | -1;
}

/** Conditions on entry `e` and posting `p`. */
const conditionsOf = ({ from, to, postings }: MovementFilter) =>
  sql.join(
    [
      sql``,
      ...(from ? [sql`p.created_at >= ${from}`] : []),
      ...(to ? [sql`p.created_at < ${to}`] : []),
      ...(postings
        ? [
            postings.isOther
              ? sql`p.kind <> all(${[...postings.kinds]}::text[])`
              : sql`p.kind = any(${[...postings.kinds]}::text[])`,
          ]
        : []),
      ...(postings?.sign ? [postings.sign < 0 ? sql`e.amount < 0` : sql`e.amount >= 0`] : []),
    ],
    sql` and `,
  );

/**
 * Entries of a member's cash, the newest first, behind the entry of this number. What they belong to is found by the
 * reference of their posting, for the rows of one answer alone.
 */
export async function readMovements(
  db: Executor,
  owner: { memberId: string; currency: string },
  filter: MovementFilter,
  behind: string | undefined,
  limit: number,
): Promise<MovementRow[]> {
  const from = behind === undefined ? sql`` : sql`and e.seq < ${behind}::bigint`;
  const { rows } = await sql<MovementRow>`
    with newest as (
      select e.seq, e.amount, e.balance_after, p.kind, p.ref, p.created_at
        from entry e join posting p on p.id = e.posting_id
       where e.account_id = (select id from ledger_account
                              where owner = ${owner.memberId} and kind = 'MAIN' and currency = ${owner.currency}
                                and lane = '' and shard = 0)
         ${from}${conditionsOf(filter)}
       order by e.seq desc limit ${limit}
    )
    select n.seq, n.created_at as at, n.kind, n.amount, n.balance_after as "balanceAfter",
           case when n.ref like 'withdrawal:%' then split_part(n.ref, ':', 2) else o.order_no end as "orderNo",
           b.id as "betId"
      from newest n
      left join deposit_payment d on n.ref like 'payment:%' and d.provider = split_part(n.ref, ':', 2)
            and d.payment_ref = split_part(n.ref, ':', 3)
      left join deposit_order o on o.id = d.order_id
      left join lateral (
        select id from bet where n.ref like 'round:%' and vendor = split_part(n.ref, ':', 2)
           and round_id = substr(n.ref, length('round:' || split_part(n.ref, ':', 2)) + 2)
           and member_id = ${owner.memberId}::bigint
         order by id limit 1
      ) b on true
     order by n.seq desc`.execute(db);
  return rows;
}
