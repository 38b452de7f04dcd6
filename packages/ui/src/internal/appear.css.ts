import { keyframes, style } from '@vanilla-extract/css';
import { base } from '../styles/layers.css.ts';
import { vars } from '../themes/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } });

const animated = (enter: string, leave: string) =>
  style(
    base({
      selectors: {
        '&[data-state=open], &[data-state=delayed-open], &[data-state=instant-open]': {
          animation: `${enter} ${vars.motion.normal} ${vars.motion.easing}`,
        },
        '&[data-state=closed]': { animation: `${leave} ${vars.motion.fast} ${vars.motion.easing} forwards` },
      },
    }),
  );

/** Comes and goes by opacity alone: scrims, and whatever is placed by a transform of its own. */
export const fade = animated(fadeIn, fadeOut);

/** Comes from a little below: dialogs, menus, toasts. */
export const appear = animated(rise, sink);
