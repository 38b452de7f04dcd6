/** The rounds of our own slots, by the model of lines: pure, and counted in line bets (stake / 20), so that nothing is ever cut. */
import { type LinesConfig, lineStep } from '../../shared/slot/models/lines.ts';
import {
  freeSpinMultiplier,
  freeSpinsAt,
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

/** Configurations are made once, by what wins of free spins count: thousands of rounds are played with each. */
const configs = new WeakMap<Paytable, Map<number, LinesConfig>>();

/**
 * A table of pays as a configuration of the model. What the player chooses for free spins chooses the configuration: the paid
 * spin is the same in all of them.
 *
 * @param multiplier what wins of free spins are multiplied by
 */
export function configOf(table: Paytable, multiplier: number = freeSpinMultiplier): LinesConfig {
  const made = configs.get(table) ?? new Map<number, LinesConfig>();
  configs.set(table, made);
  const known = made.get(multiplier);
  if (known) return known;
  const pays = Object.entries(table.linePays).map(([symbol, units]) => [symbol, matchCounts.map((n) => units[n])]);
  const scatterPays = matchCounts.map((count) => {
    const { stakes, freeSpins } = table.scatterPays[count];
    return [count, { stakes, freeSpins: freeSpinsAt(freeSpins, multiplier) }];
  });
  const config: LinesConfig = {
    strips,
    lines,
    pays: Object.fromEntries(pays),
    wild: 'lotus',
    scatter: 'lantern',
    scatterPays: Object.fromEntries(scatterPays),
    freeMultiplier: multiplier,
  };
  made.set(multiplier, config);
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
