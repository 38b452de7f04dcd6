import type { FastifyReply } from 'fastify';
import type { Bank } from './bank.ts';
import { html, page, send } from './layout.ts';
import { formPolicy } from './policy.ts';
import type { Deposit, LastTry, Store } from './store.ts';

/** Tries of one payment; a page that refused so many takes no further one. */
export const MOST_TRIES = 5;

const tryTexts: Readonly<Record<LastTry, string>> = {
  CANCELLED: 'You did not confirm the payment.',
  DECLINED: 'The bank has declined this card.',
  NOT_PROVED: 'Your bank could not confirm that it was you.',
  NOT_ARRIVED: 'The payee has said that it has not arrived.',
};

export interface HostedOptions {
  readonly store: Store;
  readonly bank: Bank;
}

/** Why a payment cannot be confirmed any more; nothing while it can. */
export function whyOver(store: Store, deposit: Deposit): string | undefined {
  if (store.paymentsOf(deposit.ref).length > 0) return 'Paid. Nothing more is charged.';
  if (deposit.isCancelled) return 'This payment was cancelled. Nothing is charged.';
  if (deposit.expiresAt < new Date().toISOString()) return 'The time for this payment is over. Nothing is charged.';
  return deposit.tries >= MOST_TRIES ? 'Too many tries were refused. Nothing is charged.' : undefined;
}

/** Sends a page whose forms may end at the shop that the payer came from, and at no other. */
export function sendHosted(reply: FastifyReply, { returnUrl }: Deposit, title: string, body: string) {
  const policy = formPolicy(returnUrl === null ? undefined : new URL(returnUrl).origin);
  return send(reply.header('content-security-policy', policy), page(title, `<main class="pay">${body}</main>`));
}

/** Where a payer goes when there is nothing more to do here. */
export const backAddress = ({ returnUrl, ref }: Deposit): string => returnUrl ?? `/pay/${ref}`;

export const backLink = ({ returnUrl }: Deposit): string =>
  returnUrl === null ? '' : `<p><a href="${html(returnUrl)}">Back to the shop</a></p>`;

/** @param payee who is paid; the shop, where it is nobody else */
export const factsOf = (deposit: Deposit, payee = 'PLAY DEMO'): string =>
  `<dl><dt>Pay to</dt><dd>${html(payee)}</dd><dt>Amount</dt><dd>${html(deposit.amount)} ${html(deposit.currency)}</dd><dt>Reference</dt><dd>${html(deposit.orderNo ?? '')}</dd></dl>`;

/** What became of the try before. */
export const tryNote = ({ lastTry }: Deposit): string =>
  lastTry === null ? '' : `<p role="alert">${tryTexts[lastTry]}</p>`;
