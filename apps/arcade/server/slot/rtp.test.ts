import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSpins, linePaths, together } from '../../shared/slot/models/count.ts';
import { toPercent } from '../../shared/slot/models/fraction.ts';
import { lineRows, lines as model } from '../../shared/slot/models/lines.ts';
import { configOf } from './evaluate.ts';
import { type SlotId, slotGames } from './games.ts';
import { freeSpinMultiplier, freeSpinsAt, lines, multipliersOf } from './paytable.ts';
import { play } from './play.ts';
import { seededDraw } from './returns/generator.ts';
import { exactReturnOf } from './rtp.ts';

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
  test('is the published one', () => {
    expect(toPercent(exactReturnOf(game))).toBe(published[id]);
  });

  test('is the same whatever multiplier of free spins is chosen', () => {
    const usual = exactReturnOf(game);
    for (const multiplier of multipliersOf(game)) {
      const chosen = exactReturnOf(game, multiplier);
      expect(chosen.numerator * usual.denominator).toBe(usual.numerator * chosen.denominator);
      for (const { freeSpins } of Object.values(game.scatterPays))
        expect(Number.isInteger(freeSpinsAt(freeSpins, multiplier))).toBe(true);
    }
  });

  test('is that of the rounds that are played, whatever is chosen', () => {
    for (const multiplier of multipliersOf(game))
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const { steps, units } = model.play(configOf(game, multiplier), seededDraw(seed));
          const round = play(game, seededDraw(seed), multiplier);
          expect(units).toBe(round.units);
          expect(steps.map(({ stops }) => stops)).toEqual(round.spins.map(({ stops }) => stops));
        }),
      );
  });

  test('agrees to the last unit with counting every stop of the reels', () => {
    const config = configOf(game);
    const { strips, scatter, scatterPays } = config;
    const sums = countSpins({
      strips,
      rows: lineRows,
      paths: linePaths(strips, lineRows, config),
      scatter,
      scatterUnits: (count) => (scatterPays[count]?.stakes ?? 0) * lines.length,
    });
    const stops = BigInt(sums.reduce((all, one) => all + one.stops, 0));
    const units = BigInt(sums.reduce((all, one) => all + one.units, 0));
    const freeSpins = sums.reduce((all, one, count) => all + one.stops * (scatterPays[count]?.freeSpins ?? 0), 0);
    const { numerator, denominator } = exactReturnOf(game);
    const counted = units * (stops + BigInt(freeSpinMultiplier * freeSpins));
    expect(counted * denominator).toBe(numerator * BigInt(lines.length) * stops * stops);
    const { hitRate, best } = together(sums);
    expect((100 * hitRate).toFixed(2)).toBe(game.hitRate);
    expect(best / lines.length).toBe(game.bestSpin);
  });
});
