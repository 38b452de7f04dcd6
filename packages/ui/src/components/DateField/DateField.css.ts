import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

/** Takes no room of its own between the field and its box. */
export const whole = style(component({ display: 'contents' }));

export const input = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: 0,
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-invalid]': { borderColor: color.negative },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
  }),
);

/**
 * One line of text instead of boxes in a row: signs of React Aria keep hour and minute in their order where the page runs from
 * right to left, and they work within a line alone.
 */
export const withTime = style(
  component({ display: 'block', lineHeight: `calc(${vars.size.controlLg} - 2px)`, whiteSpace: 'nowrap' }),
);

export const segment = style(
  component({
    paddingInline: 2,
    borderRadius: vars.radius.sm,
    outline: 'none',
    caretColor: 'transparent',
    whiteSpace: 'pre',
    selectors: {
      '&[data-placeholder]': { color: color.muted },
      '&[data-type=literal]': { paddingInline: 1, color: color.muted },
      '&[data-focused]': { background: color.live, color: color.canvas },
    },
    '@media': {
      '(pointer: coarse)': { fontSize: '1rem', paddingInline: 4 },
      '(forced-colors: active)': {
        selectors: {
          '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);
