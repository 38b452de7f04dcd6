import { describe, expect, test } from 'vitest';
import { type SlotGame, type SlotId, slotGames } from './games.ts';
import { freeSpinMultiplier, freeSpinsAt, type LinePays, lines, multipliersOf, type PayingSymbol } from './paytable.ts';
import { strips } from './reels.ts';
import { combinations, gameFigures, toPercent } from './rtp.ts';

/**
 * Line bets and lantern figures summed over all 39 million stops, written apart from the product's evaluation: per line
 * a table by the three first symbols ends most branches early.
 */
function sumOverAllStops({ linePays, scatterPays }: SlotGame) {
  const row = (reel: number, stop: number, at: number) => {
    const ring = strips[reel] ?? [];
    return ring[(stop + at) % ring.length];
  };
  const fits = (symbol: string | undefined, wanted: string) => symbol === wanted || symbol === 'lotus';
  const lengths = strips.map((ring) => ring.length);
  const [l0 = 0, l1 = 0, l2 = 0, l3 = 0, l4 = 0] = lengths;
  const lanterns = strips.map((ring) =>
    ring.map((_, stop) => Number([0, 1, 2].some((at) => ring[(stop + at) % ring.length] === 'lantern'))),
  );
  let units = 0;
  let wins = 0;
  let best = 0;
  let freeSpins = 0;
  const alive = new Array<{ pays: LinePays[PayingSymbol]; symbol: string; index: number }>(lines.length);
  for (let a = 0; a < l0; a += 1)
    for (let b = 0; b < l1; b += 1)
      for (let c = 0; c < l2; c += 1) {
        let count = 0;
        lines.forEach((line, index) => {
          const symbol = row(0, a, line[0]);
          if (!symbol || symbol === 'lotus' || symbol === 'lantern') return;
          if (fits(row(1, b, line[1]), symbol) && fits(row(2, c, line[2]), symbol)) {
            alive[count] = { pays: linePays[symbol], symbol, index };
            count += 1;
          }
        });
        const threeLanterns = (lanterns[0]?.[a] ?? 0) + (lanterns[1]?.[b] ?? 0) + (lanterns[2]?.[c] ?? 0);
        for (let d = 0; d < l3; d += 1) {
          const four = threeLanterns + (lanterns[3]?.[d] ?? 0);
          if (count === 0 && four < 2) continue;
          let settled = 0;
          const open: typeof alive = [];
          for (let n = 0; n < count; n += 1) {
            const entry = alive[n];
            if (!entry) continue;
            if (fits(row(3, d, lines[entry.index]?.[3] ?? 0), entry.symbol)) open.push(entry);
            else settled += entry.pays[3];
          }
          for (let e = 0; e < l4; e += 1) {
            let paid = settled;
            for (const entry of open)
              paid += fits(row(4, e, lines[entry.index]?.[4] ?? 0), entry.symbol) ? entry.pays[5] : entry.pays[4];
            const seen = four + (lanterns[4]?.[e] ?? 0);
            if (seen === 3 || seen === 4 || seen === 5) {
              paid += scatterPays[seen].stakes * lines.length;
              freeSpins += scatterPays[seen].freeSpins;
            }
            if (paid === 0) continue;
            units += paid;
            wins += 1;
            if (paid > best) best = paid;
          }
        }
      }
  return { units, wins, best, freeSpins };
}

/** Published returns in percent. */
const published: Readonly<Record<SlotId, string>> = {
  'lotus-fortune': '96.18',
  'apsara-dawn': '96.04',
  'elephant-parade': '96.75',
  'monsoon-drum': '95.80',
  'naga-moon': '96.11',
};
const slots = (Object.keys(slotGames) as SlotId[]).map((id) => [id, slotGames[id]] as const);

describe.each(slots)('return to player of %s', (id, game) => {
  const figures = gameFigures(game);

  test('is the published one', () => {
    expect(toPercent(figures.rtp)).toBe(published[id]);
  });

  test('is the same whatever multiplier of free spins is chosen', () => {
    for (const { freeSpins } of Object.values(game.scatterPays))
      for (const multiplier of multipliersOf(game)) {
        const offered = freeSpinsAt(freeSpins, multiplier);
        expect([Number.isInteger(offered), offered * multiplier]).toEqual([true, freeSpins * freeSpinMultiplier]);
      }
  });

  test('agrees to the last unit with counting every stop of the reels', { timeout: 300_000 }, () => {
    const all = sumOverAllStops(game);
    const perRound = BigInt(all.units);
    expect(perRound).toBe(
      (figures.paidSpin.numerator * BigInt(lines.length) * combinations) / figures.paidSpin.denominator,
    );
    const stops = combinations;
    const numerator = perRound * (stops + BigInt(freeSpinMultiplier * all.freeSpins));
    expect(numerator * figures.rtp.denominator).toBe(figures.rtp.numerator * BigInt(lines.length) * stops * stops);
    expect(((100 * all.wins) / Number(stops)).toFixed(2)).toBe(game.hitRate);
    expect(all.best / lines.length).toBe(game.bestSpin);
  });
});

describe('toPercent', () => {
  test('never rounds up', () => {
    expect(toPercent({ numerator: 96_999n, denominator: 100_000n })).toBe('96.99');
    expect(toPercent({ numerator: 1n, denominator: 2000n })).toBe('0.05');
    expect(toPercent({ numerator: 1n, denominator: 1n }, 0)).toBe('100');
  });
});
