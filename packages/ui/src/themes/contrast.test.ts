import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brands } from '../brands/brands.ts';
import type { Oklch, Palette } from '../tokens/color.ts';
import { contrast, over, pairs, toHex, toLinearSrgb } from './contrast.ts';
import type { Theme } from './theme.ts';

const white: Oklch = [1, 0, 0];
const black: Oklch = [0, 0, 0];

describe('contrast mathematics', () => {
  test('agrees with the ends of the WCAG scale', () => {
    expect(contrast(toLinearSrgb(white), toLinearSrgb(black))).toBeCloseTo(21, 1);
    expect(contrast(toLinearSrgb(white), toLinearSrgb(white))).toBeCloseTo(1, 5);
  });

  test('agrees with a known sRGB value: #767676 on white is 4.54', () => {
    const grey: Oklch = [0.5657, 0, 0];
    expect(contrast(toLinearSrgb(grey), toLinearSrgb(white))).toBeCloseTo(4.54, 1);
  });

  test('writes a colour in hexadecimal digits', () => {
    expect([white, black, [0.5657, 0, 0] as const].map(toHex)).toEqual(['#ffffff', '#000000', '#767676']);
  });

  test('lays half-transparent black over white as mid grey #808080', () => {
    const [red] = over([0, 0, 0, 0.5], toLinearSrgb(white));
    expect(red).toBeCloseTo(0.214, 2);
  });
});

const backOf = ({ color }: Pick<Theme, 'color'>, back: (typeof pairs)[number]['back']) =>
  back.toReversed().reduce((below, name) => over(color[name], below), toLinearSrgb(color.canvas));

const themes = Object.entries(brands).flatMap(([name, { dark, light }]) =>
  [dark, light].map((theme) => [`${name}, ${theme.scheme}`, theme] as const),
);

describe.each(themes)('%s', (_, theme) => {
  test.each(pairs)('$front on $back reaches $least', ({ front, back, least }) => {
    const ground = backOf(theme, back);
    expect(contrast(over(theme.color[front], ground), ground)).toBeGreaterThanOrEqual(least);
  });
});

test('the brand that npm run new makes can be read at every hue', () => {
  const file = new URL('../../../../scripts/new/templates/brand/__name__.ts.tpl', import.meta.url);
  const blocks = readFileSync(file, 'utf8').split('shadow:').slice(0, 2);
  const unread: string[] = [];
  for (let hue = 0; hue < 360; hue += 5)
    for (const block of blocks) {
      const entries = [...block.matchAll(/(\w+): (\[[^\]]*\])/g)].map(([, name, numbers = '']) => [
        name,
        JSON.parse(numbers.replace('__hue__', String(hue))),
      ]);
      const theme: Pick<Theme, 'color'> = { color: Object.fromEntries(entries) as Palette };
      for (const { front, back, least } of pairs) {
        const ground = backOf(theme, back);
        if (contrast(over(theme.color[front], ground), ground) < least) unread.push(`${hue}: ${front} on ${back}`);
      }
    }
  expect(unread).toEqual([]);
});
