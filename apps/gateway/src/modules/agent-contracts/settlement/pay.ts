import { databaseTime } from '../../../kernel/db/clock.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { payAgentBill } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { inbox, inboxMoney } from '../../messages/inbox/inbox.port.ts';
import { addOwed, lockDueBills, settleBill, takenFromGivenUp } from './due-bills.repository.ts';
import { isFrequent, payFromUplines } from './pay-from-upline.ts';

/** Bills of one transaction. */
const AT_ONCE = 100;

/** Pays all bills that are to be paid by now, those of the house first. @returns how many became something else */
export async function payDueBills(db: Executor, signal?: AbortSignal): Promise<number> {
  const byHouse = await payFromHouse(db, signal);
  return byHouse + (signal?.aborted ? 0 : await payFromUplines(db, signal));
}

/**
 * Pays what the house has to pay. What earlier bills of a contract have left below zero is taken off first; a bill
 * below zero is held, and never taken from the wallet. What was given up of its window it is taken from before that.
 */
async function payFromHouse(db: Executor, signal: AbortSignal | undefined): Promise<number> {
  const now = await databaseTime(db);
  for (let paid = 0; ; ) {
    const done = await inTransaction(db, async (trx) => {
      const bills = await lockDueBills(trx, now, AT_ONCE);
      for (const bill of bills) {
        const { id, contractId, payeeId, kind, currency, due } = bill;
        const unowed = await takenFromGivenUp(trx, bill);
        const owed = await addOwed(trx, contractId, due + unowed);
        // never more than the bill itself: what was held before it is not paid with it
        const amount = owed > due ? due : owed;
        if (due > 0n && amount > 0n) {
          await post(trx, payAgentBill({ bill: id, kind, member: payeeId, currency, amount }));
          await addOwed(trx, contractId, -amount);
          if (!isFrequent({ kind }))
            await inbox.send(trx, payeeId, 'SYSTEM', 'billPaid', { order: id, amount: inboxMoney(amount, currency) });
        }
        await settleBill(trx, id, {
          state: due < 0n ? 'HELD' : 'ISSUED',
          paid: due > 0n && amount > 0n ? amount : 0n,
          givenUp: -unowed,
        });
      }
      return bills.length;
    });
    paid += done;
    // what is settled may be what a bill below zero of its window has waited for
    if (!done || signal?.aborted) return paid;
  }
}
