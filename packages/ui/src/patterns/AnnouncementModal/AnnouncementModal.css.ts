import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading, size } = vars;
const wide = 'screen and (min-width: 600px)';
const narrow = 'screen and (max-width: 599.98px)';

/** Two panes that scroll apart; on small screens one at a time. */
export const panes = style(
  pattern({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(220px, 290px) minmax(0, 1fr)',
        // the panes keep their height while texts of different length are read
        blockSize: 'min(444px, 100dvh - 200px)',
      },
    },
  }),
);

export const side = style(
  pattern({
    minBlockSize: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space[2],
    padding: space[3],
    background: color.raised,
    overflowY: 'auto',
    '@media': { [wide]: { borderInlineEnd: `1px solid ${color.line}` } },
  }),
);

export const list = style(pattern({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.half }));

export const entry = style([
  focusRingInset,
  pattern({
    inlineSize: '100%',
    minBlockSize: size.controlMd,
    padding: `${space[2]}px ${space[3]}px`,
    borderRadius: vars.radius.md,
    color: color.muted,
    fontWeight: weight.semibold,
    lineHeight: leading.snug,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.text } },
    '@media': {
      [wide]: {
        selectors: { '&[aria-current=true]': { background: color.accentSoft, color: color.accentText } },
      },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current=true]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
]);

export const skeletons = style(pattern({ display: 'grid', gap: space[2] }));

export const text = style([
  focusRingInset,
  pattern({
    minInlineSize: 0,
    minBlockSize: 0,
    display: 'grid',
    alignContent: 'start',
    gap: space[3],
    padding: `${space[6]}px ${space[7]}px`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { [narrow]: { padding: space[4] } },
  }),
]);

export const whole = style(pattern({ display: 'grid', alignContent: 'start', gap: space[3], minInlineSize: 0 }));

/** Wide pictures keep the text in sight. */
export const picture = style(pattern({ maxInlineSize: 400 }));

/** The middle of it, where there is no room for more. */
export const strip = style(
  pattern({
    blockSize: '6rem',
    display: 'grid',
    alignItems: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
  }),
);

export const date = style(pattern({ color: color.muted, fontSize: vars.type.small }));

/** Small screens show the list or the text, not both. */
export const away = style(pattern({ '@media': { [narrow]: { display: 'none' } } }));

export const back = style(
  pattern({ justifySelf: 'start', marginInlineStart: -space[3], '@media': { [wide]: { display: 'none' } } }),
);

/** Stands at the start of the foot, the button at its end. */
export const mute = style(pattern({ marginInlineEnd: 'auto' }));
