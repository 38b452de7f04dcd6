import { inTransaction } from '../../src/kernel/db/transaction.ts';
import type { Executor, Trx } from '../../src/kernel/db/types.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import { transfer } from '../../src/ledger/flows.ts';
import { post } from '../../src/ledger/ledger.ts';
import { newOrderNo } from '../../src/modules/cashier/order-no.port.ts';
import { dueAt } from '../../src/modules/credit/ageing.ts';
import { acceptTerms, insertLine } from '../../src/modules/credit/credit.repository.ts';
import { TERMS_VERSION } from '../../src/modules/credit/credit.service.ts';
import { giveAdvance, setLimit, takeBack } from '../../src/modules/credit/move.ts';
import { SETTINGS } from '../../src/modules/system/settings.ts';
import { insertTransfer } from '../../src/modules/transfers/transfers.repository.ts';

const { timeZone } = SETTINGS.merchant.parse({});
const TERM_DAYS = 7;

interface CreditOptions {
  dara: string;
  /** An agent without money of its own. */
  debtor: string;
  daysAgo: (days: number) => Date;
}

/** Credit of two agents: dara has repaid one advance and has another, and what the debtor has passed on is overdue. */
export const seedCredit = (db: Executor, { dara, debtor, daysAgo }: CreditOptions): Promise<void> =>
  inTransaction(db, async (trx) => {
    const open = openLine(trx, daysAgo);
    const advance = async (line: Awaited<ReturnType<typeof open>>, amount: string, days: number) => {
      const at = daysAgo(days);
      return giveAdvance(trx, line, { amount: parseMoney(amount), at, dueAt: dueAt(at, TERM_DAYS, timeZone) });
    };
    let line = await advance(await open(dara, '2000000'), '600000', 24);
    line = await takeBack(trx, line, { kind: 'REPAYMENT', amount: parseMoney('600000'), at: daysAgo(19) });
    await advance(line, '400000', 2);

    line = await advance(await open(debtor, '500000'), '300000', 13);
    const passedOn = parseMoney('260000');
    await passOn(trx, debtor, dara, passedOn, daysAgo(12));
    const due = dueAt(daysAgo(13), TERM_DAYS, timeZone);
    await takeBack(trx, line, { kind: 'SETTLEMENT', amount: parseMoney('300000') - passedOn, at: due });
  });

/** A line whose terms are accepted. */
const openLine = (trx: Trx, daysAgo: CreditOptions['daysAgo']) => async (memberId: string, limit: string) => {
  const at = daysAgo(30);
  const line = await insertLine(trx, { memberId, currency: 'KHR', termDays: TERM_DAYS, now: at });
  await acceptTerms(trx, line.id, { version: TERMS_VERSION, days: TERM_DAYS, at: daysAgo(29) });
  return setLimit(trx, line, { limit: parseMoney(limit), termDays: TERM_DAYS, at });
};

async function passOn(trx: Trx, sender: string, receiver: string, amount: bigint, createdAt: Date): Promise<void> {
  const transferNo = newOrderNo();
  const made = { transferNo, direction: 'UP', currency: 'KHR', amount, createdAt, state: 'COMPLETED' } as const;
  await insertTransfer(trx, { ...made, note: undefined, senderId: sender, receiverId: receiver });
  await post(trx, transfer({ member: sender, receiver, currency: 'KHR', amount, key: transferNo }));
}
