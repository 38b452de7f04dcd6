/**
 * Linked jackpots: lines, and pools that a published share of each stake fills. What is paid in is paid out, so that share is
 * their part of the return; what is in a pool is a matter of the ledger, whether it is hit one of the draw.
 *
 * Draws: where each reel stops, first to last; then one for each pool, in their order.
 */
import { bestLines, type LineRules, lineWins, type Strip, spinReels } from './board.ts';
import { cellsOf, meanLine } from './chances.ts';
import { countSpins, linePaths, together } from './count.ts';
import { fraction, plus, sum } from './fraction.ts';
import { type SlotModel, step, total } from './model.ts';

export interface JackpotPool {
  readonly name: string;
  /** Stakes that a new pot starts with, paid from the reserve. */
  readonly seed: number;
  /** One smallest stake in so many hits it. */
  readonly oneIn: number;
  /** Parts of a million of each stake that go to the pot and to the reserve for its next seed together. */
  readonly share: number;
}

export interface LinkedConfig extends LineRules {
  readonly strips: readonly Strip[];
  readonly pools: readonly JackpotPool[];
}

const rows = 3;
const million = 1_000_000;

/** Share of the stakes that the pools pay out. */
const pooled = ({ pools }: LinkedConfig) => sum(pools.map(({ share }) => fraction(share, million)));

/** Mean square of what a smallest stake takes from a pool, in stakes: the pot grows from its seed until it is hit. */
function potSquare({ seed, oneIn, share }: JackpotPool): number {
  const grows = share / million - seed / oneIn;
  const chance = 1 / oneIn;
  // stakes until the hit: geometric, so its mean is 1 / chance and its mean square (2 - chance) / chance^2
  const square = seed ** 2 + (2 * seed * grows) / chance + (grows ** 2 * (2 - chance)) / chance ** 2;
  return square * chance;
}

export const linked: SlotModel<LinkedConfig> = {
  name: 'linked/1',
  facts: ({ strips, lines }) => ({
    rows: strips.map(() => rows),
    pays: 'lines',
    count: lines.length,
    features: ['wild', 'jackpots'],
    unitsPerStake: lines.length,
    cap: null,
    longest: 1,
  }),
  bound: bestLines,
  play: (config, draw, { shares = 1 } = {}) => {
    const { stops, board } = spinReels(config.strips, rows, draw);
    const steps = [step({ kind: 'spin', board, stops, wins: lineWins(board, config) })];
    const jackpots = config.pools.filter(({ oneIn }) => draw(oneIn) < shares).map(({ name }) => name);
    return { steps, units: total(steps), jackpots };
  },
  exactReturn: (config) => plus(meanLine(cellsOf(config.strips), config.pays, config.wild), pooled(config)),
  pooled,
  countAll: (config) => {
    const units = config.lines.length;
    const { strips } = config;
    const paths = linePaths(strips, rows, config);
    const spin = together(countSpins({ strips, rows, paths, scatter: '', scatterUnits: () => 0 }));
    const pots = config.pools.reduce((all, pool) => all + potSquare(pool), 0);
    const lineMean = spin.mean / units;
    return {
      hitRate: spin.hitRate,
      // a pot and a line in one round are rare enough to leave their product out; the pools' mean is over a million stakes
      deviation: Math.sqrt(spin.square / units ** 2 - lineMean ** 2 + pots),
      bestSpin: spin.best,
      bound: spin.best,
    };
  },
};
