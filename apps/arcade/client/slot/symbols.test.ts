// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { setThemePictures, symbolPicture } from './symbols.ts';

test('symbols are drawn by the theme as far as it has them, and by the page else', () => {
  const [own, coin, blank] = [symbolPicture('H1'), symbolPicture('coin:10'), symbolPicture('X')];
  setThemePictures(
    new Map([
      ['H1', 'data:hero'],
      ['C', 'data:coin'],
      ['O', 'data:orb'],
    ]),
  );
  expect(['H1', 'coin:10', 'orb:5'].map(symbolPicture)).toEqual(['data:hero', 'data:coin', 'data:orb']);
  expect(symbolPicture('X')).toBe(blank);
  setThemePictures(new Map());
  expect(['H1', 'coin:10'].map(symbolPicture)).toEqual([own, coin]);
});
