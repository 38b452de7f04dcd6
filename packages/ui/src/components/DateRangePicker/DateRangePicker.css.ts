import { style } from '@vanilla-extract/css';
import { appear } from '../../internal/appear.css.ts';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { component } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { z } from '../../tokens/layer.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const dates = style(component({ fontVariantNumeric: 'tabular-nums' }));

export const panel = style([
  floating,
  appear,
  component({
    zIndex: z.popover,
    padding: space[3],
    inlineSize: 360,
    maxInlineSize: `calc(100vw - ${2 * space[2]}px)`,
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
]);

export const content = style(component({ display: 'grid', gap: space[3] }));

export const presets = style(component({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

export const ends = style(component({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] }));

export const head = style(
  component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] }),
);

export const month = style(
  component({ flex: 1, textAlign: 'center', fontWeight: weight.bold, fontSize: '1rem', margin: 0 }),
);

export const grid = style(
  component({
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0 2px',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const weekday = style(
  component({
    color: color.muted,
    fontSize: vars.type.caption,
    fontWeight: weight.semibold,
    paddingBlock: space[1],
  }),
);

/** A day: a band over the days of the range, its ends in the accent. */
export const day = style([
  focusRing,
  component({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 38,
    touchAction: 'manipulation',
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: color.raised },
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-disabled], &[data-unavailable]': { color: color.faint, cursor: 'not-allowed' },
      '&[data-today]': { fontWeight: weight.bold, boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
      '&[data-selected]': { background: color.accentSoft, borderRadius: 0 },
      '&[data-selection-start]': { borderStartStartRadius: vars.radius.md, borderEndStartRadius: vars.radius.md },
      '&[data-selection-end]': { borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md },
      '&[data-selection-start], &[data-selection-end]': {
        background: color.accent,
        color: color.onAccent,
        fontWeight: weight.bold,
      },
      '&[data-focus-visible]': { outline: `2px solid ${color.live}`, outlineOffset: 1 },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: 44 },
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
        },
      },
    },
  }),
]);

/** Stays in sight where the panel is taller than the screen. */
export const foot = style(
  component({
    position: 'sticky',
    insetBlockEnd: -space[3],
    marginBlockEnd: -space[3],
    marginInline: -space[3],
    paddingBlock: space[2],
    paddingInline: space[3],
    borderBlockStart: `1px solid ${color.line}`,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    background: color.overlay,
  }),
);

/** Room of the calendar while it is on its way. */
export const pending = style(component({ display: 'grid', minBlockSize: 300 }));

export const hint = style(component({ color: color.muted, fontSize: vars.type.small, minInlineSize: 0 }));
export const fault = style(component({ color: color.negative, fontSize: vars.type.small, minInlineSize: 0 }));
