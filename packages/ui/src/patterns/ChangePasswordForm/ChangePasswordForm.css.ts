import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { visuallyHidden } from '../../styles/visually-hidden.css.ts';
import { space } from '../../tokens/space.ts';

export const root = style(pattern({ position: 'relative', display: 'grid', gap: space[4], minInlineSize: 0 }));

/** For password managers only. */
export const account = style([visuallyHidden]);
