import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { themeValues } from '../brands/brand-values.ts';
import type { CascadeLayer } from '../tokens/cascade.ts';
import { vars } from './contract.css.ts';
import type { Theme } from './theme.ts';

const layer: CascadeLayer = 'tokens';

/** Writes a theme's data into the contract for a selector. Called from `.css.ts` files only. */
export function applyTheme(selector: string, theme: Theme): void {
  createGlobalTheme(selector, { color: vars.color, shadow: vars.shadow }, { '@layer': layer, ...themeValues(theme) });
  globalStyle(selector, { '@layer': { [layer]: { colorScheme: theme.scheme } } });
}
