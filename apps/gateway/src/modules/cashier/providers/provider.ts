import type { Money } from '../../../kernel/money.ts';

/**
 * What a payer does: scan a code with a bank's app, transfer to an account, confirm on the page of an e-wallet,
 * type a card into the page of its provider, type the code of a voucher here,
 * send a coin to an address, transfer to another person whom the provider pays out.
 */
export const depositKinds = ['QR', 'BANK', 'WALLET', 'CARD', 'VOUCHER', 'CRYPTO', 'C2C'] as const;
export type DepositKind = (typeof depositKinds)[number];

/**
 * How the last try to pay has ended without a payment. `CANCELLED` = by the payer on the page of the provider, `DECLINED` =
 * by the bank, `NOT_PROVED` = the bank asked its owner, who has not confirmed it, `TOO_MANY` = there is no further try,
 * `NOT_ARRIVED` = says the person who is paid; it may come yet.
 */
export const lastTries = ['CANCELLED', 'DECLINED', 'NOT_PROVED', 'TOO_MANY', 'NOT_ARRIVED'] as const;
export type LastTry = (typeof lastTries)[number];

/** A way to pay in, as its provider offers it. What providers can do differs, so it is data. */
export interface Method {
  /** Unique within the provider: KHQR. */
  readonly method: string;
  readonly kind: DepositKind;
  readonly currency: string;
  readonly min: Money;
  readonly max: Money;
  /** Amounts are whole multiples of it; what the payer's network takes. */
  readonly step: Money;
  /** Fee of the member: a fixed part, and millionths of the amount. */
  readonly feeFixed: Money;
  readonly feePpm: number;
  /** Usual seconds until a payment is known. */
  readonly etaSeconds: number;
  /** Seconds that an order can be paid. */
  readonly lifeSeconds: number;
  /** One order may be paid by several payments. */
  readonly takesParts: boolean;
}

/** What the payer is shown; which fields there are depends on the method. */
export interface Instructions {
  readonly qrText?: string;
  readonly payee?: string;
  readonly bank?: string;
  readonly accountName?: string;
  readonly accountNumber?: string;
  /** Text that a transfer has to carry. */
  readonly reference?: string;
  /** Page of the provider where it can be paid. */
  readonly payUrl?: string;
  /** Whose page that is, where it is paid there and nowhere else. */
  readonly page?: string;
  readonly lastTry?: LastTry;
  /** When that was (ISO 8601), so that a try can be told from an older one that has ended the same way. */
  readonly triedAt?: string;
  /** Where a coin is sent, by which network, and the note that it has to carry there. */
  readonly address?: string;
  readonly asset?: string;
  readonly network?: string;
  readonly memo?: string;
  /** Coins that are still to be sent, and what one is worth in the currency of the order until that ends. */
  readonly sendAmount?: string;
  readonly rate?: string;
  /** Coins on their way, and how often they were confirmed of how many times. */
  readonly comingAmount?: string;
  readonly confirmations?: number;
  readonly confirmationsNeeded?: number;
}

export interface PaymentFacts {
  /** The provider's number of the payment, unique for ever: what decides that it is credited once. */
  readonly paymentRef: string;
  readonly amount: Money;
  readonly currency: string;
  /** What the provider keeps. */
  readonly fee: Money;
  readonly paidAt: Date;
  /** `reversed` = all of it was taken back. */
  readonly state: 'pending' | 'paid' | 'reversed';
  /** Of one that is `paid`: how much of it was taken back so far. */
  readonly reversed?: Money | undefined;
}

/** All that a provider knows of a deposit. Its state is told by its payments. */
export interface DepositFacts {
  /** The provider's number. */
  readonly ref: string;
  /** Our number; absent for a payment that nobody has asked for. */
  readonly orderNo?: string | undefined;
  readonly method: string;
  readonly expiresAt: Date;
  /** As they are now: what they say of tries changes. */
  readonly instructions: Instructions;
  readonly payments: readonly PaymentFacts[];
}

export interface DepositCommand {
  /** Ours; the key of the call: the same one again is the same deposit. */
  readonly orderNo: string;
  readonly method: string;
  readonly amount: Money;
  readonly currency: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Where the payer comes back to from a page of the provider. That he does says nothing about the payment. */
  readonly returnUrl: string;
}

/** Where a payout goes: an account at a bank, or at an e-wallet. */
export type PayoutKind = 'BANK' | 'WALLET';

/** A way to pay out, as its provider offers it. */
export interface PayoutMethod {
  /** Unique among the payout methods of the provider. */
  readonly method: string;
  readonly kind: PayoutKind;
  readonly currency: string;
  /** Least and greatest amount of one payout. */
  readonly min: Money;
  readonly max: Money;
  /** Amounts are whole multiples of it. */
  readonly step: Money;
  /** Fee of the member: a fixed part, and millionths of the amount. */
  readonly feeFixed: Money;
  readonly feePpm: number;
  /** Usual seconds until a payout has arrived. */
  readonly etaSeconds: number;
  /** Banks or e-wallets that it reaches. */
  readonly institutions: readonly { readonly code: string; readonly name: string }[];
}

/** An account that money is paid out to. */
export interface PayoutAccount {
  readonly method: string;
  readonly currency: string;
  /** Code of the bank or e-wallet. */
  readonly institution: string;
  readonly number: string;
  /** Its owner, as typed. */
  readonly holder: string;
}

/** How the name of an account's owner compares with the one that was typed. */
export type NameMatch = 'full' | 'partial' | 'none' | 'unknown';

export interface PayoutCommand {
  /** Ours; the key of the call: the same one again is the same payout. */
  readonly partNo: string;
  readonly amount: Money;
  readonly account: PayoutAccount;
}

/** Why a payout has failed. `BANK_DOWN` may pass by itself, the others do not. */
export const payoutFailures = ['ACCOUNT_CLOSED', 'NAME_MISMATCH', 'REFUSED', 'BANK_DOWN'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

export interface PayoutFacts {
  /** The provider's number. */
  readonly ref: string;
  readonly partNo: string;
  readonly amount: Money;
  readonly currency: string;
  /** What the provider takes for it, beside the amount. */
  readonly fee: Money;
  /** `returned` = it was paid, and the bank of the receiver has sent it back. */
  readonly state: 'accepted' | 'sent' | 'paid' | 'failed' | 'returned';
  readonly failure?: PayoutFailure | undefined;
  /** When the provider changed it last, by its own clock: an older answer that comes later says nothing. */
  readonly changedAt: Date;
}

export interface RefundCommand {
  /** Ours; the key of the call: the same one again is the same refund. */
  readonly refundNo: string;
  /** The provider's number of the payment that goes back to its payer. */
  readonly paymentRef: string;
  readonly amount: Money;
  readonly currency: string;
}

export interface RefundFacts {
  readonly refundNo: string;
  readonly amount: Money;
  readonly currency: string;
  readonly state: 'accepted' | 'done' | 'refused';
}

/** What a line of a settlement file is about. `payout-back` = a payout that has failed or come back after it was paid. */
export const settlementKinds = ['payment', 'reversal', 'refund', 'payout', 'payout-back'] as const;

export interface SettlementLine {
  readonly kind: (typeof settlementKinds)[number];
  /** The provider's number of the payment or the payout. */
  readonly ref: string;
  /** Our number of the order, the part or the refund; absent for a payment that nobody has asked for. */
  readonly ownRef?: string | undefined;
  readonly method: string;
  /** Below zero what went out. */
  readonly amount: Money;
  /** What the provider keeps of it, or takes for it. */
  readonly fee: Money;
  readonly at: Date;
}

/** What has moved on one day in one currency, as the provider has settled it. */
export interface SettlementFile {
  /** The provider's number of it. */
  readonly batch: string;
  readonly lines: readonly SettlementLine[];
  /** The very bytes. */
  readonly raw: Uint8Array;
}

/**
 * What a provider says of the code of a voucher. `TAKEN` = it has paid the deposit, `CLOSED` = the deposit takes no further
 * code: it was paid, is over, or too many codes were wrong.
 */
export const voucherOutcomes = ['TAKEN', 'UNKNOWN', 'USED', 'OTHER_CURRENCY', 'TOO_LITTLE', 'CLOSED'] as const;
export type VoucherOutcome = (typeof voucherOutcomes)[number];

/** A hint that a deposit or a payout should be looked at. What a webhook says of money is never believed. */
export interface ProviderEvent {
  readonly id: string;
  readonly about: 'deposit' | 'payout';
  /** The provider's number of it. */
  readonly ref: string;
}

export type DepositKey = { readonly ref: string } | { readonly orderNo: string };
export type PayoutKey = { readonly ref: string } | { readonly partNo: string };

/** A provider of payments, reached over the network. It knows no ledger and no web framework; one folder for each. */
export interface PaymentProvider {
  /** In keys of postings and in the address of its webhooks: lower-case letters. */
  readonly code: string;
  readonly apiVersion: 1;
  /** @throws ProviderError */
  methods(currency: string): Promise<readonly Method[]>;
  /** @throws ProviderError; after `timeout` it may have happened: ask, and never under another number */
  createDeposit(command: DepositCommand): Promise<DepositFacts>;
  /** @returns nothing when there is no such deposit. @throws ProviderError */
  getDeposit(key: DepositKey): Promise<DepositFacts | undefined>;
  /** @throws ProviderError */
  cancelDeposit(ref: string): Promise<'cancelled' | 'paid-already' | 'unsupported'>;
  /**
   * Pays a deposit by a voucher, with the amount of the deposit and no other. The same code for the same deposit is taken once.
   *
   * @param code capital letters and digits
   * @throws ProviderError; after `timeout` it may have been taken
   */
  redeemVoucher(ref: string, code: string): Promise<VoucherOutcome>;
  /** @throws ProviderError */
  payoutMethods(currency: string): Promise<readonly PayoutMethod[]>;
  /** Compares the owner of an account with the name that was typed. @throws ProviderError */
  checkAccount(account: PayoutAccount): Promise<NameMatch>;
  /** @throws ProviderError; after `timeout` it may have happened: ask, and never under another number */
  createPayout(command: PayoutCommand): Promise<PayoutFacts>;
  /** @returns nothing when there is no such payout. @throws ProviderError */
  getPayout(key: PayoutKey): Promise<PayoutFacts | undefined>;
  /** @throws ProviderError; after `timeout` it may have happened: ask, and never under another number */
  refund(command: RefundCommand): Promise<RefundFacts>;
  /** @returns nothing when there is no such refund. @throws ProviderError */
  getRefund(refundNo: string): Promise<RefundFacts | undefined>;
  /**
   * Currencies in which something has moved on a day.
   *
   * @param day by the clock of the provider: 2026-11-26
   * @returns nothing while its files are not there yet
   * @throws ProviderError
   */
  settledCurrencies(day: string): Promise<readonly string[] | undefined>;
  /**
   * The file of a day.
   *
   * @param now proves how old its signature is
   * @throws ProviderError `defect` when it is not signed, cannot be read, or its sums do not add up
   */
  settlement(day: string, currency: string, now: Date): Promise<SettlementFile>;
  /**
   * Proves and reads a webhook; pure.
   *
   * @param headers by their names in lower case
   * @param raw the very bytes that were sent
   * @returns nothing when its kind is not known
   * @throws SignatureInvalid, NotParsable
   */
  readWebhook(headers: WebhookHeaders, raw: Uint8Array, now: Date): readonly ProviderEvent[];
}

export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Why a call failed. `unavailable` = surely not done, `timeout` = nobody knows, `rejected` = final, by a rule of the provider,
 * `defect` = a mistake of ours or of the provider, for an operator.
 */
export type ProviderErrorKind = 'unavailable' | 'timeout' | 'rejected' | 'defect';

/** Its message names neither an account nor a secret: it goes into logs. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  /** How long it wants to be left alone, in milliseconds. */
  readonly retryAfter: number | undefined;

  /** @param code the provider's own, or what happened */
  constructor(kind: ProviderErrorKind, code: string, retryAfter?: number) {
    super(`${kind}: ${code}`);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** The webhook is not of the provider, was changed, or is too old. */
export class SignatureInvalid extends Error {
  override name = 'SignatureInvalid';
}

/** The webhook is of the provider, and nothing that can be read. */
export class NotParsable extends Error {
  override name = 'NotParsable';
}
