// @vitest-environment jsdom
import { activateGame } from '@mekong/i18n/game';
import { loadSymbolNames } from '@mekong/i18n/symbols/load';
import { afterEach, expect, test } from 'vitest';
import { setThemeSymbols, symbolName, symbolPicture } from './symbols.ts';

const theme = new Map([
  ['H1', { picture: 'data:hero', id: 'tiger' }],
  ['C', { picture: 'data:coin', id: 'coin' }],
  ['O', { picture: 'data:orb', id: 'orb' }],
]);

afterEach(() => setThemeSymbols(new Map()));

test('symbols are drawn by the theme as far as it has them, and by the page else', () => {
  const [own, coin, blank] = [symbolPicture('H1'), symbolPicture('coin:10'), symbolPicture('X')];
  setThemeSymbols(theme);
  expect(['H1', 'coin:10', 'orb:5'].map(symbolPicture)).toEqual(['data:hero', 'data:coin', 'data:orb']);
  expect(symbolPicture('X')).toBe(blank);
  setThemeSymbols(new Map());
  expect(['H1', 'coin:10'].map(symbolPicture)).toEqual([own, coin]);
});

test.each([
  ['EN', ['Tiger', 'Gold coin', 'Wild']],
  ['KM', ['ខ្លា', 'កាក់មាស', 'និមិត្តសញ្ញាជំនួស']],
] as const)('symbols are named by what the theme shows when the language is %s', async (language, names) => {
  await Promise.all([activateGame(language), loadSymbolNames(language)]);
  setThemeSymbols(theme);
  expect(['H1', 'coin:10', 'W'].map(symbolName)).toEqual(names);
});
