import { expect, test } from 'vitest';
import { srcSetOf, thumbSetOf } from './image-widths.ts';

test('a cover and a banner exist in several widths, on whichever host they are', () => {
  expect(srcSetOf('/img/games/lotus-fortune.webp')).toBe(
    '/img/games/160/lotus-fortune.avif 160w, /img/games/240/lotus-fortune.avif 240w, /img/games/360/lotus-fortune.avif 360w',
  );
  expect(srcSetOf('https://cdn.example.com/banners/calm-river.webp')?.split(', ')).toHaveLength(4);
});

test('the crop for small screens ends at the width that they have', () => {
  expect(srcSetOf('/img/banners/calm-river-mobile.webp')).toBe(
    '/img/banners/640/calm-river-mobile.avif 640w, /img/banners/960/calm-river-mobile.avif 960w',
  );
});

test.each([
  '/img/games/lotus-fortune.svg',
  '/img/games/240/lotus.webp',
  '/img/promotions/x.webp',
  '/img/games/x.png',
  '',
])('%s only exists as it is', (address) => expect(srcSetOf(address)).toBeUndefined());

test('a cover has a square crop for tiles; a banner has none', () => {
  expect(thumbSetOf('https://cdn.example.com/games/lotus-fortune.webp')).toBe(
    'https://cdn.example.com/thumbs/96/lotus-fortune.avif 96w, https://cdn.example.com/thumbs/192/lotus-fortune.avif 192w',
  );
  expect(thumbSetOf('/img/banners/calm-river.webp')).toBeUndefined();
  expect(thumbSetOf('/img/games/lotus-fortune.svg')).toBeUndefined();
});
