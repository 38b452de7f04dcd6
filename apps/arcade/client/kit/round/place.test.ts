import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api.ts';
import type { Round } from '../model.ts';
import { place } from './place.ts';

const commitment = { serverSeedHash: 'hash', clientSeed: 'seed', nonce: 1 };
const played = (state: Round['state']) => ({
  round: {
    number: '20261121-1',
    state,
    startedAt: '',
    currency: 'KHR',
    stake: '500.0000',
    payout: '0.0000',
    jackpots: [],
    balance: '0.0000',
    clientSeed: 'seed',
    nonce: 0,
    step: 0,
    serverSeedHash: 'hash',
    serverSeed: null,
  } satisfies Round,
  commitment,
});

const attempt = (spin: () => Promise<ReturnType<typeof played>>, onTrouble = vi.fn()) => {
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const pause = () => Promise.resolve();
  return place({ server: { spin }, stake: '500.0000', clientSeed: 'seed', onTrouble, newKey, pause });
};

describe('placing a round', () => {
  test('sends the same key again after every broken connection', async () => {
    const onTrouble = vi.fn();
    const spin = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('NETWORK'))
      .mockRejectedValueOnce(new ApiError('WALLET_UNREACHABLE'))
      .mockRejectedValueOnce(new ApiError('UNKNOWN'))
      .mockResolvedValue(played('DONE'));
    await expect(attempt(spin, onTrouble)).resolves.toEqual(played('DONE'));
    expect(spin.mock.calls).toEqual(Array.from({ length: 4 }, () => ['500.0000', 'seed', 'key-1']));
    expect(onTrouble).toHaveBeenCalledTimes(3);
  });

  test('asks again while another try of the same round is being worked on', async () => {
    const spin = vi.fn().mockResolvedValueOnce(played('BETTING')).mockResolvedValue(played('DONE'));
    await attempt(spin);
    expect(spin).toHaveBeenCalledTimes(2);
    expect(spin.mock.calls[1]).toEqual(spin.mock.calls[0]);
  });

  test('waits as long as the server says when it was too fast', async () => {
    const spin = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('RATE_LIMITED', { retryAfter: 0.001 }))
      .mockResolvedValue(played('DONE'));
    await attempt(spin);
    expect(spin).toHaveBeenCalledTimes(2);
  });

  test.each(['WALLET_INSUFFICIENT', 'BET_REFUSED', 'SESSION_ENDED', 'ROUND_OPEN', 'STAKE_NOT_OFFERED'])(
    'ends at once when the server has decided: %s',
    async (code) => {
      const spin = vi.fn().mockRejectedValue(new ApiError(code));
      await expect(attempt(spin)).rejects.toThrow(code);
      expect(spin).toHaveBeenCalledTimes(1);
    },
  );
});
