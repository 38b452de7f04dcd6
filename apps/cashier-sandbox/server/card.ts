import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  backAddress,
  backLink,
  factsOf,
  type HostedOptions,
  MOST_TRIES,
  sendHosted,
  tryNote,
  whyOver,
} from './hosted-page.ts';
import { html } from './layout.ts';
import { findMethod } from './methods.ts';
import type { Deposit, Store } from './store.ts';

/** What the bank of each demo card does. No other number is a card here, and none is kept. */
export const demoCards = {
  '4242424242424242': 'pays',
  '4000000000003220': 'asks',
  '4000000000000002': 'declines',
} as const;

/** What the owner of a demo card is sent by the bank. */
export const DEMO_CODE = '123456';

const digits = z.string().transform((text) => text.replaceAll(/[\s-]/g, ''));
const cardBody = z.strictObject({
  number: digits.pipe(z.string().regex(/^\d{12,19}$/)),
  expiry: z.string().regex(/^(0[1-9]|1[0-2]) ?\/ ?\d\d$/),
  code: z.string().regex(/^\d{3,4}$/),
});
const proofBody = z.strictObject({ code: z.string().max(20) });

/** The check digit that every card number ends with. */
function isCardNumber(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** @param expiry month and year: 09/27 */
function isExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return Date.UTC(2000 + year, month) <= now.getTime();
}

const fields = `<label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required></label><label>Expiry date (MM/YY) <input name="expiry" autocomplete="cc-exp" required></label><label>Security code <input name="code" inputmode="numeric" autocomplete="cc-csc" required></label>`;
const demoNote = `<p>Demo cards: ${Object.entries(demoCards)
  .map(([number, what]) => `<bdi>${number}</bdi> ${what}`)
  .join(', ')}. Any later date and any three digits.</p>`;

/** The page of a card provider: the shop never sees the number. @param problem what is wrong with what was typed */
export function sendCard(reply: FastifyReply, store: Store, deposit: Deposit, problem?: string) {
  const over = whyOver(store, deposit);
  const note = problem ? `<p role="alert">${problem}</p>` : tryNote(deposit);
  const form = `<form method="post" action="/pay/${deposit.ref}/card">${fields}<button>Pay ${html(deposit.amount)} ${html(deposit.currency)}</button></form><form method="post" action="/pay/${deposit.ref}/refuse"><button class="quiet">Cancel</button></form>`;
  return sendHosted(
    reply,
    deposit,
    'Demo Card',
    `<h1>Demo Card</h1><p>No real money moves. Do not enter a real card.</p>${factsOf(deposit)}${over ? `<p role="status">${over}</p>` : note + form + demoNote}${backLink(deposit)}`,
  );
}

/** The step in which the bank of the card asks its owner for a code, as 3-D Secure does. */
function sendProof(reply: FastifyReply, deposit: Deposit) {
  const forms = `<form method="post" action="/pay/${deposit.ref}/proof"><label>Code from your bank <input name="code" inputmode="numeric" autocomplete="one-time-code" required></label><button>Confirm</button></form><form method="post" action="/pay/${deposit.ref}/proof"><input type="hidden" name="code" value=""><button class="quiet">Refuse</button></form>`;
  return sendHosted(
    reply,
    deposit,
    'Confirm with your bank',
    `<h1>Confirm with your bank</h1><p>Your bank has sent you a code. In this demo it is ${DEMO_CODE}.</p>${factsOf(deposit)}${forms}`,
  );
}

type Visit = { Params: { ref: string } };

/** Payments by card. A deposit waits for the code of the bank while `proofOf` has it: a page that is left charges nothing. */
export function registerCard(pages: FastifyInstance, { store, bank }: HostedOptions): void {
  const proofOf = new Set<string>();
  const refuse = (reply: FastifyReply) => reply.code(400).send({ error: { code: 'invalid' } });
  const find = (ref: string): Deposit | undefined => {
    const deposit = store.findByRef(ref);
    return deposit && findMethod(deposit.method, deposit.currency)?.kind === 'CARD' ? deposit : undefined;
  };

  pages.post<Visit>('/pay/:ref/card', (request, reply) => {
    const deposit = find(request.params.ref);
    if (!deposit) return refuse(reply);
    if (whyOver(store, deposit)) return reply.redirect(`/pay/${deposit.ref}`, 303);
    const { success, data } = cardBody.safeParse(request.body);
    if (!success || !isCardNumber(data.number) || isExpired(data.expiry, new Date()))
      return sendCard(reply.code(422), store, deposit, 'Check the card number, the date and the security code.');
    // another card is typed: the step of the one before was left, which is known now
    if (proofOf.delete(deposit.ref)) {
      bank.noteTry(deposit, 'NOT_PROVED');
      if (deposit.tries + 1 >= MOST_TRIES) return reply.redirect(backAddress(deposit), 303);
    }
    const course = Object.entries(demoCards).find(([number]) => number === data.number)?.[1] ?? 'declines';
    if (course === 'asks') {
      proofOf.add(deposit.ref);
      return reply.redirect(`/pay/${deposit.ref}/proof`, 303);
    }
    if (course === 'declines') bank.noteTry(deposit, 'DECLINED');
    else bank.pay(deposit, deposit);
    return reply.redirect(backAddress(deposit), 303);
  });

  pages.get<Visit>('/pay/:ref/proof', (request, reply) => {
    const deposit = find(request.params.ref);
    if (!deposit || whyOver(store, deposit) || !proofOf.has(deposit.ref))
      return reply.redirect(`/pay/${request.params.ref}`, 303);
    return sendProof(reply, deposit);
  });

  pages.post<Visit>('/pay/:ref/proof', (request, reply) => {
    const deposit = find(request.params.ref);
    const { success, data } = proofBody.safeParse(request.body);
    if (!deposit || !success) return refuse(reply);
    const isWaiting = proofOf.delete(deposit.ref);
    if (!isWaiting || whyOver(store, deposit)) return reply.redirect(`/pay/${deposit.ref}`, 303);
    if (data.code === DEMO_CODE) bank.pay(deposit, deposit);
    else bank.noteTry(deposit, 'NOT_PROVED');
    return reply.redirect(backAddress(deposit), 303);
  });
}
