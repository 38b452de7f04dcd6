import { style } from '@vanilla-extract/css';
import { forcedCurrent } from '../../internal/forced-current.ts';
import { control } from '../../styles/control.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color } = vars;

/** Room around the chips for their focus rings, which a scrolling box would cut. */
const ring = space[1];

export const root = style(pattern({ display: 'flex', alignItems: 'start', gap: space[1], minInlineSize: 0 }));

export const row = style(
  pattern({
    listStyle: 'none',
    flex: '0 1 auto',
    minInlineSize: 0,
    display: 'flex',
    gap: space[2],
    padding: ring,
    margin: -ring,
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
  }),
);

const fade = (side: string): string => `linear-gradient(to ${side}, #000 calc(100% - 32px), transparent)`;

/** More stands beyond the end of the line than is seen. */
export const scrolling = style(
  pattern({
    paddingInlineEnd: 32,
    maskImage: fade('right'),
    selectors: { '&:dir(rtl)': { maskImage: fade('left') } },
  }),
);

export const whole = style(pattern({ flexWrap: 'wrap' }));

export const item = style(pattern({ flex: 'none', maxInlineSize: '100%' }));

/** Below a line of chips: quieter, the chosen one raised. */
export const plain = style([
  control,
  pattern({
    color: color.muted,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current]': { color: color.text, background: color.raised, borderColor: color.line },
    },
    '@media': forcedCurrent,
  }),
]);

/** How many there are, quieter than the word. */
export const count = style(
  pattern({ opacity: 0.8, fontSize: rem(12), fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' }),
);

export const more = style(pattern({ flex: 'none' }));

export const ghosts = style(pattern({ display: 'flex', gap: space[2], overflow: 'hidden' }));
