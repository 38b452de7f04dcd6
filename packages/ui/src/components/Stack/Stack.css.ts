import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';

export const root = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
