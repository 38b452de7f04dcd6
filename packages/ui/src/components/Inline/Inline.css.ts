import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';

export const root = style(component({ display: 'flex', minInlineSize: 0 }));
export const wrapping = style(component({ flexWrap: 'wrap' }));
