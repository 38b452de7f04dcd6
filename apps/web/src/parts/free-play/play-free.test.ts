import { ApiError, type ErrorCode } from '@mekong/api-client/errors';
import type { SessionGrant } from '@mekong/api-client/types';
import { beforeEach, expect, it, vi } from 'vitest';
import { playFree } from './play-free.ts';

const { sealValue, getFreePlayNonce, startFreePlay } = vi.hoisted(() => ({
  sealValue: vi.fn(),
  getFreePlayNonce: vi.fn(),
  startFreePlay: vi.fn(),
}));
vi.mock('@mekong/api-client/client', () => ({ sealValue }));
vi.mock('@mekong/api-client/sdk/getFreePlayNonce', () => ({ getFreePlayNonce }));
vi.mock('@mekong/api-client/sdk/startFreePlay', () => ({ startFreePlay }));

const grant: Partial<SessionGrant> = { token: 't' };
const refusal = (code: ErrorCode): ApiError => new ApiError({ code, status: 400 });

beforeEach(() => {
  let made = 0;
  sealValue.mockReset().mockImplementation(async (_value, _target, isFresh) => `jwe-${isFresh}`);
  getFreePlayNonce.mockReset().mockImplementation(async () => ({ nonce: `n${++made}` }));
  startFreePlay.mockReset().mockResolvedValue(grant);
});

it('a start carries the number of the gateway and 16 random bytes, sealed for this call alone', async () => {
  await expect(playFree()).resolves.toBe(grant);
  const [value, target] = sealValue.mock.calls[0] ?? [];
  expect(value).toEqual({ nonce: 'n1', random: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) });
  expect(target).toEqual({ method: 'POST', path: '/wps/session/login/freeplay' });
  expect(startFreePlay).toHaveBeenCalledExactlyOnceWith({
    body: { platform: 'W', random: 'jwe-false' },
    headers: { 'X-Gateway-Version': '3' },
  });
});

it('a start asks for its number after the calls that may still give the browser another cookie', async () => {
  vi.resetModules();
  const { sendForDevice } = await import('../device-cookie.ts');
  const { playFree: playFreeHere } = await import('./play-free.ts');
  const passkey = Promise.withResolvers<void>();
  const earlier = sendForDevice(() => passkey.promise.then(() => expect(getFreePlayNonce).not.toHaveBeenCalled()));
  const started = playFreeHere();
  passkey.resolve();
  await earlier;
  await expect(started).resolves.toBe(grant);
});

it('two starts never carry the same bytes', async () => {
  await playFree();
  await playFree();
  const [first, second] = sealValue.mock.calls.map(([value]) => value.random);
  expect(first).not.toBe(second);
});

it('keys that rotated meanwhile are loaded anew, with another number, once', async () => {
  startFreePlay.mockRejectedValueOnce(refusal('KEY_ROTATED'));
  await expect(playFree()).resolves.toBe(grant);
  expect(sealValue.mock.calls.map(([value, , isFresh]) => [value.nonce, isFresh])).toEqual([
    ['n1', false],
    ['n2', true],
  ]);
  startFreePlay.mockReset().mockRejectedValue(refusal('KEY_ROTATED'));
  await expect(playFree()).rejects.toMatchObject({ code: 'KEY_ROTATED' });
  expect(startFreePlay).toHaveBeenCalledTimes(2);
});

it('any other refusal is told as it is', async () => {
  startFreePlay.mockRejectedValue(refusal('RATE_LIMITED'));
  await expect(playFree()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(startFreePlay).toHaveBeenCalledOnce();
});
