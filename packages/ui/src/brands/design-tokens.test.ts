import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorNames } from '../tokens/color.ts';
import { brandNames, brands } from './brands.ts';
import { designTokens, tokensFile } from './design-tokens.ts';
import { gameSheet } from './game-sheet.ts';

test.each(brandNames)('the design tokens of %s are those of its data', (name) => {
  const file = new URL(`../../tokens/${name}.tokens.json`, import.meta.url);
  expect(readFileSync(file, 'utf8'), 'npm run tokens writes them anew').toBe(tokensFile(brands[name]));
});

test('framed games have the colours and faces of every brand', () => {
  const file = new URL('../../../game-frame/src/brands.gen.css', import.meta.url);
  expect(readFileSync(file, 'utf8'), 'npm run tokens writes them anew').toBe(gameSheet());
});

test('a brand has every colour of both themes, every layer of its shadows and the four numbers of its curve', () => {
  const { dark, light, easing } = designTokens(brands.lantern);
  for (const { color } of [dark, light]) expect(Object.keys(color)).toEqual(['$type', ...colorNames]);
  expect(dark.shadow).toMatchObject({ raised: { $value: [{}] }, overlay: { $value: [{}, {}] } });
  expect(easing.standard.$value).toHaveLength(4);
});
