import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';

export const heading = style(component({ textWrap: 'balance' }));
