/** Counts every stop of five reels: how often, how unevenly and how much at best a paid spin pays. */
import { type LineRules, leastRun, type Pays, type Strip, windowOf } from './board.ts';

/** One way to win: a symbol on a line, or a symbol by ways. How often it fits the window at each stop of each reel. */
interface Path {
  readonly fits: readonly Uint8Array[];
  readonly pays: readonly number[];
}

/** Sums over stops that show the same number of scatters. */
interface Sums {
  stops: number;
  units: number;
  squares: number;
  /** Stops that pay anything. */
  wins: number;
  best: number;
}

/** Paths of lines: each paying symbol on each line. */
export const linePaths = (strips: readonly Strip[], rows: number, { lines, pays, wild }: LineRules): readonly Path[] =>
  lines.flatMap((line) =>
    Object.entries(pays).map(([symbol, units]) => ({
      pays: units,
      fits: strips.map((strip, reel) =>
        Uint8Array.from(strip, (_, stop) => {
          const seen = windowOf(strip, stop, rows)[line[reel] ?? 0];
          return seen === symbol || seen === wild ? 1 : 0;
        }),
      ),
    })),
  );

/** Paths of ways: each paying symbol, as often as a reel shows it. */
export const wayPaths = (strips: readonly Strip[], rows: number, pays: Pays, wild: string): readonly Path[] =>
  Object.entries(pays).map(([symbol, units]) => ({
    pays: units,
    fits: strips.map((strip) =>
      Uint8Array.from(
        strip,
        (_, stop) => windowOf(strip, stop, rows).filter((seen) => seen === symbol || seen === wild).length,
      ),
    ),
  }));

interface Spins {
  readonly strips: readonly Strip[];
  readonly rows: number;
  readonly paths: readonly Path[];
  readonly scatter: string;
  /** Units that so many scatters pay. */
  readonly scatterUnits: (count: number) => number;
}

/**
 * Sums of all stops of five reels, by the number of reels that show the scatter. Which paths win is settled by the first three
 * reels; where none does, the two last ones only bring scatters.
 */
export function countSpins({ strips, rows, paths, scatter, scatterUnits }: Spins): readonly Readonly<Sums>[] {
  const shows = strips.map((strip) =>
    Uint8Array.from(strip, (_, stop) => (windowOf(strip, stop, rows).includes(scatter) ? 1 : 0)),
  );
  const sums = Array.from(
    { length: strips.length + 1 },
    (): Sums => ({ stops: 0, units: 0, squares: 0, wins: 0, best: 0 }),
  );
  const add = (scatters: number, units: number, stops: number) => {
    const all = sums[scatters];
    if (!all) return;
    const paid = units + scatterUnits(scatters);
    all.stops += stops;
    if (paid === 0) return;
    all.units += paid * stops;
    all.squares += paid * paid * stops;
    all.wins += stops;
    if (paid > all.best) all.best = paid;
  };
  const length = (reel: number) => strips[reel]?.length ?? 0;
  const at = (bytes: readonly Uint8Array[], reel: number, stop: number) => bytes[reel]?.[stop] ?? 0;
  // stops of the two last reels that bring 0, 1, 2 scatters
  const ends = [0, 0, 0];
  for (let d = 0; d < length(3); d += 1)
    for (let e = 0; e < length(4); e += 1) {
      const more = at(shows, 3, d) + at(shows, 4, e);
      ends[more] = (ends[more] ?? 0) + 1;
    }
  for (let a = 0; a < length(0); a += 1) {
    const first = paths.filter(({ fits }) => at(fits, 0, a) > 0);
    for (let b = 0; b < length(1); b += 1) {
      const second = first.filter(({ fits }) => at(fits, 1, b) > 0);
      for (let c = 0; c < length(2); c += 1) {
        const before = at(shows, 0, a) + at(shows, 1, b) + at(shows, 2, c);
        const alive = second.filter(({ fits }) => at(fits, 2, c) > 0);
        if (alive.length === 0) {
          ends.forEach((stops, more) => {
            add(before + more, 0, stops);
          });
          continue;
        }
        const ways = alive.map(({ fits }) => at(fits, 0, a) * at(fits, 1, b) * at(fits, 2, c));
        countEnds(alive, ways, shows, before, add);
      }
    }
  }
  return sums;
}

/** The stops of the two last reels, for paths that win on the first three. */
function countEnds(
  alive: readonly Path[],
  ways: readonly number[],
  shows: readonly Uint8Array[],
  before: number,
  add: (scatters: number, units: number, stops: number) => void,
): void {
  const [, , , fourths = new Uint8Array(), fifths = new Uint8Array()] = shows;
  for (let d = 0; d < fourths.length; d += 1) {
    let settled = 0;
    const fits: Uint8Array[] = [];
    const four: number[] = [];
    const five: number[] = [];
    alive.forEach((path, index) => {
      const count = (ways[index] ?? 0) * (path.fits[3]?.[d] ?? 0);
      if (count === 0) settled += (ways[index] ?? 0) * (path.pays[3 - leastRun] ?? 0);
      else {
        fits.push(path.fits[4] ?? new Uint8Array());
        four.push(count * (path.pays[4 - leastRun] ?? 0));
        five.push(count * (path.pays[5 - leastRun] ?? 0));
      }
    });
    const scatters = before + (fourths[d] ?? 0);
    for (let e = 0; e < fifths.length; e += 1) {
      let units = settled;
      for (let n = 0; n < fits.length; n += 1) {
        const count = fits[n]?.[e] ?? 0;
        units += count === 0 ? (four[n] ?? 0) : count * (five[n] ?? 0);
      }
      add(scatters + (fifths[e] ?? 0), units, 1);
    }
  }
}

/** Mean and mean square of something. */
export interface Moments {
  readonly mean: number;
  readonly square: number;
}

/** All sums together, as shares of all stops. */
export function together(sums: readonly Readonly<Sums>[]) {
  const stops = sums.reduce((all, { stops }) => all + stops, 0);
  const share = (pick: (one: Readonly<Sums>) => number) => sums.reduce((all, one) => all + pick(one), 0) / stops;
  return {
    stops,
    hitRate: share(({ wins }) => wins),
    mean: share(({ units }) => units),
    square: share(({ squares }) => squares),
    best: Math.max(...sums.map(({ best }) => best)),
  };
}

export const deviation = ({ mean, square }: Moments): number => Math.sqrt(square - mean * mean);
