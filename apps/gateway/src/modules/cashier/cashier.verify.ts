import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/verify.ts';

/** Deposits, payments and suspense tell the same story as the books. */
export const cashierChecks: readonly LedgerCheck[] = [
  {
    name: 'Every payment of a provider was booked once, and what was reversed went back once',
    query: sql`
      select format('payment %s:%s (%s): booked as %s, reversed as %s', provider, payment_ref, state,
                    coalesce(i.kind, '-'), coalesce(o.kind, '-')) as finding
        from deposit_payment d
        left join posting i on i.key = 'pay:' || d.provider || ':' || d.payment_ref
        left join posting o on o.key = 'reverse:' || d.provider || ':' || d.payment_ref
       where case state when 'APPLIED' then i.kind = 'DEPOSIT' and o.id is null
                        when 'SUSPENSE' then i.kind = 'DEPOSIT_HELD' and o.id is null
                        else o.kind = case i.kind when 'DEPOSIT' then 'DEPOSIT_REVERSED' else 'DEPOSIT_RETURNED' end
             end is not true`,
  },
  {
    name: 'Every posting of a payment belongs to one',
    query: sql`
      select format('posting %s (%s)', p.id, p.key) as finding
        from posting p left join deposit_payment d on p.ref = 'payment:' || d.provider || ':' || d.payment_ref
       where p.kind in ('DEPOSIT', 'DEPOSIT_HELD', 'DEPOSIT_RETURNED', 'DEPOSIT_REVERSED') and d.id is null`,
  },
  {
    name: 'Each account of a provider holds what its payments have brought, less its fees',
    query: sql`
      select format('%s %s: holds %s, the payments say %s', owner, currency, coalesce(a.held, 0), coalesce(d.held, 0))
               as finding
        from (select owner, currency, -balance as held from ledger_account where kind = 'PSP') as a
        full join (
          select provider || ':' || method as owner, currency,
                 sum(case state when 'REVERSED' then 0 else amount end - fee)::bigint as held
            from deposit_payment group by 1, 2
        ) as d using (owner, currency)
       where coalesce(a.held, 0) <> coalesce(d.held, 0)`,
  },
  {
    name: 'Suspense holds the open items, and nothing else',
    query: sql`
      select format('%s: holds %s, the open items say %s', currency, coalesce(a.held, 0), coalesce(s.held, 0)) as finding
        from (select currency, balance as held from ledger_account where kind = 'SUSPENSE') as a
        full join (
          select currency, sum(amount)::bigint as held from suspense_item where ended_at is null group by 1
        ) as s using (currency)
       where coalesce(a.held, 0) <> coalesce(s.held, 0)`,
  },
  {
    name: 'Every deposit is in the state that its payments make',
    query: sql`
      select format('deposit %s (%s): %s payments stand', o.order_no, o.state, count(p.id)) as finding
        from deposit_order o left join deposit_payment p on p.order_id = o.id and p.state = 'APPLIED'
       group by o.id
      having (o.state = 'COMPLETED' and count(p.id) = 0) or (o.state in ('CREATED', 'FAILED', 'REVERSED') and count(p.id) > 0)
          or (not o.takes_parts and o.state <> 'COMPLETED' and count(p.id) > 0)`,
  },
];
