import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/verify.ts';

/** Deposits, withdrawals, payments and suspense tell the same story as the books. */
export const cashierChecks: readonly LedgerCheck[] = [
  {
    name: 'Every payment of a provider was booked once, and what was reversed went back once',
    query: sql`
      select format('payment %s:%s (%s): booked as %s', provider, payment_ref, state, booked) as finding
        from (
          select d.*, concat_ws(' ', i.kind, h.kind, o.kind) as booked
            from deposit_payment d
            left join posting i on i.key = 'pay:' || d.provider || ':' || d.payment_ref
            left join posting h on h.key = 'suspense:' || d.provider || ':' || d.payment_ref
            left join posting o on o.key = 'reverse:' || d.provider || ':' || d.payment_ref
        ) as d
       where case state
               when 'APPLIED' then booked in ('DEPOSIT', 'DEPOSIT_HELD DEPOSIT_RELEASED')
               when 'REFUNDED' then booked = 'DEPOSIT_HELD DEPOSIT_REFUNDED'
               when 'WRITTEN_OFF' then booked = 'DEPOSIT_HELD DEPOSIT_WRITTEN_OFF'
               when 'REVERSED' then booked in ('DEPOSIT DEPOSIT_REVERSED', 'DEPOSIT_HELD DEPOSIT_RETURNED',
                                               'DEPOSIT_HELD DEPOSIT_RELEASED DEPOSIT_REVERSED',
                                               'DEPOSIT_HELD DEPOSIT_WRITTEN_OFF DEPOSIT_WRITTEN_BACK')
               else booked = 'DEPOSIT_HELD'
             end is not true`,
  },
  {
    name: 'What was taken back of every payment is what its postings say',
    query: sql`
      select format('payment %s:%s (%s): %s taken back, postings say %s', d.provider, d.payment_ref, d.state, d.reversed,
                    coalesce(t.taken, 0)) as finding
        from deposit_payment d
        left join (
          select p.ref, sum(e.amount) as taken
            from posting p join entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id and a.kind = 'PSP'
           where p.kind in ('DEPOSIT_REVERSED', 'DEPOSIT_RETURNED', 'DEPOSIT_WRITTEN_BACK') group by 1
        ) as t on t.ref = 'payment:' || d.provider || ':' || d.payment_ref
       where d.reversed <> coalesce(t.taken, 0)`,
  },
  {
    name: 'Every posting of a payment belongs to one',
    query: sql`
      select format('posting %s (%s)', p.id, p.key) as finding
        from posting p left join deposit_payment d on p.ref = 'payment:' || d.provider || ':' || d.payment_ref
       where p.kind like 'DEPOSIT%' and d.id is null`,
  },
  {
    name: 'Every item of suspense that ended by hand was booked once, one way',
    query: sql`
      select format('item %s (%s): booked as %s', s.id, coalesce(s.outcome, 'open'), coalesce(p.kind, '-')) as finding
        from suspense_item s
        left join posting p on p.key = 'suspense:item:' || s.id
       where case when s.reason = 'CHANGED' then p.id is null
                  when s.outcome = 'COLLECTED' then p.kind = 'OWED_COLLECTED'
                  when s.payment_id is not null and s.amount > 0 then p.id is null
                  when s.outcome = 'CREDITED' then p.kind = 'OWED_CREDITED'
                  when s.outcome = 'WRITTEN_OFF' then p.kind = 'OWED_WRITTEN_OFF'
                  else p.id is null
             end is not true`,
  },
  {
    name: 'Each account of a provider holds what its payments have brought, less its payouts and fees',
    query: sql`
      select format('%s %s: holds %s, payments and payouts say %s', owner, currency, coalesce(a.held, 0), coalesce(d.held, 0))
               as finding
        from (select owner, currency, -balance as held from ledger_account where kind = 'PSP') as a
        full join (
          select owner, currency, sum(moved.held)::bigint as held from (
            select provider || ':' || method as owner, currency,
                   case when state = 'REFUNDED' then 0 else amount - reversed end - fee as held
              from deposit_payment
            union all
            select o.provider || ':' || o.method, o.currency,
                   -p.fee - case when p.state in ('RETURNED', 'RECOVERED') then 0 else p.amount end
              from withdraw_part p join withdraw_order o on o.id = p.order_id where p.paid_at is not null
            union all
            select provider || ':' || method, currency, told_amount - told_fee - booked_amount + booked_fee
              from settlement_difference where outcome in ('ACCEPTED', 'TOLERATED')
            union all
            -- what a day was closed with has arrived at the bank
            select d.provider || ':' || l.method, f.currency, l.fee - l.amount
              from settlement_line l join settlement_file f on f.id = l.file_id join settlement_day d on d.id = f.day_id
             where d.closed_at is not null and f.replaced_at is null
          ) as moved group by 1, 2
        ) as d using (owner, currency)
       where coalesce(a.held, 0) <> coalesce(d.held, 0)`,
  },
  {
    name: 'Suspense holds the open items, and nothing else',
    query: sql`
      select format('%s: holds %s, the open items say %s', currency, coalesce(a.held, 0), coalesce(s.held, 0)) as finding
        from (select currency, balance as held from ledger_account where kind = 'SUSPENSE') as a
        full join (
          select currency, sum(amount)::bigint as held from suspense_item
           where ended_at is null and reason <> 'CHANGED' group by 1
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
  {
    name: 'What is held for a member is what his open withdrawals and transfers hold',
    query: sql`
      select format('member %s %s: holds %s, withdrawals and transfers say %s', owner, currency, coalesce(a.held, 0),
                    coalesce(w.held, 0)) as finding
        from (select owner, currency, balance as held from ledger_account where kind = 'HOLD') as a
        full join (
          select owner, currency, sum(open.held)::bigint as held from (
            select member_id::text as owner, currency, held from withdraw_order
            union all
            select sender_id::text, currency, amount from transfer where state = 'REVIEW'
          ) as open group by 1, 2
        ) as w using (owner, currency)
       where coalesce(a.held, 0) <> coalesce(w.held, 0)`,
  },
  {
    name: 'Every withdrawal holds what was neither paid, given back nor taken as its fee',
    query: sql`
      select format('withdrawal %s (%s): holds %s of %s, paid %s, given back %s', o.order_no, o.state, o.held, o.amount,
                    coalesce(p.paid, 0), o.given_back) as finding
        from withdraw_order o
        left join (select order_id, sum(amount) as paid from withdraw_part where state = 'PAID' group by 1) as p
          on p.order_id = o.id
       where o.held <> o.amount - coalesce(p.paid, 0) - o.given_back - case when o.is_fee_taken then o.fee else 0 end
          or (o.state in ('PAID', 'REJECTED') and o.held <> 0)
          or (o.state = 'PAID' and coalesce(p.paid, 0) = 0) or (o.state = 'REJECTED' and coalesce(p.paid, 0) <> 0)`,
  },
  {
    name: 'Every part of a withdrawal was paid once, and again when it had come back, and what came back came back once',
    query: sql`
      select format('part %s (%s): paid as %s, returned as %s', p.part_no, p.state, coalesce(i.kind, '-'),
                    coalesce(r.kind, '-')) as finding
        from withdraw_part p
        cross join lateral (select case when times_paid_again > 0 then ':' || times_paid_again + 1 else '' end as time) as n
        left join posting i on i.key = 'part:' || p.part_no || ':paid' || n.time
        left join posting r on r.key = 'part:' || p.part_no || ':returned' || n.time
        left join posting c on c.key = 'part:' || p.part_no || ':recovered'
       where case p.state when 'PAID' then i.kind = 'PAYOUT' and r.id is null
                          when 'PAID_TWICE' then i.kind = 'PAYOUT_TWICE' and r.id is null
                          when 'RETURNED' then r.kind = case i.kind when 'PAYOUT' then 'PAYOUT_RETURNED'
                                                                    else 'PAYOUT_OWED_RETURNED' end
                          when 'REFUNDED' then i.kind = 'PAYOUT' and r.kind = 'PAYOUT_REFUNDED' and c.id is null
                          when 'RECOVERED' then i.kind = 'PAYOUT' and r.kind = 'PAYOUT_REFUNDED'
                                                and c.kind = 'PAYOUT_RECOVERED'
                          else i.id is null and r.id is null
             end is not true
          -- as often as it was paid again it had come back before
          or exists (
               select from generate_series(1, p.times_paid_again) earlier
                where (select count(*) from posting
                        where key in ('part:' || p.part_no || ':paid' || case when earlier > 1 then ':' || earlier else '' end,
                                      'part:' || p.part_no || ':returned' || case when earlier > 1 then ':' || earlier else '' end))
                      <> 2)`,
  },
  {
    name: 'Every posting of a withdrawal belongs to one',
    query: sql`
      select format('posting %s (%s)', p.id, p.key) as finding
        from posting p left join withdraw_order o on p.ref = 'withdrawal:' || o.order_no
       where p.kind in ('WITHDRAWAL', 'WITHDRAWAL_BACK', 'WITHDRAWAL_FEE', 'PAYOUT', 'PAYOUT_TWICE', 'PAYOUT_RETURNED',
                        'PAYOUT_OWED_RETURNED', 'PAYOUT_REFUNDED', 'PAYOUT_RECOVERED') and o.id is null`,
  },
  {
    name: 'Every confirmation fits its part, and every dispute its confirmation',
    query: sql`
      select format('part %s (%s): confirmation %s, dispute %s', p.part_no, p.state, c.state, coalesce(d.state, '-'))
               as finding
        from withdraw_confirmation c
        join withdraw_part p on p.id = c.part_id
        left join withdraw_dispute d using (part_id)
       where (c.state = 'NOT_RECEIVED') <> coalesce(d.state in ('OPEN', 'WITH_PROVIDER', 'NEED_EVIDENCE'), false)
          or (c.state = 'CLOSED' and d.id is null and p.state not in ('RETURNED', 'REFUNDED', 'RECOVERED', 'PAID_TWICE'))
          or (c.state <> 'CLOSED' and p.state <> 'PAID')
          or (d.state = 'RESOLVED_RETURNED' and p.state not in ('RETURNED', 'REFUNDED', 'RECOVERED', 'PAID_TWICE'))`,
  },
];
