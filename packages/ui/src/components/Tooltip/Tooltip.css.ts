import { style } from '@vanilla-extract/css';
import { fade } from '../../internal/appear.css.ts';
import { tooltipBox } from '../../internal/tooltip-box.ts';
import { component } from '../../styles/layers.css.ts';

export const content = style([fade, component({ ...tooltipBox, textWrap: 'balance' })]);
