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
import { component } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { z } from '../../tokens/layer.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, size } = vars;

export const panel = style([
  floating,
  appear,
  component({
    zIndex: z.popover,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 340,
    maxInlineSize: `calc(100vw - ${2 * space[2]}px)`,
    maxBlockSize: 'min(380px, var(--radix-popover-content-available-height))',
    outline: 'none',
  }),
]);

/** Room of the search and of the first lines, while they are on their way. */
export const pending = style(component({ display: 'grid', gap: space[2], padding: space[2] }));

export const search = style(component({ flex: 'none', margin: space[2] }));

/** A part of its own around the native input: it takes no room. */
export const searchField = style(component({ display: 'contents' }));

export const options = style(
  component({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[1],
    paddingBlockStart: 0,
    outline: 'none',
    selectors: { '&[data-empty]': { display: 'none' } },
  }),
);

export const option = style(
  component({
    ...choiceLine,
    outline: 'none',
    selectors: {
      '&[data-selected]': { color: color.text },
      '&[data-hovered]': { color: color.text, background: color.raised },
      '&[data-focused]': activeChoice,
      '&[data-disabled]': disabledChoice,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-focused]': forcedActiveChoice, '&[data-disabled]': forcedDisabledChoice },
      },
    },
  }),
);

export const code = style(
  component({
    color: color.muted,
    fontSize: vars.type.caption,
    fontWeight: weight.bold,
    minInlineSize: 20,
    '@media': besideForcedChoice('[data-focused]'),
  }),
);

export const words = style(component({ flex: 1, minInlineSize: 0 }));

export const hint = style(
  component({
    color: color.muted,
    fontSize: vars.type.caption,
    fontWeight: weight.regular,
    fontVariantNumeric: 'tabular-nums',
    '@media': besideForcedChoice('[data-focused]'),
  }),
);

/** Keeps its room while the mark is absent, so that words stand in one line. */
export const mark = style(
  component({
    display: 'flex',
    inlineSize: 16,
    flex: 'none',
    color: color.accentText,
    '@media': besideForcedChoice('[data-focused]'),
  }),
);

export const none = style(
  component({ padding: space[4], color: color.muted, textAlign: 'center', minBlockSize: size.controlMd }),
);
