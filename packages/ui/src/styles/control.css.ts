import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { space } from '../tokens/space.ts';
import { weight } from '../tokens/type.ts';
import { focusRing } from './focus-ring.css.ts';
import { base } from './layers.css.ts';

/** Selector of a control that cannot be used; one that is busy keeps its look. */
export const whenDisabled = '&:disabled, &[aria-disabled=true]:not([aria-busy=true])';

/** Quiet instead of see-through: what hangs on the control (the reason why) stays readable, and the accent stays scarce. */
export const disabledLook = {
  background: 'transparent',
  color: vars.color.faint,
  borderColor: vars.color.line,
} as const;

/**
 * What buttons, links that look like buttons, chips and triggers share: shape, one line, states, focus ring.
 * Height comes from the density, colour from the part.
 */
export const control = style([
  focusRing,
  base({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minBlockSize: vars.size.controlMd,
    paddingBlock: space[1],
    paddingInline: space[4],
    borderRadius: vars.radius.md,
    border: '1px solid transparent',
    fontWeight: weight.bold,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}, opacity ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      [whenDisabled]: { cursor: 'not-allowed' },
      '&[aria-busy=true]': { cursor: 'progress' },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        selectors: { [whenDisabled]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
]);
