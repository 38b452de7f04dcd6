import { databaseTime } from '../../../kernel/db/clock.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { payAgentBill } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { inbox, inboxMoney } from '../../messages/inbox/inbox.port.ts';
import { addOwed, lockDueBills, settleBill } from './bills.repository.ts';

/** Bills of one transaction. */
const AT_ONCE = 100;

/**
 * Pays all bills that are to be paid by now. What earlier bills of a contract have left below zero is taken off first; a bill
 * below zero is held, and never taken from the wallet.
 *
 * @returns how many became something else
 */
export async function payDueBills(db: Executor, signal?: AbortSignal): Promise<number> {
  const now = await databaseTime(db);
  for (let paid = 0; ; ) {
    const done = await inTransaction(db, async (trx) => {
      const bills = await lockDueBills(trx, now, AT_ONCE);
      for (const { id, contractId, payeeId, kind, currency, delta } of bills) {
        const owed = await addOwed(trx, contractId, delta);
        // never more than the bill itself: what was held before it is not paid with it
        const amount = owed > delta ? delta : owed;
        if (delta > 0n && amount > 0n) {
          await post(trx, payAgentBill({ bill: id, kind, member: payeeId, currency, amount }));
          await addOwed(trx, contractId, -amount);
          // those of hours and minutes would fill the inbox
          if (kind !== 'HOURLY' && kind !== 'REALTIME')
            await inbox.send(trx, payeeId, 'SYSTEM', 'billPaid', { order: id, amount: inboxMoney(amount, currency) });
        }
        await settleBill(trx, id, delta < 0n ? 'HELD' : 'ISSUED', delta > 0n && amount > 0n ? amount : 0n);
      }
      return bills.length;
    });
    paid += done;
    if (done < AT_ONCE || signal?.aborted) return paid;
  }
}
