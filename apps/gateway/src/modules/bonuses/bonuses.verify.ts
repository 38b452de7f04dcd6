import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/verify.ts';

/** Bonuses tell the same story as the books. */
export const bonusChecks: readonly LedgerCheck[] = [
  {
    name: 'Every bonus that has begun was granted once, with its amount, and ended by one posting at most; others by none',
    query: sql`
      select format('bonus %s (%s): granted %s of %s, ended as %s', b.id, b.state, coalesce(e.amount, 0), b.amount + b.reduced,
                    coalesce(done.kind, '-')) as finding
        from deposit_bonus b
        left join posting g on g.key = 'bonus:' || b.id || ':grant'
        left join lateral (select e.amount from entry e join ledger_account a on a.id = e.account_id and a.kind = 'BONUS'
                            where e.posting_id = g.id) e on true
        left join posting done on done.key = 'bonus:' || b.id || ':end'
       where case when b.began_at is null then g.id is not null or done.id is not null
                  else e.amount is distinct from b.amount + b.reduced
                       or case b.state when 'ACTIVE' then done.id is not null
                                       when 'COMPLETED' then done.kind is distinct from 'BONUS_CONVERTED' and done.id is not null
                                       else coalesce(done.kind, 'BONUS_ENDED') <> 'BONUS_ENDED' end end`,
  },
  {
    name: 'A bonus that has ended without a posting had nothing left',
    // the clocks of two transactions that met at the end may disagree: within a minute of it, nothing left at any time will do
    query: sql`
      select format('bonus %s (%s): no posting says where its money has gone', b.id, b.state) as finding
        from deposit_bonus b
        join ledger_account a on a.owner = b.member_id::text and a.kind = 'BONUS' and a.currency = b.currency and a.lane = ''
        join posting g on g.key = 'bonus:' || b.id || ':grant'
        join entry granted on granted.posting_id = g.id and granted.account_id = a.id
       where b.state <> 'ACTIVE'
         and not exists (select from posting where key = 'bonus:' || b.id || ':end')
         and not exists (
           select from entry e join posting p on p.id = e.posting_id
            where e.account_id = a.id and e.seq >= granted.seq and e.balance_after <= 0
              and p.created_at <= b.ended_at + interval '1 minute'
              and (p.created_at > b.ended_at - interval '1 minute'
                   or e.seq = (select max(l.seq) from entry l join posting lp on lp.id = l.posting_id
                                where l.account_id = a.id and lp.created_at <= b.ended_at - interval '1 minute')))`,
  },
  {
    name: 'Nobody keeps bonus money without a bonus',
    // what comes late is moved within seconds, and an hour is enough for a job that had stood still
    query: sql`
      select format('member %s: %s of bonus money in %s and no bonus in play', a.owner, a.balance, a.currency) as finding
        from ledger_account a
       where a.kind = 'BONUS' and a.balance <> 0
         and not exists (select from deposit_bonus b where b.member_id::text = a.owner
                            and (b.state = 'ACTIVE' or b.ended_at > now() - interval '1 hour'))
         and not exists (select from bet where bet.member_id::text = a.owner and bet.status = 'OPEN' and bet.bonus_stake > 0)`,
  },
  {
    name: 'What bonuses have become in cash is what the ledger has converted',
    query: sql`
      select format('bonus %s: says %s, the ledger %s', b.id, b.converted, coalesce(l.converted, 0)) as finding
        from deposit_bonus b
        left join (
          select p.ref, sum(e.amount) as converted
            from posting p join entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
           where p.kind = 'BONUS_CONVERTED' and a.kind = 'MAIN' group by 1
        ) as l on l.ref = 'bonus:' || b.id
       where b.converted <> coalesce(l.converted, 0)`,
  },
  {
    name: 'No bonus has become more cash than its maximum win',
    query: sql`
      select format('bonus %s: %s became cash, at most %s may', b.id, b.converted, f.max_win) as finding
        from deposit_bonus b join bonus_offer f on f.id = b.offer_id where b.converted > f.max_win`,
  },
  {
    name: 'Every posting of a bonus belongs to one',
    query: sql`
      select format('posting %s (%s)', p.id, p.key) as finding
        from posting p left join deposit_bonus b on p.ref = 'bonus:' || b.id
       where p.kind in ('BONUS_GRANTED', 'BONUS_CONVERTED', 'BONUS_ENDED') and b.id is null`,
  },
];
