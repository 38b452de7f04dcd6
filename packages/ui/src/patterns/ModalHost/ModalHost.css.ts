import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { z } from '../../tokens/layer.ts';
import { space } from '../../tokens/space.ts';

/** Stands where the modal would: in the middle of the screen. The page behind stays usable. */
export const failure = style([
  floating,
  pattern({
    position: 'fixed',
    inset: 0,
    margin: 'auto',
    zIndex: z.dialog,
    inlineSize: 'min(400px, calc(100vw - 32px))',
    blockSize: 'fit-content',
    display: 'grid',
    gap: space[4],
    padding: space[5],
  }),
]);
