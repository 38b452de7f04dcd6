import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameMessage, readGameMessage, readSiteMessage, writeMessage } from './messages.ts';

const protocol = 'mekong-game/1';

const messages: GameMessage[] = [
  { type: 'ready' },
  { type: 'session-ended' },
  { type: 'close' },
  { type: 'round-start', stake: '500.0000', currency: 'KHR' },
  { type: 'round-end', stake: '500.0000', payout: '1250.5000', currency: 'KHR' },
  { type: 'round-end', stake: '500.0000', payout: null, currency: 'FUN' },
  { type: 'balance', balance: '999500.0000', currency: 'KHR' },
  { type: 'error', code: 'WALLET_INSUFFICIENT' },
];

describe('messages of a game', () => {
  test.each(messages)('are read: $type', (message) => {
    expect(readGameMessage({ protocol: 'mekong-game/1', round: '7', ...message })).toEqual(message);
  });

  test('anything else is dropped', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readGameMessage(data)).toBeUndefined();
      }),
    );
  });

  test.each([
    { protocol: 'mekong-game/2', type: 'ready' },
    { type: 'ready' },
    { protocol: 'mekong-game/1', type: 'transfer' },
    { protocol: 'mekong-game/1', type: 'balance', balance: 12, currency: 'KHR' },
    { protocol: 'mekong-game/1', type: 'balance', balance: '1e9', currency: 'KHR' },
    { protocol: 'mekong-game/1', type: 'round-end', stake: '1.0000', currency: 'KHR' },
    { protocol: 'mekong-game/1', type: 'error', code: '<b>' },
  ])('a near miss is dropped too: %j', (data) => {
    expect(readGameMessage(data)).toBeUndefined();
  });
});

test('a message carries the protocol when it travels', () => {
  expect(writeMessage({ type: 'theme', theme: 'light' })).toEqual({ protocol, type: 'theme', theme: 'light' });
});

describe('a message of the site', () => {
  test('is read when it fits the schema', () => {
    expect(readSiteMessage({ protocol, type: 'pause' })).toEqual({ type: 'pause' });
    expect(readSiteMessage({ protocol, type: 'language', language: 'km' })).toEqual({
      type: 'language',
      language: 'KM',
    });
    expect(readSiteMessage({ protocol, type: 'theme', theme: 'light' })).toEqual({ type: 'theme', theme: 'light' });
  });

  test.each([
    null,
    'pause',
    42,
    {},
    { type: 'pause' },
    { protocol: 'other/1', type: 'pause' },
    { protocol, type: 'spin' },
    { protocol, type: 'theme', theme: 'neon' },
    { protocol, type: 'language', language: 'xx' },
    { protocol, type: 'language', language: ['KM'] },
  ])('%o is dropped', (data) => {
    expect(readSiteMessage(data)).toBeUndefined();
  });
});
