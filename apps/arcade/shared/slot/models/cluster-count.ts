/** Rounds of the cluster model without their boards, for simulations: the same draws in the same order, in one small array. */
import type { Draw } from '../../draw.ts';
import type { ClusterConfig } from './cluster.ts';
import type { CountedRound } from './model.ts';
import { weightOf } from './pick.ts';

/** Index of the symbol for each number below the sum of the weights. */
export const symbolTable = (weights: readonly number[]): Int8Array =>
  Int8Array.from(weights.flatMap((weight, symbol) => Array.from({ length: weight }, () => symbol)));

/** Units of each symbol and number of cells, `cells + 1` numbers a symbol. */
export function unitTable(
  config: Pick<ClusterConfig, 'sizes' | 'pays'>,
  symbols: readonly string[],
  cells: number,
): Float64Array {
  const table = new Float64Array(symbols.length * (cells + 1));
  symbols.forEach((symbol, index) => {
    for (let count = 0; count <= cells; count += 1) {
      const paid = config.sizes.findLastIndex((least) => count >= least);
      table[index * (cells + 1) + count] = config.pays[symbol]?.[paid] ?? 0;
    }
  });
  return table;
}

/** Of configurations that differ in their pays alone. */
export function countClusters(configs: readonly ClusterConfig[]): (draw: Draw, out: Float64Array) => CountedRound {
  const [first] = configs;
  if (!first) throw new Error('There is nothing to count.');
  const { side, symbols, mostMultiplier } = first;
  const least = Math.min(...first.sizes);
  const cells = side * side;
  const all = weightOf(symbols);
  const symbolAt = symbolTable(symbols.map(([, weight]) => weight));
  const names = symbols.map(([symbol]) => symbol);
  const tables = configs.map((config) => unitTable(config, names, cells));
  const caps = configs.map(({ cap, unitsPerStake }) => cap * unitsPerStake);
  // cells row by row; a mark is 0 before, 1 after a visit, 2 on what vanishes
  const board = new Int8Array(cells);
  const marks = new Int8Array(cells);
  const group = new Int16Array(cells);

  /** Marks the group of a cell and answers its size; `group` lists it. */
  function sizeOfGroup(start: number): number {
    const symbol = board[start];
    let size = 1;
    group[0] = start;
    marks[start] = 1;
    for (let done = 0; done < size; done += 1) {
      const cell = group[done] ?? 0;
      const column = cell % side;
      if (column > 0 && !marks[cell - 1] && board[cell - 1] === symbol) {
        marks[cell - 1] = 1;
        group[size++] = cell - 1;
      }
      if (column < side - 1 && !marks[cell + 1] && board[cell + 1] === symbol) {
        marks[cell + 1] = 1;
        group[size++] = cell + 1;
      }
      if (cell >= side && !marks[cell - side] && board[cell - side] === symbol) {
        marks[cell - side] = 1;
        group[size++] = cell - side;
      }
      if (cell < cells - side && !marks[cell + side] && board[cell + side] === symbol) {
        marks[cell + side] = 1;
        group[size++] = cell + side;
      }
    }
    return size;
  }

  function refill(draw: Draw): void {
    for (let column = 0; column < side; column += 1) {
      let to = cells - side + column;
      for (let cell = to; cell >= 0; cell -= side)
        if (marks[cell] !== 2) {
          board[to] = board[cell] ?? 0;
          to -= side;
        }
      for (; to >= 0; to -= side) board[to] = symbolAt[draw(all)] ?? 0;
    }
  }

  return (draw, out) => {
    out.fill(0);
    for (let cell = 0; cell < cells; cell += 1) board[cell] = symbolAt[draw(all)] ?? 0;
    for (let steps = 1; ; steps += 1) {
      marks.fill(0);
      let pays = false;
      for (let cell = 0; cell < cells; cell += 1) {
        if (marks[cell]) continue;
        const size = sizeOfGroup(cell);
        if (size < least) continue;
        pays = true;
        for (let n = 0; n < size; n += 1) marks[group[n] ?? 0] = 2;
        const entry = (board[cell] ?? 0) * (cells + 1) + size;
        for (let n = 0; n < tables.length; n += 1)
          out[n] = (out[n] ?? 0) + (tables[n]?.[entry] ?? 0) * Math.min(steps, mostMultiplier);
      }
      if (!pays) {
        for (let n = 0; n < caps.length; n += 1) out[n] = Math.min(out[n] ?? 0, caps[n] ?? 0);
        return { steps, hasFeature: false };
      }
      refill(draw);
    }
  };
}
