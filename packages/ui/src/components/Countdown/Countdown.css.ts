import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';

/** Digits of one width: nothing beside it moves while it runs. */
export const countdown = style(component({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
