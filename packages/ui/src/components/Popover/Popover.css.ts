import { style } from '@vanilla-extract/css';
import { appear } from '../../internal/appear.css.ts';
import { component } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { z } from '../../tokens/layer.ts';
import { space } from '../../tokens/space.ts';

export const content = style([
  floating,
  appear,
  component({
    zIndex: z.popover,
    padding: space[4],
    // the least of 360 px, the page, and the room on this side of the trigger
    inlineSize: 'max-content',
    maxInlineSize: `min(360px, calc(100vw - ${2 * space[2]}px))`,
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
]);
