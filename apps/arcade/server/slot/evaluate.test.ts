import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draw } from '../../shared/draw.ts';
import { boardAt } from '../../shared/slot/models/board.ts';
import type { HouseSymbol } from '../../shared/slot/symbols.ts';
import * as evaluation from './evaluate.ts';
import { slotGames } from './games.ts';
import { lines } from './paytable.ts';
import * as rounds from './play.ts';
import { type Stops, strips } from './reels.ts';

const table = slotGames['lotus-fortune'];
const { linePays } = table;
const evaluate = (stops: Stops) => evaluation.evaluate(table, stops);
const settle = (stops: readonly Stops[]) => rounds.settle(table, stops);
const play = (draw: Draw) => rounds.play(table, draw);
const { payoutOf } = rounds;

const stop = (reel: number) => fc.nat((strips[reel]?.length ?? 1) - 1);
const anyStops: fc.Arbitrary<Stops> = fc.tuple(stop(0), stop(1), stop(2), stop(3), stop(4));

/** Stops that show the wanted symbol in the middle row of each reel; `null` = any symbol. */
function middleRow(...wanted: readonly (HouseSymbol | null)[]): Stops {
  const at = (reel: number) => {
    const ring = strips[reel] ?? [];
    const symbol = wanted[reel];
    const index = symbol ? ring.indexOf(symbol) : 0;
    if (index < 0) throw new Error(`${symbol} is not on reel ${reel}`);
    return (index - 1 + ring.length) % ring.length;
  };
  return [at(0), at(1), at(2), at(3), at(4)];
}

describe('reel strips', () => {
  test('show the lotus on the three middle reels only', () => {
    expect(strips.map((ring) => ring.includes('lotus'))).toEqual([false, true, true, true, false]);
  });

  test('never show one symbol twice in a window', () => {
    strips.forEach((ring, reel) => {
      ring.forEach((_, position) => {
        const stops: [number, number, number, number, number] = [0, 0, 0, 0, 0];
        stops[reel] = position;
        const seen = boardAt(strips, stops, 3)[reel] ?? [];
        expect(new Set(seen).size).toBe(3);
      });
    });
  });
});

describe('lines', () => {
  test('are twenty, all different, each a row per reel', () => {
    expect(new Set(lines.map((line) => line.join())).size).toBe(20);
    expect(lines.flat().every((row) => row >= 0 && row <= 2)).toBe(true);
  });

  test('pay five nagas in the middle by the table', () => {
    const result = evaluate(middleRow('naga', 'naga', 'naga', 'naga', 'naga'));
    expect(result.lineWins).toContainEqual({ line: 0, symbol: 'naga', count: 5, units: linePays.naga[5] });
  });

  test('take a lotus for the symbol of the first reel', () => {
    const result = evaluate(middleRow('drum', 'lotus', 'drum', 'lotus', 'drum'));
    expect(result.lineWins).toContainEqual({ line: 0, symbol: 'drum', count: 5, units: linePays.drum[5] });
  });

  test('stop at the first symbol that does not fit', () => {
    const result = evaluate(middleRow('drum', 'lotus', 'drum', 'ace', 'drum'));
    expect(result.lineWins).toContainEqual({ line: 0, symbol: 'drum', count: 3, units: linePays.drum[3] });
  });

  test('pay nothing for two of a kind, nor from the right', () => {
    const result = evaluate(middleRow('ace', 'king', 'drum', 'drum', 'drum'));
    expect(result.lineWins.filter((win) => win.line === 0)).toEqual([]);
  });
});

describe('lanterns', () => {
  test('pay whole stakes and open free spins wherever they stand', () => {
    const shifted = middleRow('lantern', 'lantern', 'lantern', 'lantern', 'lantern').map((at, reel) =>
      reel % 2 ? at : (at + 1) % (strips[reel]?.length ?? 1),
    );
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = shifted;
    expect(evaluate([a, b, c, d, e]).scatterWin).toEqual({ count: 5, units: 100 * 20, freeSpins: 15 });
  });

  test('are not replaced by a lotus', () => {
    expect(evaluate(middleRow('lantern', 'lotus', 'lantern', 'lotus', 'ace')).scatterWin).toBeNull();
  });
});

describe('every spin', () => {
  test('pays the sum of its wins, one win per line at most, each in the table', () => {
    fc.assert(
      fc.property(anyStops, (stops) => {
        const { lineWins, scatterWin, units } = evaluate(stops);
        expect(new Set(lineWins.map((win) => win.line)).size).toBe(lineWins.length);
        for (const win of lineWins) expect(win.units).toBe(linePays[win.symbol][win.count]);
        expect(units).toBe(lineWins.reduce((sum, win) => sum + win.units, 0) + (scatterWin?.units ?? 0));
      }),
    );
  });

  test('shows on each winning line only the symbol or a lotus', () => {
    fc.assert(
      fc.property(anyStops, (stops) => {
        const window = boardAt(strips, stops, 3);
        for (const win of evaluate(stops).lineWins) {
          const seen = (lines[win.line] ?? []).slice(0, win.count).map((row, reel) => window[reel]?.[row]);
          expect(seen.every((symbol) => symbol === win.symbol || symbol === 'lotus')).toBe(true);
        }
      }),
    );
  });
});

describe('a round', () => {
  const trigger = middleRow('lantern', 'lantern', 'lantern', 'ace', 'ace');

  test('plays the free spins its paid spin opens, and no more', () => {
    const upcoming = [...trigger, ...Array.from({ length: 8 }, () => [...trigger]).flat()];
    const round = play(() => upcoming.shift() ?? Number.NaN);
    expect(round.spins).toHaveLength(9);
    expect(upcoming).toEqual([]);
  });

  test('pays free spins twice', () => {
    fc.assert(
      fc.property(fc.array(anyStops, { minLength: 1, maxLength: 16 }), (stops) => {
        const [paid = 0, ...free] = stops.map((at) => evaluate(at).units);
        expect(settle(stops).units).toBe(paid + 2 * free.reduce((sum, units) => sum + units, 0));
      }),
    );
  });

  test('never rounds money: a payout is a whole number of line bets', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.nat(100_000), (lineBet, units) => {
        expect(payoutOf(lineBet * 20n, units)).toBe(lineBet * BigInt(units));
      }),
    );
    expect(() => payoutOf(21n, 1)).toThrow(RangeError);
  });
});
