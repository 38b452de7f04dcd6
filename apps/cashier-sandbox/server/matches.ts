import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { backLink, factsOf, type HostedOptions, sendHosted, tryNote } from './hosted-page.ts';
import { html } from './layout.ts';
import { findMethod } from './methods.ts';
import type { Deposit, Store } from './store.ts';

/** The account of somebody who waits for a payout. */
export interface Payee {
  readonly bank: string;
  readonly accountName: string;
  readonly accountNumber: string;
}

const names = ['CHAN SREYPOV', 'KIM RATANAK', 'SOM PISETH', 'HENG BOPHA', 'LY SOKUNTHEA'];
const banks = ['Dev Bank', 'River Bank', 'Delta Savings'];
const oneOf = (list: readonly string[]): string => list[randomInt(list.length)] ?? '';
const threeDigits = (): string => String(randomInt(1_000)).padStart(3, '0');

/** Somebody who wants to be paid out just what another one pays in. */
export const findPayee = (): Payee => ({
  bank: oneOf(banks),
  accountName: oneOf(names),
  accountNumber: `${threeDigits()} ${threeDigits()} ${threeDigits()}`,
});

/** The account that a deposit was matched with. It is text of our own books. */
export const payeeOf = ({ payee }: Deposit): Payee | undefined =>
  payee === null ? undefined : (JSON.parse(payee) as Payee);

/** The page of the payee, who says whether the transfer has arrived. In this demo the payer answers for him. */
export function sendPayee(reply: FastifyReply, store: Store, deposit: Deposit) {
  const isPaid = store.paymentsOf(deposit.ref).length > 0;
  const isOver = deposit.isCancelled || deposit.expiresAt < new Date().toISOString();
  const button = (step: string, kind: string, name: string) =>
    `<form method="post" action="/pay/${deposit.ref}/${step}"><button${kind}>${name}</button></form>`;
  const late = isOver ? '<p>The time for this payment is over. It may still arrive.</p>' : '';
  const said = isPaid
    ? '<p role="status">The payee has confirmed it. Nothing more is expected.</p>'
    : `${tryNote(deposit)}${late}${button('arrived', '', 'It has arrived')}${button('missing', ' class="quiet"', 'It has not arrived')}`;
  return sendHosted(
    reply,
    deposit,
    'Demo payee',
    `<h1>Demo payee</h1><p>No real money moves. Here you answer for ${html(payeeOf(deposit)?.accountName ?? '')}, who waits for this transfer.</p>${factsOf(deposit, payeeOf(deposit)?.accountName)}${said}${backLink(deposit)}`,
  );
}

/** What payees say of a transfer. One that was confirmed stays so. */
export function registerMatches(pages: FastifyInstance, { store, bank }: HostedOptions): void {
  const say = (step: 'arrived' | 'missing', then: (deposit: Deposit) => void) =>
    pages.post<{ Params: { ref: string } }>(`/pay/:ref/${step}`, (request, reply) => {
      const deposit = store.findByRef(request.params.ref);
      if (!deposit || findMethod(deposit.method, deposit.currency)?.kind !== 'C2C')
        return reply.code(400).send({ error: { code: 'invalid' } });
      if (store.paymentsOf(deposit.ref).length === 0) then(deposit);
      return reply.redirect(`/pay/${deposit.ref}`, 303);
    });
  // also after its end: whoever has paid is credited
  say('arrived', (deposit) => bank.pay(deposit, deposit));
  say('missing', (deposit) => bank.noteTry(deposit, 'NOT_ARRIVED'));
}
