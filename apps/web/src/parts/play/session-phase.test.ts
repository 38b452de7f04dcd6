import { describe, expect, test } from 'vitest';
import { firstGameState, type GameEvent, gameStateAfter } from './session-phase.ts';

const stake = '500.0000';
const currency = 'KHR';
const stateAfter = (...events: GameEvent[]) => events.reduce(gameStateAfter, firstGameState);
const start: GameEvent = { type: 'round-start', stake, currency };
const end: GameEvent = { type: 'round-end', stake, payout: '0.0000', currency };

describe('game on the page', () => {
  test('opens, and can be played when it says so or its page has loaded', () => {
    expect(stateAfter().phase).toBe('opening');
    expect(stateAfter({ type: 'ready' }).phase).toBe('playing');
    expect(stateAfter({ type: 'loaded' }).phase).toBe('playing');
  });

  test('holds the balance back from the start of a round to its end', () => {
    expect(stateAfter({ type: 'ready' }, start).isRound).toBe(true);
    expect(stateAfter({ type: 'ready' }, start, { type: 'balance', balance: stake, currency }).isRound).toBe(true);
    expect(stateAfter({ type: 'ready' }, start, end).isRound).toBe(false);
  });

  test('an error within a round ends nothing: the game may get its answer yet', () => {
    expect(stateAfter(start, { type: 'error', code: 'WALLET_UNREACHABLE' }).isRound).toBe(true);
    expect(stateAfter(start, { type: 'error', code: 'WALLET_UNREACHABLE' }, end).isRound).toBe(false);
  });

  test('a round that was never ended holds nothing back', () => {
    expect(stateAfter(start, { type: 'round-lost' }).isRound).toBe(false);
  });

  test('a balance that is too low is said until the next round', () => {
    expect(stateAfter(start, { type: 'error', code: 'WALLET_INSUFFICIENT' }).isBalanceTooLow).toBe(true);
    expect(stateAfter(start, { type: 'error', code: 'BET_REFUSED' }).isBalanceTooLow).toBe(false);
    expect(stateAfter(start, { type: 'error', code: 'WALLET_INSUFFICIENT' }, start).isBalanceTooLow).toBe(false);
  });

  test('a game that was switched off meanwhile is said until a round begins again', () => {
    expect(stateAfter(start, { type: 'error', code: 'GAME_MAINTENANCE' }, end).isUnderMaintenance).toBe(true);
    expect(stateAfter(start, { type: 'error', code: 'GAME_MAINTENANCE' }).phase).toBe('playing');
    expect(stateAfter(start, { type: 'error', code: 'GAME_MAINTENANCE' }, start).isUnderMaintenance).toBe(false);
    expect(stateAfter({ type: 'error', code: 'GAME_MAINTENANCE' }, { type: 'session-ended' }).isUnderMaintenance).toBe(
      false,
    );
  });

  test('a game that is over stays over until it is launched again', () => {
    expect(stateAfter({ type: 'session-ended' }, { type: 'ready' }, start)).toMatchObject({
      phase: 'over',
      isRound: false,
    });
    expect(stateAfter({ type: 'session-ended' }, { type: 'launched' })).toEqual(firstGameState);
  });
});
