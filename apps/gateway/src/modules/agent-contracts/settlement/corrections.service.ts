import type { BillCorrected, BillCorrection, CorrectableBill } from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import { actedBy, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import { inbox, inboxMoney } from '../../messages/inbox/inbox.port.ts';
import { lockContract } from '../agent-contract.repository.ts';
import { CENT } from '../terms.ts';
import { writeCorrection } from './correction.ts';
import {
  findCorrectable,
  insertCorrection,
  isKeyUsed,
  lockCorrectable,
  sumCorrected,
} from './corrections.repository.ts';
import { lockSettlement, type ReadPolicies, settleDividends, settleRun } from './jobs.ts';

/** Salaries and dividends that operators correct: by a further bill that names the one it corrects, and why. */
export const createCorrections = (db: Executor, policies: ReadPolicies) => ({
  /** A bill that may be corrected, with what its window comes to by now. @throws Fault NOT_FOUND */
  async find(billId: string): Promise<CorrectableBill> {
    const bill = await findCorrectable(db, billId);
    if (!bill) throw new Fault('NOT_FOUND');
    const { id, agent, kind, games, currency, start, end, delta, paid, state, payerId } = bill;
    const { net } = await sumCorrected(db, bill);
    return {
      ...{ billId: id, agent, kind, gameType: games, currency, status: state },
      ...{ start: start.toISOString(), end: end.toISOString() },
      ...{ amount: formatMoney(delta), paid: formatMoney(paid), net: formatMoney(net) },
      ...(payerId === null ? {} : { payer: 'UPLINE' as const }),
    };
  },

  /**
   * Adds an amount to what a bill has come to, or takes one off: what is below zero is taken from what was given up of its
   * window, then from the next bills. Whoever pays the bill pays the correction. A daily wage changes the dividend of its cycle
   * with it, where that is settled.
   *
   * @throws Fault NOT_FOUND, STATE_STALE for a key that was used and a bill that is not released or rejected yet, SERVICE_BUSY for a wage while windows are settled,
   * VALIDATION_FAILED for an amount that is nothing or no whole cents
   */
  async correct(
    trx: Trx,
    { billId, note, reason, key, ...sent }: BillCorrection,
    by: AdminChanger,
  ): Promise<BillCorrected> {
    const amount = parseMoney(sent.amount);
    if (amount === 0n || amount % CENT !== 0n) throw invalid('amount', 'format');
    // first the bill, then its contract: as they are paid
    const found = await lockCorrectable(trx, billId);
    if (!found) throw new Fault('NOT_FOUND');
    const isWage = found.kind === 'DAILY' || found.kind === 'DAILY_MR';
    // a dividend that is being settled would not know of it
    if (isWage && !(await lockSettlement(trx))) throw new Fault('SERVICE_BUSY', { params: { retryAfter: 2 } });
    // corrections of a contract follow each other
    await lockContract(trx, found.contractId);
    // a correction is paid at once: it may not go before the bill, unless that was rejected and is never paid
    if (found.state === 'UNDER_REVIEW' || (found.holdReason !== null && found.state !== 'DENIED'))
      throw new Fault('STATE_STALE');
    // after the lock of the contract, so that one that is sent twice at once finds the other
    if (key !== undefined && (await isKeyUsed(trx, key))) throw new Fault('STATE_STALE');
    const { nextNo: no, ...before } = await sumCorrected(trx, found);
    const correction = { of: found, no, amount, note, before };
    const { unpaidDays } = await policies();
    const id = await insertCorrection(trx, correction, writeCorrection(correction), { unpaidDays, key });
    if (isWage) await settleDividends(trx, settleRun(policies), found.start);
    await inbox.send(trx, found.payeeId, 'SYSTEM', 'billCorrected', {
      ...{ order: id, bill: billId, amount: inboxMoney(amount, found.currency) },
    });
    await appendAudit(trx, {
      ...actedBy(by),
      action: 'bill.corrected',
      object: `member:${found.payeeId}`,
      detail: {
        ...{ bill: billId, to: id, amount: formatMoney(amount), currency: found.currency, note },
        ...(reason && { reason }),
      },
    });
    return { billId: id };
  },
});

export type Corrections = ReturnType<typeof createCorrections>;
