import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';

export const dateTime = style(
  component({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', unicodeBidi: 'isolate' }),
);
