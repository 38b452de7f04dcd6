import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../styles/focus-ring.css.ts';
import { component } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const root = style([panel, component({ overflow: 'clip' })]);

export const section = style(
  component({ selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } } }),
);

export const trigger = style([
  focusRingInset,
  component({
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: vars.size.row,
    paddingBlock: space[2],
    paddingInline: space[4],
    fontWeight: weight.semibold,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { background: color.raised } },
  }),
]);

export const note = style(
  component({ display: 'block', color: color.muted, fontSize: vars.type.small, fontWeight: weight.regular }),
);

/** Turned upside down while its section is open. */
export const sign = style(
  component({
    marginInlineStart: 'auto',
    selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  }),
);

export const content = style(component({ paddingInline: space[4], paddingBlock: `${space[1]}px ${space[5]}px` }));
