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
const wall = (...categories: GameCategory[]) => wallVendors(categories).map(({ vassalage }) => vassalage);

test('hot providers come first, then those with the most games', () => {
  expect(wall(family('RNG', vendor('A', 10), vendor('B', 90), vendor('C', 5, { isHot: 1 })))).toEqual(['C', 'B', 'A']);
});

test('two codes that are shown under one name stand there once, by the one with the most games', () => {
  const [less, more] = [vendor('BTI', 3, { name: '123BET' }), vendor('TCGX', 9, { name: '123BET' })];
  expect(wall(family('SPORTS', less), family('ELOTT', more))).toEqual(['TCGX']);
});

test('what no server plays yet is not on the wall', () => {
  expect(wall(family('RNG', vendor('A', 10), vendor('B', 90, { planned: true, maintenance: true })))).toEqual(['A']);
});

test('a wall has eight at most', () => {
  expect(wall(family('RNG', ...Array.from({ length: 30 }, (_, index) => vendor(`V${index}`, index))))).toHaveLength(
    wallLimit,
  );
});
