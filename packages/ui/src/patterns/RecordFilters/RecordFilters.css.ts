import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { space } from '../../tokens/space.ts';

export const root = style(pattern({ display: 'grid', gap: space[3], minInlineSize: 0 }));

export const controls = style(pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[2] }));

/** As wide as a day with its label. */
export const day = style(pattern({ inlineSize: 'min(100%, 220px)' }));

export const applied = style(pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }));

export const chips = style(pattern({ display: 'flex', flexWrap: 'wrap', gap: space[2], minInlineSize: 0 }));
