/**
 * Expanding symbol: ten lines, and a book that is wild and scatter at once. In free spins one symbol, drawn before them, fills
 * each reel that shows it, and then pays on all lines.
 *
 * Draws: where each reel stops, first to last, of the paid spin; where it opens free spins the expanding symbol, then the
 * stops of each free spin.
 */
import type { Draw } from '../../draw.ts';
import { type LineRules, leastRun, lineWins, reelsShowing, type Strip, spinReels } from './board.ts';
import { cellsOf, type FreeSpins, meanFreeSpins, meanLine, reelsChances } from './chances.ts';
import { fraction, one, plus, sum, times } from './fraction.ts';
import { playFree } from './free-spins.ts';
import { type SlotModel, type SlotStep, type SlotWin, step, total } from './model.ts';

export interface ExpandingConfig extends LineRules {
  readonly strips: readonly Strip[];
  /** By the number of books: whole stakes. Each of these numbers opens free spins. */
  readonly bookPays: Readonly<Record<number, number>>;
  readonly freeSpins: FreeSpins;
  /** In stakes. */
  readonly cap: number;
}

const rows = 3;
const capOf = ({ cap, lines }: ExpandingConfig) => cap * lines.length;
const booksOn = (config: ExpandingConfig, { board }: SlotStep) => reelsShowing(board, config.wild);

function spin(config: ExpandingConfig, draw: Draw, expanding?: string): SlotStep {
  const { stops, board } = spinReels(config.strips, rows, draw);
  const all = config.lines.length;
  const books = reelsShowing(board, config.wild);
  const wins: SlotWin[] = lineWins(board, config);
  const stakes = config.bookPays[books] ?? 0;
  if (stakes > 0) wins.push({ kind: 'scatter', symbol: config.wild, count: books, units: stakes * all });
  if (expanding === undefined) return step({ kind: 'spin', board, stops, wins });
  const count = reelsShowing(board, expanding);
  const units = all * (config.pays[expanding]?.[count - leastRun] ?? 0);
  if (units > 0) wins.push({ kind: 'expanded', symbol: expanding, count, units });
  return step({ kind: 'free', board, stops, symbol: expanding, wins });
}

export const expanding: SlotModel<ExpandingConfig> = {
  name: 'expanding/1',
  facts: ({ strips, lines, freeSpins, cap }) => ({
    rows: strips.map(() => rows),
    pays: 'lines',
    count: lines.length,
    features: ['wild', 'scatter', 'free-spins', 'retrigger', 'expanding-symbol'],
    unitsPerStake: lines.length,
    cap,
    longest: 1 + freeSpins.most,
  }),
  bound: capOf,
  play: (config, draw) => {
    const paid = spin(config, draw);
    const steps = [paid];
    const opens = (one: SlotStep) => booksOn(config, one) in config.bookPays;
    if (opens(paid)) {
      const symbols = Object.keys(config.pays);
      const drawn = symbols[draw(symbols.length)] ?? '';
      playFree(steps, config.freeSpins, capOf(config), opens, () => spin(config, draw, drawn));
    }
    return { steps, units: total(steps, capOf(config)) };
  },
  exactReturn: (config) => {
    const { strips, pays, wild, bookPays, freeSpins } = config;
    const books = reelsChances(strips, rows, wild);
    const open = sum(books.filter((_, count) => count in bookPays));
    const free = times(open, meanFreeSpins(freeSpins, open));
    const spinPays = plus(
      meanLine(cellsOf(strips), pays, wild),
      sum(books.map((chance, count) => times(chance, fraction(bookPays[count] ?? 0)))),
    );
    // an expanded symbol pays the same on each line, so that many whole stakes
    const symbols = Object.entries(pays);
    const expanded = sum(
      symbols.map(([symbol, units]) =>
        sum(
          reelsChances(strips, rows, symbol).map((chance, count) =>
            times(chance, fraction(units[count - leastRun] ?? 0, symbols.length)),
          ),
        ),
      ),
    );
    return plus(times(spinPays, plus(one, free)), times(free, expanded));
  },
};
