import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { besideForcedChoice } from '../../internal/choice-line.ts';
import { component } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { z } from '../../tokens/layer.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, size, leading } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

/** Comes quickly and goes at once: what an entry does must not wait for the menu to fade. */
export const content = style([
  floating,
  component({
    zIndex: z.popover,
    padding: space[1],
    minInlineSize: 'max(180px, var(--radix-dropdown-menu-trigger-width))',
    maxInlineSize: `min(320px, calc(100vw - ${2 * space[2]}px))`,
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&[data-state=open]': { animation: `${rise} ${vars.motion.fast} ${vars.motion.easing}` } },
  }),
]);

const entry = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.controlMd,
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: vars.radius.sm,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-highlighted]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const item = styleVariants({
  default: [
    entry,
    component({
      color: color.muted,
      selectors: { '&[data-highlighted]': { color: color.text, background: color.line } },
    }),
  ],
  danger: [
    entry,
    component({ color: color.negative, selectors: { '&[data-highlighted]': { background: color.negativeSoft } } }),
  ],
});

/** Words of an entry; what is behind them stands at the end of the line. */
export const label = style(component({ flex: 1, minInlineSize: 0 }));

export const hint = style(
  component({
    color: color.muted,
    fontSize: vars.type.caption,
    fontWeight: weight.regular,
    '@media': besideForcedChoice('[data-highlighted]'),
  }),
);

export const groupLabel = style(
  component({
    padding: `${space[2]}px ${space[3]}px ${space[1]}px`,
    color: color.faint,
    fontSize: vars.type.caption,
    fontWeight: weight.bold,
  }),
);

/** Keeps its room while the mark is absent, so that words stand in one line. */
export const mark = style(
  component({
    inlineSize: 20,
    flex: 'none',
    color: color.accentText,
    '@media': besideForcedChoice('[data-highlighted]'),
  }),
);

export const separator = style(
  component({ blockSize: 1, marginBlock: space[1], marginInline: space[3], background: color.line }),
);
