import { createGlobalTheme, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import type { CascadeLayer } from '../tokens/cascade.ts';
import { sizes } from '../tokens/size.ts';
import { leading, tracking } from '../tokens/type.ts';

const tokens: CascadeLayer = 'tokens';
const inTokens = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [tokens]: rule } });
const inBase = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { base: rule } });

const pixels = <K extends string>(values: Record<K, number>): Record<K, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, `${value}px`])) as Record<K, string>;
const text = <K extends string>(values: Record<K, number>, unit = ''): Record<K, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, `${value}${unit}`])) as Record<K, string>;

createGlobalTheme(
  ':root',
  { size: vars.size, leading: vars.leading, tracking: vars.tracking },
  {
    '@layer': tokens,
    size: pixels(sizes.comfortable),
    leading: text(leading.standard),
    tracking: text(tracking, 'em'),
  },
);
createGlobalTheme('[data-density=compact]', vars.size, { '@layer': tokens, ...pixels(sizes.compact) });

// a finger needs its 44 px whatever the density
inTokens(':root, [data-density=compact]', {
  '@media': {
    '(pointer: coarse)': {
      vars: {
        [vars.size.controlSm]: `${sizes.touch.controlSm}px`,
        [vars.size.controlMd]: `${sizes.touch.controlMd}px`,
        [vars.size.controlLg]: `${sizes.touch.controlLg}px`,
        [vars.size.row]: `${sizes.touch.row}px`,
      },
    },
  },
});

// scripts that stack marks above and below the line need taller lines, and no spacing that tears clusters apart
const stacked = ':lang(km), :lang(th), :lang(lo), :lang(my), :lang(ta), :lang(te), :lang(hi), :lang(ne), :lang(bn)';
inTokens(stacked, {
  vars: {
    [vars.leading.tight]: `${leading.stacked.tight}`,
    [vars.leading.snug]: `${leading.stacked.snug}`,
    [vars.leading.normal]: `${leading.stacked.normal}`,
    [vars.tracking.tight]: '0em',
  },
});
// joined scripts: any letter spacing breaks the joins
inTokens(':lang(ar), :lang(fa), :lang(ur)', {
  vars: { [vars.leading.tight]: '1.35', [vars.leading.normal]: '1.65', [vars.tracking.tight]: '0em' },
});

inBase('html', { background: vars.color.canvas });
inBase('body', {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.type.body,
  lineHeight: vars.leading.normal,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
inBase('::selection', { background: vars.color.accent, color: vars.color.onAccent });
inBase('bdi, bdo', { unicodeBidi: 'isolate' });

// One frame without transitions while the theme changes: see themes/switch.ts.
inBase('[data-switching], [data-switching] *', { transition: 'none !important' });

inBase('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // not a hundredth of a millisecond: what appears would be invisible until the next frame
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      // the same would start a transition of everything on every change of the theme
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
