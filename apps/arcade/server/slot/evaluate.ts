/** The rounds of our own slots, by the model of lines: pure, and counted in line bets (stake / 20), so that nothing is ever cut. */
import { type LinesConfig, lineStep } from './models/lines.ts';
import {
  freeSpinMultiplier,
  isPayingSymbol,
  lines,
  type MatchCount,
  matchCounts,
  type PayingSymbol,
  type Paytable,
} from './paytable.ts';
import { type Stops, strips } from './reels.ts';

/** Three or more equal symbols, or lotuses in their place, from the first reel on. */
export interface LineWin {
  /** Index into `lines`. */
  readonly line: number;
  readonly symbol: PayingSymbol;
  readonly count: MatchCount;
  /** Line bets paid, before any multiplier. */
  readonly units: number;
}

/** Three or more lanterns anywhere. */
export interface ScatterWin {
  readonly count: MatchCount;
  /** Line bets paid, before any multiplier. */
  readonly units: number;
  /** Free spins opened, if this is the paid spin of the round. */
  readonly freeSpins: number;
}

/** What one stop of the reels pays. */
export interface SpinResult {
  readonly stops: Stops;
  readonly lineWins: readonly LineWin[];
  readonly scatterWin: ScatterWin | null;
  /** Line bets paid by lines and lanterns together, before any multiplier. */
  readonly units: number;
}

const isMatchCount = (count: number): count is MatchCount => matchCounts.some((known) => known === count);

/** Configurations are made once: thousands of rounds are played with each. */
const configs = new WeakMap<Paytable, LinesConfig>();

/** A table of pays as a configuration of the model. */
export function configOf(table: Paytable): LinesConfig {
  const known = configs.get(table);
  if (known) return known;
  const pays = Object.entries(table.linePays).map(([symbol, units]) => [symbol, matchCounts.map((n) => units[n])]);
  const config: LinesConfig = {
    strips,
    lines,
    pays: Object.fromEntries(pays),
    wild: 'lotus',
    scatter: 'lantern',
    scatterPays: table.scatterPays,
    freeMultiplier: freeSpinMultiplier,
  };
  configs.set(table, config);
  return config;
}

/** All wins of one stop of the reels. */
export function evaluate(table: Paytable, stops: Stops): SpinResult {
  const { wins, units } = lineStep(configOf(table), stops, 'spin');
  const lineWins: LineWin[] = [];
  let scatterWin: ScatterWin | null = null;
  for (const { kind, line, symbol, count, units: paid } of wins) {
    if (!isMatchCount(count)) continue;
    if (kind === 'scatter') scatterWin = { count, units: paid, freeSpins: table.scatterPays[count].freeSpins };
    else if (line !== undefined && isPayingSymbol(symbol)) lineWins.push({ line, symbol, count, units: paid });
  }
  return { stops, lineWins, scatterWin, units };
}
