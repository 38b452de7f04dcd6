import { globalStyle, style } from '@vanilla-extract/css';
import { mirror } from '../../styles/direction.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';

const night = (alpha: number): string => artColor('night', alpha);

export const root = style(
  pattern({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '114px auto',
    overflow: 'hidden',
    borderRadius: vars.radius.xxl,
    background: night(1),
    color: artColor('white'),
    '@media': { [from('tablet')]: { gridTemplateRows: 'minmax(220px, auto)' } },
  }),
);

/** Fills its place and is cut to it. */
export const art = style(pattern({ position: 'relative', '@media': { [from('tablet')]: { position: 'static' } } }));
globalStyle(`${art} > span`, {
  '@layer': { patterns: { position: 'absolute', inset: 0, blockSize: '100%', transform: `scaleX(${mirror})` } },
});
globalStyle(`${art} img`, {
  '@layer': { patterns: { blockSize: '100%', objectFit: 'cover', objectPosition: '78% 50%' } },
});

/** Over the art where there is room, on a shade that keeps them readable. */
export const words = style(
  pattern({
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'center',
    gap: space[2],
    padding: space[4],
    '@media': {
      [from('tablet')]: {
        gridArea: '1 / 1',
        paddingInlineStart: space[10],
        paddingInlineEnd: '40%',
        background: `linear-gradient(calc(90deg * ${mirror}), ${night(0.7)}, ${night(0.45)} 40%, ${night(0)} 68%)`,
      },
      '(forced-colors: active)': { background: 'Canvas' },
    },
  }),
);

export const text = style(pattern({ lineHeight: vars.leading.snug }));

export const actions = style(pattern({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] }));

/** Three beside each other; on a phone one after the other, with a part of the next. */
export const best = style(
  pattern({
    listStyle: 'none',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '64%',
    gap: space[3],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // room for the outlines of the cards
    padding: space[1],
    margin: -space[1],
    '@media': { [from('tablet')]: { gridAutoColumns: '1fr', gap: space[4] } },
  }),
);
export const bestGame = style(
  pattern({
    minInlineSize: 0,
    blockSize: 320,
    borderRadius: vars.radius.lg,
    '@media': { [from('tablet')]: { blockSize: 400 } },
  }),
);
