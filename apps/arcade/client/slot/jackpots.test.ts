// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../kit/api.ts';
import type { Pot } from '../kit/model.ts';
import { createJackpots } from './jackpots.ts';

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const pots: readonly Pot[] = [
  { pool: 'mini', amount: '12.5000' },
  { pool: 'grand', amount: '2000.0000' },
];

function setUp(ask: () => Promise<{ jackpots: readonly Pot[] }>) {
  const frozen = { now: false };
  const jackpots = createJackpots({ ask, decimals: 2, isFrozen: () => frozen.now });
  const words = () => [...jackpots.element.querySelectorAll('.pot')].map(({ textContent }) => textContent);
  const note = () => jackpots.element.querySelector('[role="status"]')?.textContent;
  return { ...jackpots, frozen, words, note };
}

describe('the jackpots', () => {
  test('show what the pots hold, the greatest first, and ask again after four seconds', async () => {
    const ask = vi.fn(async () => ({ jackpots: pots }));
    const { refresh, words, note, stop } = setUp(ask);
    await refresh();
    expect(words()).toEqual(['Grand2,000.00', 'Mini12.50']);
    expect(note()).toBe('');
    await vi.advanceTimersByTimeAsync(3999);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });

  test('say that they are old when the server cannot be asked, and new when it can again', async () => {
    const ask = vi.fn(async () => ({ jackpots: pots }));
    const { refresh, words, note, stop } = setUp(ask);
    ask.mockRejectedValueOnce(new ApiError('NETWORK'));
    await refresh();
    expect([words(), note()]).toEqual([[], "The jackpots can't be shown right now."]);
    await refresh();
    expect(note()).toBe('');
    ask.mockRejectedValueOnce(new ApiError('NETWORK'));
    await refresh();
    expect(words()).toHaveLength(2);
    expect(note()).toBe('These jackpot amounts are not up to date.');
    stop();
  });

  test('stand still while a round is played, also when the answer was on its way', async () => {
    let answer: (value: { jackpots: readonly Pot[] }) => void = () => undefined;
    const ask = vi.fn(() => new Promise<{ jackpots: readonly Pot[] }>((resolve) => (answer = resolve)));
    const { refresh, frozen, words, stop } = setUp(ask);
    const asked = refresh();
    frozen.now = true;
    answer({ jackpots: pots });
    await asked;
    expect(words()).toEqual([]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(ask).toHaveBeenCalledTimes(1);
    frozen.now = false;
    await vi.advanceTimersByTimeAsync(4000);
    answer({ jackpots: pots });
    await vi.advanceTimersByTimeAsync(0);
    expect(words()).toHaveLength(2);
    stop();
  });
});
