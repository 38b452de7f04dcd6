import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
import { radius } from '../../tokens/radius.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color } = vars;

/** Above the bar at the thumb on small screens, in the corner on others. */
export const root = style(
  pattern({
    position: 'fixed',
    zIndex: z.sticky,
    insetInlineEnd: `max(${space[3]}, env(safe-area-inset-right))`,
    insetBlockEnd: `calc(76px + env(safe-area-inset-bottom))`,
    display: 'grid',
    gap: space[2],
    '@media': {
      [from('desktop')]: { insetInlineEnd: space[5], insetBlockEnd: space[5] },
      print: { display: 'none' },
    },
  }),
);

export const entry = style([
  floating,
  focusRing,
  pattern({
    inlineSize: 48,
    blockSize: 48,
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.full,
    color: color.text,
    fontSize: rem(12),
    fontWeight: weight.heavy,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: color.lineStrong } },
  }),
]);
