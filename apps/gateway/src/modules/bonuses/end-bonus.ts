import { type AuditEntry, appendAudit } from '../../kernel/audit/audit.repository.ts';
import type { Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import { lockCash } from '../../ledger/balance.ts';
import * as flows from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { inbox, inboxMoney } from '../messages/inbox/inbox.port.ts';
import {
  addConverted,
  type BonusRow,
  type LateMoney,
  recordConverted,
  saveEnd,
  saveOwed,
  saveReduced,
} from './bonus.repository.ts';
import { readBets, readBonusMoney, readStakedBonus } from './bonus-play.repository.ts';
import type { BonusState } from './bonuses.tables.ts';
import { type BonusTerms, bonusFor, type CategoryBets, countBets, splitWin, wageringOf } from './terms.ts';

export type BonusEnd = Exclude<BonusState, 'QUEUED' | 'ACTIVE'>;

/** Ends that the member has to hear of; who gives a bonus up knows. */
const told = {
  COMPLETED: 'bonusConverted',
  USED: 'bonusUsed',
  EXPIRED: 'bonusExpired',
  FORFEITED: 'bonusForfeited',
} as const;

/**
 * Ends a bonus: what is left of it becomes cash, or goes back to the house.
 *
 * @param bonus locked in this transaction
 * @param bets of the bonus, read while the cash was locked
 * @param by who wants it so; the site itself when left out
 */
export async function endBonus(
  trx: Trx,
  bonus: BonusRow,
  state: BonusEnd,
  bets?: readonly CategoryBets[],
  by: Pick<AuditEntry, 'actorId' | 'actorRole' | 'ip'> = { actorRole: 'system' },
): Promise<void> {
  if (bonus.state === 'QUEUED') return endQueued(trx, bonus, state, by);
  const { id, memberId, currency, required } = bonus;
  // whoever moves bonus money holds the cash: what is read now is what there is
  await lockCash(trx, [memberId], currency);
  await takeOwed(trx, bonus);
  const { balance } = await readBonusMoney(trx, memberId, currency);
  const amount = balance > 0n ? balance : 0n;
  const { done, category } = countBets(
    bets ?? (await readBets(trx, memberId, currency, bonus.beganAt ?? bonus.startedAt)),
  );
  const [converted, over] = state === 'COMPLETED' ? splitWin(bonus, amount) : [0n, amount];
  await saveEnd(trx, id, { state, done: done < required ? done : required, category, converted });
  const money = { bonus: id, member: memberId, currency, amount };
  if (converted > 0n) {
    const posting = flows.convertBonus({ ...money, over });
    await post(trx, posting);
    const source = posting.key;
    await recordConverted(trx, { source, memberId, currency, category: category ?? 'RNG', amount: converted });
  } else if (amount > 0n) await post(trx, flows.takeBonusBack(money));
  if (converted > 0n && over > 0n)
    await inbox.send(trx, memberId, 'SYSTEM', 'bonusCapped', {
      amount: inboxMoney(converted, currency),
      over: inboxMoney(over, currency),
    });
  else if (state !== 'CANCELLED')
    await inbox.send(trx, memberId, 'SYSTEM', told[state], { amount: inboxMoney(amount, currency) });
  await appendAudit(trx, {
    action: 'bonus.ended',
    ...by,
    object: `bonus:${id}`,
    detail: {
      state,
      amount: String(amount),
      currency,
      ...(converted > 0n && { after: { converted: String(converted) } }),
    },
  });
}

/** Ends a bonus whose turn has not come: nothing was granted, so nothing goes back. */
async function endQueued(
  trx: Trx,
  { id, memberId, currency, amount }: BonusRow,
  state: BonusEnd,
  by: Pick<AuditEntry, 'actorId' | 'actorRole' | 'ip'>,
): Promise<void> {
  await saveEnd(trx, id, { state, done: 0n, category: undefined, converted: 0n });
  if (state !== 'CANCELLED')
    await inbox.send(trx, memberId, 'SYSTEM', 'bonusNotBegun', { amount: inboxMoney(amount, currency) });
  await appendAudit(trx, {
    action: 'bonus.ended',
    ...by,
    object: `bonus:${id}`,
    detail: { state, amount: String(amount), currency },
  });
}

/**
 * Takes what a smaller bonus left in bets that were open, as far as they have brought it back.
 *
 * @param bonus locked in this transaction, whose cash is locked too
 */
export async function takeOwed(trx: Trx, { id, memberId, currency, owed }: BonusRow): Promise<void> {
  if (owed === 0n) return;
  const { balance, seq } = await readBonusMoney(trx, memberId, currency);
  const amount = balance < owed ? balance : owed;
  if (amount <= 0n) return;
  await post(trx, flows.reduceBonus({ bonus: id, member: memberId, currency, amount }, seq));
  await saveOwed(trx, id, owed - amount);
}

/**
 * Deals with bonus money that has come after the end of its bonus, because a bet was settled or rolled back late: it goes where the
 * rest has gone. What is missing the house bears.
 *
 * @param bonus as it stands, locked in this transaction: late money may have come before
 */
export async function settleLate(trx: Trx, late: LateMoney, bonus: BonusRow): Promise<Money> {
  const { id, memberId, currency, state, category } = late;
  await lockCash(trx, [memberId], currency);
  await takeOwed(trx, bonus);
  const { balance: amount, seq } = await readBonusMoney(trx, memberId, currency);
  if (amount === 0n) return 0n;
  const money = { bonus: id, member: memberId, currency, amount };
  const [converted, over] = amount > 0n ? splitWin(bonus, amount, bonus.converted) : [0n, amount];
  if (state !== 'COMPLETED' || converted === 0n) {
    await post(trx, flows.takeBonusBack(money, seq));
    return 0n;
  }
  const posting = flows.convertBonus({ ...money, over }, seq);
  await post(trx, posting);
  await addConverted(trx, id, converted);
  const source = posting.key;
  await recordConverted(trx, { source, memberId, currency, category: category ?? 'RNG', amount: converted });
  return converted;
}

/**
 * Makes a bonus smaller after a payment of its deposit was taken back: it is what the rest of the deposit would have brought, and
 * asks for the bets of that. Bonus money goes back as far as it is there, what is staked when it comes back; cash is never touched.
 * Below the least deposit of its offer the bonus ends.
 *
 * @param bonus locked in this transaction
 * @param paid what of the deposit still stands
 */
export async function reduceBonus(trx: Trx, bonus: BonusRow, offer: BonusTerms, paid: Money): Promise<void> {
  if (paid >= bonus.deposit) return;
  const { id, memberId, currency } = bonus;
  const amount = bonusFor(offer, paid);
  if (amount === 0n) return endBonus(trx, bonus, 'FORFEITED');
  if (bonus.state === 'QUEUED')
    return reduceQueued(trx, bonus, { deposit: paid, amount, required: wageringOf(offer, paid, amount) });
  await lockCash(trx, [memberId], currency);
  const { balance, seq } = await readBonusMoney(trx, memberId, currency);
  const less = bonus.amount - amount;
  const back = balance < less ? (balance < 0n ? 0n : balance) : less;
  const required = wageringOf(offer, paid, amount);
  // what was lost is gone, what is staked comes back or is lost
  const staked = await readStakedBonus(trx, memberId, currency);
  const missing = bonus.owed + less - back;
  const owed = missing < staked ? missing : staked;
  await saveReduced(trx, id, { deposit: paid, amount, required, reduced: bonus.reduced + less, owed });
  if (back > 0n) await post(trx, flows.reduceBonus({ bonus: id, member: memberId, currency, amount: back }, seq));
  await tellReduced(trx, { id, memberId, currency, back, before: bonus.amount }, { amount, required });
}

/** Makes a bonus smaller whose turn has not come: it will be granted as what is left of it. */
async function reduceQueued(
  trx: Trx,
  { id, memberId, currency, reduced, owed, amount: before }: BonusRow,
  next: Pick<BonusRow, 'deposit' | 'amount' | 'required'>,
): Promise<void> {
  await saveReduced(trx, id, { ...next, reduced, owed });
  await tellReduced(trx, { id, memberId, currency, back: 0n, before }, next);
}

/** Tells the member, and the audit trail, that a bonus has become smaller. */
async function tellReduced(
  trx: Trx,
  {
    id,
    memberId,
    currency,
    back,
    before,
  }: Pick<BonusRow, 'id' | 'memberId' | 'currency'> & { back: Money; before: Money },
  { amount, required }: Pick<BonusRow, 'amount' | 'required'>,
): Promise<void> {
  await inbox.send(trx, memberId, 'SYSTEM', 'bonusReduced', {
    amount: inboxMoney(amount, currency),
    required: inboxMoney(required, currency),
  });
  await appendAudit(trx, {
    ...{ action: 'bonus.reduced', actorRole: 'system', object: `bonus:${id}` },
    detail: { amount: String(back), currency, before: { bonus: String(before) }, after: { bonus: String(amount) } },
  });
}
