import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';

export const root = style(component({ position: 'relative', display: 'inline-flex', flex: 'none' }));

/** Digits of one width: the button does not tremble while it counts. */
export const count = style(component({ fontVariantNumeric: 'tabular-nums' }));
