import { globalStyle, style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';

export const root = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[3]}px ${space[6]}px`,
  }),
);

export const texts = style(
  pattern({ flex: '1 1 240px', minInlineSize: 0, display: 'grid', gap: `${space[1]}px ${space[2]}px` }),
);

/** On small screens it stands beside the title. */
export const beside = style(
  pattern({ '@media': { [below('tablet')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' } } }),
);

// on the smallest screens long languages keep it there
globalStyle(`${beside} > h1`, {
  '@layer': { patterns: { '@media': { 'screen and (max-width: 359px)': { fontSize: vars.type.large } } } },
});

const line = style(
  pattern({
    flex: '1 1 100%',
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    '@media': { [from('tablet')]: { flex: '0 1 auto', minInlineSize: 240, justifyContent: 'end' } },
  }),
);

export const actions = {
  mobile: line,
  tablet: style([line, pattern({ '@media': { [below('tablet')]: { display: 'none' } } })]),
};

// a search field takes the line on small screens, and has room for its words on wide ones
globalStyle(`${line} > :has(input[type="search"])`, {
  '@layer': { patterns: { flexGrow: 1, inlineSize: 320, minInlineSize: 0 } },
});
