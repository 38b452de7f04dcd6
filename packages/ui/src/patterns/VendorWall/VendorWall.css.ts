import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

export const list = style(
  pattern({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
    gap: 10,
    '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))', gap: space[3] } },
  }),
);

export const tile = style([
  focusRing,
  pattern({
    position: 'relative',
    blockSize: '100%',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 2,
    // the flame has a line of its own above the mark, which is as wide as a tile on a phone
    paddingBlock: `${space[5]}px ${space[3]}px`,
    paddingInline: space[2],
    borderRadius: vars.radius.lg,
    border: `1px solid ${color.line}`,
    background: color.surface,
    color: color.text,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: { '&:hover': { borderColor: color.lineStrong } },
  }),
]);

export const mark = style(pattern({ inlineSize: 'min(108px, 100%)', marginBlockEnd: space[1] }));
// marks are transparent: no box behind them
globalStyle(`${mark} > span`, { '@layer': { patterns: { background: 'transparent' } } });

export const name = style(
  pattern({
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    fontSize: vars.type.small,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
  }),
);

export const note = style(
  pattern({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    color: color.faint,
    fontSize: vars.type.caption,
    fontWeight: weight.semibold,
    lineHeight: leading.snug,
  }),
);

export const hot = style(
  pattern({ position: 'absolute', insetBlockStart: space[1], insetInlineEnd: space[1], color: color.accentText }),
);
