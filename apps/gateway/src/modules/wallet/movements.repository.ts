import type { CorrectionCause } from '@mekong/api-client/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';
import type { CorrectionAbout } from '../corrections/corrections.tables.ts';

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
  billNo: string | null;
  /** Why operators have corrected the wallet, and what that refers to. */
  correctionCause: CorrectionCause | null;
  correctionAbout: CorrectionAbout | null;
  correctionReference: string | null;
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

/** Entries of an account that are summed up together. */
const BLOCK = sql`1000::bigint`;
/** Blocks of one statement: others wait for it where there is one connection for all. */
const BLOCKS_AT_ONCE = 20;

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

/** Whether the postings of a filter are so few that their kind finds them. */
function isSeldom(postings: PostingFilter | undefined): boolean {
  if (!postings) return false;
  // a posting names its receiver: what was paid to others is found by its place
  const isPaidOn = postings.kinds.includes(UPLINE_BILL) && postings.sign === -1;
  return !isPaidOn && (postings.isOther === true || !postings.kinds.some((kind) => frequent.includes(kind)));
}

/**
 * Entries `e` with their postings `p` that a filter finds. Those of seldom kinds are found by their kind, however much was
 * bet since; all others by their place in the account.
 */
function found(owner: Owner, filter: MovementFilter): RawBuilder<unknown> {
  const { postings } = filter;
  if (!postings || !isSeldom(postings))
    return sql`entry e join posting p on p.id = e.posting_id where true${and(conditionsOf(filter))}`;
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
           case when n.ref like 'withdrawal:%' then split_part(n.ref, ':', 2) else coalesce(o.order_no, so.order_no) end as "orderNo",
           case when n.ref like 'vendor-transfer:%' then split_part(n.ref, ':', 2) else t.transfer_no end as "transferNo", b.id as "betId",
           case when n.kind = 'BONUS_CONVERTED' then split_part(n.ref, ':', 2) end as "bonusId",
           case when n.ref like 'bill:%' then split_part(n.ref, ':', 2) end as "billNo",
           k.cause as "correctionCause", k.about as "correctionAbout", k.reference as "correctionReference"
      from newest n
      left join deposit_payment d on n.ref like 'payment:%' and d.provider = split_part(n.ref, ':', 2)
            and d.payment_ref = split_part(n.ref, ':', 3)
      left join deposit_order o on o.id = d.order_id
      -- what was owed of a payment leads to the deposit that it came of
      left join suspense_item s on s.id = case when n.ref like 'suspense:%' then split_part(n.ref, ':', 2)::bigint end
      left join deposit_payment sd on sd.id = s.payment_id
      left join deposit_order so on so.id = sd.order_id
      left join wallet_correction k on k.id = case when n.kind = 'CORRECTION' then split_part(n.ref, ':', 2)::bigint end
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
  const { rows } = await (isSeldom(filter.postings) ? sumSeldom(owner, filter) : sumPeriod(owner, filter)).execute(db);
  return rows[0] ?? { count: 0, credit: '0', debit: '0' };
}

const sumSeldom = (owner: Owner, filter: MovementFilter) => sql<MovementSums>`
  with ${account(owner, filter)} select ${sums} from ${found(owner, filter)}`;

/**
 * Whoever plays much has a quarter of a million entries in three months, so most of them come as sums of their blocks. Only
 * the entries before the first whole block and behind the last one are looked up, those near the ends of the period with
 * their time. They are joined to the one row that says which, and their postings looked up one by one: as values that the database
 * does not know beforehand they look like many, for which it would begin workers or read all postings.
 */
function sumPeriod(owner: Owner, filter: MovementFilter) {
  const { from, to, postings } = filter;
  const chosen = postingConditions(postings);
  const inTime = [
    ...(from ? [sql`p.created_at >= ${from}`] : []),
    ...(to ? [sql`p.created_at < ${to}`] : []),
    ...chosen,
  ];
  /** Sums over the entries from one number to another. */
  const between = (first: string, end: string, conditions: readonly RawBuilder<unknown>[]) => sql`
    union all select ${sums} from span s
      join entry e on e.account_id = s.id and e.seq >= s.${sql.ref(first)} and e.seq < s.${sql.ref(end)}
      ${conditions.length > 0 ? sql`join lateral (select kind, created_at from posting where id = e.posting_id offset 0) p on true` : sql``}
     where true${and(conditions)}`;
  return sql<MovementSums>`
    with ${account(owner, filter)},
    begun as materialized (
      select *, ${from ? sql`ledger_seq_at(id, ${from}::timestamptz + ${SLACK})` : sql`1::bigint`} as sure_first from account
    ), inside as materialized (
      select *, greatest(sure_first, ${
        to
          ? sql`ledger_seq_at(id, ${to}::timestamptz - ${SLACK})`
          : sql`(select a.seq + 1 from ledger_account a where a.id = begun.id)`
      }) as sure_end from begun
    ), whole as materialized (
      -- blocks that are inside from their first entry to their last, and summed up already
      select *, (sure_first + ${BLOCK} - 2) / ${BLOCK} + 1 as first_block,
             least((sure_end - 1) / ${BLOCK},
                   (select coalesce(max(m.block), 0) from movement_sum m where m.account_id = inside.id)) as last_block
        from inside
    ), span as materialized (
      select *, case when first_block <= last_block then (first_block - 1) * ${BLOCK} + 1 else sure_end end as blocks_first,
             case when first_block <= last_block then last_block * ${BLOCK} + 1 else sure_end end as blocks_end
        from whole
    ), part as (
      select coalesce(sum(m.count), 0)::int4 as count,
             coalesce(sum(m.amount) filter (where not m.is_debit), 0)::bigint as credit,
             coalesce(sum(m.amount) filter (where m.is_debit), 0)::bigint as debit
        from span s join movement_sum m on m.account_id = s.id and m.block between s.first_block and s.last_block
       where true${and(blockConditions(postings))}
      ${between('sure_first', 'blocks_first', chosen)}
      ${between('blocks_end', 'sure_end', chosen)}
      ${from ? between('first_seq', 'sure_first', inTime) : sql``}
      ${to ? between('sure_end', 'end_seq', inTime) : sql``}
    )
    select sum(count)::int4 as count, sum(credit)::bigint as credit, sum(debit)::bigint as debit from part`;
}

/** The same as {@link postingConditions} on sums `m` of blocks, of kinds that are named. */
const blockConditions = (postings: PostingFilter | undefined): readonly RawBuilder<unknown>[] => [
  ...(postings ? [sql`m.kind = any(${[...postings.kinds]}::text[])`] : []),
  ...(postings?.sign ? [postings.sign < 0 ? sql`m.is_debit` : sql`not m.is_debit`] : []),
];

/**
 * Sums up the blocks of entries that have become full. An account's entries are numbered without a gap in the order of their
 * commits and never change, so a full block stays as it is; what is not summed up yet is counted by its entries.
 *
 * @param signal stops between two statements
 */
export async function sumFullBlocks(db: Executor, signal?: AbortSignal): Promise<void> {
  const { rows } = await sql<{ id: string; done: string; full: string }>`
    select a.id, coalesce(s.done, 0) as done, a.seq / ${BLOCK} as full
      from ledger_account a
      left join lateral (select max(block) as done from movement_sum where account_id = a.id) s on true
     where a.kind = 'MAIN' and a.seq >= ${BLOCK} and a.seq / ${BLOCK} > coalesce(s.done, 0)`.execute(db);
  for (const { id, done, full } of rows)
    for (let at = Number(done); at < Number(full) && !signal?.aborted; at += BLOCKS_AT_ONCE) {
      const end = Math.min(at + BLOCKS_AT_ONCE, Number(full));
      await sql`
        insert into movement_sum (account_id, block, kind, is_debit, count, amount)
        select e.account_id, (e.seq - 1) / ${BLOCK} + 1, p.kind, e.amount < 0, count(*), sum(abs(e.amount))
          from entry e join posting p on p.id = e.posting_id
         where e.account_id = ${id}::bigint and e.seq > ${at}::bigint * ${BLOCK} and e.seq <= ${end}::bigint * ${BLOCK}
         group by 1, 2, 3, 4
        on conflict do nothing`.execute(db);
    }
}
