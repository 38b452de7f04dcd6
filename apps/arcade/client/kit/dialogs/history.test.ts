// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { beforeAll, expect, test, vi } from 'vitest';
import { createPromises } from '../fair/seeds.ts';
import type { Round } from '../model.ts';
import { createHistory } from './history.ts';

const secret = (number: string): Round => ({
  number,
  state: 'DONE',
  startedAt: '2026-11-21T00:00:00.000Z',
  currency: 'KHR',
  stake: '500.0000',
  payout: '0.0000',
  jackpots: [],
  balance: '0.0000',
  clientSeed: 'mine',
  nonce: 1,
  step: 0,
  serverSeedHash: '00',
  serverSeed: null,
});

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('rounds whose seed is secret are said to wait for it, and are not counted as no match', async () => {
  const { element, load } = createHistory({
    verify: async () => 'secret',
    decimals: 2,
    promises: createPromises(),
  });
  load([secret('20261121-1'), secret('20261121-2')]);
  element.querySelector('button')?.click();
  const summary = () => element.querySelector('[role=status]')?.textContent;
  await vi.waitFor(() => expect(summary()).toBe('2 rounds cannot be checked yet: reveal the server seed first.'));
});

test('a check that could not be fetched says that there is no connection, finds nothing, and can be pressed again', async () => {
  const verify = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('match');
  const { element, load } = createHistory({ verify, decimals: 2, promises: createPromises() });
  load([secret('20261121-1')]);
  const press = () => element.querySelector('button')?.click();
  const summary = () => element.querySelector('[role=status]')?.textContent;
  press();
  await vi.waitFor(() => expect(summary()).toBe('No connection to the game server.'));
  expect(element.querySelector('.verdict')?.textContent).toBe('–');
  press();
  await vi.waitFor(() => expect(summary()).toBe('Match: 1. Mismatch: 0.'));
});
