import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { signatureOf } from './sender.ts';
import { createCashierSandbox } from './server.ts';
import { settlementFile } from './settlements.ts';
import type { Movement } from './store.ts';

/** Why this file stays whole: the merchant that is told, and the sandbox that tells it, are set up here once for all of it. */

const key = 'a-key-of-the-merchant';
const secret = 'c2FuZGJveC1zZWNyZXQtZm9yLXRlc3RzLW9ubHkhISE=';

interface Heard {
  id: string;
  timestamp: number;
  signature: string;
  body: string;
}
let heard: Heard[];
/** Answers of the merchant to the next webhooks; 200 when there are none. */
let answers: number[];
const merchant = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += String(chunk);
  });
  request.on('end', () => {
    const { headers } = request;
    heard.push({
      id: String(headers['webhook-id']),
      timestamp: Number(headers['webhook-timestamp']),
      signature: String(headers['webhook-signature']),
      body,
    });
    response.writeHead(answers.shift() ?? 200).end();
  });
});
let app: FastifyInstance;

beforeEach(async () => {
  [heard, answers] = [[], []];
  await new Promise<void>((resolve) => merchant.listen(0, resolve));
  const { port } = merchant.address() as AddressInfo;
  app = createCashierSandbox({
    ...{ storePath: ':memory:', origin: 'http://localhost:8083', key, secret },
    webhookUrl: `http://localhost:${port}/hooks`,
  });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  await new Promise((resolve) => merchant.close(resolve));
});

const order = {
  orderNo: 'D7K2M9QX',
  method: 'KHQR',
  amount: '50000.0000',
  currency: 'KHR',
  createdAt: '2026-11-22T09:00:00.000Z',
  expiresAt: '2026-11-22T09:10:00.000Z',
};
const authorization = `Bearer ${key}`;
const api = async (url: string, payload?: object, headers: object = { authorization }) => {
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { ...headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
/** The merchant has heard so many webhooks. */
const told = (times: number) => vi.waitFor(() => expect(heard).toHaveLength(times), { timeout: 20_000 });
const begin = async () => (await api('/v1/deposits', order)).body;

describe('the API', () => {
  test('refuses a call without the key', async () => {
    expect(await api('/v1/methods?currency=KHR', undefined, {})).toMatchObject({ status: 401 });
    expect(await api('/v1/deposits', order, { authorization: 'Bearer another' })).toMatchObject({ status: 401 });
  });

  test('offers the methods of a currency alone', async () => {
    const { body } = await api('/v1/methods?currency=KHR');
    expect(body.methods.map((one: { method: string }) => one.method)).toEqual([
      'KHQR',
      'BANK',
      'EWALLET',
      'USDT',
      'VOUCHER',
      'C2C',
      'CARD',
    ]);
    expect(JSON.stringify(body)).not.toContain('costPpm');
    expect((await api('/v1/methods?currency=XXX')).body).toEqual({ methods: [] });
  });

  test('makes one deposit of an order that is sent twice, and refuses it with another amount', async () => {
    const first = await begin();
    expect(first).toMatchObject({ orderNo: 'D7K2M9QX', amount: '50000', state: 'open', payments: [] });
    expect(await begin()).toEqual(first);
    expect(await api('/v1/deposits', { ...order, amount: '50001' })).toMatchObject({ status: 409 });
  });

  test.each([
    ['below the least amount', { amount: '3999' }, 422],
    ['between two steps', { amount: '5000.5' }, 422],
    ['of a method that it does not have', { method: 'CASH' }, 422],
    ['with an unknown field', { colour: 'red' }, 400],
  ])('refuses an order %s', async (_name, change, status) => {
    expect(await api('/v1/deposits', { ...order, ...change })).toMatchObject({ status });
  });

  test('finds a deposit by either number, and answers 404 for another', async () => {
    const made = await begin();
    expect((await api(`/v1/deposits/${made.ref}`)).body).toEqual(made);
    expect((await api('/v1/deposits?orderNo=D7K2M9QX')).body).toEqual(made);
    expect(await api('/v1/deposits/dep_0')).toMatchObject({ status: 404 });
  });

  test('is told of before the answer to the call that it is about, when the operator says so', async () => {
    await form('/faults', { webhooks: 'early' });
    let isAnswered = false;
    const answer = begin().then((made) => {
      isAnswered = true;
      return made;
    });
    await told(1);
    expect(isAnswered).toBe(false);
    expect(JSON.parse(heard[0]?.body ?? '').data.ref).toBe((await answer).ref);
  });

  test('cancels what was not paid', async () => {
    const { ref } = await begin();
    expect((await api(`/v1/deposits/${ref}/cancel`, {})).body).toEqual({ result: 'cancelled' });
    await form(`/pay/${ref}`, { amount: '50000' });
    expect((await api(`/v1/deposits/${ref}/cancel`, {})).body).toEqual({ result: 'paid-already' });
  });

  test('does the work of a call that it does not answer', async () => {
    const call = { method: 'POST' as const, url: '/v1/deposits', payload: order };
    const silent = app.inject({ ...call, headers: { authorization, 'x-sandbox-fault': 'silent' } });
    await expect(silent).rejects.toThrow();
    expect((await api('/v1/deposits?orderNo=D7K2M9QX')).status).toBe(200);
  });

  test('shuts by the page of faults, before it does anything', async () => {
    await form('/faults', { answers: 'busy' });
    expect(await api('/v1/deposits', order)).toMatchObject({ status: 503 });
    await form('/faults', { answers: 'none' });
    expect(await api('/v1/deposits?orderNo=D7K2M9QX')).toMatchObject({ status: 404 });
  });
});

test('too many calls are refused before anything is done, with the time to come again', async () => {
  await form('/faults', { answers: 'limit' });
  const answer = await app.inject({ method: 'POST', url: '/v1/deposits', headers: { authorization }, payload: order });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '20']);
  await form('/faults', { answers: 'none' });
  expect(await api('/v1/deposits?orderNo=D7K2M9QX')).toMatchObject({ status: 404 });
});

describe('a payment', () => {
  test('of the hosted page is told by a signed webhook that names no amount', async () => {
    const { ref } = await begin();
    expect((await app.inject(`/pay/${ref}`)).body).toContain('50000 KHR');
    expect((await form(`/pay/${ref}`, { amount: '50000' })).statusCode).toBe(303);
    expect((await app.inject(`/pay/${ref}`)).body).toContain('You can close this window');
    expect((await api(`/v1/deposits/${ref}`)).body.payments).toMatchObject([
      { amount: '50000', currency: 'KHR', fee: '100', state: 'paid' },
    ]);
    await told(1);
    const [{ id, timestamp, signature, body }] = heard as [Heard];
    expect(signature).toBe(signatureOf(secret, id, timestamp, body));
    expect(JSON.parse(body)).toEqual({ id, sequence: 1, type: 'deposit.changed', data: { ref, orderNo: 'D7K2M9QX' } });
  });

  test('is told again until the merchant has taken it', async () => {
    answers = [500];
    const { ref } = await begin();
    await form(`/pay/${ref}`, { amount: '50000' });
    await told(2);
    expect(heard[0]?.id).toBe(heard[1]?.id);
  });

  test('is told twice, or with a wrong signature, when the operator says so', async () => {
    const { ref } = await begin();
    await form('/faults', { webhooks: 'twice' });
    await form(`/pay/${ref}`, { amount: '50000' });
    await told(2);
    await form('/faults', { webhooks: 'forged' });
    await form(`/pay/${ref}`, { amount: '50000' });
    await told(3);
    const { id, timestamp, signature, body } = heard[2] as Heard;
    expect(signature).not.toBe(signatureOf(secret, id, timestamp, body));
  });

  test('that is taken back is told of before the payment, when the operator says so', async () => {
    const { ref } = await begin();
    await form('/faults', { webhooks: 'disorder' });
    await form(`/pay/${ref}`, { amount: '50000' });
    const { paymentRef } = (await api(`/v1/deposits/${ref}`)).body.payments[0];
    await form(`/payments/${paymentRef}/reverse`, {});
    await told(2);
    const sequences = heard.map(({ body }) => JSON.parse(body).sequence);
    expect(sequences).toEqual([2, 1]);
  });

  test('can be reversed in parts, until nothing is left', async () => {
    const { ref } = await begin();
    await form(`/pay/${ref}`, { amount: '20000' });
    const payment = async () => (await api(`/v1/deposits/${ref}`)).body.payments[0];
    const { paymentRef } = await payment();
    const reverse = async (amount: string) => (await form(`/payments/${paymentRef}/reverse`, { amount })).statusCode;
    expect([await reverse('5000.5'), await reverse('20000'), await reverse('x')]).toEqual([303, 400, 400]);
    expect(await payment()).toMatchObject({ amount: '20000', state: 'paid', reversed: '5000.5' });
    expect([await reverse(''), await reverse('1')]).toEqual([303, 400]);
    expect(await payment()).toMatchObject({ amount: '20000', state: 'reversed' });
  });

  test('can be reversed once, and come without an order', async () => {
    const { ref } = await begin();
    await form(`/pay/${ref}`, { amount: '20000' });
    const { paymentRef } = (await api(`/v1/deposits/${ref}`)).body.payments[0];
    expect((await form(`/payments/${paymentRef}/reverse`, {})).statusCode).toBe(303);
    expect((await form(`/payments/${paymentRef}/reverse`, {})).statusCode).toBe(400);
    expect((await api(`/v1/deposits/${ref}`)).body.payments).toMatchObject([{ state: 'reversed' }]);
    await form('/stray', { method: 'KHQR KHR', amount: '7000' });
    await told(3);
    // what was told at the same time may be heard in any order
    const stray = heard.map(({ body }) => JSON.parse(body).data).find(({ orderNo }) => orderNo === undefined);
    expect((await api(`/v1/deposits/${stray.ref}`)).body.payments).toMatchObject([{ amount: '7000' }]);
  });

  test.each([{ amount: '0' }, { amount: '-5' }, { amount: '1e5' }, {}])('of %o is refused', async (fields) => {
    const { ref } = await begin();
    expect((await form(`/pay/${ref}`, fields)).statusCode).toBe(400);
  });

  test('cannot be sent by a form of another site', async () => {
    const { ref } = await begin();
    const foreign = await form(`/pay/${ref}`, { amount: '50000' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
  });
});

describe('the page of the e-wallet', () => {
  const shop = 'http://localhost:8080/member?page=depositv2&order=D7K2M9QX&back=1';
  const soon = () => new Date(Date.now() + 900_000).toISOString();
  const beginWallet = async (change: object = {}) =>
    (await api('/v1/deposits', { ...order, method: 'EWALLET', expiresAt: soon(), returnUrl: shop, ...change })).body;
  const pay = (ref: string, step: 'confirm' | 'refuse') => form(`/pay/${ref}/${step}`, {});

  test('takes the payer back to the shop, and may lead a form there and nowhere else', async () => {
    const { ref, page, returnUrl } = await beginWallet();
    expect([page, returnUrl]).toEqual(['Demo Wallet', undefined]);
    const shown = await app.inject(`/pay/${ref}`);
    expect(shown.headers['content-security-policy']).toContain("form-action 'self' http://localhost:8080;");
    expect((await app.inject('/')).headers['content-security-policy']).toContain("form-action 'self';");
    expect((await pay(ref, 'confirm')).headers.location).toBe(shop);
    expect((await api(`/v1/deposits/${ref}`)).body.payments).toMatchObject([{ amount: '50000', state: 'paid' }]);
  });

  test('pays once when it is opened twice', async () => {
    const { ref } = await beginWallet();
    await pay(ref, 'confirm');
    expect((await pay(ref, 'confirm')).headers.location).toBe(`/pay/${ref}`);
    expect((await pay(ref, 'refuse')).headers.location).toBe(`/pay/${ref}`);
    expect((await app.inject(`/pay/${ref}`)).body).toContain('Nothing more is charged');
    expect((await api(`/v1/deposits/${ref}`)).body.payments).toHaveLength(1);
    await told(1);
  });

  test('tells that the payer has refused, and can be opened again', async () => {
    const { ref } = await beginWallet();
    expect((await pay(ref, 'refuse')).headers.location).toBe(shop);
    await told(1);
    expect((await api(`/v1/deposits/${ref}`)).body).toMatchObject({
      state: 'open',
      lastTry: 'CANCELLED',
      payments: [],
    });
    expect((await pay(ref, 'confirm')).headers.location).toBe(shop);
    const { body } = await api(`/v1/deposits/${ref}`);
    expect(body.payments).toHaveLength(1);
    expect(body).not.toHaveProperty('lastTry');
  });

  test('charges nothing after its end, and nothing that was cancelled', async () => {
    const { ref } = await beginWallet({ expiresAt: order.expiresAt });
    const other = await beginWallet({ orderNo: 'D7K2M9QY' });
    await api(`/v1/deposits/${other.ref}/cancel`, {});
    for (const late of [ref, other.ref]) {
      expect((await app.inject(`/pay/${late}`)).body).not.toContain('Confirm payment');
      await pay(late, 'confirm');
      expect((await api(`/v1/deposits/${late}`)).body.payments).toEqual([]);
    }
  });

  test('takes no amount that the payer makes up', async () => {
    const { ref } = await beginWallet();
    expect((await form(`/pay/${ref}`, { amount: '1' })).statusCode).toBe(400);
    expect((await form('/pay/dep_0/confirm', {})).statusCode).toBe(400);
  });
});

describe('the page of the card', () => {
  const shop = 'http://localhost:8080/member?page=depositv2&order=D7K2M9QX&back=1';
  const beginCard = async () =>
    (
      await api('/v1/deposits', {
        ...{ ...order, method: 'CARD', expiresAt: new Date(Date.now() + 900_000).toISOString(), returnUrl: shop },
      })
    ).body.ref as string;
  const enter = (ref: string, number: string, change: Record<string, string> = {}) =>
    form(`/pay/${ref}/card`, { number, expiry: '12/99', code: '123', ...change });
  const facts = async (ref: string) => (await api(`/v1/deposits/${ref}`)).body;

  test('pays by a card, and keeps no number of it', async () => {
    const ref = await beginCard();
    expect((await enter(ref, '4242 4242 4242 4242')).headers.location).toBe(shop);
    expect((await facts(ref)).payments).toMatchObject([{ amount: '50000', fee: '1300', state: 'paid' }]);
    expect(JSON.stringify(await facts(ref)) + (await app.inject('/')).body).not.toContain('4242');
    expect((await enter(ref, '4242424242424242')).headers.location).toBe(`/pay/${ref}`);
    expect((await facts(ref)).payments).toHaveLength(1);
  });

  test.each([
    ['a wrong check digit', '4242424242424241', {}],
    ['a date that is over', '4242424242424242', { expiry: '01/20' }],
    ['no security code', '4242424242424242', { code: '1' }],
  ])('says what to check of %s, which is no try', async (_what, number, change) => {
    const ref = await beginCard();
    const answer = await enter(ref, number, change);
    expect([answer.statusCode, answer.body.includes('Check the card number')]).toEqual([422, true]);
    expect(await facts(ref)).not.toHaveProperty('lastTry');
  });

  test('tells that the bank has declined, and shuts after five such tries', async () => {
    const ref = await beginCard();
    await enter(ref, '4000000000000002');
    expect(await facts(ref)).toMatchObject({ lastTry: 'DECLINED', triedAt: expect.any(String), payments: [] });
    for (let n = 0; n < 4; n++) await enter(ref, '4000000000000002');
    expect(await facts(ref)).toMatchObject({ lastTry: 'TOO_MANY' });
    await enter(ref, '4242424242424242');
    expect((await facts(ref)).payments).toEqual([]);
  });

  test('asks the owner of some cards for a code; who leaves or refuses is not charged', async () => {
    const ref = await beginCard();
    expect((await enter(ref, '4000000000003220')).headers.location).toBe(`/pay/${ref}/proof`);
    expect((await app.inject(`/pay/${ref}/proof`)).body).toContain('Confirm with your bank');
    // he is asked, and has not answered: that is no try that has ended
    expect(await facts(ref)).not.toHaveProperty('lastTry');
    expect((await form(`/pay/${ref}/proof`, { code: '' })).headers.location).toBe(shop);
    expect(await facts(ref)).toMatchObject({ lastTry: 'NOT_PROVED', payments: [] });
    // the step is over, whatever is sent to it again
    await form(`/pay/${ref}/proof`, { code: '123456' });
    expect((await facts(ref)).payments).toEqual([]);
    await enter(ref, '4000000000003220');
    await form(`/pay/${ref}/proof`, { code: '123456' });
    expect((await facts(ref)).payments).toHaveLength(1);
    expect(await facts(ref)).not.toHaveProperty('lastTry');
  });

  test('confirms the fifth card with its owner, and counts a step that was left when another card is typed', async () => {
    const ref = await beginCard();
    for (let n = 0; n < 3; n++) await enter(ref, '4000000000000002');
    await enter(ref, '4000000000003220');
    expect(await facts(ref)).toMatchObject({ lastTry: 'DECLINED' });
    await enter(ref, '4000000000003220');
    expect(await facts(ref)).toMatchObject({ lastTry: 'NOT_PROVED' });
    expect((await form(`/pay/${ref}/proof`, { code: '123456' })).headers.location).toBe(shop);
    expect((await facts(ref)).payments).toHaveLength(1);
  });

  test('shuts when the fifth step was left for another card', async () => {
    const ref = await beginCard();
    for (let n = 0; n < 6; n++) await enter(ref, '4000000000003220');
    expect(await facts(ref)).toMatchObject({ lastTry: 'TOO_MANY' });
    await form(`/pay/${ref}/proof`, { code: '123456' });
    expect((await facts(ref)).payments).toEqual([]);
  });
});

describe('a voucher', () => {
  const beginVoucher = async (orderNo = 'D7K2M9QX') =>
    (
      await api('/v1/deposits', {
        ...{ ...order, orderNo, method: 'VOUCHER', expiresAt: new Date(Date.now() + 900_000).toISOString() },
      })
    ).body.ref as string;
  const make = async (value: string, currency = 'KHR') => {
    await form('/vouchers', { amount: value, currency });
    const [, code = ''] = /<bdi>([A-Z0-9-]{19})<\/bdi>/.exec((await app.inject('/')).body) ?? [];
    return code.replaceAll('-', '');
  };
  const redeem = async (ref: string, code: string) => (await api(`/v1/deposits/${ref}/voucher`, { code })).body.result;
  const payments = async (ref: string) => (await api(`/v1/deposits/${ref}`)).body.payments;

  test('pays a deposit once, and another one with what is left of it', async () => {
    const [first, second] = [await beginVoucher(), await beginVoucher('D7K2M9QY')];
    const code = await make('90000');
    expect(await redeem(first, code)).toBe('taken');
    expect(await redeem(first, code)).toBe('taken');
    expect(await payments(first)).toMatchObject([{ amount: '50000', fee: '3250' }]);
    expect(await redeem(second, code)).toBe('too-little');
    expect(await redeem(second, await make('50000'))).toBe('taken');
  });

  test('is refused with the reason, and guessing ends after five tries', async () => {
    const [ref, other] = [await beginVoucher(), await beginVoucher('D7K2M9QY')];
    const used = await make('50000');
    await redeem(other, used);
    expect(await redeem(ref, used)).toBe('used');
    expect(await redeem(ref, await make('50000', 'THB'))).toBe('other-currency');
    expect(await redeem(ref, await make('49999'))).toBe('too-little');
    for (let n = 0; n < 2; n++) expect(await redeem(ref, 'AAAABBBBCCCCDDDD')).toBe('unknown');
    expect(await redeem(ref, await make('50000'))).toBe('too-many');
    expect(await payments(ref)).toEqual([]);
  });

  test('is sold by its shop, of the amount that is to be paid', async () => {
    const ref = await beginVoucher();
    const [, code = ''] = /<bdi>([A-Z0-9-]{19})<\/bdi>/.exec((await form(`/pay/${ref}/voucher`, {})).body) ?? [];
    expect(await redeem(ref, code.replaceAll('-', ''))).toBe('taken');
  });
});

describe('a payment in coins', () => {
  const beginCoins = async (expiresAt = new Date(Date.now() + 900_000).toISOString()) =>
    (await api('/v1/deposits', { ...order, method: 'USDT', expiresAt })).body;
  const facts = async (ref: string) => (await api(`/v1/deposits/${ref}`)).body;
  const paid = (ref: string) =>
    vi.waitFor(async () => expect((await facts(ref)).payments.at(-1)).toMatchObject({ state: 'paid' }), {
      timeout: 20_000,
    });

  test('counts when it is confirmed; what is left is asked for again, exactly', async () => {
    const { ref, coins } = await beginCoins();
    expect(coins).toMatchObject({ asset: 'USDT', network: 'TRC-20', rate: '4000', sendAmount: '12.5' });
    expect(coins.address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    await form(`/pay/${ref}/send`, { amount: '5.000001' });
    const seen = await facts(ref);
    expect(seen.payments).toMatchObject([{ amount: '20000', state: 'pending', fee: '200' }]);
    expect(seen.coins).toMatchObject({ sendAmount: '7.5', coming: { amount: '5.000001', needed: 19 } });
    await paid(ref);
    expect((await facts(ref)).coins).not.toHaveProperty('coming');
    await told(4);
  });

  test('that comes late is exchanged at the rate of then', async () => {
    const { ref } = await beginCoins(order.expiresAt);
    await form(`/pay/${ref}/send`, { amount: '12.5' });
    expect((await facts(ref)).payments).toMatchObject([{ amount: '49500' }]);
  });

  test.each(['0', '0.000001', '1e3', '1.0000001', '-1'])('of %s is none', async (amount) => {
    const { ref } = await beginCoins();
    expect((await form(`/pay/${ref}/send`, { amount })).statusCode).toBe(400);
    expect((await facts(ref)).payments).toEqual([]);
  });
});

describe('a payment to another person', () => {
  const beginMatched = (expiresAt = new Date(Date.now() + 900_000).toISOString()) =>
    api('/v1/deposits', { ...order, method: 'C2C', expiresAt });
  const facts = async (ref: string) => (await api(`/v1/deposits/${ref}`)).body;
  const say = (ref: string, step: 'arrived' | 'missing') => form(`/pay/${ref}/${step}`, {});

  test('counts when that person confirms it, exactly and once', async () => {
    const { ref, account } = (await beginMatched()).body;
    expect(account.accountNumber).toMatch(/^\d{3} \d{3} \d{3}$/);
    expect((await beginMatched()).body.account).toEqual(account);
    const page = (await app.inject(`/pay/${ref}`)).body + (await app.inject('/')).body;
    expect([page.includes(account.accountName), page.includes(account.accountNumber)]).toEqual([true, false]);
    expect((await form(`/pay/${ref}`, { amount: '1' })).statusCode).toBe(400);
    await say(ref, 'arrived');
    await say(ref, 'arrived');
    await say(ref, 'missing');
    expect(await facts(ref)).toMatchObject({ payments: [{ amount: '50000', state: 'paid' }] });
    expect(await facts(ref)).not.toHaveProperty('lastTry');
    await told(1);
  });

  test('is told to be missing, and can be confirmed after all, also after its end', async () => {
    const { ref } = (await beginMatched(order.expiresAt)).body;
    for (let n = 0; n < 6; n++) await say(ref, 'missing');
    expect(await facts(ref)).toMatchObject({ lastTry: 'NOT_ARRIVED', payments: [] });
    await say(ref, 'arrived');
    expect((await facts(ref)).payments).toHaveLength(1);
  });

  test('is refused when nobody waits for a payout, and no other method has that page', async () => {
    await form('/faults', { matches: 'nobody' });
    expect(await beginMatched()).toEqual({ status: 422, body: { error: { code: 'no-match' } } });
    const { ref } = await begin();
    expect((await say(ref, 'arrived')).statusCode).toBe(400);
  });
});

describe('a payout', () => {
  const payout = {
    ...{ partNo: 'W7K2M9QX-1', method: 'WALLET', amount: '20000', currency: 'KHR' },
    account: { institution: 'DEMO', number: '012345678', holder: 'Sok Dara' },
  };
  const state = async () => (await api('/v1/payouts?partNo=W7K2M9QX-1')).body;

  test('is paid by itself, told by a webhook that names neither amount nor account, and sent once', async () => {
    const { body: made } = await api('/v1/payouts', payout);
    expect(made).toMatchObject({ partNo: 'W7K2M9QX-1', state: 'accepted', fee: '200' });
    expect(JSON.stringify(made)).not.toMatch(/012345678|Sok Dara/);
    expect(await state()).toMatchObject({ ref: made.ref, state: 'paid' });
    expect((await api('/v1/payouts', payout)).body).toEqual(await state());
    await told(1);
    const { id, body } = heard[0] as Heard;
    expect(JSON.parse(body)).toEqual({
      id,
      sequence: 1,
      type: 'payout.changed',
      data: { ref: made.ref, partNo: 'W7K2M9QX-1' },
    });
  });

  test.each([
    ['above the greatest amount', { amount: '400001' }, 422],
    ['to a bank that is not reached', { account: { ...payout.account, institution: 'DEVB' } }, 422],
    ['to an account with letters', { account: { ...payout.account, number: 'KH12345678' } }, 400],
  ])('is refused %s', async (_name, change, status) => {
    expect(await api('/v1/payouts', { ...payout, ...change })).toMatchObject({ status });
  });

  test('that is held is decided on the page, step by step as its state allows', async () => {
    await form('/faults', { payouts: 'held' });
    const { ref } = (await api('/v1/payouts', payout)).body;
    const { body: page } = await app.inject('/');
    expect(page).toContain('Fail: bank down');
    expect(page).not.toContain('012345678');
    expect((await form(`/payouts/${ref}`, { step: 'return' })).statusCode).toBe(400);
    expect((await form(`/payouts/${ref}`, { step: 'pay' })).statusCode).toBe(303);
    expect((await form(`/payouts/${ref}`, { step: 'return' })).statusCode).toBe(303);
    expect(await state()).toMatchObject({ state: 'returned', failure: 'ACCOUNT_CLOSED' });
  });

  test('can be checked before for the name of the owner', async () => {
    const account = { method: 'WALLET', currency: 'KHR', ...payout.account };
    expect((await api('/v1/account-checks', account)).body).toEqual({ match: 'full' });
    await form('/faults', { names: 'none' });
    expect((await api('/v1/account-checks', account)).body).toEqual({ match: 'none' });
  });
});

describe('a refund', () => {
  const refund = (change: object = {}) => ({ refundNo: 'RK2M9QX7D', amount: '20000', currency: 'KHR', ...change });
  const pay = async () => {
    const { ref } = await begin();
    await form(`/pay/${ref}`, { amount: '20000' });
    return (await api(`/v1/deposits/${ref}`)).body.payments[0].paymentRef as string;
  };

  test('is made once under one number, and its payment cannot be taken back any more', async () => {
    const paymentRef = await pay();
    expect((await api('/v1/refunds', refund({ paymentRef }))).body).toMatchObject({ state: 'accepted' });
    expect((await api('/v1/refunds', refund({ paymentRef }))).body).toMatchObject({ state: 'done' });
    expect((await api('/v1/refunds?refundNo=RK2M9QX7D')).body).toMatchObject({ state: 'done', amount: '20000' });
    expect((await form(`/payments/${paymentRef}/reverse`, {})).statusCode).toBe(400);
  });

  test('that is held is decided on the page', async () => {
    await form('/faults', { refunds: 'held' });
    const paymentRef = await pay();
    await api('/v1/refunds', refund({ paymentRef }));
    expect((await app.inject('/')).body).toContain('RK2M9QX7D');
    expect((await form('/refunds/RK2M9QX7D', { state: 'refused' })).statusCode).toBe(303);
    expect((await form('/refunds/RK2M9QX7D', { state: 'done' })).statusCode).toBe(400);
    expect((await api('/v1/refunds?refundNo=RK2M9QX7D')).body).toMatchObject({ state: 'refused' });
  });

  test.each([
    ['of more than was paid', { amount: '20001' }, 422],
    ['in another currency', { currency: 'USD' }, 422],
    ['of a payment that there is not', { paymentRef: 'pay_0' }, 422],
    ['of nothing', { amount: 'all' }, 400],
  ])('%s is refused', async (_name, change, status) => {
    expect(await api('/v1/refunds', refund({ paymentRef: await pay(), ...change }))).toMatchObject({ status });
  });
});

describe('a settlement file', () => {
  const line = (change: Partial<Movement> = {}): Movement => ({
    ...{ kind: 'payment', ref: 'pay_1', theirRef: 'D7K2M9QX', method: 'KHQR', currency: 'KHR' },
    ...{ amount: '50000', fee: '100', at: '2026-11-25T09:00:00.000Z', ...change },
  });
  const lines = [line(), line({ kind: 'payout', ref: 'out_1', theirRef: 'W7K2M9QX-1', amount: '-20000.5', fee: '0' })];

  test('has a line for each movement, and their number and sums at its end', () => {
    expect(settlementFile('2026-11-25', 'KHR', lines, 'none').split('\n')).toEqual([
      'settlement,1,set_20261125_KHR,2026-11-25,KHR',
      'payment,pay_1,D7K2M9QX,KHQR,50000,100,2026-11-25T09:00:00.000Z',
      'payout,out_1,W7K2M9QX-1,KHQR,-20000.5,0,2026-11-25T09:00:00.000Z',
      'end,2,29999.5,100',
      '',
    ]);
  });

  test.each([
    ['lineMissing', 'end,1,-20000.5,0'],
    ['lineDouble', 'end,3,79999.5,200'],
    ['otherFee', 'end,2,29999.5,101'],
    ['wrongFooter', 'end,3,29999.5,100'],
  ] as const)('goes wrong as the operator has chosen: %s', (fault, end) => {
    expect(settlementFile('2026-11-25', 'KHR', lines, fault).trim().split('\n').at(-1)).toBe(end);
  });

  test('that lacked a line is corrected by a second one, which bears a number of its own', async () => {
    const day = '2026-11-02';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T09:00:00.000Z`) });
    const { ref } = await begin();
    await form(`/pay/${ref}`, { amount: '50000' });
    vi.useRealTimers();
    await form('/faults', { files: 'corrected' });
    const file = async () => {
      const answer = await app.inject({ url: `/v1/settlements/${day}/KHR`, headers: { authorization } });
      return answer.body.trim().split('\n');
    };
    expect(await file()).toEqual([`settlement,1,set_20261102_KHR,${day},KHR`, 'end,0,0,0']);
    const [header, ...others] = await file();
    expect([header, others.at(-1)]).toEqual([`settlement,1,set_20261102_KHR_2,${day},KHR`, 'end,1,50000,100']);
    expect(await file()).toEqual([header, ...others]);
  });

  test('is there when its day is over, unless the operator keeps it', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await api(`/v1/settlements/${today}`)).toMatchObject({ status: 404 });
    expect((await api('/v1/settlements/2026-11-01')).body).toEqual({ files: [] });
    expect(await api('/v1/settlements/2026-11-01/KHR')).toMatchObject({ status: 404 });
    await form('/faults', { files: 'missing' });
    expect(await api('/v1/settlements/2026-11-01')).toMatchObject({ status: 404 });
  });
});

describe('the configuration', () => {
  const env = { CASHIER_SANDBOX_KEY: key, CASHIER_SANDBOX_SECRETS: secret };

  test('needs a key and a secret', () => {
    expect(readConfig(env)).toMatchObject({ host: 'localhost', port: 8083, origin: 'http://localhost:8083', secret });
    expect(() => readConfig({})).toThrow(ConfigError);
  });

  test('signs with the first of several secrets', () => {
    expect(readConfig({ ...env, CASHIER_SANDBOX_SECRETS: `${secret},${'A'.repeat(24)}` }).secret).toBe(secret);
  });
});
