import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { MONEY_SCALE, type Money } from '../../kernel/money.ts';
import { lockCash } from '../../ledger/balance.ts';
import * as flows from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { isClosing } from '../closing/closing.port.ts';
import { inbox, inboxMoney } from '../messages/inbox/inbox.port.ts';
import { isOnBreak } from '../safer-play/exclusion.port.ts';
import {
  type BonusRow,
  hasBonus,
  insertBonus,
  isNext,
  lockBonus,
  lockBonusesOf,
  lockMemberBonuses,
  readStanding,
  type Standing,
  saveBegin,
  tryLockMemberBonuses,
} from './bonus.repository.ts';
import type { BonusKind } from './bonuses.tables.ts';
import { reduceBonus } from './end-bonus.ts';
import { findOffer, type OfferRow } from './offer.repository.ts';
import { bonusFor, wageringOf } from './terms.ts';

/** The kind of offer that the next deposit of somebody can bring. */
export const kindFor = ({ hasDeposited }: Standing): BonusKind => (hasDeposited ? 'RELOAD' : 'FIRST');

/** Whether an account gets no bonus at all: it takes a break, has excluded itself, or is being closed. */
export const getsNone = async (db: Executor, memberId: string): Promise<boolean> =>
  (await isOnBreak(db, memberId)) || (await isClosing(db, memberId));

/**
 * The bonus that an order is to bring, before it is made.
 *
 * @throws Fault PROMO_CLOSED, PROMO_NOT_ELIGIBLE; VALIDATION_FAILED for an amount below the least of the offer
 */
export async function promiseBonus(
  trx: Trx,
  { memberId, currency }: { memberId: string; currency: string },
  offerId: string,
  amount: Money,
): Promise<Money> {
  const offer = await findOffer(trx, offerId);
  if (!offer || offer.stoppedBy !== null) throw new Fault('PROMO_CLOSED');
  const standing = await readStanding(trx, memberId, currency);
  const fits = offer.currency === currency && offer.kind === kindFor(standing);
  if (!fits || standing.promised !== null || (await getsNone(trx, memberId))) throw new Fault('PROMO_NOT_ELIGIBLE');
  if (amount < offer.least)
    throw new Fault('VALIDATION_FAILED', {
      params: { fields: [{ name: 'amount', rule: 'min', min: Number(offer.least / MONEY_SCALE) }] },
    });
  return bonusFor(offer, amount);
}

/**
 * Locks what a member has of bonuses, before several payments of a deposit move cash in one transaction: each may give a bonus or change
 * one, and whoever looks at a bonus locks the cash after it.
 */
export async function lockBonusesBeforeCash(trx: Trx, memberId: string): Promise<void> {
  await lockMemberBonuses(trx, memberId);
  await lockBonusesOf(trx, memberId);
}

/** A deposit that is being credited. */
interface CreditedDeposit {
  orderId: string;
  orderNo: string;
  memberId: string;
  currency: string;
  offerId: string;
  /** What was paid, fees included. */
  paid: Money;
  /** It was paid after its time. */
  isLate: boolean;
  /** Its member had called it off, or closed deposits to himself. */
  isCancelled: boolean;
}

/**
 * Gives the bonus that a deposit was begun with, in the transaction that credits it and before its money is posted; beside another
 * one it waits for its turn. Nobody gets one who cannot have it any more; the member is told either way.
 *
 * @returns the bonus; undefined when there is none
 */
export async function grantWithDeposit(trx: Trx, deposit: CreditedDeposit): Promise<Money | undefined> {
  const { orderId, orderNo, memberId, currency, paid } = deposit;
  const offer = await findOffer(trx, deposit.offerId);
  if (!offer) throw new Error(`A deposit was begun with the offer ${deposit.offerId}, which there is not.`);
  await lockMemberBonuses(trx, memberId);
  const amount = (await mayHave(trx, deposit, offer)) ? bonusFor(offer, paid) : 0n;
  if (amount === 0n) {
    await inbox.send(trx, memberId, 'SYSTEM', 'bonusMissed', { order: orderNo });
    return undefined;
  }
  const required = wageringOf(offer, paid, amount);
  const { isBusy: waits } = await readStanding(trx, memberId, currency, orderId);
  const { id, expiresAt } = await insertBonus(trx, {
    ...{ memberId, offerId: offer.id, orderId, currency, deposit: paid, amount, required, days: offer.days, waits },
  });
  if (waits) await inbox.send(trx, memberId, 'SYSTEM', 'bonusQueued', { amount: inboxMoney(amount, currency) });
  else await grant(trx, { id, memberId, currency, amount, required }, expiresAt);
  return amount;
}

/** Puts the money of a bonus that has begun beside the cash of its member. */
async function grant(
  trx: Trx,
  { id, memberId, currency, amount, required }: Pick<BonusRow, 'id' | 'memberId' | 'currency' | 'amount' | 'required'>,
  expiresAt: Date,
): Promise<void> {
  await post(trx, flows.grantBonus({ bonus: id, member: memberId, currency, amount }));
  await inbox.send(trx, memberId, 'SYSTEM', 'bonusGranted', {
    amount: inboxMoney(amount, currency),
    required: inboxMoney(required, currency),
    until: { at: expiresAt.toISOString() },
  });
}

/**
 * Begins a bonus that has waited, if its turn has come. Bets count from now on.
 *
 * @param bonus locked in this transaction
 * @returns whether it has begun
 */
export async function beginQueued(trx: Trx, bonus: BonusRow): Promise<boolean> {
  // a bet that is placed or paid meanwhile is seen whole, or not at all
  await lockCash(trx, [bonus.memberId], bonus.currency);
  // a deposit that is credited meanwhile may bring one that is in play at once
  if (!(await tryLockMemberBonuses(trx, bonus.memberId))) return false;
  if (!(await isNext(trx, bonus))) return false;
  const offer = await findOffer(trx, bonus.offerId);
  if (!offer) throw new Error(`A bonus has come with the offer ${bonus.offerId}, which there is not.`);
  await grant(trx, bonus, await saveBegin(trx, bonus.id, offer.days));
  return true;
}

async function mayHave(trx: Trx, deposit: CreditedDeposit, offer: OfferRow): Promise<boolean> {
  const { memberId, currency, orderId } = deposit;
  // who calls an order off gives its bonus up, and a stopped offer is kept for those who pay in time
  if (deposit.isCancelled || (deposit.isLate && offer.stoppedBy !== null)) return false;
  // it has brought its bonus, which ended when its payments were taken back
  if (await hasBonus(trx, orderId)) return false;
  const standing = await readStanding(trx, memberId, currency, orderId);
  return offer.kind === kindFor(standing) && !(await getsNone(trx, memberId));
}

/**
 * Makes the bonus of a deposit what it is worth after a payment was taken back, if it is in play or waits; before the money is posted. It
 * ends when nothing of the deposit stands any more, or too little.
 *
 * @param paid what still stands of the deposit, fees included
 */
export async function takeBonusWithPayment(trx: Trx, orderId: string, paid: Money): Promise<void> {
  const bonus = await lockBonus(trx, { orderId });
  if (bonus?.state !== 'ACTIVE' && bonus?.state !== 'QUEUED') return;
  const offer = await findOffer(trx, bonus.offerId);
  if (!offer) throw new Error(`A bonus has come with the offer ${bonus.offerId}, which there is not.`);
  await reduceBonus(trx, bonus, offer, paid);
}
