import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appIcon, markImage, themeColors } from './brand-values.ts';
import { brandNames, brands } from './brands.ts';

test.each(['web', 'console'])('the mark of the first brand is the icon of the %s before a brand is chosen', (app) => {
  const file = new URL(`../../../../apps/${app}/public/favicon.svg`, import.meta.url);
  expect(readFileSync(file, 'utf8').trim()).toBe(markImage(brands.lantern));
});

test('an app icon has the mark on the ground of the brand', () => {
  const icon = appIcon(brands.orchid);
  expect(icon).toContain(brands.orchid.mark);
  expect(icon).toContain(`<path fill="${themeColors(brands.orchid).dark}" d="M0 0h32v32H0z"/>`);
});

test.each(brandNames)('the faces of %s begin with one that the page brings along', (name) => {
  // behind a face of the device, texts keep their boxes when the face of their script arrives (Chromium)
  expect(brands[name].faces[0]).toMatch(/^(Figtree|Mekong) /);
});
