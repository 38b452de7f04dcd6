import { writtenGames } from '@mekong/catalogue/written-games';
import { expect, test } from 'vitest';
import { type SlotGame, slotGames } from './games.ts';
import { lines, multipliersOf } from './paytable.ts';
import { rulesOf, slots } from './slot.ts';

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

test('the catalogue lists those of the house that can be played, and no others', () => {
  const listed = writtenGames.filter(({ vendor }) => vendor === 'HOUSE').map(({ gameId }) => gameId);
  expect(listed.sort()).toEqual(slots.map(({ id }) => id).sort());
});
