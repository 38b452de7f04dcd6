import { randomUUID } from 'node:crypto';
import type {
  Balance,
  DepositDetail,
  DepositMethods,
  DepositOrder,
  MovementList,
} from '@mekong/api-client/contract/types';
import { freePort } from '@mekong/test-postgres/postgres';
import { describe, expect, test } from 'vitest';
import { sendForm, startCashierSandbox } from '../../../test/cashier-sandbox.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { unsoundBooks } from '../../../test/payments.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { startTestWorkers } from '../../../test/queue.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import { webhookSignature } from './providers/standard-webhooks.ts';
import { readQr } from './qr/emvco.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
const port = await freePort();
const sandbox = await startCashierSandbox(`http://localhost:${port}/cashier/v1/webhooks/sandbox`);
const gateway = await testGateway(t, { payments: { sandbox } });
await gateway.app.listen({ port, host: 'localhost' });
await startTestWorkers(t, { queue: gateway.modules.queue, workers: gateway.modules.workers });
const { member, agent, trial } = await logInAll(gateway);

const begin = (body: object, key = randomUUID(), session = member) =>
  gateway.call('createDeposit', { body, headers: { 'idempotency-key': key } }, session);
const detail = (orderNo: string) => gateway.value<DepositDetail>('getDeposit', { path: { orderNo } }, member);
const balance = async () => (await gateway.value<Balance>('getBalance', {}, member)).sumBalance;
const payPath = ({ instructions }: DepositDetail) => new URL(instructions?.payUrl ?? '').pathname;
const until = (orderNo: string, state: string) =>
  expect.poll(async () => (await detail(orderNo)).order.state).toBe(state);

describe('a member', () => {
  test('sees what can be used, with its terms', async () => {
    const { currency, methods } = await gateway.value<DepositMethods>('getDepositMethods', {}, member);
    expect(currency).toBe('KHR');
    expect(methods.map(({ method, isOpen }) => [method, isOpen])).toEqual([
      ['KHQR', true],
      ['EWALLET', true],
      ['VOUCHER', true],
      ['CARD', true],
      ['USDT', true],
      ['C2C', true],
      ['BANK', true],
    ]);
  });

  test('sees the same before the log-in, in the currency of the merchant', async () => {
    const asMember = await gateway.value<DepositMethods>('getDepositMethods', {}, member);
    expect(await gateway.value<DepositMethods>('getDepositMethods', {})).toEqual(asMember);
  });

  test('pays by a code, and the money is there once although the webhook comes fifty times', async () => {
    await sendForm(sandbox, '/faults', { webhooks: 'fifty' });
    const key = randomUUID();
    const body = { method: 'KHQR', amount: '50000.0000' };
    const [first, second] = [await begin(body, key), await begin(body, key)];
    expect(second.text).toBe(first.text);
    const { orderNo } = first.json.value as DepositOrder;
    await until(orderNo, 'PENDING');
    const waiting = await detail(orderNo);
    const code = readQr(waiting.instructions?.qrText ?? '');
    expect([code.get('54'), code.get('53')]).toEqual(['50000', '116']);
    const before = await balance();
    await sendForm(sandbox, payPath(waiting), { amount: '50000' });
    await until(orderNo, 'COMPLETED');
    expect(await detail(orderNo)).not.toHaveProperty('instructions');
    expect(Number(await balance()) - Number(before)).toBe(50_000);
    const { content } = await gateway.value<MovementList>('listMovements', {}, member);
    expect(content[0]).toMatchObject({ kind: 'DEPOSIT', amount: '50000.0000', orderNo });
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('pays, and the money is there once, whatever goes wrong with calls and webhooks', async () => {
    const deposit = async (faults: Record<string, string>) => {
      await sendForm(sandbox, '/faults', faults);
      const { orderNo } = (await begin({ method: 'KHQR', amount: '5000.0000' })).json.value as DepositOrder;
      return orderNo;
    };
    const pay = async (orderNo: string) => {
      await until(orderNo, 'PENDING');
      await sendForm(sandbox, payPath(await detail(orderNo)), { amount: '5000' });
    };
    const before = await balance();
    // told before the provider has answered the call that makes it
    const early = await deposit({ webhooks: 'early' });
    await pay(early);
    await until(early, 'COMPLETED');
    // the later state is told first: what the payment and its reversal say is asked for, so neither undoes the other
    const disordered = await deposit({ webhooks: 'disorder' });
    await pay(disordered);
    await until(disordered, 'COMPLETED');
    const { paymentRef } = await db
      .selectFrom('deposit_payment as p')
      .innerJoin('deposit_order as o', 'o.id', 'p.order_id')
      .select('p.payment_ref as paymentRef')
      .where('o.order_no', '=', disordered)
      .executeTakeFirstOrThrow();
    await sendForm(sandbox, `/payments/${paymentRef}/reverse`, {});
    await until(disordered, 'REVERSED');
    expect(Number(await balance()) - Number(before)).toBe(5_000);
    // refused for too many calls: the order waits as long as it was told to
    const limited = await deposit({ answers: 'limit' });
    const lookAt = async () => {
      const found = db.selectFrom('deposit_order').select(['look_at', 'state']).where('order_no', '=', limited);
      return found.executeTakeFirstOrThrow();
    };
    await expect.poll(async () => Number((await lookAt()).look_at) - Date.now()).toBeGreaterThan(10_000);
    expect((await lookAt()).state).toBe('CREATED');
    await sendForm(sandbox, '/faults', {});
    await db.updateTable('deposit_order').set({ look_at: new Date() }).where('order_no', '=', limited).execute();
    const poll = gateway.modules.work.find(({ name }) => name === 'deposits.poll') as IntervalJob;
    await poll.run({ db, signal: new AbortController().signal });
    await pay(limited);
    await until(limited, 'COMPLETED');
    expect(Number(await balance()) - Number(before)).toBe(10_000);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('pays on the page of an e-wallet; coming back says nothing, and a refusal is told', async () => {
    await sendForm(sandbox, '/faults', { webhooks: 'twice' });
    const { orderNo } = (await begin({ method: 'EWALLET', amount: '50000.0000' })).json.value as DepositOrder;
    await until(orderNo, 'PENDING');
    const path = payPath(await detail(orderNo));
    expect((await detail(orderNo)).instructions).toMatchObject({ page: 'Demo Wallet' });
    expect((await detail(orderNo)).instructions).not.toHaveProperty('lastTry');
    const before = await balance();
    await sendForm(sandbox, `${path}/refuse`, {});
    await expect.poll(async () => (await detail(orderNo)).instructions?.lastTry).toBe('CANCELLED');
    expect((await detail(orderNo)).order.state).toBe('PENDING');
    await Promise.all([sendForm(sandbox, `${path}/confirm`, {}), sendForm(sandbox, `${path}/confirm`, {})]);
    await until(orderNo, 'COMPLETED');
    // the member pays half a percent
    expect(Number(await balance()) - Number(before)).toBe(49_750);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('pays by card on the page of its provider, where the bank asks its owner', async () => {
    const { orderNo } = (await begin({ method: 'CARD', amount: '100000.0000' })).json.value as DepositOrder;
    await until(orderNo, 'PENDING');
    const path = payPath(await detail(orderNo));
    const card = { expiry: '12/99', code: '123' };
    await sendForm(sandbox, `${path}/card`, { ...card, number: '4000000000000002' });
    await expect.poll(async () => (await detail(orderNo)).instructions?.lastTry).toBe('DECLINED');
    const asks = { ...card, number: '4000000000003220' };
    await sendForm(sandbox, `${path}/card`, asks);
    await sendForm(sandbox, `${path}/proof`, { code: '' });
    await expect.poll(async () => (await detail(orderNo)).instructions?.lastTry).toBe('NOT_PROVED');
    await sendForm(sandbox, `${path}/card`, asks);
    await sendForm(sandbox, `${path}/proof`, { code: '123456' });
    await until(orderNo, 'COMPLETED');
    expect((await detail(orderNo)).order.credited).toBe('96300.0000');
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('pays by a voucher, whose code is guessed ten times an hour and no more', async () => {
    const redeem = (orderNo: string, code: string, session = member) =>
      gateway.call('redeemVoucher', { path: { orderNo }, body: { code } }, session);
    const start = async () => {
      const { orderNo } = (await begin({ method: 'VOUCHER', amount: '20000.0000' })).json.value as DepositOrder;
      await until(orderNo, 'PENDING');
      return orderNo;
    };
    const orderNo = await start();
    const { url } = sandbox;
    const shop = await fetch(new URL(`${payPath(await detail(orderNo))}/voucher`, url), { method: 'POST' });
    const code = (/<bdi>([A-Z0-9-]{19})<\/bdi>/.exec(await shop.text())?.[1] ?? '').replaceAll('-', '');
    expect((await redeem(orderNo, code, agent)).json.error?.code).toBe('NOT_FOUND');
    expect((await redeem(orderNo, 'AAAABBBBCCCCDDDD')).json.value).toEqual({ outcome: 'UNKNOWN' });
    expect((await redeem(orderNo, code)).json.value).toEqual({ outcome: 'TAKEN' });
    expect((await detail(orderNo)).order).toMatchObject({ state: 'COMPLETED', credited: '20000.0000' });
    expect((await redeem(orderNo, code)).json.error?.code).toBe('STATE_STALE');
    const other = await start();
    expect((await redeem(other, code)).json.value).toEqual({ outcome: 'USED' });
    for (let n = 0; n < 8; n++) await redeem(other, 'AAAABBBBCCCCDDDD');
    expect((await redeem(other, 'AAAABBBBCCCCDDDD')).json.error?.code).toBe('RATE_LIMITED');
    await gateway.call('cancelDeposit', { path: { orderNo: other }, body: undefined }, member);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('pays in coins: too little first, confirmed in view, then the rest and more', async () => {
    const { orderNo } = (await begin({ method: 'USDT', amount: '50000.0000' })).json.value as DepositOrder;
    await until(orderNo, 'PENDING');
    const first = await detail(orderNo);
    expect(first.instructions).toMatchObject({ network: 'TRC-20', rate: '4000', sendAmount: '12.5' });
    const send = (amount: string) => sendForm(sandbox, `${payPath(first)}/send`, { amount });
    await send('5');
    await expect
      .poll(async () => (await detail(orderNo)).instructions)
      .toMatchObject({ comingAmount: '5', confirmationsNeeded: 19, sendAmount: '7.5' });
    expect((await detail(orderNo)).order.credited).toBe('0.0000');
    await expect.poll(async () => (await detail(orderNo)).order.credited, { timeout: 30_000 }).toBe('20000.0000');
    expect((await detail(orderNo)).order.state).toBe('PENDING');
    await send('8');
    await expect.poll(async () => (await detail(orderNo)).order.state, { timeout: 30_000 }).toBe('COMPLETED');
    expect((await detail(orderNo)).order.credited).toBe('52000.0000');
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('pays another person, who confirms it; the account is gone from then on', async () => {
    const { orderNo } = (await begin({ method: 'C2C', amount: '50000.0000' })).json.value as DepositOrder;
    await until(orderNo, 'PENDING');
    const waiting = await detail(orderNo);
    expect(waiting.instructions).toMatchObject({ reference: orderNo, accountNumber: expect.any(String) });
    await sendForm(sandbox, `${payPath(waiting)}/missing`, {});
    await expect.poll(async () => (await detail(orderNo)).instructions?.lastTry).toBe('NOT_ARRIVED');
    expect((await detail(orderNo)).order.state).toBe('PENDING');
    const before = await balance();
    await sendForm(sandbox, `${payPath(waiting)}/arrived`, {});
    await until(orderNo, 'COMPLETED');
    expect(Number(await balance()) - Number(before)).toBe(50_000);
    const kept = db.selectFrom('deposit_order').select('instructions').where('order_no', '=', orderNo);
    expect(await kept.executeTakeFirst()).toEqual({ instructions: null });
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('is told that an order has failed for which nobody is found', async () => {
    await sendForm(sandbox, '/faults', { matches: 'nobody' });
    const { orderNo } = (await begin({ method: 'C2C', amount: '50000.0000' })).json.value as DepositOrder;
    await until(orderNo, 'FAILED');
    await sendForm(sandbox, '/faults', {});
  });

  test('pays by a transfer in two parts, less the fee of each', async () => {
    await sendForm(sandbox, '/faults', { webhooks: 'none' });
    const answer = await begin({ method: 'BANK', amount: '30000.0000' });
    const { orderNo } = answer.json.value as DepositOrder;
    await until(orderNo, 'PENDING');
    const waiting = await detail(orderNo);
    expect(waiting.instructions).toMatchObject({ reference: orderNo, accountNumber: '000 123 456' });
    await sendForm(sandbox, payPath(waiting), { amount: '10000' });
    await expect.poll(async () => (await detail(orderNo)).order.credited).toBe('9000.0000');
    await sendForm(sandbox, payPath(waiting), { amount: '20000' });
    await until(orderNo, 'COMPLETED');
    expect((await detail(orderNo)).order.credited).toBe('28000.0000');
  });

  test('cannot use a key for another amount, nor begin without one', async () => {
    const key = randomUUID();
    await begin({ method: 'KHQR', amount: '5000.0000' }, key);
    const other = await begin({ method: 'KHQR', amount: '6000.0000' }, key);
    expect(other.json.error?.code).toBe('IDEMPOTENCY_CONFLICT');
    const bare = await gateway.call('createDeposit', { body: { method: 'KHQR', amount: '5000.0000' } }, member);
    expect(bare.json.error?.code).toBe('VALIDATION_FAILED');
  });
});

test('a trial account cannot pay in', async () => {
  const refused = await begin({ method: 'KHQR', amount: '5000.0000' }, randomUUID(), trial);
  expect(refused.json.error?.code).toBe('AUTH_TRIAL_BLOCKED');
});

describe('a webhook', () => {
  const send = (url: string, body: string, headers: Record<string, string>) =>
    gateway.app.inject({ method: 'POST', url, payload: body, headers: { host: 'localhost:8080', ...headers } });
  const signed = (body: string) => {
    const [id, timestamp] = [`evt_${randomUUID()}`, String(Math.floor(Date.now() / 1_000))];
    const signature = webhookSignature(sandbox.webhookSecrets[0] ?? '', id, timestamp, Buffer.from(body));
    return {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    };
  };
  const address = '/cashier/v1/webhooks/sandbox';
  const body = '{"type":"deposit.changed","data":{"ref":"dep_0"}}';

  test('is taken when it is signed, whatever it is about', async () => {
    const answer = await send(address, body, signed(body));
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
  });

  test('is refused with another body than the signed one', async () => {
    expect((await send(address, `${body} `, signed(body))).statusCode).toBe(401);
  });

  test('is refused when it says nothing that can be read', async () => {
    expect((await send(address, '{', signed('{'))).statusCode).toBe(400);
  });

  test('of a provider that is not configured is not found', async () => {
    expect((await send('/cashier/v1/webhooks/nobody', body, signed(body))).statusCode).toBe(404);
  });

  test('is refused for a while after many forged ones of its network, and taken from others', async () => {
    const strict = await testGateway(t, { payments: { sandbox }, rateLimitScale: 1 });
    const from = (remoteAddress: string, headers: Record<string, string>) =>
      strict.app.inject({
        ...{ method: 'POST', url: address, payload: body, remoteAddress },
        headers: { host: 'localhost:8080', ...headers },
      });
    for (let n = 0; n < 60; n++) {
      const forged = { ...signed(body), 'webhook-signature': 'v1,Zm9yZ2Vk' };
      expect((await from('198.51.100.7', forged)).statusCode).toBe(401);
    }
    const refused = await from('198.51.100.7', signed(body));
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('192.0.2.1', signed(body))).statusCode).toBe(200);
  });
});
