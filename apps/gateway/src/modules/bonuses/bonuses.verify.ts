import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/verify.ts';

/** Bonuses tell the same story as the books. */
export const bonusChecks: readonly LedgerCheck[] = [
  {
    name: 'Every bonus was granted once, with its amount, and ended by one posting at most',
    query: sql`
      select format('bonus %s (%s): granted %s of %s, ended as %s', b.id, b.state, coalesce(e.amount, 0), b.amount,
                    coalesce(done.kind, '-')) as finding
        from deposit_bonus b
        left join posting g on g.key = 'bonus:' || b.id || ':grant'
        left join lateral (select e.amount from entry e join ledger_account a on a.id = e.account_id and a.kind = 'BONUS'
                            where e.posting_id = g.id) e on true
        left join posting done on done.key = 'bonus:' || b.id || ':end'
       where e.amount is distinct from b.amount
          or case b.state when 'ACTIVE' then done.id is not null
                          when 'COMPLETED' then done.kind is distinct from 'BONUS_CONVERTED' and done.id is not null
                          else coalesce(done.kind, 'BONUS_ENDED') <> 'BONUS_ENDED' end`,
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
    name: 'Every posting of a bonus belongs to one',
    query: sql`
      select format('posting %s (%s)', p.id, p.key) as finding
        from posting p left join deposit_bonus b on p.ref = 'bonus:' || b.id
       where p.kind in ('BONUS_GRANTED', 'BONUS_CONVERTED', 'BONUS_ENDED') and b.id is null`,
  },
];
