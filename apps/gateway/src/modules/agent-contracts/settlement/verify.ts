import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';
import { recomputeBill } from './recompute.ts';
import { shareResults } from './recompute-results.ts';

/** What came of making all bills again. */
export interface VerifiedBills {
  bills: number;
  /** Number of each bill that differs, with the first value that does. */
  wrong: { id: string; differs: string }[];
}

const AT_ONCE = 5_000;
/** Bills that are made again at the same time: most of it is waiting for the database. */
const SIDE_BY_SIDE = 4;

/** Makes every bill again and compares; then what bills say was paid with what the ledger has moved. */
export async function verifyBills(db: Executor): Promise<VerifiedBills> {
  const found = await verifyContents(db);
  const known = new Set(found.wrong.map(({ id }) => id));
  for (const id of await listWronglyPaid(db)) if (!known.has(id)) found.wrong.push({ id, differs: 'paid' });
  return found;
}

/**
 * Bills of which something else was paid than they say, from another wallet or to another, and bills that there are not and
 * money moved for all the same.
 */
export async function listWronglyPaid(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with moved as (
      select p.ref, p.member, p.payer, sum(p.amount) as amount
        from (select p.ref, p.member, coalesce(max(a.owner) filter (where e.amount < 0 and a.kind = 'MAIN'), '') as payer,
                     coalesce(sum(e.amount) filter (where e.amount > 0 and a.kind = 'MAIN' and a.owner = p.member), 0) as amount
                from posting p join entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
               where p.kind in ('AGENT_BILL', 'UPLINE_BILL')
               group by p.id) p
       group by 1, 2, 3
    )
    select distinct coalesce(b.id, nullif(regexp_replace(m.ref, '\\D', '', 'g'), '')::bigint) as id
      from agent_bill b
      full join moved m on m.ref = 'bill:' || b.id and m.member = b.payee_id::text and m.payer = coalesce(b.payer_id::text, '')
     where coalesce(b.paid, 0) <> coalesce(m.amount, 0)
     order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Makes bills again and compares, window by window: the bills of one share its results.
 *
 * @param range from behind one bill up to another, included; absent: all of them
 */
export async function verifyContents(
  db: Executor,
  range: { behind?: string; until?: string } = {},
): Promise<VerifiedBills> {
  const found: VerifiedBills = { bills: 0, wrong: [] };
  const { until } = range;
  const read = shareResults(db);
  for (let { behind = '0' } = range; ; ) {
    const rows = await db
      .selectFrom('agent_bill')
      .select(['id', 'kind', 'window_start', 'window_end'])
      .where('id', '>', behind)
      .$if(until !== undefined, (q) => q.where('id', '<=', until as string))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    const windowOf = (row: (typeof rows)[number]) =>
      `${row.window_start.getTime()} ${row.window_end.getTime()} ${row.kind === 'REALTIME'}`;
    for (const bills of Map.groupBy(rows, windowOf).values())
      for (let n = 0; n < bills.length; n += SIDE_BY_SIDE) {
        const made = bills
          .slice(n, n + SIDE_BY_SIDE)
          .map(async ({ id }) => ({ id, again: await recomputeBill(db, id, read) }));
        for (const { id, again } of await Promise.all(made)) {
          found.bills += 1;
          if (!again?.isSame) found.wrong.push({ id, differs: again?.differs ?? 'hash' });
        }
      }
    if (!last || rows.length < AT_ONCE) break;
    behind = last.id;
  }
  found.wrong.sort((one, other) => Number(BigInt(one.id) - BigInt(other.id)));
  return found;
}
