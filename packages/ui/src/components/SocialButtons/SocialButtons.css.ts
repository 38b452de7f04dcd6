import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color } = vars;

export const root = style(component({ display: 'grid', gap: space[3], minInlineSize: 0 }));

export const list = style(
  component({
    display: 'grid',
    gap: space[2],
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(104)}), 1fr))`,
  }),
);

/** A letter on a tile: a neutral mark of ours, not the logo of the provider. */
export const tile = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    borderRadius: 6,
    background: color.line,
    color: color.text,
    fontSize: vars.type.caption,
    fontWeight: weight.heavy,
    lineHeight: 1,
    selectors: { '&::before': { content: 'attr(data-letter)' } },
  }),
);
