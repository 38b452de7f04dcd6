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
    name: 'Revenue of each vendor equals stakes less payouts of its settled bets',
    query: sql`
      select format('%s %s: the ledger holds %s, the bets say %s', vendor, currency, coalesce(l.total, 0),
                    coalesce(b.total, 0)) as finding
        from (select owner as vendor, currency, sum(balance) as total from ledger_account
               where kind = 'GGR' group by 1, 2) as l
        full join (select vendor, currency, sum(stake - payout) as total from bet
                    where status in ('WON', 'LOST') group by 1, 2) as b
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
];
