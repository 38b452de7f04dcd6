import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { MoneyCallOptions } from './call.ts';
import { ApiError, type ErrorCode } from './errors.ts';
import { createIntentStore, sendMoney } from './idempotency.ts';
import { memoryStorage } from './storage.ts';

const intent = { operation: 'transferFunds', options: { body: { amount: '25.0000' } }, account: 'sokha' };
const fail = (code: ErrorCode, status: number) => async (): Promise<never> => {
  throw new ApiError({ code, status });
};

describe('intents', () => {
  test('are stored with their key before anything is sent, and removed after the answer', async () => {
    const store = createIntentStore(memoryStorage());
    let sentKey = '';
    const answer = await store.run(intent, async (key) => {
      sentKey = key;
      expect(store.pending('sokha')).toMatchObject([{ key, operation: 'transferFunds', options: intent.options }]);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(sentKey).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(store.pending('sokha')).toEqual([]);
  });

  test('two commands never share a key', async () => {
    const store = createIntentStore(memoryStorage());
    const keys: string[] = [];
    const send = async (key: string) => void keys.push(key);
    await Promise.all([store.run(intent, send), store.run(intent, send)]);
    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    ['NETWORK', 0],
    ['TIMEOUT', 0],
    ['UNKNOWN', 500],
    ['SERVICE_BUSY', 503],
    ['IDEMPOTENCY_IN_PROGRESS', 409],
  ] as const)('survive %s and a reload, and go out again under the same key', async (code, status) => {
    const storage = memoryStorage();
    await expect(createIntentStore(storage).run(intent, fail(code, status))).rejects.toThrow(code);

    const reloaded = createIntentStore(storage);
    const [waiting] = reloaded.pending('sokha');
    const send = vi.fn(async (key: string) => key);
    await expect(reloaded.resend(waiting!, send)).resolves.toBe(waiting!.key);
    expect(send).toHaveBeenCalledExactlyOnceWith(waiting!.key);
    expect(reloaded.pending('sokha')).toEqual([]);
  });

  test.each([
    ['WALLET_INSUFFICIENT', 402],
    ['AUTH_TOKEN_EXPIRED', 401],
    ['RATE_LIMITED', 429],
    ['VALIDATION_FAILED', 400],
    ['GAME_MAINTENANCE', 503],
    ['MAINTENANCE', 503],
  ] as const)('are over when the first try is refused with %s', async (code, status) => {
    const store = createIntentStore(memoryStorage());
    await expect(store.run(intent, fail(code, status))).rejects.toThrow(code);
    expect(store.pending('sokha')).toEqual([]);
  });

  test('a refusal before the operation ran says nothing about an earlier try: the intent stays', async () => {
    const storage = memoryStorage();
    const store = createIntentStore(storage);
    await store.run(intent, fail('TIMEOUT', 0)).catch(() => undefined);
    await store.resend(store.pending('sokha')[0]!, fail('AUTH_TOKEN_EXPIRED', 401)).catch(() => undefined);
    await store.resend(store.pending('sokha')[0]!, fail('MAINTENANCE', 503)).catch(() => undefined);
    expect(store.pending('sokha')).toHaveLength(1);
    await store.resend(store.pending('sokha')[0]!, fail('WALLET_INSUFFICIENT', 402)).catch(() => undefined);
    expect(store.pending('sokha')).toEqual([]);
  });

  test('belong to their account, oldest first, and can be given up', async () => {
    let now = 0;
    const store = createIntentStore(memoryStorage(), () => ++now);
    await store.run(intent, fail('NETWORK', 0)).catch(() => undefined);
    await store.run({ ...intent, operation: 'second' }, fail('NETWORK', 0)).catch(() => undefined);
    await store.run({ ...intent, account: 'dara' }, fail('NETWORK', 0)).catch(() => undefined);
    expect(store.pending('sokha').map((i) => i.operation)).toEqual(['transferFunds', 'second']);
    store.forget(store.pending('sokha')[0]!.key);
    expect(store.pending('sokha').map((i) => i.operation)).toEqual(['second']);
    expect(store.pending('dara')).toHaveLength(1);
  });

  test('a broken record is dropped', () => {
    const storage = memoryStorage();
    storage.set('intent.x', '{oops');
    expect(createIntentStore(storage).pending('sokha')).toEqual([]);
    expect(storage.keys()).toEqual([]);
  });
});

describe('sendMoney', () => {
  const operation = { operation: 'withdraw', secrets: ['password'] };
  const options = { body: { amount: '5.0000', password: '123456' }, signal: new AbortController().signal };

  test('stores what is meant before it is sent, without secrets, and sends all of it', async () => {
    const store = createIntentStore(memoryStorage());
    const send = vi.fn(async ({ idempotencyKey }: { idempotencyKey: string }) => {
      expect(store.pending('sokha')).toMatchObject([{ key: idempotencyKey, operation: 'withdraw' }]);
      expect(store.pending('sokha')[0]?.options).toEqual({ body: { amount: '5.0000' } });
      return 'done';
    });
    await expect(sendMoney(operation, options, { account: 'sokha' }, send, store)).resolves.toBe('done');
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...options, idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) });
    expect(store.pending('sokha')).toEqual([]);
  });

  test('keeps one key when the owner has to prove himself in between', async () => {
    const keys: string[] = [];
    const send = async ({ idempotencyKey }: { idempotencyKey: string }) => void keys.push(idempotencyKey);
    const around = async <T>(run: () => Promise<T>) => {
      await run();
      return run();
    };
    await sendMoney(operation, options, { account: 'sokha', around }, send, createIntentStore(memoryStorage()));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('is the only way: an operation that moves money requires a key', () => {
    expectTypeOf<MoneyCallOptions<{ url: '/pay' }>['idempotencyKey']>().toEqualTypeOf<string>();
  });
});
