import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { type Weight, weight as weights } from '../../tokens/type.ts';
import { textWeights } from './Text.variants.ts';

const { color } = vars;

export const tone = styleVariants({
  default: component({}),
  muted: component({ color: color.muted }),
  faint: component({ color: color.faint }),
  accent: component({ color: color.accentText }),
  live: component({ color: color.live }),
  positive: component({ color: color.positive }),
  negative: component({ color: color.negative }),
});

export const weight = styleVariants(
  Object.fromEntries(textWeights.map((name) => [name, name])) as Record<(typeof textWeights)[number], Weight>,
  (name) => component({ fontWeight: weights[name] }),
);

export const align = styleVariants({
  start: component({ textAlign: 'start' }),
  center: component({ textAlign: 'center' }),
  end: component({ textAlign: 'end' }),
});

export const tabular = style(component({ fontVariantNumeric: 'tabular-nums' }));

export const truncated = style(
  component({
    display: 'block',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    overflowWrap: 'normal',
  }),
);

const clamp = (lines: number) =>
  component({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  });
export const lines = styleVariants({ 2: clamp(2), 3: clamp(3) });
