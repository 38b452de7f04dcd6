import { createContainer, style } from '@vanilla-extract/css';
import { control } from '../../styles/control.css.ts';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const { color, size } = vars;

const container = createContainer();
/** Room below which numbers of pages would wrap. */
const roomy = `${container} (min-width: 480px)`;

export const root = style(component({ containerName: container, containerType: 'inline-size', inlineSize: '100%' }));

export const bar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
  }),
);

export const summary = style(component({ color: color.muted, fontVariantNumeric: 'tabular-nums' }));

export const controls = style(
  component({ display: 'flex', alignItems: 'center', gap: space[1], marginInlineStart: 'auto' }),
);

/** Without a summary beside them the controls spread, with the count between the chevrons. */
export const controlsSpread = style(component({ flex: 1, justifyContent: 'space-between', marginInlineStart: 0 }));

/** The numbers, where there is room for them. */
export const list = style(
  component({
    display: 'none',
    alignItems: 'center',
    gap: space[1],
    '@container': { [roomy]: { display: 'flex' } },
  }),
);

const count = style(
  component({ paddingInline: space[2], color: color.muted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);

export const position = {
  always: count,
  whereCramped: style([count, component({ '@container': { [roomy]: { display: 'none' } } })]),
};

export const step = style([
  control,
  component({
    minInlineSize: size.controlMd,
    paddingInline: space[1],
    color: color.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:not([aria-disabled=true]):not(:disabled):hover': { color: color.text, background: color.raised },
      '&[aria-current=page]': { color: color.onAccent, background: color.accent },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current=page]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
]);

/** Chevrons beside a count are buttons to be found at a glance. */
export const stepOutlined = style(component({ border: `1px solid ${color.line}`, background: color.raised }));

export const gap = style(component({ minInlineSize: space[6], textAlign: 'center', color: color.muted }));
