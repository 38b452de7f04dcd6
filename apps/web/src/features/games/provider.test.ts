import type { GameCategory, VendorCard } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { providerFilter, providerIn, providersOf } from './provider.ts';

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
test('providers that are hot come first, then those with the most games', () => {
  const found = providersOf([family('RNG', vendor('A', 10), vendor('B', 90), vendor('C', 5, { isHot: 1 }))]);
  expect(found.map(({ games, href }) => [games, href])).toEqual([
    [5, '/providers/C'],
    [90, '/providers/B'],
    [10, '/providers/A'],
  ]);
});

test('a provider of several families is one, with the family where most of its games are first', () => {
  const [provider, ...others] = providersOf([
    family('RNG', vendor('A', 10)),
    family('FISH', vendor('A', 40)),
    family('LIVE', vendor('A', 2)),
  ]);
  expect(others).toEqual([]);
  expect(provider?.games).toBe(52);
  expect(provider?.families.map(({ category }) => category)).toEqual(['FISH', 'RNG', 'LIVE']);
});

test('two codes under one name are one provider, found by either, hot when either is and open while either is', () => {
  const sports = vendor('BTI', 3, { name: '123BET', isHot: 1, maintenance: true });
  const lotteries = vendor('TCGX', 9, { name: '123BET' });
  const providers = providersOf([family('SPORTS', sports), family('ELOTT', lotteries)]);
  expect(providers).toMatchObject([{ games: 12, vendor: { vassalage: 'TCGX', isHot: 1, maintenance: false } }]);
  const [provider] = providers;
  expect(providerIn(providers, 'bti')).toBe(provider);
  expect(providerIn(providers, 'NOBODY')).toBeUndefined();
  expect(provider && providerFilter(provider, 'EN').vendor).toBe('TCGX,BTI');
});

test('providers that no server plays yet come last', () => {
  const found = providersOf([family('RNG', vendor('A', 1), vendor('B', 90, { planned: true, isHot: 1 }))]);
  expect(found.map(({ vendor: { vassalage } }) => vassalage)).toEqual(['A', 'B']);
});
