import { style } from '@vanilla-extract/css';
import { forcedCurrent } from '../../internal/forced-current.ts';
import { focusRingInset } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
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
    minBlockSize: 56,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 2,
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
