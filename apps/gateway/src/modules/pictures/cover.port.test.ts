import { expect, test } from 'vitest';
import { tintOfCover } from './cover.port.ts';

const game = { gameId: 'lotus-fortune', category: 'RNG', classify: null, motif: null, coat: null };

test('a cover that the site draws has a main colour', () => {
  expect(tintOfCover({ ...game, image: '/games/lotus-fortune.webp' })).toMatch(/^#[0-9a-f]{6}$/);
});

test('another picture has no main colour that is known', () => {
  expect(tintOfCover({ ...game, image: '/banners/water-festival.webp' })).toBeUndefined();
});
