import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/verify.ts';

/** Transfers between own wallets tell the same story as the books. */
export const vendorWalletChecks: readonly LedgerCheck[] = [
  {
    name: 'Every transfer between own wallets was booked once, between the wallets that it names',
    // all at once: an entry is found by its account, and looking for those of each transfer would read all of a player's each time
    query: sql`
      with booked as (
        select p.key, p.currency, min(a.owner) as owner, count(distinct a.owner) as owners,
               string_agg(concat(a.kind, ' ', a.lane, ' ', e.amount), ', ' order by e.amount) as legs
          from posting p join entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
         where p.kind in ('VENDOR_OUT', 'VENDOR_IN', 'VENDOR_MOVE') group by p.key, p.currency
      )
      select format('transfer %s: booked as %s', t.transfer_no, coalesce(b.legs, 'nothing')) as finding
        from vendor_transfer t
        left join booked b on b.key = 'vendor:' || t.member_id || ':' || t.transfer_no and b.currency = t.currency
              and b.owner = t.member_id::text and b.owners = 1
       where b.legs is distinct from concat(
               case when t.from_vendor is null then 'MAIN ' else 'VENDOR ' || t.from_vendor end, ' ', -t.amount, ', ',
               case when t.to_vendor is null then 'MAIN ' else 'VENDOR ' || t.to_vendor end, ' ', t.amount)`,
  },
  {
    name: 'Every posting between own wallets is a transfer',
    query: sql`
      select format('posting %s', p.key) as finding
        from posting p
       where p.kind in ('VENDOR_OUT', 'VENDOR_IN', 'VENDOR_MOVE')
         and not exists (select from vendor_transfer t where p.key = 'vendor:' || t.member_id || ':' || t.transfer_no)`,
  },
];
