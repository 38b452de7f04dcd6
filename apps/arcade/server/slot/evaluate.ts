/** From stops to wins: pure, and counted in line bets (stake / 20) so that no rounding is ever needed. */
import type { SymbolId } from '../../shared/slot/board.ts';
import { type Line, lines, type MatchCount, type PayingSymbol, type Paytable } from './paytable.ts';
import { type Stops, type Window, windowAt } from './reels.ts';

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

const isMatchCount = (count: number): count is MatchCount => count >= 3 && count <= 5;
const paysOnLines = (symbol: SymbolId | undefined): symbol is PayingSymbol =>
  symbol !== undefined && symbol !== 'lotus' && symbol !== 'lantern';

function evaluateLine({ linePays }: Paytable, window: Window, line: Line, index: number): LineWin | null {
  const symbol = window[0]?.[line[0]];
  if (!paysOnLines(symbol)) return null;
  let count = 1;
  while (count < line.length) {
    const next = window[count]?.[line[count] ?? 0];
    if (next !== symbol && next !== 'lotus') break;
    count += 1;
  }
  return isMatchCount(count) ? { line: index, symbol, count, units: linePays[symbol][count] } : null;
}

function evaluateScatter({ scatterPays }: Paytable, window: Window): ScatterWin | null {
  let count = 0;
  for (const reel of window) if (reel.includes('lantern')) count += 1;
  if (!isMatchCount(count)) return null;
  const { stakes, freeSpins } = scatterPays[count];
  return { count, units: stakes * lines.length, freeSpins };
}

/** All wins of one stop of the reels. */
export function evaluate(table: Paytable, stops: Stops): SpinResult {
  const window = windowAt(stops);
  const lineWins: LineWin[] = [];
  lines.forEach((line, index) => {
    const win = evaluateLine(table, window, line, index);
    if (win) lineWins.push(win);
  });
  const scatterWin = evaluateScatter(table, window);
  const units = lineWins.reduce((sum, win) => sum + win.units, scatterWin?.units ?? 0);
  return { stops, lineWins, scatterWin, units };
}
