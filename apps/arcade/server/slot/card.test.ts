import { writtenGames } from '@mekong/catalogue/written-games';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { houseGames as games } from '../games.ts';
import { type SlotGame, slotGames } from './games.ts';
import { modelSlots } from './model-slots.ts';
import { lines, multipliersOf } from './paytable.ts';
import { rulesOf } from './slot.ts';

/** The best paid spin, and as good a one in every free spin that a round can open. */
function maxWinOf(game: SlotGame): number {
  const [multiplier] = multipliersOf(game);
  const freeSpins = Math.max(...Object.values(game.scatterPays).map((pay) => pay.freeSpins));
  // of wins of a twentieth of a stake
  return Math.round(20 * game.bestSpin * (1 + multiplier * freeSpins)) / 20;
}

test.each(Object.entries(slotGames))('the catalogue says of %s what is proved of it', (id, game) => {
  const card = writtenGames.find(({ gameId }) => gameId === id);
  expect(card).toMatchObject({
    vendor: 'HOUSE',
    isHot: true,
    rtp: Number(rulesOf(id as keyof typeof slotGames).rtp),
    minBet: '500.0000',
    pays: { kind: 'lines', count: lines.length },
    maxWin: maxWinOf(game),
  });
});

test.each(modelSlots)('the catalogue says of $id what is proved of its model', ({ id }) => {
  const { rtp, maxWin, facts } = z
    .object({
      rtp: z.string(),
      maxWin: z.number(),
      facts: z.object({ pays: z.string(), count: z.number().nullable() }),
    })
    .parse(games.get(id)?.rules());
  expect(writtenGames.find(({ gameId }) => gameId === id)).toMatchObject({
    vendor: 'HOUSE',
    isHot: true,
    rtp: Number(rtp),
    minBet: '500.0000',
    pays: facts.count === null ? { kind: facts.pays } : { kind: facts.pays, count: facts.count },
    maxWin,
  });
});

test.each([...Object.keys(slotGames), ...modelSlots.map(({ id }) => id)])(
  'the theme of %s has motif and coat of its cover, and pictures of its symbols',
  (id) => {
    const { theme } = z
      .object({ theme: z.object({ base: z.string(), codes: z.array(z.string()), columns: z.number() }) })
      .parse(games.get(id)?.rules());
    const card = writtenGames.find(({ gameId }) => gameId === id);
    expect(theme.base).toMatch(new RegExp(`^/art/[A-Za-z0-9_-]+/${id}\\.${card?.motif}\\.${card?.coat ?? '-'}\\.`));
    expect(theme.codes.length).toBeGreaterThan(5);
  },
);

test('the catalogue lists those of the house that can be played, and no others', () => {
  const listed = writtenGames.filter(({ vendor }) => vendor === 'HOUSE').map(({ gameId }) => gameId);
  expect(listed.sort()).toEqual([...games.keys()].sort());
});
