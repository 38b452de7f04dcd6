import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/verify.ts';

/** The wallet of vendors and the ledger tell the same story. */
export const seamlessChecks: readonly LedgerCheck[] = [
  {
    name: 'Open bets of each vendor equal the stakes of its unsettled bets',
    query: sql`
      select format('%s %s: the ledger holds %s, the bets say %s', vendor, currency, coalesce(l.total, 0),
                    coalesce(b.total, 0)) as finding
        from (select owner as vendor, currency, sum(balance) as total from ledger_account
               where kind = 'OPEN_BETS' group by 1, 2) as l
        full join (select vendor, currency, sum(stake) as total from bet where status = 'OPEN' group by 1, 2) as b
          using (vendor, currency)
       where coalesce(l.total, 0) <> coalesce(b.total, 0)`,
  },
  {
    name: 'Revenue of each vendor equals stakes less payouts of its settled bets, but for what jackpots have paid',
    query: sql`
      select format('%s %s: the ledger holds %s, the bets say %s', vendor, currency, coalesce(l.total, 0),
                    coalesce(b.total, 0)) as finding
        from (select owner as vendor, currency, sum(balance) as total from ledger_account
               where kind = 'GGR' group by 1, 2) as l
        full join (select b.vendor, b.currency, sum(b.stake - b.payout + coalesce(j.won, 0)) as total
                     from bet b left join (select bet_id, sum(amount) as won from jackpot_win where returned_at is null
                                            group by 1) as j on j.bet_id = b.id
                    where b.status in ('WON', 'LOST') group by 1, 2) as b
          using (vendor, currency)
       where coalesce(l.total, 0) <> coalesce(b.total, 0)`,
  },
  {
    name: 'No open bet is in a closed round',
    query: sql`
      select format('bet %s of round %s/%s', b.id, b.vendor, b.round_id) as finding
        from bet b left join round r on r.vendor = b.vendor and r.round_id = b.round_id and r.member_id = b.member_id
       where b.status = 'OPEN' and r.status is distinct from 'OPEN'`,
  },
  {
    name: 'Pots and reserves of each vendor hold what stakes and seeds have put in, less what was won',
    query: sql`
      select format('%s %s: the accounts come to %s, the bets have won %s', vendor, currency, coalesce(l.total, 0),
                    coalesce(j.total, 0)) as finding
        from (select owner as vendor, currency, sum(balance) as total from ledger_account
               where kind in ('JACKPOT', 'JACKPOT_RESERVE', 'JACKPOT_COST', 'JACKPOT_LOAN') group by 1, 2) as l
        full join (select vendor, currency, sum(amount) as total from jackpot_win
                    where returned_at is null group by 1, 2) as j using (vendor, currency)
       where coalesce(l.total, 0) + coalesce(j.total, 0) <> 0`,
  },
  {
    name: 'What each pot has paid is what bets have won of it',
    query: sql`
      select format('%s of %s %s: the ledger has paid %s, the bets have won %s', pool, vendor, currency,
                    coalesce(l.total, 0), coalesce(j.total, 0)) as finding
        from (select a.owner as vendor, a.currency, a.lane as pool, -sum(e.amount) as total
                from ledger_account a join entry e on e.account_id = a.id join posting p on p.id = e.posting_id
               where a.kind = 'JACKPOT' and p.kind in ('SETTLE_WON', 'ROLLBACK_PAYOUT') group by 1, 2, 3) as l
        full join (select vendor, currency, pool, sum(amount) as total from jackpot_win
                    where returned_at is null group by 1, 2, 3) as j using (vendor, currency, pool)
       where coalesce(l.total, 0) <> coalesce(j.total, 0)`,
  },
];
