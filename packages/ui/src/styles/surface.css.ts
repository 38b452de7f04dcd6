import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { base } from './layers.css.ts';

/** A panel that lies on the page: hairline instead of shadow. */
export const panel = style(
  base({
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.xl,
  }),
);

/** A panel that floats above the page: menus, popovers, dialogs. */
export const floating = style(
  base({
    background: vars.color.overlay,
    color: vars.color.text,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.lg,
    boxShadow: vars.shadow.overlay,
  }),
);
