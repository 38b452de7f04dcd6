import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendCard } from './card.ts';
import { createChain, registerChain, sendChain } from './chain.ts';
import { backAddress, backLink, factsOf, type HostedOptions, sendHosted, tryNote, whyOver } from './hosted-page.ts';
import { html, page, send } from './layout.ts';
import { registerMatches, sendPayee } from './matches.ts';
import { findMethod } from './methods.ts';
import type { Deposit, Store } from './store.ts';
import { sendVoucherShop } from './vouchers.ts';

const payBody = z.strictObject({ amount: z.string().regex(/^\d{1,15}(\.\d{1,4})?$/) });

type Visit = { Params: { ref: string } };

/** The page of a bank, where any amount can be sent at any time, as a transfer can. */
function sendBank(reply: FastifyReply, store: Store, deposit: Deposit) {
  const isPaid = store.paymentsOf(deposit.ref).length > 0;
  const isOver = deposit.isCancelled || deposit.expiresAt < new Date().toISOString();
  const form = `<form method="post"><label>Amount <input name="amount" inputmode="decimal" value="${html(deposit.amount)}" required></label><button>Pay now</button></form>`;
  const note = isOver ? '<p>The time for this payment is over. It can still be sent.</p>' : '';
  const done = '<p role="status">Paid. You can close this window.</p>';
  return send(
    reply,
    page(
      'Demo bank',
      `<main class="pay"><h1>Demo bank</h1><p>No real money moves.</p>${factsOf(deposit)}${isPaid ? done : note + form}</main>`,
    ),
  );
}

/** The page of an e-wallet: the payer confirms the amount of the order, or does not. */
function sendWallet(reply: FastifyReply, store: Store, deposit: Deposit) {
  const over = whyOver(store, deposit);
  const forms = `<form method="post" action="/pay/${deposit.ref}/confirm"><button>Confirm payment</button></form><form method="post" action="/pay/${deposit.ref}/refuse"><button class="quiet">Refuse</button></form>`;
  return sendHosted(
    reply,
    deposit,
    'Demo Wallet',
    `<h1>Demo Wallet</h1><p>No real money moves.</p>${factsOf(deposit)}${over ? `<p role="status">${over}</p>` : tryNote(deposit) + forms}${backLink(deposit)}`,
  );
}

/** The pages where payers pay. @param pages takes forms of its own pages alone */
export function registerHosted(pages: FastifyInstance, { store, bank }: HostedOptions): void {
  const chain = createChain(store, bank);
  registerChain(pages, store, chain);
  registerMatches(pages, { store, bank });
  const kindOf = ({ method, currency }: Deposit) => findMethod(method, currency)?.kind;
  const refuse = (reply: FastifyReply) => reply.code(400).send({ error: { code: 'invalid' } });

  pages.get<Visit>('/pay/:ref', (request, reply) => {
    const deposit = store.findByRef(request.params.ref);
    if (!deposit) return send(reply.code(404), page('Not found', '<h1>There is no such payment</h1>'));
    const kind = kindOf(deposit);
    if (kind === 'CRYPTO') return sendChain(reply, chain, deposit);
    if (kind === 'C2C') return sendPayee(reply, store, deposit);
    if (kind === 'VOUCHER') return sendVoucherShop(reply, store, deposit);
    if (kind === 'CARD') return sendCard(reply, store, deposit);
    return kind === 'WALLET' ? sendWallet(reply, store, deposit) : sendBank(reply, store, deposit);
  });

  pages.post<Visit>('/pay/:ref', (request, reply) => {
    const deposit = store.findByRef(request.params.ref);
    const { success, data } = payBody.safeParse(request.body);
    if (!deposit || !success || kindOf(deposit) === 'C2C') return refuse(reply);
    if (findMethod(deposit.method, deposit.currency)?.page) return refuse(reply);
    bank.pay(deposit, data);
    return reply.redirect(`/pay/${deposit.ref}`, 303);
  });

  /** A wallet that was opened twice, or a form that was sent twice, pays once. */
  pages.post<Visit>('/pay/:ref/confirm', (request, reply) => {
    const deposit = store.findByRef(request.params.ref);
    if (!deposit || kindOf(deposit) !== 'WALLET') return refuse(reply);
    if (whyOver(store, deposit)) return reply.redirect(`/pay/${deposit.ref}`, 303);
    bank.pay(deposit, deposit);
    return reply.redirect(backAddress(deposit), 303);
  });

  pages.post<Visit>('/pay/:ref/refuse', (request, reply) => {
    const deposit = store.findByRef(request.params.ref);
    if (!deposit || !findMethod(deposit.method, deposit.currency)?.page) return refuse(reply);
    if (whyOver(store, deposit)) return reply.redirect(`/pay/${deposit.ref}`, 303);
    bank.noteTry(deposit, 'CANCELLED');
    return reply.redirect(backAddress(deposit), 303);
  });
}
