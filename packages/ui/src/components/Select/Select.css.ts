import { style } from '@vanilla-extract/css';
import { appear } from '../../internal/appear.css.ts';
import {
  activeChoice,
  besideForcedChoice,
  choiceLine,
  disabledChoice,
  forcedActiveChoice,
  forcedDisabledChoice,
} from '../../internal/choice-line.ts';
import { control } from '../../styles/control.css.ts';
import { fieldBox } from '../../styles/field.css.ts';
import { component } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { z } from '../../tokens/layer.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const trigger = {
  field: style([
    fieldBox,
    component({
      inlineSize: '100%',
      textAlign: 'start',
      cursor: 'pointer',
      selectors: {
        '&:focus': { outline: 'none' },
        '&:focus-visible, &[aria-expanded=true]': {
          outline: `2px solid ${color.live}`,
          outlineOffset: 1,
          borderColor: color.live,
        },
        '&[aria-invalid=true]': { borderColor: color.negative },
        '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      },
    }),
  ]),
  filter: style([
    control,
    component({
      textAlign: 'start',
      background: color.raised,
      borderColor: color.line,
      selectors: { '&:hover, &[aria-expanded=true]': { borderColor: color.lineStrong } },
    }),
  ]),
};

export const value = style(
  component({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const placeholder = style(component({ color: color.faint }));

export const list = style([
  floating,
  appear,
  component({
    zIndex: z.popover,
    padding: space[1],
    minInlineSize: 'var(--radix-popover-trigger-width)',
    maxInlineSize: `min(420px, calc(100vw - ${2 * space[2]}px))`,
    maxBlockSize: 'min(380px, var(--radix-popover-content-available-height))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
]);

export const option = style(
  component({
    ...choiceLine,
    userSelect: 'none',
    selectors: {
      '&[aria-selected=true]': { color: color.text },
      '&[data-active]': activeChoice,
      '&[aria-disabled=true]': disabledChoice,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-active]': forcedActiveChoice, '&[aria-disabled=true]': forcedDisabledChoice },
      },
    },
  }),
);

/** Keeps its room while the mark is absent, so that words stand in one line. */
export const mark = style(
  component({
    inlineSize: 16,
    flex: 'none',
    color: color.accentText,
    '@media': besideForcedChoice('[data-active]'),
  }),
);

export const words = style(component({ flex: 1, minInlineSize: 0 }));

export const hint = style(
  component({
    color: color.muted,
    fontSize: vars.type.caption,
    fontWeight: weight.regular,
    '@media': besideForcedChoice('[data-active]'),
  }),
);
