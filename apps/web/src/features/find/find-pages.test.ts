import { setupI18n } from '@lingui/core';
import type { GameMenus } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { findPages } from './find-pages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const vendor = {
  id: 1,
  vassalage: 'HOUSE',
  name: 'House',
  accountTypeId: 1,
  isHot: 1,
  gameCount: 1,
  maintenance: false,
} as const;
const menus: GameMenus = {
  categories: [
    { gameCategory: 'RNG', labelName: 'Slots', vendors: [vendor] },
    { gameCategory: 'ELOTT', labelName: 'E-Lottery', vendors: [vendor] },
  ],
  groups: [{ gameGroupCode: 'FAST', labelName: 'Fast draws', gameMenus: [{ gameCode: 'draw', labelName: 'Draw' }] }],
};
const found = (words: string, signedIn = false) => findPages(words, { i18n, menus, signedIn }).map(({ path }) => path);

test('a page is found by any part of its name, by its beginning first', () => {
  expect(found('PROMO')).toEqual(['/promotions']);
  expect(found('play')).toEqual(['/help/safer-play', '/help/fairness']);
  expect(found('hot games')).toEqual(['/hot']);
});

test('families are pages where the merchant has them', () => {
  expect(found('slots')).toEqual(['/rng']);
  expect(found('fish')).toEqual([]);
  expect(found('lottery')).toEqual(['/lott', '/elott']);
});

test('pages of a member are found by members', () => {
  expect(found('betting')).toEqual([]);
  expect(found('betting', true)).toEqual(['/member?page=personalHistoryCopy']);
});

test('blanks find nothing', () => {
  expect(found('  ')).toEqual([]);
});

test('a page says whether its name begins with the words', () => {
  const begun = (words: string) => findPages(words, { i18n, menus, signedIn: false }).map(({ isBegun }) => isBegun);
  expect(begun('lott')).toEqual([true, false]);
  expect(begun('PROMO')).toEqual([true]);
  expect(begun('centre')).toEqual([false]);
});
