import { ApiError } from '@mekong/api-client/errors';
import { intents } from '@mekong/api-client/idempotency';
import { expect, test, vi } from 'vitest';
import { type AskForProof, NotProvedError, repeatAfterProof } from './repeat-after-proof.ts';

const stepUp = () => new ApiError({ code: 'AUTH_STEP_UP', status: 403, params: { methods: ['password', 'totp'] } });
const proved = () => vi.fn<AskForProof>().mockResolvedValue(true);

test('an operation that needs no proof runs once, and nobody is asked', async () => {
  const ask = proved();
  const operation = vi.fn().mockResolvedValue('done');
  await expect(repeatAfterProof(operation, ask)).resolves.toBe('done');
  expect(operation).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});

test('one that needs a proof asks by the methods the gateway named, and runs once more', async () => {
  const ask = proved();
  const operation = vi.fn().mockRejectedValueOnce(stepUp()).mockResolvedValue('done');
  await expect(repeatAfterProof(operation, ask)).resolves.toBe('done');
  expect(ask).toHaveBeenCalledExactlyOnceWith(['password', 'totp']);
  expect(operation).toHaveBeenCalledTimes(2);
});

test('a second refusal is told, not asked about for ever', async () => {
  const ask = proved();
  const operation = vi.fn().mockRejectedValue(stepUp());
  await expect(repeatAfterProof(operation, ask)).rejects.toMatchObject({ code: 'AUTH_STEP_UP' });
  expect(operation).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenCalledOnce();
});

test('who leaves without a proof has done nothing', async () => {
  const operation = vi.fn().mockRejectedValue(stepUp());
  await expect(repeatAfterProof(operation, async () => false)).rejects.toBeInstanceOf(NotProvedError);
  expect(operation).toHaveBeenCalledOnce();
});

test('every other refusal is told at once', async () => {
  const ask = proved();
  const locked = new ApiError({ code: 'AUTH_LOCKED', status: 429 });
  await expect(repeatAfterProof(() => Promise.reject(locked), ask)).rejects.toBe(locked);
  expect(ask).not.toHaveBeenCalled();
});

test('money out is sent again under the key it was refused under', async () => {
  const keys: string[] = [];
  const withdraw = async (key: string): Promise<string> => {
    keys.push(key);
    if (keys.length === 1) throw stepUp();
    return 'paid';
  };
  const paid = intents.run({ operation: 'withdraw', options: { amount: '5.0000' }, account: 'sokha' }, (key) =>
    repeatAfterProof(() => withdraw(key), proved()),
  );
  await expect(paid).resolves.toBe('paid');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
