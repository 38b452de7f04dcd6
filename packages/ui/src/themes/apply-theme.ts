import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import type { CascadeLayer } from '../tokens/cascade.ts';
import { type ColorName, colorNames, toCss } from '../tokens/color.ts';
import { vars } from './contract.css.ts';
import type { Theme } from './theme.ts';

const layer: CascadeLayer = 'tokens';

/** Writes a theme's data into the contract for a selector. Called from `.css.ts` files only. */
export function applyTheme(selector: string, { scheme, color, shadow }: Theme): void {
  const colors = Object.fromEntries(colorNames.map((name) => [name, toCss(color[name])])) as Record<ColorName, string>;
  createGlobalTheme(
    selector,
    { color: vars.color, shadow: vars.shadow },
    { '@layer': layer, color: colors, shadow: { ...shadow } },
  );
  globalStyle(selector, { '@layer': { [layer]: { colorScheme: scheme } } });
}
