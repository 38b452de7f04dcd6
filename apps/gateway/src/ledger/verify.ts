import { type RawBuilder, sql } from 'kysely';
import type { Executor, Trx } from '../kernel/db/types.ts';

/** One statement about the books. Its query returns a row for each place where the statement is false. */
export interface LedgerCheck {
  /** The statement, as it should be true. */
  name: string;
  /** Selects one text column `finding`. */
  query: RawBuilder<{ finding: string }>;
}

export interface CheckResult {
  name: string;
  /** Places where the statement is false; at most {@link MAX_FINDINGS} are listed. */
  findings: string[];
}

export interface TrialBalance {
  currency: string;
  accounts: number;
  entries: number;
  /** Sum over all accounts; 0 in sound books. */
  balance: bigint;
}

export interface Verification {
  ok: boolean;
  checks: CheckResult[];
  totals: TrialBalance[];
}

export const MAX_FINDINGS = 20;

/** Recomputed from the entries alone; nothing that was stored is believed. */
export const ledgerChecks: readonly LedgerCheck[] = [
  {
    name: 'Every posting sums up to zero over at least two entries',
    query: sql`
      select format('posting %s: %s entries, sum %s', p.id, count(e.leg), coalesce(sum(e.amount), 0)) as finding
        from posting p left join entry e on e.posting_id = p.id
       group by p.id having count(e.leg) < 2 or sum(e.amount) <> 0`,
  },
  {
    name: 'Every entry belongs to a posting and an account of one currency',
    query: sql`
      select format('entry %s/%s of posting %s: %s', e.account_id, e.seq, e.posting_id,
                    case when p.id is null then 'no posting' when a.id is null then 'no account'
                         else p.currency || ' on ' || a.currency end) as finding
        from entry e left join posting p on p.id = e.posting_id left join ledger_account a on a.id = e.account_id
       where p.currency is distinct from a.currency or p.id is null`,
  },
  {
    name: 'Every account counts its entries 1, 2, 3 without a gap',
    query: sql`
      select format('account %s: entry %s follows %s', account_id, seq, previous) as finding
        from (select account_id, seq, lag(seq, 1, 0::bigint) over (partition by account_id order by seq) as previous
                from entry) as e
       where seq <> previous + 1`,
  },
  {
    name: 'Every running balance is the sum of the entries up to it',
    query: sql`
      select format('account %s: entry %s says %s, the sum is %s', account_id, seq, balance_after, total) as finding
        from (select account_id, seq, balance_after,
                     sum(amount) over (partition by account_id order by seq) as total from entry) as e
       where balance_after <> total`,
  },
  {
    name: 'Every balance is the sum of all entries',
    query: sql`
      select format('account %s (%s %s %s): holds %s after %s, the entries say %s after %s', a.id, a.kind, a.owner,
                    a.currency, a.balance, a.seq, coalesce(e.total, 0), coalesce(e.seq, 0)) as finding
        from ledger_account a
        left join (select account_id, sum(amount) as total, count(*) as seq from entry group by 1) e
          on e.account_id = a.id
       where a.balance <> coalesce(e.total, 0) or a.seq <> coalesce(e.seq, 0)`,
  },
  {
    name: 'No account is below its floor, and no floor is missing',
    query: sql`
      select format('account %s (%s %s %s): holds %s, floor %s', a.id, a.kind, a.owner, a.currency, a.balance, a.floor)
               as finding
        from ledger_account a left join ledger_account_kind k on k.kind = a.kind
       where a.balance < a.floor or k.kind is null or (a.floor is null) <> k.may_be_negative`,
  },
  {
    name: 'Nothing went below zero but by a flagged rollback',
    query: sql`
      select format('account %s: entry %s of %s left %s', e.account_id, e.seq, p.kind, e.balance_after) as finding
        from entry e join ledger_account a on a.id = e.account_id join ledger_account_kind k on k.kind = a.kind
        join posting p on p.id = e.posting_id
       where not k.may_be_negative and e.balance_after < 0 and e.amount < 0 and p.kind not in ('ROLLBACK_PAYOUT', 'ROLLBACK_PROMO')`,
  },
  {
    name: 'All balances of a currency sum up to zero',
    query: sql`
      select format('%s: %s', currency, sum(balance)) as finding
        from ledger_account group by currency having sum(balance) <> 0`,
  },
];

/**
 * Recomputes the books and compares. Reads one snapshot, so it may run beside a working gateway.
 *
 * @param checks further statements of modules that keep money in step with the ledger
 */
export function verifyLedger(db: Executor, checks: readonly LedgerCheck[] = []): Promise<Verification> {
  return db.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    return verifyTransaction(trx, checks);
  });
}

/** {@link verifyLedger} as an open transaction sees the books. */
export async function verifyTransaction(trx: Trx, checks: readonly LedgerCheck[] = []): Promise<Verification> {
  const results: CheckResult[] = [];
  for (const check of [...ledgerChecks, ...checks]) results.push(await run(trx, check));
  return {
    ok: results.every((result) => result.findings.length === 0),
    checks: results,
    totals: await trialBalances(trx),
  };
}

async function run(trx: Trx, check: LedgerCheck): Promise<CheckResult> {
  const { rows } = await sql<{
    finding: string;
  }>`select finding from (${check.query}) as f limit ${MAX_FINDINGS}`.execute(trx);
  return { name: check.name, findings: rows.map((row) => row.finding) };
}

async function trialBalances(trx: Trx): Promise<TrialBalance[]> {
  const { rows } = await sql<{ currency: string; accounts: string; entries: string; balance: string }>`
    select currency, count(*) as accounts, sum(seq)::bigint as entries, sum(balance)::bigint as balance
      from ledger_account group by currency order by currency`.execute(trx);
  return rows.map((row) => ({
    currency: row.currency,
    accounts: Number(row.accounts),
    entries: Number(row.entries),
    balance: BigInt(row.balance),
  }));
}
