import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { space } from '../../tokens/space.ts';

export const root = style(pattern({ display: 'grid', gap: space[4], minInlineSize: 0 }));

/** The other ways, below each other: their words are long. */
export const ways = style(pattern({ display: 'grid', gap: space[1] }));
