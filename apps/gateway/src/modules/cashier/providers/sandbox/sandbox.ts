import { z } from 'zod';
import { formatMoney, parseMoney } from '../../../../kernel/money.ts';
import { qrSchemes, qrTextOf } from '../../qr/schemes.ts';
import {
  type DepositFacts,
  depositKinds,
  type Instructions,
  lastTries,
  type Method,
  NotParsable,
  type PaymentProvider,
  type PayoutFacts,
  type PayoutMethod,
  ProviderError,
  payoutFailures,
  type RefundFacts,
  type VoucherOutcome,
} from '../provider.ts';
import { proveWebhook } from '../standard-webhooks.ts';
import { readSettlement } from './settlement.ts';

/** Longer than it ever takes; what comes later is asked for. */
const TIMEOUT_MS = 5_000;
const MOST_PAUSE_S = 900;

const amount = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,4})?$/)
  .transform(parseMoney);
/** A decimal of more places than money has. */
const coins = z.string().regex(/^\d{1,15}(\.\d{1,8})?$/);
const moment = z.iso.datetime().transform((text) => new Date(text));

const methodAnswer = z.object({
  method: z.string().regex(/^[A-Z][A-Z0-9_]{1,19}$/),
  kind: z.enum(depositKinds),
  currency: z.string(),
  ...{ min: amount, max: amount, step: amount, feeFixed: amount },
  feePpm: z.int().min(0).max(1_000_000),
  etaSeconds: z.int().min(0),
  lifeSeconds: z.int().positive(),
  takesParts: z.boolean(),
}) satisfies z.ZodType<Method>;

const depositAnswer = z.object({
  ref: z.string().regex(/^[A-Za-z0-9_]{1,40}$/),
  orderNo: z.string().optional(),
  method: z.string(),
  amount,
  currency: z.string(),
  createdAt: moment,
  expiresAt: moment,
  payUrl: z.url({ protocol: /^https?$/ }),
  page: z.string().max(60).optional(),
  coins: z
    .object({
      address: z.string().regex(/^[A-Za-z0-9]{20,100}$/),
      asset: z.string().max(10),
      network: z.string().max(20),
      memo: z.string().max(40).optional(),
      rate: coins,
      sendAmount: coins,
      coming: z.object({ amount: coins, confirmations: z.int(), needed: z.int().positive() }).optional(),
    })
    .optional(),
  lastTry: z.enum(lastTries).optional(),
  triedAt: z.iso.datetime().optional(),
  qr: z
    .object({
      scheme: z.enum(qrSchemes),
      payee: z.object({
        name: z.string(),
        city: z.string(),
        account: z.string(),
        merchant: z.string().optional(),
        bank: z.string().optional(),
      }),
    })
    .optional(),
  account: z.object({ bank: z.string(), accountName: z.string(), accountNumber: z.string() }).optional(),
  payments: z.array(
    z.object({
      paymentRef: z.string().regex(/^[A-Za-z0-9_]{1,40}$/),
      amount,
      currency: z.string().regex(/^[A-Z]{3,5}$/),
      fee: amount,
      paidAt: moment,
      state: z.enum(['pending', 'paid', 'reversed']),
      reversed: amount.optional(),
    }),
  ),
});
type DepositAnswer = z.output<typeof depositAnswer>;

const payoutMethodAnswer = z.object({
  method: z.string().regex(/^[A-Z][A-Z0-9_]{1,19}$/),
  kind: z.enum(['BANK', 'WALLET']),
  currency: z.string(),
  ...{ min: amount, max: amount, step: amount, feeFixed: amount },
  feePpm: z.int().min(0).max(1_000_000),
  etaSeconds: z.int().min(0),
  institutions: z.array(z.object({ code: z.string().regex(/^[A-Z0-9]{2,12}$/), name: z.string().max(60) })).min(1),
}) satisfies z.ZodType<PayoutMethod>;

const payoutAnswer = z.object({
  ref: z.string().regex(/^[A-Za-z0-9_]{1,40}$/),
  partNo: z.string(),
  amount,
  currency: z.string(),
  fee: amount,
  state: z.enum(['accepted', 'sent', 'paid', 'failed', 'returned']),
  failure: z.enum(payoutFailures).optional(),
  changedAt: moment,
}) satisfies z.ZodType<PayoutFacts>;

const refundAnswer = z.object({
  refundNo: z.string(),
  amount,
  currency: z.string(),
  state: z.enum(['accepted', 'done', 'refused']),
}) satisfies z.ZodType<RefundFacts>;

/** What it says of a voucher, in its own words. */
const outcomes = {
  taken: 'TAKEN',
  unknown: 'UNKNOWN',
  used: 'USED',
  'other-currency': 'OTHER_CURRENCY',
  'too-little': 'TOO_LITTLE',
  'too-many': 'CLOSED',
} as const satisfies Record<string, VoucherOutcome>;
const voucherAnswer = z.object({ result: z.enum(Object.keys(outcomes) as [keyof typeof outcomes]) });

const settledAnswer = z.object({ files: z.array(z.object({ currency: z.string().regex(/^[A-Z]{3,5}$/) })) });

const errorAnswer = z.object({ error: z.object({ code: z.string().regex(/^[a-z-]{1,40}$/) }) });
const eventBody = z.object({ type: z.string(), data: z.object({ ref: z.string().regex(/^[A-Za-z0-9_]{1,40}$/) }) });

export interface SandboxConfig {
  /** Where its API answers. */
  readonly url: string;
  /** Of our account there. */
  readonly key: string;
  /** Secrets of its webhooks that are in force, in base64. */
  readonly webhookSecrets: readonly string[];
  /**
   * Where payers pay, as the browser sees it: no other page of it is ever offered.
   * @default the origin of its API
   */
  readonly pagesOrigin?: string | undefined;
}

/** What the payer is shown. The code is drawn here: the network knows it by the order and by its own text. */
function instructionsOf(answer: DepositAnswer, pagesOrigin: string): Instructions {
  const { qr, account, orderNo, page, lastTry, triedAt, coins: chain } = answer;
  const tried = { ...(lastTry && { lastTry }), ...(lastTry && triedAt && { triedAt }) };
  const payUrl = new URL(answer.payUrl).origin === pagesOrigin ? answer.payUrl : undefined;
  if (page !== undefined) return { ...(payUrl && { payUrl }), page, ...tried };
  if (chain) {
    const { coming, memo, ...shown } = chain;
    const onItsWay = coming && {
      comingAmount: coming.amount,
      confirmations: coming.confirmations,
      confirmationsNeeded: coming.needed,
    };
    return { ...(payUrl && { payUrl }), ...shown, ...(memo && { memo }), ...onItsWay };
  }
  if (qr && orderNo !== undefined)
    return {
      ...(payUrl && { payUrl }),
      payee: qr.payee.name,
      qrText: qrTextOf(qr.scheme, qr.payee, { ...answer, orderNo }),
    };
  const reference = orderNo === undefined ? {} : { reference: orderNo };
  return { ...(payUrl && { payUrl }), ...account, ...reference, ...tried };
}

const toFacts = (answer: DepositAnswer, pagesOrigin: string): DepositFacts => ({
  ref: answer.ref,
  orderNo: answer.orderNo,
  method: answer.method,
  expiresAt: answer.expiresAt,
  instructions: instructionsOf(answer, pagesOrigin),
  payments: answer.payments,
});

/** What a failed connection means: refused before anything was sent, or broken afterwards, when nobody knows. */
function ofConnection(error: unknown): ProviderError {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(code))
    return new ProviderError('unavailable', code);
  return new ProviderError('timeout', code || (error instanceof Error ? error.name : 'broken'));
}

/** As `Retry-After` says it in seconds; a longer pause than a quarter of an hour is none that an order could wait for. */
function pauseOf({ headers }: Response): number | undefined {
  const seconds = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0];
  return seconds === undefined ? undefined : Math.min(Number(seconds), MOST_PAUSE_S) * 1_000;
}

function ofAnswer(answer: Response, body: unknown): ProviderError {
  const { status } = answer;
  const { success, data } = errorAnswer.safeParse(body);
  const code = success ? data.error.code : `status-${status}`;
  if (status === 503 || status === 429) return new ProviderError('unavailable', code, pauseOf(answer));
  if (status === 422) return new ProviderError('rejected', code);
  return new ProviderError(status >= 500 ? 'timeout' : 'defect', code);
}

/**
 * The payment provider of the demo (apps/cashier-sandbox), reached as any other: over HTTP, with a key and signed webhooks.
 *
 * @param send for tests
 */
export function createSandbox(
  { url, key, webhookSecrets, pagesOrigin = new URL(url).origin }: SandboxConfig,
  send: typeof fetch = fetch,
): PaymentProvider {
  const request = async (path: string, body?: object): Promise<{ answer: Response; raw: Uint8Array }> => {
    const answer = await send(new URL(path, url), {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw ofConnection(error);
    });
    const bytes = await answer.arrayBuffer().catch((error: unknown) => {
      throw ofConnection(error);
    });
    return { answer, raw: new Uint8Array(bytes) };
  };

  /** @returns nothing when there is no such thing */
  const call = async <T>(path: string, schema: z.ZodType<T>, body?: object): Promise<T | undefined> => {
    const { answer, raw } = await request(path, body);
    const json = readJson(Buffer.from(raw).toString('utf8'));
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw ofAnswer(answer, json);
    if (json === undefined) throw new ProviderError('timeout', 'not-json');
    const { success, data } = schema.safeParse(json);
    if (!success) throw new ProviderError('defect', 'answer');
    return data;
  };

  return {
    code: 'sandbox',
    apiVersion: 1,

    async methods(currency) {
      const answer = await call(`/v1/methods?currency=${currency}`, z.object({ methods: z.array(methodAnswer) }));
      return answer?.methods ?? [];
    },

    async createDeposit({ orderNo, method, amount: asked, currency, createdAt, expiresAt, returnUrl }) {
      const answer = await call('/v1/deposits', depositAnswer, {
        ...{ orderNo, method, currency },
        amount: formatMoney(asked),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        returnUrl,
      });
      if (!answer) throw new ProviderError('defect', 'not-found');
      if (answer.orderNo !== orderNo || answer.amount !== asked || answer.currency !== currency)
        throw new ProviderError('defect', 'mismatch');
      return toFacts(answer, pagesOrigin);
    },

    async getDeposit(asked) {
      const path = 'ref' in asked ? `/v1/deposits/${asked.ref}` : `/v1/deposits?orderNo=${asked.orderNo}`;
      const answer = await call(path, depositAnswer);
      return answer && toFacts(answer, pagesOrigin);
    },

    async cancelDeposit(ref) {
      const answer = await call(
        `/v1/deposits/${ref}/cancel`,
        z.object({ result: z.enum(['cancelled', 'paid-already', 'unsupported']) }),
        {},
      );
      if (!answer) throw new ProviderError('defect', 'not-found');
      return answer.result;
    },

    async redeemVoucher(ref, code) {
      const answer = await call(`/v1/deposits/${ref}/voucher`, voucherAnswer, { code });
      if (!answer) throw new ProviderError('defect', 'not-found');
      return outcomes[answer.result];
    },

    async payoutMethods(currency) {
      const answer = await call(
        `/v1/payout-methods?currency=${currency}`,
        z.object({ methods: z.array(payoutMethodAnswer) }),
      );
      return answer?.methods ?? [];
    },

    async checkAccount(account) {
      const found = await call(
        '/v1/account-checks',
        z.object({ match: z.enum(['full', 'partial', 'none', 'unknown']) }),
        account,
      );
      if (!found) throw new ProviderError('defect', 'not-found');
      return found.match;
    },

    async createPayout({ partNo, amount: asked, account: { method, currency, ...account } }) {
      const body = { partNo, method, currency, amount: formatMoney(asked), account };
      const answer = await call('/v1/payouts', payoutAnswer, body);
      if (!answer) throw new ProviderError('defect', 'not-found');
      if (answer.partNo !== partNo || answer.amount !== asked || answer.currency !== currency)
        throw new ProviderError('defect', 'mismatch');
      return answer;
    },

    getPayout: (asked) =>
      call('ref' in asked ? `/v1/payouts/${asked.ref}` : `/v1/payouts?partNo=${asked.partNo}`, payoutAnswer),

    async refund({ refundNo, paymentRef, amount: asked, currency }) {
      const body = { refundNo, paymentRef, currency, amount: formatMoney(asked) };
      const answer = await call('/v1/refunds', refundAnswer, body);
      if (!answer) throw new ProviderError('defect', 'not-found');
      if (answer.refundNo !== refundNo || answer.amount !== asked || answer.currency !== currency)
        throw new ProviderError('defect', 'mismatch');
      return answer;
    },

    getRefund: (refundNo) => call(`/v1/refunds?refundNo=${refundNo}`, refundAnswer),

    async settledCurrencies(day) {
      const answer = await call(`/v1/settlements/${day}`, settledAnswer);
      return answer?.files.map(({ currency }) => currency);
    },

    async settlement(day, currency, now) {
      const { answer, raw } = await request(`/v1/settlements/${day}/${currency}`);
      if (!answer.ok) throw ofAnswer(answer, readJson(Buffer.from(raw).toString('utf8')));
      const prove = () => proveWebhook(webhookSecrets, Object.fromEntries(answer.headers), raw, now);
      return readSettlement(raw, { day, currency, prove });
    },

    readWebhook(headers, raw, now) {
      const id = proveWebhook(webhookSecrets, headers, raw, now);
      const { success, data } = eventBody.safeParse(readJson(Buffer.from(raw).toString('utf8')));
      if (!success) throw new NotParsable('The webhook does not say what it is about.');
      const about = (['deposit', 'payout'] as const).find((kind) => data.type.startsWith(`${kind}.`));
      return about ? [{ id, about, ref: data.data.ref }] : [];
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
