import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Bank, type PayoutStep, payoutSteps } from './bank.ts';
import {
  answerFaults,
  type Faults,
  faultsBody,
  fileFaults,
  nameMatches,
  payoutFaults,
  refundFaults,
  webhookFaults,
} from './faults.ts';
import { methods } from './methods.ts';
import type { Deposit, Payment, Payout, Refund, Store } from './store.ts';

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
const strayBody = z.strictObject({ amount, method: z.string().max(40) });

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --page: #f3f5f8; --card: #fff; --ink: #16202c; --line: #c9d1db; --act: #0b5cad; --on-act: #fff; }
  @media (prefers-color-scheme: dark) { :root { --page: #10161d; --card: #1a232d; --ink: #e8edf3; --line: #3a4756; --act: #6db3ff; --on-act: #08131f; } }
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; padding: 1rem; background: var(--page); color: var(--ink); }
  main { max-inline-size: 64rem; margin-inline: auto; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
  main.pay { max-inline-size: 24rem; margin-block-start: 2rem; }
  section, .pay { padding: 1.25rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
  h1, h2, p, dl { margin: 0; } h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; }
  form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin-block: .5rem 0; }
  .pay form { display: grid; }
  label { display: grid; gap: .25rem; font-size: .875rem; }
  input, select, button { font: inherit; min-block-size: 2.75rem; padding-inline: .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: inherit; }
  button { border-color: var(--act); background: var(--act); color: var(--on-act); font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
  table { inline-size: 100%; border-collapse: collapse; } th, td { text-align: start; padding: .5rem; border-block-end: 1px solid var(--line); vertical-align: top; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; } dd { margin: 0; font-weight: 600; text-align: end; }
  .wide { overflow-x: auto; }`;

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/style.css"></head><body>${body}</body></html>`;

const options = (names: readonly string[], chosen: string): string =>
  names.map((name) => `<option${name === chosen ? ' selected' : ''}>${html(name)}</option>`).join('');

interface PagesOptions {
  readonly store: Store;
  readonly bank: Bank;
  readonly faults: { current: Faults };
}

/** Forms as the browser sends them. */
function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** A form of another site cannot be sent here. */
const isForeign = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);

const send = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);

function paymentLine({ paymentRef, amount: paid, currency, state }: Payment): string {
  const undo = `<form method="post" action="/payments/${paymentRef}/reverse"><button>Reverse</button></form>`;
  return `${html(paid)} ${html(currency)} ${state}${state === 'paid' ? undo : ''}`;
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

    pages.get<{ Params: { ref: string } }>('/pay/:ref', (request, reply) => {
      const deposit = store.findByRef(request.params.ref);
      if (!deposit) return send(reply.code(404), page('Not found', '<h1>There is no such payment</h1>'));
      const isPaid = store.paymentsOf(deposit.ref).length > 0;
      const isOver = deposit.isCancelled || deposit.expiresAt < new Date().toISOString();
      const facts = `<dl><dt>Pay to</dt><dd>PLAY DEMO</dd><dt>Amount</dt><dd>${html(deposit.amount)} ${html(deposit.currency)}</dd><dt>Reference</dt><dd>${html(deposit.orderNo ?? '')}</dd></dl>`;
      const form = `<form method="post"><label>Amount <input name="amount" inputmode="decimal" value="${html(deposit.amount)}" required></label><button>Pay now</button></form>`;
      const note = isOver ? '<p>The time for this payment is over. It can still be sent.</p>' : '';
      const done = '<p role="status">Paid. You can close this window.</p>';
      return send(
        reply,
        page(
          'Demo bank',
          `<main class="pay"><h1>Demo bank</h1><p>No real money moves.</p>${facts}${isPaid ? done : note + form}</main>`,
        ),
      );
    });

    pages.post<{ Params: { ref: string } }>('/pay/:ref', (request, reply) => {
      const deposit = store.findByRef(request.params.ref);
      const { success, data } = payBody.safeParse(request.body);
      if (!deposit || !success) return reply.code(400).send({ error: { code: 'invalid' } });
      bank.pay(deposit, data);
      return reply.redirect(`/pay/${deposit.ref}`, 303);
    });

    pages.get('/', (_request, reply) => {
      const { answers, webhooks, lateSeconds, payouts, refunds, files, names } = faults.current;
      const form = `<form method="post" action="/faults"><label>API answers <select name="answers">${options(answerFaults, answers)}</select></label><label>Webhooks <select name="webhooks">${options(webhookFaults, webhooks)}</select></label><label>Seconds late <input name="lateSeconds" type="number" min="0" max="259200" value="${lateSeconds}"></label><label>Payouts <select name="payouts">${options(payoutFaults, payouts)}</select></label><label>Refunds <select name="refunds">${options(refundFaults, refunds)}</select></label><label>Settlement files <select name="files">${options(fileFaults, files)}</select></label><label>Names of accounts <select name="names">${options(nameMatches, names)}</select></label><button>Apply</button></form>`;
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
          `<main><h1>Payment sandbox</h1><section><h2>What goes wrong</h2>${form}</section><section><h2>A payment that nobody asked for</h2>${stray}</section>${table('Deposits', ['Order', 'Method', 'Amount', 'Payments'], rows)}${table('Payouts', ['Number', 'Account', 'Amount', 'State'], payoutRows)}${table('Refunds', ['Number', 'Amount', 'State'], refundRows)}</main>`,
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

    pages.post<{ Params: { ref: string } }>('/payments/:ref/reverse', (request, reply) =>
      bank.reverse(request.params.ref)
        ? reply.redirect('/', 303)
        : reply.code(400).send({ error: { code: 'invalid' } }),
    );

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
