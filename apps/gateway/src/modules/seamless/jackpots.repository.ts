import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';

/** A pool of linked jackpots in one currency, as the books have it. */
export interface JackpotPool {
  readonly vendor: string;
  readonly pool: string;
  readonly currency: string;
  readonly pot: Money;
  readonly reserve: Money;
  /** What the house has lent for seeds. */
  readonly lent: Money;
  readonly contributed: Money;
  readonly paid: Money;
  readonly wins: number;
  /** Absent: no win of it stands. */
  readonly lastWonAt: Date | undefined;
}

/** Every pool, the greatest pot of a vendor and currency first. */
export async function listPools(db: Executor): Promise<JackpotPool[]> {
  const { rows } = await sql<{
    vendor: string;
    pool: string;
    currency: string;
    pot: string;
    reserve: string;
    lent: string;
    paid: string;
    wins: string;
    won_at: Date | null;
  }>`
    select a.owner as vendor, a.lane as pool, a.currency,
           sum(case a.kind when 'JACKPOT' then a.balance else 0 end)::bigint as pot,
           sum(case a.kind when 'JACKPOT_RESERVE' then a.balance else 0 end)::bigint as reserve,
           sum(case a.kind when 'JACKPOT_LOAN' then -a.balance else 0 end)::bigint as lent,
           coalesce(max(w.paid), 0)::bigint as paid, coalesce(max(w.wins), 0) as wins, max(w.won_at) as won_at
      from ledger_account a
      left join (select vendor, currency, pool, sum(amount) as paid, count(*) as wins, max(won_at) as won_at
                   from jackpot_win where returned_at is null group by 1, 2, 3) as w
        on w.vendor = a.owner and w.currency = a.currency and w.pool = a.lane
     where a.kind in ('JACKPOT', 'JACKPOT_RESERVE', 'JACKPOT_LOAN')
     group by a.owner, a.lane, a.currency
     order by a.owner, a.currency, pot desc, a.lane`.execute(db);
  return rows.map(({ vendor, pool, currency, wins, won_at, ...row }) => {
    const [pot, reserve, lent, paid] = [BigInt(row.pot), BigInt(row.reserve), BigInt(row.lent), BigInt(row.paid)];
    // what is there and was paid out has come from stakes, but for what the house has lent
    return {
      vendor,
      pool,
      currency,
      pot,
      reserve,
      lent,
      contributed: pot + reserve + paid - lent,
      paid,
      wins: Number(wins),
      lastWonAt: won_at ?? undefined,
    };
  });
}
