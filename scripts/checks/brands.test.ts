import { brands } from '@mekong/ui/brands';
import { brandNames } from '@mekong/ui/brands/name';
import { toCss } from '@mekong/ui/tokens/color';
import { expect, test } from 'vitest';
import { read } from './sources.ts';

const styles = read('packages/game-frame/src/styles.css');

/** The rule that holds a brand's colours for framed games; that of the first brand holds for a page that names none. */
const ruleOf = (name: string): string =>
  styles.split(name === brandNames[0] ? ':root {' : `:root[data-brand="${name}"] {`)[1]?.split('}')[0] ?? '';

test.each(brandNames)('a framed game has the colours of the dark theme of %s', (name) => {
  const shared = [...ruleOf(name).matchAll(/--([a-z-]+): (oklch\(.+\));/g)].map(([, variable = '', color]) => [
    variable.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    color,
  ]);
  const palette = brands[name].dark.color;
  const expected = ['text', 'accent', 'accentHover', 'onAccent'] as const;
  expect(Object.fromEntries(shared)).toEqual(
    Object.fromEntries(expected.map((color) => [color, toCss(palette[color])])),
  );
});
