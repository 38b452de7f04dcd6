import type { GameCategory, VendorCard } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { wallLimit, wallVendors } from './wall-vendors.ts';

const vendor = (vassalage: string, gameCount: number, more: Partial<VendorCard> = {}): VendorCard => ({
  id: vassalage.charCodeAt(0),
  vassalage,
  name: vassalage,
  accountTypeId: 1,
  isHot: 0,
  gameCount,
  maintenance: false,
  ...more,
});
const family = (gameCategory: GameCategory['gameCategory'], ...vendors: VendorCard[]): GameCategory => ({
  gameCategory,
  labelName: gameCategory,
  vendors,
});
const wall = (...categories: GameCategory[]) =>
  wallVendors(categories).map(({ vendor: { vassalage }, games, href }) => [vassalage, games, href]);

test('hot vendors come first, then those with the most games', () => {
  expect(wall(family('RNG', vendor('A', 10), vendor('B', 90), vendor('C', 5, { isHot: 1 })))).toEqual([
    ['C', 5, '/rng?vendor=C'],
    ['B', 90, '/rng?vendor=B'],
    ['A', 10, '/rng?vendor=A'],
  ]);
});

test('a vendor of several families stands there once and leads to the one where most of its games are', () => {
  expect(wall(family('RNG', vendor('A', 10)), family('FISH', vendor('A', 40)), family('LIVE', vendor('A', 2)))).toEqual(
    [['A', 52, '/fish?vendor=A']],
  );
});

test('two codes that are shown under one name stand there once, hot when either is and open while either is', () => {
  const sports = vendor('BTI', 3, { name: '123BET', isHot: 1, maintenance: true });
  const lotteries = vendor('TCGX', 9, { name: '123BET' });
  const [card, ...others] = wallVendors([family('SPORTS', sports), family('ELOTT', lotteries)]);
  expect(others).toEqual([]);
  expect(card).toMatchObject({ games: 12, vendor: { vassalage: 'TCGX', isHot: 1, maintenance: false } });
});

test('a vendor in a class with a page of its own leads there', () => {
  const bingo = vendor('A', 10);
  expect(
    wall({ ...family('RNG', bingo), gameClassify: [{ classify: 'BINGO', labelName: 'Bingo', vendors: [bingo] }] }),
  ).toEqual([['A', 10, '/bingo?vendor=A']]);
});

test('eighteen at most', () => {
  const many = Array.from({ length: 30 }, (_, index) => vendor(`V${index}`, index));
  expect(wall(family('RNG', ...many))).toHaveLength(wallLimit);
});
