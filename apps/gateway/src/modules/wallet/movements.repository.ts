import { type RawBuilder, sql } from 'kysely';
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
  transferNo: string | null;
  /** The first bet of the round that it belongs to. */
  betId: string | null;
  /** The bonus that has become cash. */
  bonusId: string | null;
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

/** Whose cash. */
interface Owner {
  readonly memberId: string;
  readonly currency: string;
}

/**
 * Time is that of the beginning of a transaction, and numbers are given in the order in which the wallet was locked: within
 * this time the two orders may differ.
 */
const SLACK = sql`interval '5 minutes'`;

/** Kinds that nearly all postings are of; the others have an index of their own. */
export const FREQUENT = sql`('BET', 'SETTLE_WON', 'SETTLE_LOST')`;
const frequent: readonly string[] = ['BET', 'SETTLE_WON', 'SETTLE_LOST'];

const and = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([sql``, ...conditions], sql` and `);

/** What an upline pays to a downline: seen by both. */
export const UPLINE_BILL = 'UPLINE_BILL';

/** Conditions on entry `e` and posting `p` that find what a filter names. */
export const postingConditions = (postings: PostingFilter | undefined): readonly RawBuilder<unknown>[] => [
  ...(postings
    ? [
        postings.isOther
          ? sql`p.kind <> all(${[...postings.kinds]}::text[])`
          : sql`p.kind = any(${[...postings.kinds]}::text[])`,
      ]
    : []),
  ...(postings?.sign ? [postings.sign < 0 ? sql`e.amount < 0` : sql`e.amount >= 0`] : []),
];

/**
 * Conditions on entry `e` and posting `p` of the account. It is compared as one value and not joined, so that the database
 * reads the newest entries from the index and no more of them than a page has.
 */
const conditionsOf = ({ from, to, postings }: MovementFilter): readonly RawBuilder<unknown>[] => [
  sql`e.account_id = (select id from account)`,
  ...(from ? [sql`p.created_at >= ${from}`, sql`e.seq >= (select first_seq from account)`] : []),
  ...(to ? [sql`p.created_at < ${to}`, sql`e.seq < (select end_seq from account)`] : []),
  ...postingConditions(postings),
];

/** The account of somebody's cash, with the numbers between which the entries of a period are. */
const account = ({ memberId, currency }: Owner, { from, to }: MovementFilter): RawBuilder<unknown> => sql`
  account as materialized (
    select id,
           ${from ? sql`ledger_seq_at(id, ${from}::timestamptz - ${SLACK})` : sql`0::bigint`} as first_seq,
           ${to ? sql`ledger_seq_at(id, ${to}::timestamptz + ${SLACK})` : sql`0::bigint`} as end_seq
      from ledger_account
     where owner = ${memberId} and kind = 'MAIN' and currency = ${currency} and lane = '' and shard = 0
  )`;

/**
 * Entries `e` with their postings `p` that a filter finds. Those of seldom kinds are found by their kind, however much was
 * bet since; all others by their place in the account.
 */
function found(owner: Owner, filter: MovementFilter): RawBuilder<unknown> {
  const { postings } = filter;
  // a posting names its receiver: what was paid to others is found by its place
  const isPaidOn = postings?.kinds.includes(UPLINE_BILL) && postings.sign === -1;
  const isSeldom =
    postings !== undefined &&
    !isPaidOn &&
    (postings.isOther || !postings.kinds.some((kind) => frequent.includes(kind)));
  if (!isSeldom) return sql`entry e join posting p on p.id = e.posting_id where true${and(conditionsOf(filter))}`;
  const own = sql`select id from posting where member = ${owner.memberId} and kind not in ${FREQUENT}`;
  // a posting names its sender: what was received of others is found by their transfers
  const received = sql`select r.id from transfer t 
                          join posting r on r.key in ('transfer:' || t.sender_id || ':' || t.transfer_no,
                                                      'transfer:' || t.sender_id || ':' || t.transfer_no || ':end')
                        where t.receiver_id = ${owner.memberId}::bigint`;
  const ids = postings.kinds.includes('TRANSFER') && !postings.isOther ? sql`${own} union all ${received}` : own;
  return sql`(${ids}) i
    join posting p on p.id = i.id
    -- looked up one by one: the account may have 200,000 others
    join lateral (select * from entry one where one.posting_id = i.id offset 0) e on true
    where true${and(conditionsOf(filter))}`;
}

/** Entries of a member's cash, the newest first, behind the entry of this number. */
export async function readMovements(
  db: Executor,
  owner: Owner,
  filter: MovementFilter,
  behind: string | undefined,
  limit: number,
): Promise<MovementRow[]> {
  const place = behind === undefined ? sql`` : sql` and e.seq < ${behind}::bigint`;
  return withCauses(db, owner, filter, sql`${found(owner, filter)}${place} order by e.seq desc limit ${limit}`);
}

/** Numbers of the entries that match, the newest first: so few bytes of each that very many may be held. */
export async function listMovementSeqs(
  db: Executor,
  owner: Owner,
  filter: MovementFilter,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ seq: string }>`
    with ${account(owner, filter)} select e.seq from ${found(owner, filter)} order by e.seq desc limit ${limit}`.execute(
    db,
  );
  return rows.map(({ seq }) => seq);
}

/** Entries by their numbers, the newest first. */
export const readMovementsAt = (db: Executor, owner: Owner, seqs: readonly string[]): Promise<MovementRow[]> =>
  withCauses(
    db,
    owner,
    { from: undefined, to: undefined, postings: undefined },
    sql`entry e join posting p on p.id = e.posting_id
      where e.account_id = (select id from account) and e.seq = any(${[...seqs]}::bigint[])`,
  );

/**
 * Entries `e` with what they belong to: found by the reference of their posting, for the rows of one answer alone.
 *
 * @param source entries with their postings `p`, as far as they are wanted
 */
async function withCauses(
  db: Executor,
  owner: Owner,
  filter: MovementFilter,
  source: RawBuilder<unknown>,
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    with ${account(owner, filter)},
    newest as (
      select e.seq, e.amount, e.balance_after, p.kind, p.ref, p.created_at from ${source}
    )
    select n.seq, n.created_at as at, n.kind, n.amount, n.balance_after as "balanceAfter",
           case when n.ref like 'withdrawal:%' then split_part(n.ref, ':', 2) else o.order_no end as "orderNo",
           case when n.ref like 'vendor-transfer:%' then split_part(n.ref, ':', 2) else t.transfer_no end as "transferNo", b.id as "betId",
           case when n.kind = 'BONUS_CONVERTED' then split_part(n.ref, ':', 2) end as "bonusId"
      from newest n
      left join deposit_payment d on n.ref like 'payment:%' and d.provider = split_part(n.ref, ':', 2)
            and d.payment_ref = split_part(n.ref, ':', 3)
      left join deposit_order o on o.id = d.order_id
      left join transfer t on n.ref like 'transfer:%' and t.transfer_no = split_part(n.ref, ':', 2)
      left join lateral (
        select id from bet where n.ref like 'round:%' and vendor = split_part(n.ref, ':', 2)
           and round_id = substr(n.ref, length('round:' || split_part(n.ref, ':', 2)) + 2)
           and member_id = ${owner.memberId}::bigint
         order by id limit 1
      ) b on true
     order by n.seq desc`.execute(db);
  return rows;
}

/** Sums over all that a filter finds; amounts in 1/10,000 of the currency unit, as text. */
export interface MovementSums {
  count: number;
  /** What came. */
  credit: string;
  /** What left, above zero. */
  debit: string;
}

/** Sums over entries `e`. */
const sums = sql`
  count(*)::int4 as count, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as credit,
  coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as debit`;

export async function sumMovements(db: Executor, owner: Owner, filter: MovementFilter): Promise<MovementSums> {
  const { rows } = await (filter.postings ? sumChosen(owner, filter) : sumPeriod(owner, filter)).execute(db);
  return rows[0] ?? { count: 0, credit: '0', debit: '0' };
}

const sumChosen = (owner: Owner, filter: MovementFilter) => sql<MovementSums>`
  with ${account(owner, filter)} select ${sums} from ${found(owner, filter)}`;

/**
 * Of a period alone, only the entries near its ends are looked up with their time: whoever plays much has a quarter of a
 * million of them in three months.
 */
function sumPeriod(owner: Owner, { from, to }: MovementFilter) {
  const near = (range: RawBuilder<unknown>) => sql`
    select ${sums} from entry e join posting p on p.id = e.posting_id
     where ${range}${and(conditionsOf({ from, to, postings: undefined }))}`;
  return sql<MovementSums>`
    with ${account(owner, { from, to, postings: undefined })},
    begun as materialized (
      select *, ${from ? sql`ledger_seq_at(id, ${from}::timestamptz + ${SLACK})` : sql`0::bigint`} as sure_first from account
    ), inside as materialized (
      select *, ${to ? sql`greatest(sure_first, ledger_seq_at(id, ${to}::timestamptz - ${SLACK}))` : sql`null::bigint`} as sure_end
        from begun
    ), part as (
      select ${sums} from entry e
       where e.account_id = (select id from account) and e.seq >= (select sure_first from inside)
             ${to ? sql`and e.seq < (select sure_end from inside)` : sql``}
      ${from ? sql`union all ${near(sql`e.seq < (select sure_first from inside)`)}` : sql``}
      ${to ? sql`union all ${near(sql`e.seq >= (select sure_end from inside)`)}` : sql``}
    )
    select sum(count)::int4 as count, sum(credit)::bigint as credit, sum(debit)::bigint as debit from part`;
}
