import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { textStyle } from '../../styles/text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

export const root = style(pattern({ display: 'grid', gap: space[6] }));
export const group = style(pattern({ display: 'grid', gap: space[1] }));
export const title = style([textStyle.subtitle]);
export const list = style(pattern({ display: 'grid', margin: 0 }));

export const entry = style(
  pattern({
    minBlockSize: 44,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[4],
    rowGap: space[1],
    paddingBlock: space[1],
    lineHeight: leading.snug,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const ways = style(
  pattern({
    margin: 0,
    marginInlineStart: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
  }),
);
export const off = style(pattern({ color: color.muted }));
export const or = style(pattern({ color: color.muted, fontSize: vars.type.small }));
export const keys = style(pattern({ display: 'inline-flex', gap: space[1] }));

export const key = style(
  pattern({
    minInlineSize: 28,
    minBlockSize: 28,
    display: 'inline-grid',
    placeItems: 'center',
    paddingInline: space[2],
    border: `1px solid ${color.lineStrong}`,
    borderBlockEndWidth: 2,
    borderRadius: 6,
    background: color.canvas,
    color: color.text,
    fontFamily: 'inherit',
    fontSize: vars.type.small,
    fontWeight: weight.semibold,
    lineHeight: 1,
  }),
);

export const setting = style(pattern({ paddingBlockStart: space[1] }));
