import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';

/** Stands among buttons, so it has their height. */
export const filter = style(component({ minBlockSize: vars.size.controlMd }));

/** Glyph before the text. */
export const icon = style(component({ display: 'flex', color: vars.color.muted, flex: 'none' }));

/** Buttons and signs behind the text stand closer to the edge than the text does. */
export const end = style(component({ display: 'flex', alignItems: 'center', flex: 'none', marginInlineEnd: -6 }));
