import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bank } from './bank.ts';
import { backLink, factsOf, sendHosted, whyOver } from './hosted-page.ts';
import { html } from './layout.ts';
import { findMethod } from './methods.ts';
import { formatAmount, parseAmount } from './money.ts';
import type { Deposit, Store, Voucher } from './store.ts';

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 16;
/** A code as it is printed: in groups of four. */
const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

const codeBody = z.strictObject({ code: z.string().regex(/^[A-Z0-9]{6,32}$/) });
const newBody = z.strictObject({
  amount: z.string().regex(/^\d{1,15}(\.\d{1,4})?$/),
  currency: z.string().regex(/^[A-Z]{3,5}$/),
});

/** What becomes of a code that a shop sends. */
type VoucherResult = 'taken' | 'unknown' | 'used' | 'other-currency' | 'too-little' | 'too-many';

interface VoucherOptions {
  readonly store: Store;
  readonly bank: Bank;
}

export function createVouchers({ store, bank }: VoucherOptions) {
  return {
    /** Sells a voucher. @returns its code */
    sell(amount: string, currency: string): string {
      const code = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
      const value = formatAmount(parseAmount(amount));
      store.insertVoucher({ code, currency, value, left: value, usedFor: null });
      return code;
    },

    /** Pays a deposit by a voucher, which keeps what is left of it. The same code for the same deposit is taken once. */
    redeem(deposit: Deposit, code: string): VoucherResult {
      const voucher = store.findVoucher(code);
      if (voucher?.usedFor === deposit.ref) return 'taken';
      if (whyOver(store, deposit)) return 'too-many';
      const problem = whyNot(voucher, deposit);
      if (problem || !voucher) {
        bank.noteTry(deposit, 'DECLINED');
        return problem ?? 'unknown';
      }
      const left = formatAmount(parseAmount(voucher.left) - parseAmount(deposit.amount));
      store.transaction(() => {
        store.spendVoucher(code, left, deposit.ref);
        bank.pay(deposit, deposit);
      });
      return 'taken';
    },
  };
}

function whyNot(voucher: Voucher | undefined, deposit: Deposit): VoucherResult | undefined {
  if (!voucher) return 'unknown';
  if (voucher.currency !== deposit.currency) return 'other-currency';
  if (parseAmount(voucher.left) === 0n) return 'used';
  return parseAmount(voucher.left) < parseAmount(deposit.amount) ? 'too-little' : undefined;
}

const isVoucher = ({ method, currency }: Deposit): boolean => findMethod(method, currency)?.kind === 'VOUCHER';
const refuse = (reply: FastifyReply, status: number, code: string) => reply.code(status).send({ error: { code } });

interface VoucherApiOptions extends VoucherOptions {
  /** Answers, or what goes wrong does. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply, value: object) => Promise<unknown>;
}

/** Where a shop sends a code that its payer has typed. */
export function registerVoucherApi(api: FastifyInstance, { store, bank, answer }: VoucherApiOptions): void {
  const vouchers = createVouchers({ store, bank });
  api.post<{ Params: { ref: string } }>('/v1/deposits/:ref/voucher', async (request, reply) => {
    const { success, data } = codeBody.safeParse(request.body);
    const deposit = store.findByRef(request.params.ref);
    if (!success) return refuse(reply, 400, 'invalid');
    if (!deposit || !isVoucher(deposit)) return refuse(reply, 404, 'not-found');
    return answer(request, reply, { result: vouchers.redeem(deposit, data.code) });
  });
}

/** The page of a shop for vouchers, which sells one of the amount of the deposit. */
export function sendVoucherShop(reply: FastifyReply, store: Store, deposit: Deposit, code?: string) {
  const over = whyOver(store, deposit);
  const sold = `<p role="status">Your voucher: <strong><bdi>${grouped(code ?? '')}</bdi></strong>. Type it where you are asked for it.</p>`;
  const form = `<form method="post" action="/pay/${deposit.ref}/voucher"><button>Get a demo voucher</button></form>`;
  return sendHosted(
    reply,
    deposit,
    'Demo Voucher',
    `<h1>Demo Voucher</h1><p>No real money moves.</p>${factsOf(deposit)}${over ? `<p role="status">${over}</p>` : code ? sold : form}${backLink(deposit)}`,
  );
}

export const voucherTable = (vouchers: readonly Voucher[]): string[] =>
  vouchers.map(
    ({ code, value, left, currency }) =>
      `<tr><td><bdi>${grouped(code)}</bdi></td><td>${html(value)} ${html(currency)}</td><td>${html(left)} ${html(currency)}</td></tr>`,
  );

export const voucherForm =
  '<form method="post" action="/vouchers"><label>Value <input name="amount" value="50000" size="9"></label><label>Currency <input name="currency" value="KHR" size="4"></label><button>Make a voucher</button></form>';

/** Where vouchers are sold: to a payer, and to an operator of any value. */
export function registerVoucherPages(pages: FastifyInstance, { store, bank }: VoucherOptions): void {
  const vouchers = createVouchers({ store, bank });
  pages.post<{ Params: { ref: string } }>('/pay/:ref/voucher', (request, reply) => {
    const deposit = store.findByRef(request.params.ref);
    if (!deposit || !isVoucher(deposit)) return refuse(reply, 400, 'invalid');
    if (whyOver(store, deposit)) return reply.redirect(`/pay/${deposit.ref}`, 303);
    return sendVoucherShop(reply, store, deposit, vouchers.sell(deposit.amount, deposit.currency));
  });

  pages.post('/vouchers', (request, reply) => {
    const { success, data } = newBody.safeParse(request.body);
    if (!success || parseAmount(data.amount) === 0n) return refuse(reply, 400, 'invalid');
    vouchers.sell(data.amount, data.currency);
    return reply.redirect('/', 303);
  });
}
