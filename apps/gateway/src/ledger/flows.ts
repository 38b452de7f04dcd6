/** Why this file stays whole: every movement of money is written here and nowhere else, so that all can be read in one go. */
import type { Money } from '../kernel/money.ts';
import type { Posting } from './ledger.ts';

/*
 * The flows of money, each as one plain function that makes a posting. All amounts are above zero, but of what goes either way; the
 * signs are given here and nowhere else. Keys name the flow, so that the same id in two flows never meets.
 */

interface MemberMoney {
  member: string;
  currency: string;
  amount: Money;
}

/** Play money of a new member or trial account; once per member and currency. */
export function grantPlayMoney({ member, currency, amount }: MemberMoney): Posting {
  return {
    key: `grant:${member}:${currency}`,
    kind: 'GRANT',
    ref: `member:${member}`,
    member,
    currency,
    legs: [
      { kind: 'PROMO', amount: -amount },
      { kind: 'MAIN', owner: member, amount },
    ],
  };
}

/** What is left on an account that is closed, and that no way to pay out takes: its owner has agreed to give it up. */
export function giveUpRest({ member, currency, amount, closing }: MemberMoney & { closing: string }): Posting {
  return {
    key: `closing:${closing}:rest`,
    kind: 'REST_GIVEN_UP',
    ref: `member:${member}`,
    member,
    currency,
    legs: [
      { kind: 'MAIN', owner: member, amount: -amount },
      { kind: 'ADJUSTMENT', amount },
    ],
  };
}

/**
 * Operators set a wallet right: the house gives what is above zero, and takes what is below.
 *
 * @param options.correction number of the correction: it is booked once
 */
export function correctWallet(options: MemberMoney & { correction: string }): Posting {
  const { member, currency, amount, correction } = options;
  return {
    key: `correction:${correction}`,
    kind: 'CORRECTION',
    ref: `correction:${correction}`,
    member,
    currency,
    legs: [
      { kind: 'ADJUSTMENT', amount: -amount },
      { kind: 'MAIN', owner: member, amount },
    ],
  };
}

/**
 * Money from one member to another.
 *
 * @param options.key client's idempotency key, unique per sender
 */
export function transfer(options: MemberMoney & { receiver: string; key: string }): Posting {
  const { member, receiver, currency, amount, key } = options;
  return {
    key: `transfer:${member}:${key}`,
    kind: 'TRANSFER',
    ref: `transfer:${key}`,
    member,
    currency,
    legs: [
      { kind: 'MAIN', owner: member, amount: -amount },
      { kind: 'MAIN', owner: receiver, amount },
    ],
  };
}

/** What a member wants to pass on is put on hold until somebody has looked at it. @param options.key number of the transfer */
export function holdTransfer({ member, currency, amount, key }: MemberMoney & { key: string }): Posting {
  return {
    key: `transfer:${member}:${key}`,
    kind: 'TRANSFER_HELD',
    ref: `transfer:${key}`,
    member,
    currency,
    legs: [
      { kind: 'MAIN', owner: member, amount: -amount },
      { kind: 'HOLD', owner: member, amount },
    ],
  };
}

/**
 * A transfer that was on hold ends: at its receiver, or back in the wallet of its sender.
 *
 * @param options.receiver absent = it goes back
 */
export function endTransfer(options: MemberMoney & { receiver?: string | undefined; key: string }): Posting {
  const { member, receiver, currency, amount, key } = options;
  return {
    key: `transfer:${member}:${key}:end`,
    kind: receiver === undefined ? 'TRANSFER_BACK' : 'TRANSFER_RELEASED',
    ref: `transfer:${key}`,
    member,
    currency,
    legs: [
      { kind: 'HOLD', owner: member, amount: -amount },
      { kind: 'MAIN', owner: receiver ?? member, amount },
    ],
  };
}

/**
 * Money of a member between own wallets: the main one and those at vendors.
 *
 * @param options.key number of the transfer
 * @param options.from code of the vendor whose wallet it leaves; absent = the main wallet, as for `to`
 */
export function moveOwnMoney(
  options: MemberMoney & { key: string; from?: string | undefined; to?: string | undefined },
): Posting {
  const { member, currency, amount, key, from, to } = options;
  const wallet = (vendor: string | undefined) =>
    vendor === undefined
      ? ({ kind: 'MAIN', owner: member } as const)
      : ({ kind: 'VENDOR', owner: member, lane: vendor } as const);
  return {
    key: `vendor:${member}:${key}`,
    kind: from === undefined ? 'VENDOR_OUT' : to === undefined ? 'VENDOR_IN' : 'VENDOR_MOVE',
    ref: `vendor-transfer:${key}`,
    member,
    currency,
    legs: [
      { ...wallet(from), amount: -amount },
      { ...wallet(to), amount },
    ],
  };
}

const wageAccounts = {
  DIVIDEND: 'DIVIDEND',
  DAILY: 'SAL_DAILY',
  DAILY_MR: 'SAL_DAILY',
  HOURLY: 'SAL_HOUR',
  REALTIME: 'SAL_RT',
} as const;

/**
 * What an agent has earned by a contract, for one bill; once per bill.
 *
 * @param options.bill number of the bill
 */
export function payAgentBill(options: MemberMoney & { bill: string; kind: keyof typeof wageAccounts }): Posting {
  const { member, currency, amount, bill, kind } = options;
  return {
    key: `bill:${bill}:pay`,
    kind: 'AGENT_BILL',
    ref: `bill:${bill}`,
    member,
    currency,
    legs: [
      { kind: wageAccounts[kind], amount: -amount },
      { kind: 'MAIN', owner: member, amount },
    ],
  };
}

/**
 * The same out of the wallet of the upline, which may pay a bill in parts.
 *
 * @param options.payer upline that pays
 * @param options.before what was paid of the bill already
 */
export function payBillFromUpline(options: MemberMoney & { bill: string; payer: string; before: Money }): Posting {
  const { member, payer, currency, amount, bill, before } = options;
  return {
    key: `bill:${bill}:pay:${before}`,
    kind: 'UPLINE_BILL',
    ref: `bill:${bill}`,
    member,
    currency,
    legs: [
      { kind: 'MAIN', owner: payer, amount: -amount },
      { kind: 'MAIN', owner: member, amount },
    ],
  };
}

/**
 * The house advances money to an agent, who owes it from then on.
 *
 * @param options.movement number of the movement of the credit line, unique for ever
 */
export function advanceCredit({ member, currency, amount, movement }: MemberMoney & { movement: string }): Posting {
  return creditPosting('CREDIT_ADVANCE', movement, member, currency, [
    { kind: 'CREDIT', owner: member, amount: -amount },
    { kind: 'MAIN', owner: member, amount },
  ]);
}

/** What was advanced comes back. @param options.isSettlement the house takes it, because it is due */
export function repayCredit(options: MemberMoney & { movement: string; isSettlement: boolean }): Posting {
  const { member, currency, amount, movement, isSettlement } = options;
  return creditPosting(isSettlement ? 'CREDIT_SETTLEMENT' : 'CREDIT_REPAYMENT', movement, member, currency, [
    { kind: 'MAIN', owner: member, amount: -amount },
    { kind: 'CREDIT', owner: member, amount },
  ]);
}

const creditPosting = (
  kind: string,
  movement: string,
  member: string,
  currency: string,
  legs: Posting['legs'],
): Posting => ({ key: `credit:${movement}`, kind, ref: `credit:${movement}`, member, currency, legs });

/** Bonus money that came with a deposit. */
export interface BonusMoney extends MemberMoney {
  /** Number of the bonus. */
  bonus: string;
}

/** @param step of the key: a bonus is granted once, and ends once, one way or another */
const bonusPosting = (
  step: string,
  kind: string,
  { bonus, member, currency }: BonusMoney,
  legs: Posting['legs'],
): Posting => ({ key: `bonus:${bonus}:${step}`, kind, ref: `bonus:${bonus}`, member, currency, legs });

/** The house gives bonus money. */
export function grantBonus(money: BonusMoney): Posting {
  return bonusPosting('grant', 'BONUS_GRANTED', money, [
    { kind: 'PROMO', amount: -money.amount },
    { kind: 'BONUS', owner: money.member, amount: money.amount },
  ]);
}

/**
 * What is left of a bonus becomes cash.
 *
 * @param money.over what of the amount is above the maximum win and goes back to the house
 * @param late number of the last movement of the bonus money, for what comes after the end: a bet was settled late
 */
export function convertBonus(money: BonusMoney & { over?: Money }, late?: bigint): Posting {
  const { amount, over = 0n } = money;
  const legs: Posting['legs'] = [
    { kind: 'BONUS', owner: money.member, amount: -amount },
    { kind: 'MAIN', owner: money.member, amount: amount - over },
    { kind: 'PROMO', amount: over },
  ];
  const step = late === undefined ? 'end' : `late:${late}`;
  return bonusPosting(
    step,
    'BONUS_CONVERTED',
    money,
    legs.filter((leg) => leg.amount !== 0n),
  );
}

/**
 * Part of a bonus goes back to the house because a payment of its deposit was taken back.
 *
 * @param seq number of the last movement of the bonus money
 */
export function reduceBonus(money: BonusMoney, seq: bigint): Posting {
  return bonusPosting(`less:${seq}`, 'BONUS_ENDED', money, [
    { kind: 'BONUS', owner: money.member, amount: -money.amount },
    { kind: 'PROMO', amount: money.amount },
  ]);
}

/**
 * What is left of a bonus goes back to the house.
 *
 * @param late as for {@link convertBonus}; then `amount` may be below zero, which the house bears
 */
export function takeBonusBack(money: BonusMoney, late?: bigint): Posting {
  return bonusPosting(late === undefined ? 'end' : `late:${late}`, 'BONUS_ENDED', money, [
    { kind: 'BONUS', owner: money.member, amount: -money.amount },
    { kind: 'PROMO', amount: money.amount },
  ]);
}

/** A movement that a vendor has asked for. */
interface VendorMoney extends MemberMoney {
  /** Vendor code. */
  vendor: string;
  /** The vendor's transaction id, unique per vendor. */
  transactionId: string;
  /** The bet it is about, for people: `bet:42`. */
  ref: string;
  /** The cash belongs to the member's wallet at the vendor instead of the main one. @default false */
  inVendorWallet?: boolean;
}

/** A movement into or out of both pockets. */
interface PocketMoney extends VendorMoney {
  /** How much of `amount` is of the bonus. @default 0 */
  bonus?: Money;
}

/** The account that the cash of a play is in. */
const cashAccount = ({ member, vendor, inVendorWallet }: VendorMoney) =>
  inVendorWallet
    ? ({ kind: 'VENDOR', owner: member, lane: vendor } as const)
    : ({ kind: 'MAIN', owner: member } as const);

/** The legs of a member's two pockets; one that nothing moves in has none. */
function pockets(money: PocketMoney, sign: 1n | -1n): Posting['legs'] {
  const { member, amount, bonus = 0n } = money;
  const legs: Posting['legs'] = [
    { ...cashAccount(money), amount: sign * (amount - bonus) },
    { kind: 'BONUS', owner: member, amount: sign * bonus },
  ];
  return legs.filter((leg) => leg.amount !== 0n);
}

function vendorPosting(kind: string, money: VendorMoney, legs: Posting['legs']): Posting {
  return {
    key: `${kind.toLowerCase()}:${money.vendor}:${money.transactionId}`,
    kind,
    ref: money.ref,
    member: money.member,
    currency: money.currency,
    legs,
    ...(money.inVendorWallet && legs.some(({ owner }) => owner === money.member) ? { playedAt: money.vendor } : {}),
  };
}

/** What a stake puts into a pool of linked jackpots, beside what it is worth as a bet. */
export interface JackpotShare {
  readonly pool: string;
  readonly pot: Money;
  readonly reserve: Money;
}

/** An amount out of a pot. */
export interface JackpotPayout {
  readonly pool: string;
  readonly amount: Money;
}

/** The legs of shares in jackpots: into the pools at the cost of the house, or back. */
function shareLegs(vendor: string, shares: readonly JackpotShare[], sign: 1n | -1n): Posting['legs'] {
  const total = shares.reduce((sum, { pot, reserve }) => sum + pot + reserve, 0n);
  const legs: Posting['legs'] = [
    ...shares.map(({ pool, pot }) => ({ kind: 'JACKPOT', owner: vendor, lane: pool, amount: sign * pot }) as const),
    ...shares.map(
      ({ pool, reserve }) => ({ kind: 'JACKPOT_RESERVE', owner: vendor, lane: pool, amount: sign * reserve }) as const,
    ),
    { kind: 'JACKPOT_COST', owner: vendor, amount: -sign * total },
  ];
  return legs.filter(({ amount }) => amount !== 0n);
}

/**
 * The stake leaves the wallet, cash first and then bonus, and waits in the open bets of the vendor.
 *
 * @param shares what the house puts into linked jackpots for it
 */
export function bet(money: VendorMoney, shares: readonly JackpotShare[] = []): Posting {
  return vendorPosting('BET', money, [
    { ...cashAccount(money), amount: -money.amount, orBonus: true },
    { kind: 'OPEN_BETS', owner: money.vendor, amount: money.amount },
    ...shareLegs(money.vendor, shares, 1n),
  ]);
}

/** The shares of a bet that does not count go back to the house. */
export function returnShares(money: Omit<VendorMoney, 'amount'>, shares: readonly JackpotShare[]): Posting {
  return vendorPosting('JACKPOT_RETURN', { ...money, amount: 0n }, shareLegs(money.vendor, shares, -1n));
}

/**
 * A new pot gets its seed, `amount`: from its reserve, and what that lacks is lent by the house.
 *
 * @param reserved how much of it the reserve gives
 */
export function seedJackpot(money: VendorMoney, pool: string, reserved: Money): Posting {
  const legs: Posting['legs'] = [
    { kind: 'JACKPOT_RESERVE', owner: money.vendor, lane: pool, amount: -reserved },
    { kind: 'JACKPOT_LOAN', owner: money.vendor, lane: pool, amount: reserved - money.amount },
    { kind: 'JACKPOT', owner: money.vendor, lane: pool, amount: money.amount },
  ];
  return vendorPosting(
    'JACKPOT_SEED',
    money,
    legs.filter(({ amount }) => amount !== 0n),
  );
}

/** The bet is lost: `amount`, its stake, becomes revenue. */
export function settleLost(money: VendorMoney): Posting {
  return vendorPosting('SETTLE_LOST', money, [
    { kind: 'OPEN_BETS', owner: money.vendor, amount: -money.amount },
    { kind: 'GGR', owner: money.vendor, amount: money.amount },
  ]);
}

/** Where a payout comes from, or goes back to: the pots that are named, and revenue for the rest. */
function payoutLegs(
  { vendor, amount }: VendorMoney,
  jackpots: readonly JackpotPayout[],
  sign: 1n | -1n,
): Posting['legs'] {
  const rest = jackpots.reduce((left, one) => left - one.amount, amount);
  const legs: Posting['legs'] = [
    { kind: 'GGR', owner: vendor, amount: -sign * rest },
    ...jackpots.map((one) => ({ kind: 'JACKPOT', owner: vendor, lane: one.pool, amount: -sign * one.amount }) as const),
  ];
  return legs.filter((leg) => leg.amount !== 0n);
}

/**
 * The bet pays `amount`. Its stake becomes revenue and the payout comes out of revenue, so that turnover and payout can be
 * told apart in the books; what it won of jackpots comes out of their pots.
 *
 * @param stake 0 when an earlier settlement of the same round has already taken it
 * @param jackpots part of `amount`
 */
export function settleWon(money: PocketMoney, stake: Money, jackpots: readonly JackpotPayout[] = []): Posting {
  const payout: Posting['legs'] = [...payoutLegs(money, jackpots, 1n), ...pockets(money, 1n)];
  if (stake === 0n) return vendorPosting('SETTLE_WON', money, payout);
  return vendorPosting('SETTLE_WON', money, [
    { kind: 'OPEN_BETS', owner: money.vendor, amount: -stake },
    { kind: 'GGR', owner: money.vendor, amount: stake },
    ...payout,
  ]);
}

/** A win without a bet, such as free spins of a promotion. */
export function promoWin(money: VendorMoney): Posting {
  return vendorPosting('PROMO_WIN', money, [
    { kind: 'PROMO', amount: -money.amount },
    { ...cashAccount(money), amount: money.amount },
  ]);
}

/** The stake of an open bet goes back to the pockets it came from. */
export function refundBet(money: PocketMoney): Posting {
  return vendorPosting('REFUND', money, [
    { kind: 'OPEN_BETS', owner: money.vendor, amount: -money.amount },
    ...pockets(money, 1n),
  ]);
}

/** The stake of a bet that was settled already goes back to its pockets, out of revenue. */
export function refundSettledBet(money: PocketMoney): Posting {
  return vendorPosting('REFUND', money, [
    { kind: 'GGR', owner: money.vendor, amount: -money.amount },
    ...pockets(money, 1n),
  ]);
}

/**
 * A payout of `amount` is taken back. The player may have spent it: the wallet may go below zero, which freezes it
 * (WALLET_FROZEN for every other debit) until credits have brought it back to zero. What a wallet at a vendor does not hold
 * is owed by the main one.
 *
 * @param jackpots part of `amount` that goes back to its pots
 */
export function rollbackPayout(money: PocketMoney, jackpots: readonly JackpotPayout[] = []): Posting {
  const posting = vendorPosting('ROLLBACK_PAYOUT', money, [
    ...pockets(money, -1n),
    ...payoutLegs(money, jackpots, -1n),
  ]);
  return { ...posting, mayOverdraw: true };
}

/** A win without a bet is taken back with its round, under the same rule as {@link rollbackPayout}. */
export function rollbackPromoWin(money: VendorMoney): Posting {
  const posting = vendorPosting('ROLLBACK_PROMO', money, [
    { ...cashAccount(money), amount: -money.amount },
    { kind: 'PROMO', amount: money.amount },
  ]);
  return { ...posting, mayOverdraw: true };
}

/** A payment that a provider has reported. */
export interface ProviderPayment {
  /** Code of the provider. */
  provider: string;
  /** The provider's method that it came by. */
  method: string;
  /** The provider's number of it, unique per provider: a payment is booked once, whatever is told how often. */
  paymentRef: string;
  currency: string;
  amount: Money;
  /** What the provider keeps of it. */
  fee: Money;
}

const providerAccount = ({ provider, method }: { provider: string; method: string }) =>
  ({ kind: 'PSP', owner: `${provider}:${method}` }) as const;

/**
 * @param name of the key: payments come in by one key, leave suspense by another and are taken back by a third, so each
 *   happens once, one way or another
 * @param member empty for a payment that nobody is known for
 */
function providerPosting(
  name: 'pay' | 'suspense' | 'reverse',
  kind: string,
  payment: ProviderPayment,
  member: string,
  legs: Posting['legs'],
): Posting {
  const reference = `${payment.provider}:${payment.paymentRef}`;
  return {
    key: `${name}:${reference}`,
    kind,
    ref: `payment:${reference}`,
    member,
    currency: payment.currency,
    legs: legs.filter(({ amount }) => amount !== 0n),
  };
}

/**
 * A payment is credited to a member. What the provider keeps is a cost of the house.
 *
 * @param memberFee what the member pays, taken off the amount
 */
export function creditPayment(payment: ProviderPayment, member: string, memberFee: Money): Posting {
  return providerPosting('pay', 'DEPOSIT', payment, member, [
    { ...providerAccount(payment), amount: payment.fee - payment.amount },
    { kind: 'PSP_FEE', amount: memberFee - payment.fee },
    { kind: 'MAIN', owner: member, amount: payment.amount - memberFee },
  ]);
}

/** A payment that belongs nowhere is kept until somebody has looked at it. */
export function suspendPayment(payment: ProviderPayment): Posting {
  return providerPosting('pay', 'DEPOSIT_HELD', payment, '', [
    { ...providerAccount(payment), amount: payment.fee - payment.amount },
    { kind: 'PSP_FEE', amount: -payment.fee },
    { kind: 'SUSPENSE', amount: payment.amount },
  ]);
}

/** A payment that was kept is taken back by its provider. */
export function sendPaymentBack(payment: ProviderPayment): Posting {
  return providerPosting('suspense', 'DEPOSIT_RETURNED', payment, '', [
    { kind: 'SUSPENSE', amount: -payment.amount },
    { ...providerAccount(payment), amount: payment.amount },
  ]);
}

/** A payment that was kept is sent back to its payer, because operators have decided so. */
export function refundPayment(payment: ProviderPayment): Posting {
  return { ...sendPaymentBack(payment), kind: 'DEPOSIT_REFUNDED' };
}

/** A payment that was kept is credited to a member, whole. */
export function releasePayment(payment: ProviderPayment, member: string): Posting {
  return providerPosting('suspense', 'DEPOSIT_RELEASED', payment, member, [
    { kind: 'SUSPENSE', amount: -payment.amount },
    { kind: 'MAIN', owner: member, amount: payment.amount },
  ]);
}

/** A payment that was kept and belongs to nobody becomes the house's. */
export function writePaymentOff(payment: ProviderPayment): Posting {
  return providerPosting('suspense', 'DEPOSIT_WRITTEN_OFF', payment, '', [
    { kind: 'SUSPENSE', amount: -payment.amount },
    { kind: 'ADJUSTMENT', amount: payment.amount },
  ]);
}

/** A payment that the house has kept is taken back by its provider. */
export function takeWrittenOffBack(payment: ProviderPayment): Posting {
  return providerPosting('reverse', 'DEPOSIT_WRITTEN_BACK', payment, '', [
    { kind: 'ADJUSTMENT', amount: -payment.amount },
    { ...providerAccount(payment), amount: payment.amount },
  ]);
}

/** What is owed between a member and the house, as an item of suspense. */
export interface OwedMoney extends MemberMoney {
  /** Number of the item: it ends once, one way or another. */
  item: string;
}

/** @param amount of the item: below zero what the member owes, above zero what is kept for the member */
function owedPosting(kind: string, { item, member, currency }: OwedMoney, legs: Posting['legs']): Posting {
  return { key: `suspense:item:${item}`, kind, ref: `suspense:${item}`, member, currency, legs };
}

/**
 * What has come to an account after its end, or has been taken from it, is an item until operators have decided. It is the other
 * way round of what ends it, under a key of its own.
 */
export function keepAfterEnd(owed: OwedMoney): Posting {
  const posting = owedPosting('KEPT_AFTER_END', owed, [
    { kind: 'MAIN', owner: owed.member, amount: -owed.amount },
    { kind: 'SUSPENSE', amount: owed.amount },
  ]);
  return { ...posting, key: `${posting.key}:kept` };
}

/** An item ends in the wallet: the member gives what is owed, or gets what is kept. */
export function settleOwed(owed: OwedMoney): Posting {
  return owedPosting(owed.amount < 0n ? 'OWED_COLLECTED' : 'OWED_CREDITED', owed, [
    { kind: 'SUSPENSE', amount: -owed.amount },
    { kind: 'MAIN', owner: owed.member, amount: owed.amount },
  ]);
}

/** An item ends with the house: it bears what is owed, or keeps the rest. */
export function writeOwedOff(owed: OwedMoney): Posting {
  return owedPosting('OWED_WRITTEN_OFF', owed, [
    { kind: 'SUSPENSE', amount: -owed.amount },
    { kind: 'ADJUSTMENT', amount: owed.amount },
  ]);
}

/**
 * A payment that was credited is taken back by the provider. The member gives what is there; the rest is owed.
 *
 * @param taken what the wallet gives
 */
export function takePaymentBack(payment: ProviderPayment, member: string, memberFee: Money, taken: Money): Posting {
  return providerPosting('reverse', 'DEPOSIT_REVERSED', payment, member, [
    { kind: 'MAIN', owner: member, amount: -taken },
    { kind: 'PSP_FEE', amount: -memberFee },
    { kind: 'SUSPENSE', amount: taken + memberFee - payment.amount },
    { ...providerAccount(payment), amount: payment.amount },
  ]);
}

/** Money of a member that leaves by a provider. */
export interface WithdrawMoney extends MemberMoney {
  /** Number of the order. */
  orderNo: string;
}

function withdrawPosting(step: string, kind: string, money: WithdrawMoney, legs: Posting['legs']): Posting {
  const ref = `withdrawal:${money.orderNo}`;
  return { key: `${ref}:${step}`, kind, ref, member: money.member, currency: money.currency, legs };
}

/** A withdrawal was requested: its money leaves the wallet and is held. */
export function holdWithdrawal(money: WithdrawMoney): Posting {
  return withdrawPosting('hold', 'WITHDRAWAL', money, [
    { kind: 'MAIN', owner: money.member, amount: -money.amount },
    { kind: 'HOLD', owner: money.member, amount: money.amount },
  ]);
}

/**
 * What is held goes back to the wallet.
 *
 * @param rest which time, when other money of the order was paid; left out when nothing was: that ends the order, once
 */
export function giveWithdrawalBack(money: WithdrawMoney, rest?: number): Posting {
  return withdrawPosting(rest === undefined ? 'end' : `rest:${rest}`, 'WITHDRAWAL_BACK', money, [
    { kind: 'HOLD', owner: money.member, amount: -money.amount },
    { kind: 'MAIN', owner: money.member, amount: money.amount },
  ]);
}

/** The member's fee of a withdrawal, taken once when all is paid. */
export function takeWithdrawalFee(money: WithdrawMoney): Posting {
  return withdrawPosting('fee', 'WITHDRAWAL_FEE', money, [
    { kind: 'HOLD', owner: money.member, amount: -money.amount },
    { kind: 'PSP_FEE', amount: money.amount },
  ]);
}

/** A part of a withdrawal, as its provider has paid it. */
export interface PayoutMoney extends WithdrawMoney {
  provider: string;
  method: string;
  /** Number of the part, unique for ever. */
  partNo: string;
  /** What the provider takes beside the amount. */
  fee: Money;
  /** How often it was paid again after it had come back: each time is booked once. */
  again: number;
}

function payoutPosting(
  step: 'paid' | 'returned' | 'recovered',
  kind: string,
  money: PayoutMoney,
  legs: Posting['legs'],
): Posting {
  return {
    key: `part:${money.partNo}:${step}${money.again > 0 ? `:${money.again + 1}` : ''}`,
    kind,
    ref: `withdrawal:${money.orderNo}`,
    member: money.member,
    currency: money.currency,
    legs: legs.filter(({ amount }) => amount !== 0n),
  };
}

/** A part was paid out of what is held. What the provider takes is a cost of the house. */
export function payPart(money: PayoutMoney): Posting {
  return payoutPosting('paid', 'PAYOUT', money, [
    { kind: 'HOLD', owner: money.member, amount: -money.amount },
    { kind: 'PSP_FEE', amount: -money.fee },
    { ...providerAccount(money), amount: money.amount + money.fee },
  ]);
}

/** A part was paid although its money has gone another way: the member owes it. */
export function payPartTwice(money: PayoutMoney): Posting {
  return payoutPosting('paid', 'PAYOUT_TWICE', money, [
    { kind: 'SUSPENSE', amount: -money.amount },
    { kind: 'PSP_FEE', amount: -money.fee },
    { ...providerAccount(money), amount: money.amount + money.fee },
  ]);
}

/** A paid part came back; what the provider took for it does not. */
export function takePartBack(money: PayoutMoney): Posting {
  return payoutPosting('returned', 'PAYOUT_RETURNED', money, [
    { ...providerAccount(money), amount: -money.amount },
    { kind: 'HOLD', owner: money.member, amount: money.amount },
  ]);
}

/**
 * A part that has not arrived is given back before its provider has sent the money back: the provider owes it. It has the key
 * of {@link takePartBack}, so that the same money never comes back in both ways.
 */
export function refundPart(money: PayoutMoney): Posting {
  return payoutPosting('returned', 'PAYOUT_REFUNDED', money, [
    { kind: 'SUSPENSE', amount: -money.amount },
    { kind: 'HOLD', owner: money.member, amount: money.amount },
  ]);
}

/** The provider has sent back what was given back before: it owes nothing any more. */
export function recoverPart(money: PayoutMoney): Posting {
  return payoutPosting('recovered', 'PAYOUT_RECOVERED', money, [
    { ...providerAccount(money), amount: -money.amount },
    { kind: 'SUSPENSE', amount: money.amount },
  ]);
}

/** A part that was paid twice came back: nothing is owed for it any more. */
export function takeOwedPartBack(money: PayoutMoney): Posting {
  return payoutPosting('returned', 'PAYOUT_OWED_RETURNED', money, [
    { ...providerAccount(money), amount: -money.amount },
    { kind: 'SUSPENSE', amount: money.amount },
  ]);
}

/** What an account of a provider is found to hold beside the books: how they are brought to what the provider says. */
export interface ProviderDifference {
  provider: string;
  method: string;
  currency: string;
  /** Number of the difference: it is booked once. */
  id: string;
  /** By how much amount and fee of the provider are above those of the books. */
  amount: Money;
  fee: Money;
}

/** A difference is accepted as the provider has it: the house bears it, or gains. */
export function acceptDifference(difference: ProviderDifference): Posting {
  const { id, currency, amount, fee } = difference;
  const legs: Posting['legs'] = [
    { ...providerAccount(difference), amount: fee - amount },
    { kind: 'PSP_FEE', amount: -fee },
    { kind: 'ADJUSTMENT', amount },
  ];
  return {
    ...{ key: `difference:${id}`, kind: 'SETTLEMENT_DIFFERENCE', ref: `difference:${id}`, member: '', currency },
    legs: legs.filter((leg) => leg.amount !== 0n),
  };
}

/**
 * What a provider has settled arrives at the bank.
 *
 * @param settled `amount` after fees, below zero when more went out than came in; `batch` is the provider's number of it
 */
export function settleProvider(settled: {
  provider: string;
  method: string;
  currency: string;
  batch: string;
  amount: Money;
}): Posting {
  const { provider, method, currency, batch, amount } = settled;
  return {
    key: `settle:${provider}:${batch}:${method}`,
    kind: 'SETTLEMENT',
    ref: `settlement:${provider}:${batch}`,
    member: '',
    currency,
    legs: [
      { kind: 'BANK', amount: -amount },
      { ...providerAccount(settled), amount },
    ],
  };
}
