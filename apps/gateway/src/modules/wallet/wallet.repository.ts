import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';

/** What a member has in one currency, in 1/10,000 of its unit, as text. */
export interface WalletRow {
  cash: string;
  bonus: string;
  onHold: string;
  /** Stakes of bets that are not settled. */
  openBets: string;
  openBetCount: number;
  version: string;
}

/** Reads the parts of a wallet in one statement, so that they belong to one moment. */
export async function readWallet(db: Executor, memberId: string, currency: string): Promise<WalletRow> {
  const { rows } = await sql<WalletRow>`
    select coalesce(sum(balance) filter (where kind = 'MAIN'), 0)::text as cash,
           coalesce(sum(balance) filter (where kind = 'BONUS'), 0)::text as bonus,
           coalesce(sum(balance) filter (where kind = 'HOLD'), 0)::text as "onHold",
           coalesce(sum(seq) filter (where kind in ('MAIN', 'BONUS')), 0)::text as version,
           b.stake::text as "openBets", b.count as "openBetCount"
      from (select coalesce(sum(stake), 0) as stake, count(*)::int as count from bet
             where member_id = ${memberId}::bigint and currency = ${currency} and status = 'OPEN') b
      left join ledger_account a on a.owner = ${memberId} and a.currency = ${currency} and a.lane = ''
     group by b.stake, b.count`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A sum without a row.');
  return row;
}
