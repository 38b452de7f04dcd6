import { randomUUID } from 'node:crypto';
import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { type SealOverrides, testGateway } from '../../test/gateway.ts';
import { testDb } from '../../test/harness.ts';
import type { Trx } from '../kernel/db/types.ts';
import { Fault } from '../kernel/fault.ts';
import { registerRateLimit } from '../kernel/http/rate-limit.ts';
import { memberBalance } from '../ledger/balance.ts';
import { grantPlayMoney, transfer } from '../ledger/flows.ts';
import { idempotent } from '../ledger/idempotency.ts';
import { post } from '../ledger/ledger.ts';
import type { SignedIn } from './actor.ts';
import { contractOperations } from './document.ts';
import { registerErrorPolicy } from './error-policy.ts';
import { methodsOf, registerContract } from './routes.ts';
import { createSharedAnswers } from './shared-answers.ts';

const t = await testDb();
const db = t.db.kysely;
const site = await testGateway(t);
const currency = 'KHR';
const isNightly = process.env.TEST_ENGINES === 'all';
/** The embedded engine runs one after the other: more of them would show no more. */
const REPEATS = t.engine === 'pglite' ? 500 : isNightly ? 10_000 : 2_000;
/** More at once would wait for a connection longer than a request may, and so would the news of the posting. */
const AT_ONCE = isNightly ? 250 : 100;
await post(db, grantPlayMoney({ member: 'giver', currency, amount: 1_000_000n }));
const giver: SignedIn = {
  role: 'member',
  memberId: 'giver',
  username: 'giver',
  type: 0,
  currency,
  language: 'EN',
  sessionId: '1',
};

/** What the handler was asked to do, and what it waits for. */
const handled = { runs: 0, before: async (): Promise<void> => undefined };

/** An operation of the contract, taken for one that moves as much money as its number says. */
const moneyOperation = (id: OperationId, more: { sealed?: boolean; secrets?: string[] }) => {
  const found = contractOperations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no ${id}.`);
  return { ...found, operation: { ...OPERATIONS[id], money: true, ...more } };
};

const app = fastify();
await registerRateLimit(app);
registerErrorPolicy(app, methodsOf);
const pay = async ({ body, trx }: { body: { nodeId: number }; trx: Trx }) => {
  handled.runs++;
  await handled.before();
  if (body.nodeId === 666) throw new Fault('WALLET_FROZEN');
  const key = randomUUID();
  await post(trx, transfer({ member: 'giver', receiver: 'taker', currency, amount: BigInt(body.nodeId), key }));
  return { nodeId: body.nodeId, run: handled.runs };
};
registerContract(
  app,
  {
    handlers: { addFavoriteGame: pay, removeFavoriteGame: pay, updateLanguage: async () => ({}) } as never,
    resolveActor: async () => giver,
    resolveVendor: async () => ({ role: 'vendor', code: 'NOBODY' }),
    openSealed: (body, target) => site.modules.sealing.open(body, target),
    once: (request, work) => idempotent(db, request, work),
    offeredLanguages: async () => ({ languages: ['EN'], defaultLanguage: 'EN' }),
    showFault: () => undefined,
    shared: createSharedAnswers({ seconds: 0, stamp: async () => giver }),
    checkAnswers: false,
    rateLimitScale: 1_000,
  },
  [
    moneyOperation('addFavoriteGame', {}),
    moneyOperation('removeFavoriteGame', { sealed: true }),
    moneyOperation('updateLanguage', { secrets: ['language'] }),
  ],
);
await app.ready();
afterAll(() => app.close());

const send = async (id: OperationId, key: string | undefined, payload: object) => {
  const answer = await app.inject({
    method: OPERATIONS[id].method,
    url: OPERATIONS[id].path,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    payload,
  });
  return { status: answer.statusCode, text: answer.payload, code: answer.json().error?.code, headers: answer.headers };
};
const plain = (key: string | undefined, nodeId = 5) => send('addFavoriteGame', key, { nodeId });
const sealed = async (key: string, body: object, wrong?: SealOverrides) =>
  send('removeFavoriteGame', key, { value: await site.seal(body, OPERATIONS.removeFavoriteGame, wrong) });
const taken = async () => (await memberBalance(db, 'taker', currency)).sumBalance;

describe('a money operation', () => {
  test.each([undefined, '', 'not a key', 'x'.repeat(65)])('refuses the key %j', async (key) => {
    const runs = handled.runs;
    expect(await plain(key)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(handled.runs).toBe(runs);
  });

  test('gives a repeated request the same bytes and runs nothing', async () => {
    const before = await taken();
    const first = await plain('k1');
    const second = await plain('k1');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect((await taken()) - before).toBe(5n);
  });

  test('takes a body that is sealed anew for the same request', async () => {
    const before = await taken();
    const first = await sealed('k2', { nodeId: 7 });
    const second = await sealed('k2', { nodeId: 7 });
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    expect((await taken()) - before).toBe(7n);
    expect(await sealed('k2', { nodeId: 8 })).toMatchObject({ status: 422, code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('refuses another body under the same key', async () => {
    await plain('k3');
    expect(await plain('k3', 6)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('takes a request for the same whose secret alone differs: secrets are not kept, not even as a hash', async () => {
    const first = await send('updateLanguage', 'k7', { language: 'EN' });
    const second = await send('updateLanguage', 'k7', { language: 'KM' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  test('leaves nothing behind when the handler refuses', async () => {
    const before = await taken();
    expect(await plain('k4', 666)).toMatchObject({ status: 403, code: 'WALLET_FROZEN' });
    expect(await plain('k4', 9)).toMatchObject({ status: 200 });
    expect((await taken()) - before).toBe(9n);
  });

  // The embedded engine runs one transaction after the other: there the second request finds the answer.
  test.runIf(t.engine === 'postgres')('answers 409 while the same request is being worked on', async () => {
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    handled.before = async () => {
      started.resolve();
      await release.promise;
    };
    const first = plain('k5');
    await started.promise;
    expect(await plain('k5')).toMatchObject({ status: 409, code: 'IDEMPOTENCY_IN_PROGRESS' });
    release.resolve();
    handled.before = async () => undefined;
    expect((await first).status).toBe(200);
    expect((await plain('k5')).headers['idempotent-replayed']).toBe('true');
  });

  test('moves the money once however often it is repeated at the same time', { tags: ['race'] }, async () => {
    const before = await taken();
    const answers: Awaited<ReturnType<typeof plain>>[] = [];
    const repeat = async () => {
      for (let n = 0; n < REPEATS / AT_ONCE; n++) answers.push(await plain('k6'));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, repeat));
    expect(answers).toHaveLength(REPEATS);
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(done.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200).map(({ code }) => code);
    // whoever waits too long for a connection is told to come back, which is an answer too
    for (const code of new Set(others)) expect(['IDEMPOTENCY_IN_PROGRESS', 'SERVICE_BUSY']).toContain(code);
    expect((await taken()) - before).toBe(5n);
  });
});
