import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { space } from '../../tokens/space.ts';

/** What is agreed to and stated, close together: both are read as the last thing before the button. */
export const consents = style(pattern({ display: 'grid', gap: space[2], minInlineSize: 0 }));

export const foot = style(
  pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space[1] }),
);
