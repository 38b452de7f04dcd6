import { sql } from 'kysely';
import type { LedgerCheck } from '../../ledger/verify.ts';

/** Transfers tell the same story as the books. */
export const transferChecks: readonly LedgerCheck[] = [
  {
    name: 'Every transfer was booked as its state says, and once',
    query: sql`
      select format('transfer %s (%s): booked as %s', t.transfer_no, t.state, t.booked) as finding
        from (
          select t.*, concat_ws(' ', p.kind, e.kind) as booked
            from transfer t
            left join posting p on p.key = 'transfer:' || t.sender_id || ':' || t.transfer_no
            left join posting e on e.key = 'transfer:' || t.sender_id || ':' || t.transfer_no || ':end'
        ) as t
       where case t.state
               when 'COMPLETED' then t.booked in ('TRANSFER', 'TRANSFER_HELD TRANSFER_RELEASED')
               when 'REJECTED' then t.booked = 'TRANSFER_HELD TRANSFER_BACK'
               else t.booked = 'TRANSFER_HELD'
             end is not true`,
  },
];
