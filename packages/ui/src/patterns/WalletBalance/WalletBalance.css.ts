import { style, styleVariants } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading, radius } = vars;

export const root = style([panel, pattern({ display: 'grid', gap: space[4], minInlineSize: 0, padding: space[5] })]);

export const head = style(
  pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: space[4] }),
);

export const balance = style(pattern({ display: 'grid', gap: space[1], minInlineSize: 0 }));

export const label = style(pattern({ color: color.muted }));

export const amount = style(
  pattern({
    fontSize: vars.type.display,
    fontWeight: weight.heavy,
    lineHeight: leading.tight,
    overflowWrap: 'anywhere',
  }),
);

/** As high as the balance: what stands below stays where it is. */
export const pending = style(
  pattern({ display: 'block', inlineSize: '75%', blockSize: `calc(1em * ${leading.tight})`, borderRadius: radius.sm }),
);

export const actions = style(pattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] }));

export const bar = style(pattern({ display: 'flex', gap: space.half, blockSize: 12 }));

const tones = { free: color.positive, kept: color.muted, bonus: color.accent } as const;

const forced = { '(forced-colors: active)': { forcedColorAdjust: 'none' } } as const;

export const share = styleVariants(tones, (background) =>
  pattern({ flexBasis: 0, minInlineSize: 4, borderRadius: radius.sm, background, '@media': forced }),
);

export const parts = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    gap: space[4],
    margin: 0,
  }),
);

export const part = style(pattern({ display: 'grid', alignContent: 'start', gap: space.half, minInlineSize: 0 }));

export const name = style(pattern({ display: 'flex', alignItems: 'baseline', gap: space[2], color: color.muted }));

export const dot = styleVariants(tones, (background) =>
  pattern({ flex: 'none', inlineSize: 10, blockSize: 10, borderRadius: 3, background, '@media': forced }),
);

export const sum = style(pattern({ margin: 0, fontSize: vars.type.large, fontWeight: weight.bold }));

export const note = style(
  pattern({ margin: 0, color: color.muted, fontSize: vars.type.small, lineHeight: leading.snug }),
);
