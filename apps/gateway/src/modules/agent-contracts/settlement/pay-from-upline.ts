import { databaseTime } from '../../../kernel/db/clock.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { tryLock } from '../../../kernel/jobs/exclusive.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import type { Money } from '../../../kernel/money.ts';
import { lockCash, memberBalance } from '../../../ledger/balance.ts';
import { payBillFromUpline } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { inbox, inboxMoney } from '../../messages/inbox/inbox.port.ts';
import { readNames } from '../parties.repository.ts';
import { CENT } from '../terms.ts';
import {
  addOwed,
  type DueBill,
  hasShortBill,
  listPayers,
  lockBillsOfPayer,
  type Payer,
  settleBill,
  takenFromGivenUp,
} from './due-bills.repository.ts';
import { isShort, payFromCash, type UplinePay } from './upline-pay.ts';

/** Bills of one transaction. */
const AT_ONCE = 100;

/** Bills of hours and minutes would fill the inbox. */
export const isFrequent = ({ kind }: Pick<DueBill, 'kind'>): boolean => kind === 'HOURLY' || kind === 'REALTIME';

/**
 * Pays bills out of the wallets of uplines: from the top of the tree down, of one upline the oldest first. What a wallet does
 * not hold waits until it does or the bill expires.
 *
 * @returns how many bills became something else
 */
export async function payFromUplines(db: Executor, signal?: AbortSignal): Promise<number> {
  const now = await databaseTime(db);
  for (let all = 0; ; ) {
    let changed = 0;
    for (const payer of await listPayers(db, now)) {
      if (signal?.aborted) return all + changed;
      changed += await payAllOf(db, payer, now);
    }
    all += changed;
    // what came down may be what the next level waits for
    if (!changed) return all;
  }
}

/** Everything that one upline can pay now. */
async function payAllOf(db: Executor, payer: Payer, now: Date): Promise<number> {
  for (let all = 0; ; ) {
    const { changed, isDone } = await inTransaction(db, async (trx) => {
      if (!(await tryLock(trx, `agent-bills:${payer.payerId}:${payer.currency}`))) return { changed: 0, isDone: true };
      const hasMoney = (await memberBalance(trx, payer.payerId, payer.currency)).sumBalance >= CENT;
      const bills = await lockBillsOfPayer(trx, payer, now, { hasMoney, limit: AT_ONCE });
      return { changed: await payInTurn(trx, payer, bills, now), isDone: bills.length < AT_ONCE };
    });
    all += changed;
    if (isDone) return all;
  }
}

async function payInTurn(trx: Trx, payer: Payer, bills: readonly DueBill[], now: Date): Promise<number> {
  const parties = [payer.payerId, ...bills.map(({ payeeId }) => payeeId)];
  let cash = (await lockCash(trx, parties, payer.currency)).get(payer.payerId) ?? 0n;
  const names = await readNames(trx, parties);
  let changed = 0;
  for (const bill of bills) {
    const paid = await payOne(trx, payer, bill, cash, now);
    cash -= paid.pays;
    if (paid.isChanged) changed += 1;
    await tellBoth(trx, payer, bill, paid, names);
  }
  return changed;
}

interface Paid extends UplinePay {
  isChanged: boolean;
}

async function payOne(trx: Trx, { payerId }: Payer, bill: DueBill, cash: Money, now: Date): Promise<Paid> {
  const { id, contractId, payeeId, currency, due, paid } = bill;
  const unowed = await takenFromGivenUp(trx, bill);
  const owed = await addOwed(trx, contractId, isShort(bill.state) ? 0n : due + unowed);
  const what = payFromCash(bill, owed, cash, now);
  const { pays, lacks, state } = what;
  if (pays > 0n)
    await post(
      trx,
      payBillFromUpline({ bill: id, payer: payerId, member: payeeId, currency, amount: pays, before: paid }),
    );
  const givenUp = state === 'EXPIRED' ? lacks : 0n;
  if (pays + givenUp > 0n) await addOwed(trx, contractId, -pays - givenUp);
  const isChanged = state !== bill.state || pays > 0n;
  if (isChanged) await settleBill(trx, id, { state, paid: paid + pays, givenUp: givenUp - unowed });
  return { ...what, isChanged };
}

/** Tells both what was paid; what is missing once for a contract, until all of it is paid. */
async function tellBoth(
  trx: Trx,
  { payerId, currency }: Payer,
  bill: DueBill,
  { pays, lacks, state, isChanged }: Paid,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  if (!isChanged) return;
  const [order, partner] = [bill.id, names.get(bill.payeeId) ?? ''];
  const money = (amount: Money) => inboxMoney(amount, currency);
  if (pays > 0n && !isFrequent(bill)) {
    await inbox.send(trx, bill.payeeId, 'SYSTEM', 'billPaid', { order, amount: money(pays) });
    await inbox.send(trx, payerId, 'SYSTEM', 'downlinePaid', { order, partner, amount: money(pays) });
  }
  if (state === 'EXPIRED' && !isFrequent(bill)) {
    const upline = maskName(names.get(payerId) ?? '');
    await inbox.send(trx, bill.payeeId, 'SYSTEM', 'billExpired', { order, amount: money(lacks), partner: upline });
    await inbox.send(trx, payerId, 'SYSTEM', 'billExpired', { order, amount: money(lacks), partner });
  }
  if (!isShort(state) || isShort(bill.state) || !bill.expiresAt || (await hasShortBill(trx, bill))) return;
  const until = { at: bill.expiresAt.toISOString() };
  await inbox.send(trx, bill.payeeId, 'SYSTEM', 'billWaits', { order, amount: money(lacks) });
  await inbox.send(trx, payerId, 'SYSTEM', 'downlineWaits', { order, partner, amount: money(lacks), until });
}
