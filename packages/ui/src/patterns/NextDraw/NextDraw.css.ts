import { globalStyle, style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { textStyle } from '../../styles/text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';

export const root = style([
  panel,
  pattern({
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    gap: space[2],
    minInlineSize: 0,
    minBlockSize: 86,
    blockSize: '100%',
    paddingBlock: space[3],
    paddingInline: space[4],
    '@media': {
      [from('wide')]: { alignContent: 'space-between', paddingBlock: space[5], paddingInline: space[6] },
    },
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
    rowGap: space[1],
  }),
);

export const title = style([textStyle.subtitle, pattern({ minInlineSize: 0, unicodeBidi: 'plaintext' })]);

export const about = style(
  pattern({
    color: vars.color.muted,
    fontSize: vars.type.small,
    '@media': { [below('wide')]: { display: 'none' } },
  }),
);

/** Where the card is flat the link covers all of it. */
export const link = style(
  pattern({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: vars.color.live },
      '&:focus-visible': { outline: 'none' },
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.xl },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.live}`, outlineOffset: 2 },
    },
  }),
);

/** On small screens a row of numbers is as small as on a list. */
export const numbers = style(pattern({ minInlineSize: 0 }));
globalStyle(`${numbers} li`, {
  '@layer': {
    patterns: {
      '@media': { [below('wide')]: { minInlineSize: 28, blockSize: 28, fontSize: vars.type.caption } },
    },
  },
});

/** Over the link of the card. */
export const actions = style(
  pattern({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: space[4],
    '@media': { [below('wide')]: { display: 'none' } },
  }),
);
