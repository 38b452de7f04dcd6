import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/verify.ts';

/** Credit lines tell the same story as the books. */
export const creditChecks: readonly LedgerCheck[] = [
  {
    name: 'What agents owe in the ledger is what their advances have left to repay',
    query: sql`
      select format('agent %s: the ledger says %s, advances %s in %s', coalesce(l.owner, a.owner), coalesce(l.owed, 0),
                    coalesce(a.rest, 0), coalesce(l.currency, a.currency)) as finding
        from (select owner, currency, -sum(balance) as owed from ledger_account where kind = 'CREDIT' group by 1, 2) as l
        full join (select member_id::text as owner, currency, sum(amount - repaid) as rest from credit_advance
                    group by 1, 2) as a on a.owner = l.owner and a.currency = l.currency
       where coalesce(l.owed, 0) <> coalesce(a.rest, 0)`,
  },
  {
    name: 'What is used of a credit line is what its advances have left to repay, and what its movements add up to',
    query: sql`
      select format('line %s: used %s of %s, advances %s, movements %s of %s', c.id, c.used, c.credit_limit,
                    coalesce(a.rest, 0), coalesce(m.used, 0), coalesce(m.credit_limit, 0)) as finding
        from credit_line c
        left join (select line_id, sum(amount - repaid) as rest from credit_advance group by 1) as a on a.line_id = c.id
        left join (select line_id, coalesce(sum(amount) filter (where kind <> 'LIMIT'), 0) as used,
                          coalesce(sum(amount) filter (where kind = 'LIMIT'), 0) as credit_limit
                     from credit_movement group by 1) as m on m.line_id = c.id
       where c.used <> coalesce(a.rest, 0) or c.used <> coalesce(m.used, 0)
          or c.credit_limit <> coalesce(m.credit_limit, 0)`,
  },
  {
    name: 'Every movement of a credit line continues the one before',
    query: sql`
      select format('movement %s (%s): %s makes %s of %s', id, kind, amount, used_after, limit_after) as finding
        from (select *, lag(used_after, 1, 0::bigint) over (partition by line_id order by id) as used_before,
                     lag(limit_after, 1, 0::bigint) over (partition by line_id order by id) as limit_before
                from credit_movement) as m
       where used_after <> used_before + case kind when 'LIMIT' then 0 else amount end
          or limit_after <> limit_before + case kind when 'LIMIT' then amount else 0 end`,
  },
  {
    name: 'Every advance, repayment and settlement was booked once, with its amount',
    query: sql`
      select format('movement %s (%s) of %s: booked as %s with %s', m.id, m.kind, m.amount, coalesce(p.kind, '-'),
                    coalesce(e.amount, 0)) as finding
        from credit_movement m
        left join posting p on p.key = 'credit:' || m.id
        left join lateral (select -e.amount as amount from entry e
                             join ledger_account a on a.id = e.account_id and a.kind = 'CREDIT' and a.owner = m.member_id::text
                            where e.posting_id = p.id) as e on true
       where case m.kind when 'LIMIT' then p.id is null
                         else p.kind = 'CREDIT_' || m.kind and p.currency = m.currency and e.amount = m.amount
             end is not true`,
  },
  {
    name: 'Every posting of credit belongs to a movement',
    query: sql`
      select format('posting %s (%s)', p.id, p.key) as finding
        from posting p left join credit_movement m on p.key = 'credit:' || m.id
       where p.kind in ('CREDIT_ADVANCE', 'CREDIT_REPAYMENT', 'CREDIT_SETTLEMENT') and m.id is null`,
  },
];
