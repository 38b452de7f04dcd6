import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import type { SparklineTone } from './Sparkline.variants.ts';

const { color } = vars;

/** Time goes on in the direction that the language is read in. */
const root = style(
  component({
    flex: 'none',
    inlineSize: 88,
    blockSize: 20,
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  }),
);

const colors = { live: color.live, negative: color.negative } as const satisfies Record<SparklineTone, string>;
export const tone = styleVariants(colors, (value) => [root, component({ color: value })]);

export const running = style(component({ opacity: 0.55 }));
