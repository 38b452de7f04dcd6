import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { space } from '../../tokens/space.ts';

/** Two amounts may stand below each other, where cells of figures keep to one line; an amount itself never breaks. */
export const amounts = style(pattern({ whiteSpace: 'normal' }));

/** Both lines stand where the text of their place does: at the start of a cell, at the end of a card. */
export const status = style(pattern({ display: 'grid', gap: space[1] }));
