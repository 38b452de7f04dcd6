/**
 * Rounds of the tumble model without their boards, for simulations. Where a cell lies does not matter for what it pays, so a
 * board is how often it shows each symbol; the draws are the same in the same order.
 */
import type { Draw } from '../../draw.ts';
import { symbolTable, unitTable } from './cluster-count.ts';
import type { CountedRound } from './model.ts';
import { weightOf } from './pick.ts';
import type { TumbleConfig } from './tumble.ts';

/** Of configurations that differ in their pays alone. */
export function countTumbles(configs: readonly TumbleConfig[]): (draw: Draw, out: Float64Array) => CountedRound {
  const [first] = configs;
  if (!first) throw new Error('There is nothing to count.');
  const { symbols, orbs, freeSpins } = first;
  const cells = first.reels * first.rows;
  const least = Math.min(...first.sizes);
  const all = weightOf(symbols);
  const allOrbs = weightOf(orbs);
  const symbolAt = symbolTable(symbols.map(([, weight]) => weight));
  const orbAt = symbolTable(orbs.map(([, weight]) => weight));
  const orbValues = orbs.map(([value]) => value);
  const names = symbols.map(([symbol]) => symbol);
  const orb = names.indexOf(first.orb);
  const scatter = names.indexOf(first.scatter);
  const isPaying = names.map((name) => name !== first.orb && name !== first.scatter);
  const tables = configs.map((config) => unitTable(config, names, cells));
  const caps = configs.map(({ cap, unitsPerStake }) => cap * unitsPerStake);
  const counts = new Int16Array(names.length);
  const sums = new Float64Array(configs.length);
  let orbSum = 0;

  function put(count: number, draw: Draw): void {
    for (let n = 0; n < count; n += 1) {
      const symbol = symbolAt[draw(all)] ?? 0;
      counts[symbol] = (counts[symbol] ?? 0) + 1;
      if (symbol === orb) orbSum += orbValues[orbAt[draw(allOrbs)] ?? 0] ?? 0;
    }
  }

  /** One spin into `sums`, `orbSum` and `counts`; answers how many boards it shows. */
  function spin(draw: Draw): number {
    counts.fill(0);
    sums.fill(0);
    orbSum = 0;
    put(cells, draw);
    for (let boards = 1; ; boards += 1) {
      let gone = 0;
      for (let symbol = 0; symbol < counts.length; symbol += 1) {
        const count = counts[symbol] ?? 0;
        if (count < least || !isPaying[symbol]) continue;
        for (let n = 0; n < tables.length; n += 1)
          sums[n] = (sums[n] ?? 0) + (tables[n]?.[symbol * (cells + 1) + count] ?? 0);
        counts[symbol] = 0;
        gone += count;
      }
      if (gone === 0) return boards;
      put(gone, draw);
    }
  }

  return (draw, out) => {
    const add = (multiplier: number) => {
      for (let n = 0; n < out.length; n += 1) out[n] = (out[n] ?? 0) + (sums[n] ?? 0) * multiplier;
    };
    out.fill(0);
    let steps = spin(draw);
    add(Math.max(1, orbSum));
    const isOpen = (counts[scatter] ?? 0) >= first.scatters;
    let running = 0;
    for (let free = 0; isOpen && free < freeSpins; free += 1) {
      const boards = spin(draw);
      steps += boards;
      if (boards > 1) running += orbSum;
      add(orbSum > 0 ? Math.max(1, running) : 1);
    }
    for (let n = 0; n < caps.length; n += 1) out[n] = Math.min(out[n] ?? 0, caps[n] ?? 0);
    return { steps, hasFeature: isOpen };
  };
}
