import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';

/** Two amounts may stand below each other, where cells of figures keep to one line; an amount itself never breaks. */
export const amounts = style(pattern({ whiteSpace: 'normal' }));
