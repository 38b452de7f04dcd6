import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bank } from './bank.ts';
import { createChain, newAddress } from './chain.ts';
import { type AnswerFault, answerFaults, type Faults } from './faults.ts';
import { MOST_TRIES } from './hosted-page.ts';
import { findPayee, payeeOf } from './matches.ts';
import { findMethod, methods } from './methods.ts';
import { formatAmount, parseAmount } from './money.ts';
import { registerPayouts } from './payouts.ts';
import { registerRefunds } from './refunds.ts';
import { registerSettlements } from './settlements.ts';
import type { Deposit, Store } from './store.ts';
import { registerVoucherApi } from './vouchers.ts';

/** Longer than a caller waits. */
const SLOW_MS = 8_000;
/** How long an answer is held back that its webhook comes before. */
const EARLY_MS = 1_000;
/** Seconds until a caller who has called too often may call again. */
const RETRY_AFTER = 20;

const amount = z.string().regex(/^\d{1,15}(\.\d{1,4})?$/);
const depositBody = z.strictObject({
  orderNo: z.string().regex(/^[A-Z0-9]{4,25}$/),
  method: z.string().max(20),
  amount,
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Where the payer goes from our page. It proves nothing. */
  returnUrl: z
    .url({ protocol: /^https?$/ })
    .max(400)
    .optional(),
});

interface ApiOptions {
  readonly store: Store;
  readonly bank: Bank;
  readonly key: string;
  /** What settlement files are signed with, in base64. */
  readonly secret: string;
  readonly faults: () => Faults;
  /** Origin of the pages, as the browser sees it. */
  readonly origin: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const refuse = (reply: FastifyReply, status: number, code: string) => reply.code(status).send({ error: { code } });

/** What a merchant may ask: `/v1/...`, JSON, with a key. The same order is the same deposit however often it is sent. */
export function registerApi(app: FastifyInstance, { store, bank, key, secret, faults, origin }: ApiOptions): void {
  const chain = createChain(store, bank);
  const wire = (deposit: Deposit) => {
    const { isCancelled, orderNo, returnUrl, lastTry, tries, triedAt, address, payee: _payee, ...rest } = deposit;
    const coins = chain.show(deposit);
    const method = findMethod(deposit.method, deposit.currency);
    const payments = store.paymentsOf(deposit.ref);
    const account = payeeOf(deposit) ?? method?.account;
    return {
      ...rest,
      ...(orderNo !== null && { orderNo }),
      state: isCancelled ? 'cancelled' : 'open',
      payUrl: `${origin}/pay/${deposit.ref}`,
      ...(coins && { coins }),
      ...(method?.page && { page: method.page }),
      ...(lastTry !== null &&
        payments.length === 0 && { lastTry: tries < MOST_TRIES ? lastTry : 'TOO_MANY', ...(triedAt && { triedAt }) }),
      ...(method?.qr && { qr: method.qr }),
      ...(account && { account }),
      payments: payments.map(({ ref, coins: _coins, seenAt, reversed, ...payment }) => ({
        ...payment,
        ...(reversed !== null && payment.state === 'paid' && { reversed }),
      })),
    };
  };

  /** Answers, or what goes wrong does. The work is done already. */
  const answer = async (request: FastifyRequest, reply: FastifyReply, value: object): Promise<unknown> => {
    const asked = answerFaults.find((one) => one === request.headers['x-sandbox-fault']);
    const fault: AnswerFault = asked ?? faults().answers;
    if (fault === 'slow') await delay(SLOW_MS);
    if (request.method === 'POST' && faults().webhooks === 'early') await delay(EARLY_MS);
    if (fault === 'silent') {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    if (fault === 'error') return refuse(reply, 500, 'internal');
    if (fault === 'html') return reply.type('text/html').send('<!doctype html><title>Bad gateway</title>');
    return reply.send(value);
  };

  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${key}`)))
        return refuse(reply, 401, 'unauthorized');
      const fault = request.headers['x-sandbox-fault'] ?? faults().answers;
      if (fault === 'busy') return refuse(reply.header('retry-after', '5'), 503, 'maintenance');
      if (fault === 'limit') return refuse(reply.header('retry-after', String(RETRY_AFTER)), 429, 'too-many-calls');
      return undefined;
    });

    api.get<{ Querystring: { currency?: string } }>('/v1/methods', (request, reply) => {
      const offered = methods
        .filter(({ currency }) => currency === request.query.currency)
        .map(({ qr, account, page, chain: _chain, costPpm, ...method }) => method);
      return answer(request, reply, { methods: offered });
    });

    api.post('/v1/deposits', async (request, reply) => {
      const { success, data } = depositBody.safeParse(request.body);
      if (!success) return refuse(reply, 400, 'invalid');
      const method = findMethod(data.method, data.currency);
      const asked = parseAmount(data.amount);
      if (!method) return refuse(reply, 422, 'no-such-method');
      if (asked < parseAmount(method.min) || asked > parseAmount(method.max) || asked % parseAmount(method.step) !== 0n)
        return refuse(reply, 422, 'amount');
      const known = store.findByOrder(data.orderNo);
      const isSame =
        known?.method === data.method && known.currency === data.currency && parseAmount(known.amount) === asked;
      if (known && !isSame) return refuse(reply, 409, 'mismatch');
      const isMatched = method.kind === 'C2C';
      if (isMatched && !known && faults().matches === 'nobody') return refuse(reply, 422, 'no-match');
      if (known) return answer(request, reply, wire(known));
      const made = store.transaction(() => {
        const deposit = store.insertDeposit({
          ...{ ...data, amount: formatAmount(asked), returnUrl: data.returnUrl ?? null },
          address: method.chain ? newAddress() : null,
          payee: isMatched ? JSON.stringify(findPayee()) : null,
        });
        if (faults().webhooks === 'early') bank.announce(deposit);
        return deposit;
      });
      return answer(request, reply, wire(made));
    });

    api.get<{ Querystring: { orderNo?: string } }>('/v1/deposits', async (request, reply) => {
      const found = store.findByOrder(request.query.orderNo ?? '');
      return found ? answer(request, reply, wire(found)) : refuse(reply, 404, 'not-found');
    });

    api.get<{ Params: { ref: string } }>('/v1/deposits/:ref', async (request, reply) => {
      const found = store.findByRef(request.params.ref);
      return found ? answer(request, reply, wire(found)) : refuse(reply, 404, 'not-found');
    });

    api.post<{ Params: { ref: string } }>('/v1/deposits/:ref/cancel', async (request, reply) => {
      const found = store.findByRef(request.params.ref);
      if (!found) return refuse(reply, 404, 'not-found');
      const isPaid = store.paymentsOf(found.ref).length > 0;
      if (!isPaid) store.cancel(found.ref);
      return answer(request, reply, { result: isPaid ? 'paid-already' : 'cancelled' });
    });

    registerVoucherApi(api, { store, bank, answer });
    registerPayouts(api, { store, bank, faults, answer });
    registerRefunds(api, { store, bank, answer });
    registerSettlements(api, { store, secret, faults });
  });
}
