import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { radius } from '../../tokens/radius.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading } = vars;

export const root = style(
  pattern({
    minBlockSize: '100dvh',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    '@media': { [from('desktop')]: { gridTemplateRows: 'none', gridTemplateColumns: '264px minmax(0, 1fr)' } },
  }),
);

export const side = style(
  pattern({
    background: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
    padding: space[3],
    display: 'grid',
    alignContent: 'start',
    gap: space[3],
    '@media': {
      [from('desktop')]: {
        borderBlockEnd: 0,
        borderInlineEnd: `1px solid ${color.line}`,
        position: 'sticky',
        insetBlockStart: 0,
        blockSize: '100dvh',
        overflowY: 'auto',
      },
    },
  }),
);

export const who = style(
  pattern({ display: 'flex', alignItems: 'center', gap: space[3], paddingInline: space[2], minInlineSize: 0 }),
);
export const names = style(pattern({ flex: 1, minInlineSize: 0, display: 'grid', lineHeight: leading.snug }));
export const name = style(
  pattern({ fontWeight: weight.bold, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const rank = style(pattern({ color: color.goldText, fontSize: rem(13), fontWeight: weight.bold }));

/** A line that scrolls within itself on small screens, a column beside the page on wide ones. */
export const list = style(
  pattern({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    gap: space[1],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [from('desktop')]: { display: 'grid', overflowX: 'visible' } },
  }),
);

export const item = style([
  focusRing,
  pattern({
    minBlockSize: 44,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingInline: space[3],
    borderRadius: radius.md,
    color: color.muted,
    fontWeight: weight.semibold,
    lineHeight: leading.snug,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: color.text, background: color.raised },
      '&[aria-current=page]': { color: color.goldText, background: color.goldSoft },
    },
    '@media': { [from('desktop')]: { whiteSpace: 'normal' } },
  }),
]);

export const label = style(pattern({ flex: 1 }));

export const page = style(
  pattern({
    minInlineSize: 0,
    display: 'grid',
    alignContent: 'start',
    gap: space[5],
    inlineSize: '100%',
    maxInlineSize: 1208,
    marginInline: 'auto',
    padding: space[4],
    outline: 'none',
    '@media': { [from('desktop')]: { padding: space[7] } },
  }),
);
