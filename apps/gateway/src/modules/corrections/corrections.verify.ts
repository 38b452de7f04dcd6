import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/verify.ts';

/** Corrections of wallets tell the same story as the books, and as what operators have decided. */
export const correctionChecks: readonly LedgerCheck[] = [
  {
    name: 'Every correction of a wallet was booked once, with its amount',
    query: sql`
      select format('correction %s of %s %s: booked as %s with %s', c.id, c.amount, c.currency, coalesce(p.kind, '-'),
                    coalesce(e.amount, 0)) as finding
        from wallet_correction c
        left join posting p on p.key = 'correction:' || c.id
        left join lateral (select e.amount from entry e
                             join ledger_account a on a.id = e.account_id and a.kind = 'MAIN' and a.owner = c.member_id::text
                            where e.posting_id = p.id) as e on true
       where (p.kind = 'CORRECTION' and p.currency = c.currency and e.amount = c.amount) is not true`,
  },
  {
    name: 'Every posting of a correction belongs to a correction',
    query: sql`
      select format('posting %s (%s)', p.id, p.key) as finding
        from posting p left join wallet_correction c on p.key = 'correction:' || c.id
       where p.kind = 'CORRECTION' and c.id is null`,
  },
  {
    name: 'Every approved request for a correction was made, and no other was',
    query: sql`
      select format('request %s (%s): correction %s', a.id, a.state, coalesce(c.id::text, '-')) as finding
        from operator_approval a left join wallet_correction c on c.approval_id = a.id
       where a.operation = 'correctWallet' and (a.state = 'APPROVED') <> (c.id is not null)`,
  },
];
