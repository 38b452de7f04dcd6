import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { mirror } from '../../styles/direction.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import type { Drift } from './LayeredArt.variants.ts';

/** Where the pointer is: 1 at the left edge, -1 at the right one. Set by script. */
export const place = '--place';

export const root = style(
  pattern({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    transform: `scaleX(${mirror})`,
    opacity: 0,
    transition: `opacity ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: { '&[data-shown]': { opacity: 1 } },
  }),
);

export const layer = style(
  pattern({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '50% 55%',
    transition: `transform ${vars.motion.slow} ${vars.motion.easing}`,
  }),
);

/** A little larger than the picture, so that no edge comes into sight; what stands still is not. */
const moving = '(prefers-reduced-motion: no-preference)';

const by = (pixels: Drift) =>
  pattern({ '@media': { [moving]: { transform: `translateX(calc(var(${place}, 0) * ${pixels}px)) scale(1.02)` } } });

export const drift = styleVariants({
  0: pattern({}),
  2: by(2),
  3: by(3),
  4: by(4),
  6: by(6),
  8: by(8),
} satisfies Record<Drift, ReturnType<typeof pattern>>);

const bob = keyframes({ '50%': { translate: '0 -4px' } });

export const floating = style(
  pattern({
    '@media': { [moving]: { animation: `${bob} 4s ease-in-out infinite` } },
    selectors: { [`${root}:not([data-moving]) &, [data-playing=false] &`]: { animationPlayState: 'paused' } },
  }),
);
