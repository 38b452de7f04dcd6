/**
 * Hold and spin: any cell may hold a coin in place of its symbol. Enough coins stay, and the empty cells spin again; each new
 * coin sets the respins back to their number. All values are paid at the end, and a full screen on top.
 *
 * Draws: where each reel stops, first to last; then of each cell, reel by reel from top to bottom, whether it is a coin, and of
 * a coin its value. Each respin draws so for its empty cells.
 */
import type { Draw } from '../../draw.ts';
import { bestLines, type LineRules, lineWins, mapBoard, type Strip, spinReels } from './board.ts';
import { cellsOf, meanLine } from './chances.ts';
import { type Fraction, fraction, minus, one, plus, sum, times, zero } from './fraction.ts';
import { type Board, type SlotModel, type SlotStep, type SlotWin, step, total } from './model.ts';
import { pick, type Weighted, weightOf } from './pick.ts';

/** So many in so many. */
type Chance = readonly [number, number];

export interface HoldConfig extends LineRules {
  readonly strips: readonly Strip[];
  readonly coinChance: Chance;
  readonly respinChance: Chance;
  /** Coins that start the respins. */
  readonly coins: number;
  readonly respins: number;
  /** Units of a coin. */
  readonly values: Weighted<number>;
  /** Units of a full screen, beside its coins. */
  readonly screenUnits: number;
}

const rows = 3;
/** A cell that holds a coin: this sign and its units. */
const coinSign = 'coin:';
const isCoin = (cell: string) => cell.startsWith(coinSign);
const cellCount = ({ strips }: HoldConfig) => strips.length * rows;
const coinsOn = (board: Board) => board.flat().filter(isCoin);

/** Draws for each cell without a coin whether one comes, and its value. */
const dropCoins = (board: Board, [hits, all]: Chance, values: Weighted<number>, draw: Draw): Board =>
  mapBoard(board, (cell) => (!isCoin(cell) && draw(all) < hits ? `${coinSign}${pick(values, draw)}` : cell));

/** What all coins pay when the respins have ended. */
function coinWins(config: HoldConfig, board: Board): SlotWin[] {
  const coins = coinsOn(board);
  const units = coins.reduce((all, coin) => all + Number(coin.slice(coinSign.length)), 0);
  const count = coins.length;
  const wins: SlotWin[] = [{ kind: 'coins', symbol: 'coin', count, units }];
  if (count === cellCount(config)) wins.push({ kind: 'screen', symbol: 'coin', count, units: config.screenUnits });
  return wins;
}

function respinSteps(config: HoldConfig, first: Board, draw: Draw): readonly SlotStep[] {
  const boards: Board[] = [];
  let board = first;
  for (let left = config.respins; left > 0 && coinsOn(board).length < cellCount(config); ) {
    const before = coinsOn(board).length;
    board = dropCoins(board, config.respinChance, config.values, draw);
    boards.push(board);
    left = coinsOn(board).length > before ? config.respins : left - 1;
  }
  const last = boards.length - 1;
  return boards.map((seen, index) =>
    step({ kind: 'respin', board: seen, wins: index === last ? coinWins(config, seen) : [] }),
  );
}

const binomial = (of: number, count: number, chance: Fraction): Fraction => {
  let ways = 1n;
  for (let n = 1n; n <= BigInt(count); n += 1n) ways = (ways * (BigInt(of) - BigInt(count) + n)) / n;
  const { numerator, denominator } = chance;
  const misses = minus(one, chance).numerator;
  return {
    numerator: ways * numerator ** BigInt(count) * misses ** BigInt(of - count),
    denominator: denominator ** BigInt(of),
  };
};

/** Means at the end of the respins. */
interface End {
  readonly coins: Fraction;
  /** Chance of a full screen. */
  readonly full: Fraction;
}

/** The respins as a Markov chain over the coins and the respins left. */
function endOfRespins(config: HoldConfig): (coins: number) => End {
  const cells = cellCount(config);
  const chance = fraction(...config.respinChance);
  const known = new Map<string, End>();
  const walk = (coins: number, left: number): End => {
    if (coins === cells) return { coins: fraction(cells), full: one };
    if (left === 0) return { coins: fraction(coins), full: zero };
    const key = `${coins}:${left}`;
    const found = known.get(key);
    if (found) return found;
    const parts = Array.from({ length: cells - coins + 1 }, (_, more) => ({
      chance: binomial(cells - coins, more, chance),
      end: walk(coins + more, more > 0 ? config.respins : left - 1),
    }));
    const mean = (pickPart: (end: End) => Fraction) => sum(parts.map((part) => times(part.chance, pickPart(part.end))));
    const value = { coins: mean((end) => end.coins), full: mean((end) => end.full) };
    known.set(key, value);
    return value;
  };
  return (coins) => walk(coins, config.respins);
}

/** Mean units of the respins in a paid spin. */
function meanFeature(config: HoldConfig): Fraction {
  const cells = cellCount(config);
  const value = fraction(
    config.values.reduce((all, [units, weight]) => all + units * weight, 0),
    weightOf(config.values),
  );
  const end = endOfRespins(config);
  return sum(
    Array.from({ length: cells - config.coins + 1 }, (_, more) => {
      const { coins, full } = end(config.coins + more);
      const paid = plus(times(coins, value), times(full, fraction(config.screenUnits)));
      return times(binomial(cells, config.coins + more, fraction(...config.coinChance)), paid);
    }),
  );
}

export const hold: SlotModel<HoldConfig> = {
  name: 'hold/1',
  facts: ({ strips, lines, coins, respins }) => ({
    rows: strips.map(() => rows),
    pays: 'lines',
    count: lines.length,
    features: ['wild', 'hold-and-spin'],
    unitsPerStake: lines.length,
    cap: null,
    // each empty cell can be filled by the last of its respins
    longest: 1 + respins * (strips.length * rows - coins),
  }),
  bound: (config) => {
    const coin = Math.max(...config.values.map(([units]) => units));
    return bestLines(config) + coin * cellCount(config) + config.screenUnits;
  },
  play: (config, draw) => {
    const { stops, board: reels } = spinReels(config.strips, rows, draw);
    const board = dropCoins(reels, config.coinChance, config.values, draw);
    const paid = step({ kind: 'spin', board, stops, wins: lineWins(board, config) });
    const coins = coinsOn(board).length;
    // a screen that is full at once has nothing to spin
    const isFull = coins === cellCount(config);
    const feature = isFull
      ? [step({ kind: 'respin', board, wins: coinWins(config, board) })]
      : coins >= config.coins
        ? respinSteps(config, board, draw)
        : [];
    const steps = [paid, ...feature];
    return { steps, units: total(steps) };
  },
  exactReturn: (config) => {
    const [hits, all] = config.coinChance;
    const symbolStays = fraction(all - hits, all);
    const cells = cellsOf(config.strips).map(
      (cell) => new Map([...cell].map(([symbol, chance]) => [symbol, times(chance, symbolStays)])),
    );
    const feature = times(meanFeature(config), fraction(1, config.lines.length));
    return plus(meanLine(cells, config.pays, config.wild), feature);
  },
};
