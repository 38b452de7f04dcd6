import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import type { ProgressTone } from './Progress.variants.ts';

const { color } = vars;
const pulse = keyframes({ '50%': { opacity: 0.4 } });

export const root = style(component({ display: 'grid', gap: space[1] }));
export const head = style(component({ display: 'flex', justifyContent: 'space-between', gap: space[3] }));

const fills = { accent: color.accent, live: color.live } as const satisfies Record<ProgressTone, string>;

/** The native element: it grows from the start of the line in either direction, and needs no inline style. */
export const bar = styleVariants(fills, (fill) =>
  component({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: 8,
    border: 0,
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    background: color.line,
    color: fill,
    selectors: {
      '&::-webkit-progress-bar': { background: color.line },
      '&::-webkit-progress-value': { background: fill, borderRadius: vars.radius.full },
      '&::-moz-progress-bar': { background: fill, borderRadius: vars.radius.full },
      '&:indeterminate': { background: fill, animation: `${pulse} 1200ms ease-in-out infinite` },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&:indeterminate': { animation: 'none', opacity: 0.6 } } },
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        border: '1px solid CanvasText',
        selectors: { '&::-webkit-progress-value': { background: 'Highlight' } },
      },
    },
  }),
);
