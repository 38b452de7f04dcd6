import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { space } from '../tokens/space.ts';
import { base } from './layers.css.ts';

/**
 * The box of a field: sits on the canvas colour inside any panel, border of 3:1, and turns negative while the input in it is
 * invalid. The ring is drawn on the box because icons and buttons live inside it.
 */
export const fieldBox = style(
  base({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: vars.size.controlLg,
    paddingInline: space[3],
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.color.lineStrong}`,
    background: vars.color.canvas,
    color: vars.color.text,
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:focus-within': { outline: `2px solid ${vars.color.live}`, outlineOffset: 1, borderColor: vars.color.live },
      '&:has([aria-invalid=true])': { borderColor: vars.color.negative },
      // of the input: a step that leads no further fades by itself
      '&:has(:is(input, textarea):disabled)': { opacity: 0.5, cursor: 'not-allowed' },
    },
  }),
);

/** The native input inside {@link fieldBox}: no look of its own; 16 px under a finger, or iOS zooms into the page. */
export const fieldInput = style(
  base({
    flex: 1,
    minInlineSize: 0,
    alignSelf: 'stretch',
    background: 'none',
    border: 0,
    outline: 'none',
    textAlign: 'start',
    '::placeholder': { color: vars.color.faint, opacity: 1 },
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
);
