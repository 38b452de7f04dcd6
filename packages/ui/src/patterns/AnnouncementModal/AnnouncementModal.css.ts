import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { radius } from '../../tokens/radius.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading } = vars;
const wide = 'screen and (min-width: 600px)';

export const panes = style(
  pattern({
    display: 'grid',
    '@media': { [wide]: { gridTemplateColumns: '290px minmax(0, 1fr)', minBlockSize: 'min(440px, 60dvh)' } },
  }),
);

export const side = style(
  pattern({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space[3],
    padding: space[3],
    background: color.raised,
    '@media': { [wide]: { borderInlineEnd: `1px solid ${color.line}` } },
  }),
);

export const list = style(pattern({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }));

export const entry = style([
  focusRingInset,
  pattern({
    inlineSize: '100%',
    minBlockSize: 40,
    padding: `${space[2]}px ${space[4]}px`,
    borderRadius: radius.md,
    color: color.muted,
    fontWeight: weight.semibold,
    lineHeight: leading.snug,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current=true]': { background: color.goldSoft, color: color.goldText },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  }),
]);

export const pager = style(
  pattern({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] }),
);
export const place = style(pattern({ color: color.faint, fontVariantNumeric: 'tabular-nums' }));

export const text = style(
  pattern({
    display: 'grid',
    alignContent: 'start',
    gap: space[3],
    padding: space[6],
    minInlineSize: 0,
    outline: 'none',
  }),
);
export const date = style(pattern({ color: color.faint, fontSize: rem(13) }));

/** Small screens show the list or the text, not both. */
export const away = style(pattern({ '@media': { 'screen and (max-width: 599.98px)': { display: 'none' } } }));
export const back = style(pattern({ justifySelf: 'start', '@media': { [wide]: { display: 'none' } } }));
