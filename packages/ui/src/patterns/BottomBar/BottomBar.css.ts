import { globalStyle, style } from '@vanilla-extract/css';
import { forcedCurrent } from '../../internal/forced-current.ts';
import { focusRingInset } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
import { bottomBarHeight } from '../../tokens/size.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

export const bar = style(
  pattern({
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: z.header,
    background: color.surface,
    borderBlockStart: `1px solid ${color.line}`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    '@media': { [from('desktop')]: { display: 'none' }, print: { display: 'none' } },
  }),
);

export const list = style(
  pattern({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
  }),
);

export const item = style([
  focusRingInset,
  pattern({
    inlineSize: '100%',
    minBlockSize: bottomBarHeight - 1,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 3,
    paddingInline: 2,
    color: color.muted,
    fontSize: vars.type.micro,
    fontWeight: weight.bold,
    lineHeight: leading.tight,
    textAlign: 'center',
    textDecoration: 'none',
    selectors: { '&[aria-current=page]': { color: color.accentText } },
    '@media': forcedCurrent,
  }),
]);

/** Half above the bar, and cut out of what lies behind by a ring in the colour of the bar. */
export const main = style(
  pattern({
    inlineSize: 52,
    blockSize: 52,
    marginBlockStart: -32,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    background: color.accent,
    color: color.onAccent,
    boxShadow: `0 0 0 4px ${color.surface}`,
    '@media': { '(forced-colors: active)': { border: '1px solid', color: 'LinkText' } },
  }),
);
globalStyle(`${main} > svg`, { '@layer': { patterns: { fill: 'currentColor' } } });
