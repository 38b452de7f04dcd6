import { style, styleVariants } from '@vanilla-extract/css';
import { besideForcedChoice } from '../../internal/choice-line.ts';
import { control } from '../../styles/control.css.ts';
import { focusRing, focusRingInset } from '../../styles/focus-ring.css.ts';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, shadow } = vars;

const row = component({
  display: 'flex',
  // a tab past the edge of a row that scrolls is one that nobody sees: what is too long for a line takes a second one
  flexWrap: 'wrap',
  gap: space[1],
  maxInlineSize: '100%',
  inlineSize: 'fit-content',
});

export const root = style(component({ minInlineSize: 0 }));

export const list = styleVariants({
  segmented: [
    row,
    component({ padding: space[1], borderRadius: `calc(${vars.radius.md} + ${space[1]}px)`, background: color.canvas }),
  ],
  plain: [row, component({ padding: space[1], marginInline: -space[1] })],
});

export const fill = style(component({ inlineSize: '100%' }));

const look = component({
  maxInlineSize: '100%',
  color: color.muted,
  selectors: {
    '&:hover': { color: color.text },
    '&[data-state=active]': { color: color.text },
    '[data-fill] > &': { flex: 1, whiteSpace: 'nowrap' },
  },
  '@media': {
    '(forced-colors: active)': {
      border: 0,
      selectors: {
        '&[data-state=active]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const tab = styleVariants({
  segmented: [
    control,
    focusRingInset,
    look,
    component({
      borderRadius: vars.radius.md,
      selectors: { '&[data-state=active]': { background: color.overlay, boxShadow: shadow.raised } },
    }),
  ],
  plain: [
    control,
    focusRingInset,
    look,
    component({ selectors: { '&[data-state=active]': { background: color.raised, boxShadow: shadow.raised } } }),
  ],
});

export const count = style(
  component({
    color: color.faint,
    fontSize: vars.type.caption,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    '@media': besideForcedChoice('[data-state=active]'),
  }),
);

export const panel = style([
  focusRing,
  component({
    borderRadius: vars.radius.sm,
    paddingBlockStart: space[4],
    selectors: { '&[data-state=inactive]': { display: 'none' } },
  }),
]);
