import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { appear } from '../../internal/appear.css.ts';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { component } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { z } from '../../tokens/layer.ts';
import { bottomBarHeight } from '../../tokens/size.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;
/** Clear of the bar at the foot of small screens and of what it raises. */
const aboveBottomBar = bottomBarHeight + space[6];

/** The newest lies lowest, nearest to where the eye is. */
export const region = style(
  component({
    position: 'fixed',
    insetBlockEnd: `calc(${space[4]}px + env(safe-area-inset-bottom, 0px))`,
    insetInlineEnd: space[4],
    zIndex: z.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    inlineSize: `min(380px, 100vw - ${2 * space[4]}px)`,
    borderRadius: vars.radius.lg,
    outline: 'none',
    '@media': {
      'screen and (max-width: 639.98px)': {
        insetBlockEnd: `calc(${aboveBottomBar}px + env(safe-area-inset-bottom, 0px))`,
      },
    },
  }),
);

export const root = style([
  floating,
  appear,
  focusRing,
  component({
    display: 'flex',
    alignItems: 'start',
    gap: space[3],
    padding: space[3],
    // a dialog switches the pointer off for the page around it; toasts lie above
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    selectors: {
      '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe=cancel]': { transform: 'none', transition: `transform ${vars.motion.normal}` },
      '&[data-swipe=end]': { transform: 'translateX(var(--radix-toast-swipe-end-x))', opacity: 0 },
    },
  }),
]);

const glyphBox = component({ flex: 'none', paddingBlock: space[1] });

export const glyph = styleVariants({
  neutral: [glyphBox, component({ color: color.live })],
  positive: [glyphBox, component({ color: color.positive })],
  negative: [glyphBox, component({ color: color.negative })],
  info: [glyphBox, component({ color: color.info })],
});

export const words = style(
  component({
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    gap: space[1],
    paddingBlock: space[1],
    justifyItems: 'start',
  }),
);

export const title = style(component({ fontWeight: weight.bold }));

export const description = style(component({ color: color.muted }));

export const action = style(component({ paddingBlockStart: space[1] }));

export const close = style(component({ flex: 'none' }));

// Radix leaves the region in the page while it is empty; it must not catch presses then
globalStyle(`${region}:empty`, { '@layer': { components: { pointerEvents: 'none' } } });
