import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { textStyle } from '../../styles/text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';

const { color } = vars;

export const root = style([
  panel,
  pattern({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: space[2],
    minInlineSize: 0,
    padding: space[4],
    '@media': { [from('tablet')]: { gap: space[3], padding: space[5] } },
  }),
]);

/** Name and phase beside each other; a long name takes a line of its own. */
export const head = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[3],
    rowGap: space[2],
  }),
);

export const title = style([textStyle.subtitle, pattern({ minInlineSize: 0, unicodeBidi: 'plaintext' })]);

/** The link covers the whole card. */
export const link = style(
  pattern({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.xl },
      '&:hover': { color: color.live },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.live}`, outlineOffset: 2 },
    },
  }),
);

/** As high as a row of numbers. */
export const none = style(pattern({ display: 'grid', alignItems: 'center', minBlockSize: space[10] }));

export const skeletonBalls = style(pattern({ display: 'flex', gap: space[2] }));
