import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
import { bottomBarHeight } from '../../tokens/size.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

/** Room for a tab beside the content: the page keeps its margin of 24 px free. A finger needs more than that. */
const besideContent = `${from('desktop')} and (pointer: fine)`;

/**
 * Above the bar at the thumb on small screens, out of the way while somebody reads on. Beside the content on a desktop,
 * where they cover nothing.
 */
export const root = style(
  pattern({
    position: 'fixed',
    zIndex: z.sticky,
    insetInlineEnd: `max(${space[2]}px, env(safe-area-inset-right))`,
    insetBlockEnd: `calc(${bottomBarHeight + space[3]}px + env(safe-area-inset-bottom))`,
    display: 'grid',
    gap: space[2],
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
    '@media': {
      [from('desktop')]: { insetBlockEnd: space[5] },
      [besideContent]: { insetInlineEnd: 0 },
      print: { display: 'none' },
    },
  }),
);

export const entry = style([
  floating,
  focusRing,
  pattern({
    inlineSize: 44,
    blockSize: 44,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    color: color.text,
    fontSize: vars.type.micro,
    fontWeight: weight.heavy,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: color.lineStrong } },
    '@media': {
      [besideContent]: {
        inlineSize: 24,
        blockSize: 'auto',
        minBlockSize: 56,
        paddingBlock: space[2],
        borderRadius: 0,
        borderStartStartRadius: vars.radius.md,
        borderEndStartRadius: vars.radius.md,
        borderInlineEnd: 'none',
        color: color.muted,
        selectors: { '&:hover': { color: color.text } },
      },
    },
  }),
]);

/** Goes while somebody reads on; the focus brings it back. */
export const away = style(
  pattern({
    '@media': {
      [`not ${besideContent}`]: {
        selectors: { '&:not(:focus-within)': { opacity: 0, pointerEvents: 'none' } },
      },
    },
  }),
);

/** On a tab the name stands upright along the edge. */
export const name = style(pattern({ '@media': { [besideContent]: { writingMode: 'vertical-rl' } } }));
