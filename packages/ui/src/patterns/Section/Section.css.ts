import { globalStyle, style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';

export const root = style(
  pattern({
    display: 'grid',
    gap: space[2],
    minInlineSize: 0,
    alignContent: 'start',
    '@media': { [from('tablet')]: { gap: space[4] } },
  }),
);
export const end = style(pattern({ flex: 'none', display: 'flex', alignItems: 'center', gap: space[3] }));
export const head = style(
  pattern({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minBlockSize: 28,
    '@media': { [from('tablet')]: { minBlockSize: 32 } },
  }),
);

/** A phone shows more of the page when its titles are smaller. */
globalStyle(`${head} > h2`, {
  '@layer': { patterns: { '@media': { [below('tablet')]: { fontSize: vars.type.subtitle } } } },
});
