/** A stage with all that stands around it, for tests: what is said, sent and shown is kept. */
import type { GameMessage } from '@mekong/game-frame/messages';
import { vi } from 'vitest';
import { ApiError } from '../../kit/api.ts';
import type { ChoiceOption } from '../../kit/choice.ts';
import { createRoundClock } from '../../kit/live/round-clock.ts';
import type { BalanceNow } from '../../kit/model.ts';
import { createGate } from '../../kit/motion.ts';
import { createRoundPlayer, type RoundPlayerOptions } from '../../kit/round/round-player.ts';
import type { BannerState } from '../banner.ts';
import { type Round, type Rules, rulesShape, type Step } from '../model.ts';
import { createStage } from '../stage.ts';

export const commitment = { serverSeedHash: 'hash', clientSeed: 'seed', nonce: 0 };
export const spinOf = (payout: string, units = 0, kind: Step['kind'] = 'spin'): Step => ({
  kind,
  board: [['H1', 'L1', 'L2']],
  stops: [1, 2, 3, 4, 5],
  symbol: undefined,
  wins: [],
  multiplier: kind === 'free' ? 2 : 1,
  units,
  payout,
});
const rules: Rules = rulesShape({
  gameId: 'lotus-fortune',
  model: 'lines/1',
  stream: null,
  config: { strips: [['H1', 'L1', 'L2']], lines: [[0]], pays: { H1: [1] } },
  facts: { rows: [3], pays: 'lines', count: 1, features: ['multiplier'], unitsPerStake: 20, cap: null },
  minimumSpinMs: 2500,
  rtp: '96.18',
  within: null,
  hitRate: '33.67',
  volatility: 'medium',
  maxWin: 100,
  freeSpinMultipliers: [],
});
export const roundOf = (change: Partial<Round>): Round => ({
  number: '20261121-7',
  state: 'DONE',
  startedAt: '2026-11-21T00:00:00.000Z',
  currency: 'KHR',
  stake: '1000.0000',
  payout: '0.0000',
  jackpots: [],
  balance: '9000.0000',
  clientSeed: 'seed',
  nonce: 0,
  step: 0,
  serverSeedHash: 'hash',
  serverSeed: null,
  steps: [spinOf('0.0000')],
  capped: false,
  multiplier: 2,
  offers: [],
  ...change,
});

export function setUp(round: Round | ApiError, ended?: Round) {
  const said: BannerState[] = [];
  const sent: GameMessage[] = [];
  const balances: string[] = [];
  const spoken: string[] = [];
  const busy: boolean[] = [];
  const largest: (string | null)[] = [];
  const celebrate = vi.fn();
  const play = vi.fn();
  const wins: (string | undefined)[] = [];
  const choice = { ask: vi.fn(async (_: readonly ChoiceOption[]) => 'x3') };
  const landed: (readonly number[])[] = [];
  const gate = createGate();
  const time = { elapsed: 0 };
  const overlay = { show: vi.fn(), hide: vi.fn() };
  const server = {
    spin: vi.fn(async () => {
      if (round instanceof ApiError) throw round;
      return { round, commitment: { ...commitment, nonce: 1 } };
    }),
    step: vi.fn(async () => ({ round: ended ?? roundOf({}), commitment })),
    history: vi.fn(async () => ({ rounds: [ended ?? roundOf({})], commitment })),
    seen: vi.fn(async () => null),
    ended: vi.fn(async () => ended ?? roundOf({})),
    balance: vi.fn(async (): Promise<BalanceNow> => ({ balance: '5.0000', maxStake: null })),
  };
  const options: RoundPlayerOptions<Round> = {
    stage: createStage({
      rules,
      board: {
        start: () => ({
          land: async ({ stops }) => {
            landed.push(stops ?? []);
          },
        }),
        highlight: vi.fn(),
        inTurn: vi.fn(),
        show: vi.fn(),
        clear: vi.fn(),
        cascade: vi.fn(),
        nudge: vi.fn(),
        respin: vi.fn(),
        expand: vi.fn(),
        standing: () => ({ kind: 'spin', board: [], stops: [9, 9, 9, 9, 9], symbol: undefined }),
      },
      wheel: { turn: vi.fn(), hide: vi.fn() },
      banner: { say: (state) => said.push(state), count: vi.fn() },
      setMultiplier: vi.fn(),
      choice,
      announce: (text) => spoken.push(text),
      gate,
      decimals: 2,
      celebrate,
      setFreeSpins: vi.fn(),
      isQuick: () => false,
      play,
      setWin: (amount) => wins.push(amount),
    }),
    server,
    controls: {
      stake: () => '1000.0000',
      setBalance: (amount) => balances.push(amount),
      setBusy: (on) => busy.push(on),
      setLargest: (amount) => largest.push(amount),
    },
    footer: { setRound: vi.fn() },
    overlay,
    frame: { send: (message) => sent.push(message) },
    currency: 'KHR',
    balance: '10000.0000',
    maxStake: null,
    commitment: () => commitment,
    promises: { note: vi.fn() },
    onCommitment: vi.fn(),
    clock: createRoundClock(() => time.elapsed),
    isPushed: () => true,
  };
  const player = createRoundPlayer(options);
  return {
    player,
    options,
    server,
    time,
    choice,
    said,
    sent,
    balances,
    spoken,
    busy,
    largest,
    celebrate,
    play,
    wins,
    landed,
    gate,
    overlay,
  };
}
