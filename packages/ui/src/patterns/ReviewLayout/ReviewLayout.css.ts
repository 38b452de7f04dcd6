import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const root = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[4],
    '@media': { [from('wide')]: { gridTemplateColumns: '256px minmax(0, 1fr) 300px' } },
  }),
);

/** Has no room beside the rest on smaller screens, where it is a view of its own. */
export const queue = style([
  panel,
  pattern({ overflow: 'hidden', '@media': { [below('wide')]: { display: 'none' } } }),
]);

export const list = style(pattern({ margin: 0, padding: 0, listStyle: 'none' }));

export const entry = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space[1]}px ${space[2]}px`,
    alignItems: 'center',
    padding: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.muted,
    selectors: {
      '&[aria-current]': { background: color.accentSoft, boxShadow: `inset 3px 0 ${color.accentText}` },
      '[dir=rtl] &[aria-current]': { boxShadow: `inset -3px 0 ${color.accentText}` },
    },
  }),
);

export const amount = style(pattern({ color: color.text, fontWeight: weight.bold }));

/** A line of its own: it may be as long as a sentence. */
export const mark = style(pattern({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } }));

export const name = style(pattern({ gridColumn: '1 / -1', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const column = style(pattern({ display: 'grid', gap: space[4], minInlineSize: 0 }));

/** Stays in sight while the evidence is read. */
export const footer = style([
  panel,
  pattern({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: z.sticky,
    display: 'grid',
    gap: space[3],
    padding: space[4],
  }),
]);

export const actions = style(pattern({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
