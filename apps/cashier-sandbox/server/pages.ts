import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Bank, type PayoutStep, payoutSteps } from './bank.ts';
import { registerCard } from './card.ts';
import {
  answerFaults,
  type Faults,
  faultsBody,
  fileFaults,
  matchFaults,
  nameMatches,
  payoutFaults,
  refundFaults,
  webhookFaults,
} from './faults.ts';
import { registerHosted } from './hosted.ts';
import { html, isForeign, options, page, send, style, takeForms } from './layout.ts';
import { methods } from './methods.ts';
import type { Deposit, Payment, Payout, Refund, Store } from './store.ts';
import { registerVoucherPages, voucherForm, voucherTable } from './vouchers.ts';

/** Deposits and payouts that the operator's page shows. */
const SHOWN = 30;

const amount = z.string().regex(/^\d{1,15}(\.\d{1,4})?$/);
const payBody = z.strictObject({
  amount,
  currency: z
    .string()
    .regex(/^[A-Z]{3,5}$/)
    .optional(),
});
const stepBody = z.strictObject({ step: z.enum(Object.keys(payoutSteps) as [PayoutStep, ...PayoutStep[]]) });
const refundEndBody = z.strictObject({ state: z.enum(['done', 'refused']) });
/** Without an amount all that is left is reversed. */
const reverseBody = z.strictObject({ amount: amount.or(z.literal('')).optional() });
const strayBody = z.strictObject({ amount, method: z.string().max(40) });

interface PagesOptions {
  readonly store: Store;
  readonly bank: Bank;
  readonly faults: { current: Faults };
}

function paymentLine({ paymentRef, amount: paid, currency, state, reversed }: Payment): string {
  const undo = `<form method="post" action="/payments/${paymentRef}/reverse"><label>Part <input name="amount" size="9" placeholder="all"></label><button>Reverse</button></form>`;
  const part = reversed !== null && state === 'paid' ? ` (${html(reversed)} reversed)` : '';
  return `${html(paid)} ${html(currency)} ${state}${part}${state === 'paid' ? undo : ''}`;
}

function depositRow(deposit: Deposit, payments: readonly Payment[]): string {
  const pay = `<form method="post" action="/deposits/${deposit.ref}/pay"><label>Amount <input name="amount" value="${html(deposit.amount)}" size="9"></label><label>Currency <input name="currency" value="${html(deposit.currency)}" size="4"></label><button>Pay</button></form>`;
  return `<tr><td>${html(deposit.orderNo ?? 'without order')}${deposit.isCancelled ? ' (cancelled)' : ''}</td><td>${html(deposit.method)}</td><td>${html(deposit.amount)} ${html(deposit.currency)}</td><td>${payments.map(paymentLine).join('<br>')}${pay}</td></tr>`;
}

const stepNames: Readonly<Record<PayoutStep, string>> = {
  pay: 'Pay',
  close: 'Fail: account closed',
  mismatch: 'Fail: other name',
  bankDown: 'Fail: bank down',
  return: 'Return',
};

/** The number of the account stays out of the page but for its end. */
function payoutRow({ ref, partNo, amount: sent, currency, institution, number, state, failure }: Payout): string {
  const buttons = Object.entries(payoutSteps)
    .filter(([, { from }]) => (from as readonly string[]).includes(state))
    .map(([step]) => `<button name="step" value="${step}">${stepNames[step as PayoutStep]}</button>`);
  const form = buttons.length > 0 ? `<form method="post" action="/payouts/${ref}">${buttons.join('')}</form>` : '';
  return `<tr><td>${html(partNo)}</td><td>${html(institution)} ${html(number.slice(-4))}</td><td>${html(sent)} ${html(currency)}</td><td>${state}${failure ? `: ${html(failure)}` : ''}${form}</td></tr>`;
}

function refundRow({ refundNo, amount: sent, currency, state }: Refund): string {
  const form =
    state === 'accepted'
      ? `<form method="post" action="/refunds/${html(refundNo)}"><button name="state" value="done">Send back</button><button name="state" value="refused">Refuse</button></form>`
      : '';
  return `<tr><td>${html(refundNo)}</td><td>${html(sent)} ${html(currency)}</td><td>${state}${form}</td></tr>`;
}

/**
 * The hosted page where a payer pays, and the page where an operator makes things go wrong. Both are for whoever reaches this
 * server: a demo, on this machine.
 */
export function registerPages(app: FastifyInstance, { store, bank, faults }: PagesOptions): void {
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.register(async (pages) => {
    takeForms(pages);
    pages.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST' && isForeign(request))
        return reply.code(403).send({ error: { code: 'foreign-form' } });
      return undefined;
    });

    registerHosted(pages, { store, bank });
    registerCard(pages, { store, bank });
    registerVoucherPages(pages, { store, bank });

    pages.get('/', (_request, reply) => {
      const { answers, webhooks, lateSeconds, payouts, refunds, files, names, matches } = faults.current;
      const form = `<form method="post" action="/faults"><label>API answers <select name="answers">${options(answerFaults, answers)}</select></label><label>Webhooks <select name="webhooks">${options(webhookFaults, webhooks)}</select></label><label>Seconds late <input name="lateSeconds" type="number" min="0" max="259200" value="${lateSeconds}"></label><label>Payouts <select name="payouts">${options(payoutFaults, payouts)}</select></label><label>Refunds <select name="refunds">${options(refundFaults, refunds)}</select></label><label>Settlement files <select name="files">${options(fileFaults, files)}</select></label><label>Names of accounts <select name="names">${options(nameMatches, names)}</select></label><label>Payees to match <select name="matches">${options(matchFaults, matches)}</select></label><button>Apply</button></form>`;
      const stray = `<form method="post" action="/stray"><label>Method <select name="method">${options(
        methods.map((one) => `${one.method} ${one.currency}`),
        '',
      )}</select></label><label>Amount <input name="amount" value="5000" size="9"></label><button>Pay without an order</button></form>`;
      const rows = store.latest(SHOWN).map((deposit) => depositRow(deposit, store.paymentsOf(deposit.ref)));
      const payoutRows = store.latestPayouts(SHOWN).map(payoutRow);
      const refundRows = store.latestRefunds(SHOWN).map(refundRow);
      const table = (name: string, columns: readonly string[], lines: readonly string[]) =>
        `<section><h2>${name}</h2><div class="wide" tabindex="0" role="region" aria-label="${name}"><table><thead><tr>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div></section>`;
      return send(
        reply,
        page(
          'Payment sandbox',
          `<main><h1>Payment sandbox</h1><section><h2>What goes wrong</h2>${form}</section><section><h2>A payment that nobody asked for</h2>${stray}</section>${table('Deposits', ['Order', 'Method', 'Amount', 'Payments'], rows)}<section><h2>Vouchers</h2>${voucherForm}</section>${table('Latest vouchers', ['Code', 'Value', 'Left'], voucherTable(store.latestVouchers(SHOWN)))}${table('Payouts', ['Number', 'Account', 'Amount', 'State'], payoutRows)}${table('Refunds', ['Number', 'Amount', 'State'], refundRows)}</main>`,
        ),
      );
    });

    pages.post('/faults', (request, reply) => {
      const { success, data } = faultsBody.safeParse(request.body);
      if (!success) return reply.code(400).send({ error: { code: 'invalid' } });
      faults.current = data;
      return reply.redirect('/', 303);
    });

    pages.post<{ Params: { ref: string } }>('/deposits/:ref/pay', (request, reply) => {
      const deposit = store.findByRef(request.params.ref);
      const { success, data } = payBody.safeParse(request.body);
      if (!deposit || !success) return reply.code(400).send({ error: { code: 'invalid' } });
      bank.pay(deposit, data);
      return reply.redirect('/', 303);
    });

    pages.post<{ Params: { ref: string } }>('/payments/:ref/reverse', (request, reply) => {
      const { success, data } = reverseBody.safeParse(request.body ?? {});
      return success && bank.reverse(request.params.ref, data.amount || undefined)
        ? reply.redirect('/', 303)
        : reply.code(400).send({ error: { code: 'invalid' } });
    });

    pages.post<{ Params: { ref: string } }>('/payouts/:ref', (request, reply) => {
      const { success, data } = stepBody.safeParse(request.body);
      return success && bank.changePayout(request.params.ref, data.step)
        ? reply.redirect('/', 303)
        : reply.code(400).send({ error: { code: 'invalid' } });
    });

    pages.post<{ Params: { refundNo: string } }>('/refunds/:refundNo', (request, reply) => {
      const { success, data } = refundEndBody.safeParse(request.body);
      return success && bank.endRefund(request.params.refundNo, data.state)
        ? reply.redirect('/', 303)
        : reply.code(400).send({ error: { code: 'invalid' } });
    });

    pages.post('/stray', (request, reply) => {
      const { success, data } = strayBody.safeParse(request.body);
      const chosen = success && methods.find((one) => `${one.method} ${one.currency}` === data.method);
      if (!chosen) return reply.code(400).send({ error: { code: 'invalid' } });
      bank.payStray({ method: chosen.method, currency: chosen.currency, amount: data.amount });
      return reply.redirect('/', 303);
    });
  });
}
