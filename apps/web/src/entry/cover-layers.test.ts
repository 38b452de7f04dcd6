import { expect, test } from 'vitest';
import { layersOf } from './cover-layers.ts';

test('a cover that was drawn has two layers in two widths, on its own host', () => {
  expect(layersOf('https://cdn.example.com/games/lotus-fortune.webp')).toEqual({
    scene: {
      url: 'https://cdn.example.com/scenes/lotus-fortune.webp',
      srcSet:
        'https://cdn.example.com/scenes/480/lotus-fortune.avif 480w, https://cdn.example.com/scenes/720/lotus-fortune.avif 720w',
    },
    hero: expect.objectContaining({ url: 'https://cdn.example.com/heroes/lotus-fortune.webp' }),
  });
});

test('any other picture only exists as it is', () => {
  expect(layersOf('/img/games/lotus-fortune.svg')).toBeUndefined();
  expect(layersOf('/img/banners/lotus.webp')).toBeUndefined();
});
