import { style } from '@vanilla-extract/css';
import { base } from './layers.css.ts';

/** Out of sight but read aloud. */
export const visuallyHidden = style(
  base({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
