// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../kit/api.ts';
import { createRoundPlayer } from '../kit/round/round-player.ts';
import type { Round } from './model.ts';
import { commitment, roundOf, setUp, spinOf } from './test/set-up.ts';

vi.mock('../kit/motion.ts', async (original) => ({
  ...(await original<typeof import('../kit/motion.ts')>()),
  wait: () => Promise.resolve(),
  prefersStillness: () => true,
}));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('a result', () => {
  test('of more than the stake is a win', async () => {
    const game = setUp(roundOf({ payout: '1000.0001', steps: [spinOf('1000.0001', 20)] }));
    await game.player.spin();
    expect(game.said.at(-1)).toMatchObject({ kind: 'win' });
    expect(game.celebrate).not.toHaveBeenCalled();
  });

  test.each(['1000.0000', '999.9999', '0.0001'])(
    'of %s for a stake of 1000 is returned, never celebrated',
    async (payout) => {
      const game = setUp(roundOf({ payout, steps: [spinOf(payout, 20)] }));
      await game.player.spin();
      expect(game.said.at(-1)).toMatchObject({ kind: 'returned' });
      expect(game.said.some(({ kind }) => kind === 'win')).toBe(false);
      expect(game.spoken.join()).not.toContain('Win');
      expect(game.celebrate).not.toHaveBeenCalled();
    },
  );

  test('of ten stakes is celebrated', async () => {
    const game = setUp(roundOf({ payout: '10000.0000', steps: [spinOf('10000.0000', 200)] }));
    await game.player.spin();
    expect(game.celebrate).toHaveBeenCalledOnce();
  });

  test('of nothing says so to the ears and keeps the banner calm', async () => {
    const game = setUp(roundOf({}));
    await game.player.spin();
    expect(game.said.map(({ kind }) => kind)).not.toContain('win');
    expect(game.spoken).toEqual(['No win.']);
  });

  test('with free spins plays each of them and only then says what it was', async () => {
    const steps = [spinOf('2000.0000', 40), spinOf('0.0000', 0, 'free'), spinOf('3000.0000', 30, 'free')];
    const game = setUp(roundOf({ payout: '5000.0000', steps }));
    await game.player.spin();
    expect(game.landed).toHaveLength(3);
    expect(game.said.map(({ kind }) => kind)).toEqual([
      'title',
      'free-spins-won',
      'free-spins',
      'free-spins',
      'free-spins',
      'free-spins',
      'free-spins-over',
      'win',
    ]);
  });
});

describe('the balance', () => {
  test('shows the stake gone at once and the result only after the reels rest', async () => {
    const game = setUp(roundOf({ payout: '500.0000', balance: '9500.0000' }));
    await game.player.spin();
    expect(game.balances).toEqual(['9000.0000', '9500.0000']);
    expect(game.sent.filter(({ type }) => type === 'balance')).toEqual([
      { type: 'balance', balance: '9500.0000', currency: 'KHR' },
    ]);
  });

  test('comes back when nothing was played', async () => {
    const game = setUp(new ApiError('BET_REFUSED', { reason: 'LIMIT_REACHED' }));
    await game.player.spin();
    expect(game.balances.at(-1)).toBe('10000.0000');
    expect(game.said.at(-1)).toMatchObject({ kind: 'notice' });
    expect(game.landed).toEqual([[9, 9, 9, 9, 9]]);
  });

  test('comes back when the game was switched off meanwhile, which the site is told', async () => {
    const game = setUp(new ApiError('BET_REFUSED', { reason: 'GAME_MAINTENANCE' }));
    await game.player.spin();
    expect(game.balances.at(-1)).toBe('10000.0000');
    expect(game.sent).toContainEqual({ type: 'error', code: 'GAME_MAINTENANCE' });
  });

  test('comes back when the stake is none that the game takes, and these are named', async () => {
    const game = setUp(new ApiError('STAKE_NOT_OFFERED', { stakes: ['100.0000', '250.0000'] }));
    await game.player.spin();
    expect(game.balances.at(-1)).toBe('10000.0000');
    expect(game.spoken.join().replaceAll(/[\u2066-\u2069]/g, '')).toContain('100.00 · 250.00');
  });

  test('comes back when the stake is above the largest one of a bonus, which is named', async () => {
    const game = setUp(new ApiError('BET_REFUSED', { reason: 'BONUS_STAKE', largest: '500.0000' }));
    await game.player.spin();
    expect(game.balances.at(-1)).toBe('10000.0000');
    expect(game.spoken.join().replaceAll(/[\u2066-\u2069]/g, '')).toContain(
      'With your bonus you can bet 500.00 at most',
    );
    expect(game.largest).toEqual(['500.0000']);
  });

  test('is asked for after each round with a bonus, which may have ended with it', async () => {
    const game = setUp(roundOf({}));
    game.server.balance.mockResolvedValue({ balance: '20000.0000', maxStake: null });
    const player = createRoundPlayer({ ...game.options, maxStake: '1000.0000' });
    await player.spin();
    await vi.waitFor(() => expect(game.largest).toEqual([null]));
    await player.spin();
    expect(game.server.balance).toHaveBeenCalledOnce();
  });

  test('brings along that a bonus has begun since, and how large bets may be', async () => {
    const game = setUp(roundOf({}));
    game.server.balance.mockResolvedValue({ balance: '5.0000', maxStake: '500.0000' });
    await game.player.refreshBalance();
    expect(game.largest).toEqual(['500.0000']);
  });

  test('below the stake is asked for anew, and nothing starts when it is still too low', async () => {
    const game = setUp(roundOf({}));
    const controls = { ...game.options.controls, stake: () => '10000.0001' };
    await createRoundPlayer({ ...game.options, controls }).spin();
    expect(game.server.balance).toHaveBeenCalledOnce();
    expect(game.server.spin).not.toHaveBeenCalled();
    expect(game.spoken.join()).toContain('too low');
    game.server.balance.mockResolvedValue({ balance: '20000.0000', maxStake: null });
    await createRoundPlayer({ ...game.options, controls }).spin();
    expect(game.server.spin).toHaveBeenCalledOnce();
  });
});

describe('rounds', () => {
  test('are told to the page: start, balance, end', async () => {
    const game = setUp(roundOf({ payout: '1500.0000' }));
    await game.player.spin();
    expect(game.sent.map(({ type }) => type)).toEqual(['round-start', 'balance', 'round-end']);
    expect(game.sent.at(-1)).toMatchObject({ round: '20261121-7', stake: '1000.0000', payout: '1500.0000' });
  });

  test('are one at a time, however often the key is pressed', async () => {
    const game = setUp(roundOf({}));
    await Promise.all([game.player.spin(), game.player.spin(), game.player.spin()]);
    expect(game.server.spin).toHaveBeenCalledOnce();
  });

  test('do not start while the site has paused the game, and the controls say so', async () => {
    const game = setUp(roundOf({}));
    game.player.pause();
    await game.player.spin();
    expect(game.server.spin).not.toHaveBeenCalled();
    expect(game.busy.at(-1)).toBe(true);
    game.player.resume();
    expect(game.busy.at(-1)).toBe(false);
    await game.player.spin();
    expect(game.server.spin).toHaveBeenCalledOnce();
  });

  test('hold their free spins while the game is paused, and stay busy when it goes on', async () => {
    const game = setUp(roundOf({ payout: '1.0000', steps: [spinOf('0.0000'), spinOf('1.0000', 0, 'free')] }));
    game.player.pause();
    game.player.resume();
    const playing = game.player.spin();
    game.player.pause();
    await vi.waitFor(() => expect(game.said.at(-1)?.kind).toBe('free-spins-won'), { timeout: 20_000 });
    expect(game.landed).toHaveLength(1);
    game.player.resume();
    expect(game.busy.at(-1)).toBe(true);
    await playing;
    expect(game.landed).toHaveLength(2);
  });

  test('end the game when the session has ended', async () => {
    const game = setUp(new ApiError('SESSION_ENDED'));
    await game.player.spin();
    expect(game.overlay.show).toHaveBeenCalledWith('ended', expect.any(Function));
    expect(game.sent.at(-1)).toEqual({ type: 'session-ended' });
    await game.player.spin();
    expect(game.server.spin).toHaveBeenCalledOnce();
    expect(game.busy.at(-1)).toBe(true);
  });

  test('whose payout is on its way say so, and are free again when it has arrived', async () => {
    const won = { payout: '3000.0000', steps: [spinOf('3000.0000', 60)] };
    const game = setUp(roundOf({ ...won, state: 'SETTLING' }), roundOf({ ...won, balance: '12000.0000' }));
    await game.player.spin();
    expect(game.said.map(({ kind }) => kind)).toEqual(['title', 'win', 'notice', 'win']);
    expect(game.balances.at(-1)).toBe('12000.0000');
    expect(game.server.seen).toHaveBeenCalledWith('20261121-7');
  });

  test('that were cancelled give the stake back and say so', async () => {
    const cancelled = { payout: null, nonce: null, steps: [], balance: '10000.0000' };
    const game = setUp(roundOf({ ...cancelled, state: 'VOIDING' }), roundOf({ ...cancelled, state: 'VOID' }));
    await game.player.spin();
    // not before the wallet has confirmed it
    expect(game.spoken).toEqual([
      'Confirming your bet. Nothing is charged twice.',
      'The bet did not go through. Your stake is back in your balance.',
    ]);
    expect(game.said.at(-1)).toMatchObject({ kind: 'notice' });
    expect(game.balances.at(-1)).toBe('10000.0000');
    expect(game.sent.at(-1)).toMatchObject({ type: 'round-end', payout: null });
  });

  test('that were interrupted are shown with what they paid, and noted as seen', async () => {
    const game = setUp(roundOf({}));
    await game.player.showInterrupted(roundOf({ payout: '700.0000' }));
    expect(game.spoken.join()).toContain('700.00');
    expect(game.server.seen).toHaveBeenCalledWith('20261121-7');
    expect(game.server.spin).not.toHaveBeenCalled();
  });
});

describe('what the server pushes', () => {
  const state = (round: Round | null, endsAt: string | null = null) => ({
    now: '2026-11-23T09:00:00.000Z',
    phase: endsAt ? ('MOVING' as const) : ('OPEN' as const),
    endsAt,
    round,
    commitment: { ...commitment, nonce: 1 },
  });

  test('ends a round that is settled in the background, with its balance', async () => {
    const settling = roundOf({ state: 'SETTLING', payout: '700.0000' });
    const game = setUp(settling);
    game.server.ended.mockReturnValue(new Promise(() => undefined));
    const playing = game.player.spin();
    await vi.waitFor(() => expect(game.server.ended).toHaveBeenCalled());
    game.player.follow(state(roundOf({ ...settling, state: 'DONE', balance: '9700.0000' })), false);
    await playing;
    expect(game.balances.at(-1)).toBe('9700.0000');
    expect(game.busy.at(-1)).toBe(false);
  });

  test('ends it also when it came before the reels have stopped', async () => {
    const settling = roundOf({ state: 'SETTLING' });
    const game = setUp(settling);
    const playing = game.player.spin();
    game.player.follow(state(roundOf({ balance: '9000.0000' })), false);
    await playing;
    expect(game.server.ended).not.toHaveBeenCalled();
    expect(game.balances.at(-1)).toBe('9000.0000');
  });

  test('keeps a page from playing while another one of the player does, says so, and asks for the balance afterwards', async () => {
    const game = setUp(roundOf({}));
    game.player.follow(state(roundOf({ number: '20261121-8', state: 'SETTLING' }), '2026-11-23T09:00:40.000Z'), false);
    expect(game.busy.at(-1)).toBe(true);
    await game.player.spin();
    expect(game.server.spin).not.toHaveBeenCalled();
    expect(game.spoken).toEqual(['Another round of yours is still being finished. Wait a moment.']);
    game.time.elapsed = 40_000;
    game.player.follow(state(roundOf({ number: '20261121-8' })), false);
    expect(game.busy.at(-1)).toBe(false);
    expect(game.options.onCommitment).toHaveBeenLastCalledWith({ ...commitment, nonce: 1 });
    await vi.waitFor(() => expect(game.balances.at(-1)).toBe('5.0000'));
  });

  test('sets a page free also when its timer was early by less than a millisecond', async () => {
    const game = setUp(roundOf({}));
    const remaining = vi.spyOn(game.options.clock, 'remaining');
    remaining.mockReturnValueOnce(0.2).mockReturnValue(0);
    game.player.follow(state(roundOf({})), true);
    expect(game.busy.at(-1)).toBe(true);
    await vi.waitFor(() => expect(game.busy.at(-1)).toBe(false));
  });

  test('says nothing new to a page that was opened a moment ago', () => {
    const game = setUp(roundOf({}));
    game.player.follow(state(roundOf({ number: '20261121-8' })), true);
    expect(game.server.balance).not.toHaveBeenCalled();
  });
});

describe('a round that waits for the player', () => {
  const waiting = roundOf({
    state: 'PLAYING',
    step: 1,
    payout: null,
    multiplier: null,
    steps: [spinOf('2000.0000', 40)],
    offers: [
      { choice: 'x2', multiplier: 2, freeSpins: 12 },
      { choice: 'x3', multiplier: 3, freeSpins: 8 },
    ],
  });
  const over = roundOf({
    step: 2,
    payout: '8000.0000',
    multiplier: 3,
    steps: [spinOf('2000.0000', 40), spinOf('6000.0000', 40, 'free')],
  });

  test('is asked for when the reels have stopped, and goes on with what was chosen', async () => {
    const game = setUp(waiting, over);
    await game.player.spin();
    const [options] = game.choice.ask.mock.calls[0] ?? [];
    const texts = options?.map((option) => [option.value, option.choiceLabel(), option.choiceNote()]);
    expect(texts).toEqual([
      ['x2', '12 free spins', 'All wins count twice'],
      ['x3', '8 free spins', 'All wins × 3'],
    ]);
    expect(game.server.step).toHaveBeenCalledWith(waiting.number, 2, 'x3');
    expect(game.landed).toHaveLength(2);
    expect(game.said.find(({ kind }) => kind === 'free-spins-won')).toMatchObject({ count: 1 });
    expect(game.spoken).toContain('1 free spin, All wins × 3');
    expect(game.said.at(-1)).toMatchObject({ kind: 'win' });
    expect(game.sent.at(-1)).toMatchObject({ type: 'round-end', payout: '8000.0000' });
  });

  test('says aloud what a round brings besides, once for all steps of it', async () => {
    const steps = (['spin', 'respin', 'respin', 'wheel', 'wheel'] as const).map((kind) => spinOf('0.0000', 0, kind));
    const game = setUp(roundOf({ steps }));
    await game.player.spin();
    expect(game.spoken).toEqual(['Coins stay, empty places spin again', 'Wheel bonus', 'No win.']);
  });

  test('takes what another page of the player has chosen before', async () => {
    const game = setUp(waiting, over);
    game.server.step.mockRejectedValue(new ApiError('STEP_TAKEN'));
    await game.player.spin();
    expect(game.server.history).toHaveBeenCalledOnce();
    expect(game.sent.at(-1)).toMatchObject({ type: 'round-end', payout: '8000.0000' });
  });

  test('goes on where an earlier page has left it', async () => {
    const game = setUp(roundOf({}), over);
    await game.player.showInterrupted(waiting);
    expect(game.choice.ask).toHaveBeenCalledOnce();
    expect(game.server.spin).not.toHaveBeenCalled();
    expect(game.server.seen).toHaveBeenCalledWith(over.number);
    expect(game.balances.at(-1)).toBe(over.balance);
  });

  test('names a jackpot and counts it with the win, also when the lines pay nothing', async () => {
    const jackpots = [{ pool: 'mini', amount: '10250.0000' }];
    const { player, said, spoken, sent, celebrate } = setUp(roundOf({ payout: '0.0000', jackpots }));
    await player.spin();
    const [won] = said.filter((state) => state.kind === 'win');
    expect(won).toMatchObject({ tier: 'big' });
    expect(won?.kind === 'win' && [won.amount(), won.note()]).toEqual([
      '៛10,250.00',
      'Jackpot: Mini · 10.25 × your bet',
    ]);
    expect(spoken.join(' ')).toContain('Jackpot: Mini');
    expect(celebrate).toHaveBeenCalledTimes(1);
    expect(sent.find(({ type }) => type === 'round-end')).toMatchObject({ payout: '10250.0000' });
  });

  test('names a jackpot that pays less than the stake without celebrating it', async () => {
    const jackpots = [{ pool: 'mini', amount: '150.0000' }];
    const { player, said, spoken, celebrate, play } = setUp(roundOf({ payout: '0.0000', jackpots }));
    await player.spin();
    const last = said.at(-1);
    expect(last?.kind === 'returned' && [last.amount(), last.note()]).toEqual(['៛150.00', 'Jackpot: Mini']);
    expect(spoken.at(-1)).toBe('Returned \u2066៛150.00\u2069. Jackpot: Mini');
    expect(celebrate).not.toHaveBeenCalled();
    expect(play).not.toHaveBeenCalledWith('mega');
  });

  test('says that the payout is on its way while nobody knows how much the jackpot has paid', async () => {
    const hit = roundOf({ state: 'SETTLING', payout: '0.0000', jackpots: [{ pool: 'grand', amount: null }] });
    const ended = roundOf({ payout: '0.0000', jackpots: [{ pool: 'grand', amount: '2000.0000' }] });
    const { player, said, spoken, celebrate } = setUp(hit, ended);
    await player.spin();
    expect(spoken.some((text) => text.includes('on the way'))).toBe(true);
    const won = said.flatMap((state) => (state.kind === 'win' ? [state.amount()] : []));
    expect(won).toEqual(['៛2,000.00']);
    expect(celebrate).not.toHaveBeenCalled();
  });
});
