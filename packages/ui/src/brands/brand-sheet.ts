import type { Theme } from '../themes/theme.ts';
import type { CascadeLayer } from '../tokens/cascade.ts';
import type { Brand } from './brand.ts';
import { brandFaces, brandValues, themeValues } from './brand-values.ts';
import type { BrandName } from './brands.ts';

type Values = Readonly<Record<string, Readonly<Record<string, string>>>>;

const layer: CascadeLayer = 'tokens';

/** Declarations of the contract's variables: `color.accent` is `--mk-color-accent` (themes/contract.css.ts). */
const declarations = (values: Values): string =>
  Object.entries(values)
    .flatMap(([group, entries]) => Object.entries(entries).map(([name, value]) => `--mk-${group}-${name}:${value}`))
    .join(';');

const themed = (theme: Theme): string => `${declarations(themeValues(theme))};color-scheme:${theme.scheme}`;

/**
 * The style sheet of a brand, for pages whose `<html>` has its name in `data-brand`. Its rules are stronger than those of the
 * first brand, not only later: pages load sheets that repeat these. Whoever shows another brand than the
 * first one links it in the head, so that the page is never seen in the first one's colours.
 */
export function brandSheet(name: BrandName, brand: Brand): string {
  const root = `:root[data-brand=${name}]`;
  const shape = declarations({ ...brandValues(brand), font: { text: brandFaces(brand) } });
  return [
    `@layer ${layer}{${root}{${shape}}`,
    `${root},${root} [data-theme=dark]{${themed(brand.dark)}}`,
    `${root}[data-theme=light],${root} [data-theme=light]{${themed(brand.light)}}}`,
  ].join('');
}
