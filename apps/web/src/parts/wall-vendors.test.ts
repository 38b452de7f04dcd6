import type { GameCategory, VendorCard } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { providersOf, wallLimit, wallVendors } from './wall-vendors.ts';

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

test('hot providers come first, then those with the most games', () => {
  expect(wall(family('RNG', vendor('A', 10), vendor('B', 90), vendor('C', 5, { isHot: 1 })))).toEqual([
    ['C', 5, '/providers/C'],
    ['B', 90, '/providers/B'],
    ['A', 10, '/providers/A'],
  ]);
});

test('a provider of several families stands there once, with the one where most of its games are first', () => {
  const families = [family('RNG', vendor('A', 10)), family('FISH', vendor('A', 40)), family('LIVE', vendor('A', 2))];
  expect(wall(...families)).toEqual([['A', 52, '/providers/A']]);
  expect(providersOf(families)[0]?.families.map(({ category, games }) => [category, games])).toEqual([
    ['FISH', 40],
    ['RNG', 10],
    ['LIVE', 2],
  ]);
});

test('two codes that are shown under one name are one provider, hot when either is and open while either is', () => {
  const sports = vendor('BTI', 3, { name: '123BET', isHot: 1, maintenance: true });
  const lotteries = vendor('TCGX', 9, { name: '123BET' });
  const [card, ...others] = wallVendors([family('SPORTS', sports), family('ELOTT', lotteries)]);
  expect(others).toEqual([]);
  expect(card).toMatchObject({ games: 12, vendor: { vassalage: 'TCGX', isHot: 1, maintenance: false } });
});

test('what no server plays yet is a provider all the same, behind the others, and not on the wall', () => {
  const families = [family('RNG', vendor('A', 10), vendor('B', 90, { planned: true, maintenance: true, isHot: 1 }))];
  expect(providersOf(families).map(({ vendor: { vassalage } }) => vassalage)).toEqual(['A', 'B']);
  expect(wall(...families)).toEqual([['A', 10, '/providers/A']]);
});

test('a wall has eight at most', () => {
  const many = Array.from({ length: 30 }, (_, index) => vendor(`V${index}`, index));
  expect(wall(family('RNG', ...many))).toHaveLength(wallLimit);
});
