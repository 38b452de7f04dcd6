import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const { color } = vars;

export const root = recipe({
  base: component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[3],
    textAlign: 'center',
    paddingInline: space[4],
  }),
  variants: {
    size: {
      section: component({ paddingBlock: space[8] }),
      page: component({ minBlockSize: '70dvh', paddingBlock: space[16] }),
    },
  },
});

export const texts = style(component({ maxInlineSize: '44ch', display: 'grid', gap: space[1] }));

export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3], marginBlockStart: space[2] }),
);

export const art = style(component({ position: 'relative', inlineSize: 160, blockSize: 112 }));
export const moon = style(component({ fill: color.accentSoft }));
export const wave = style(component({ stroke: color.live, fill: 'none', strokeWidth: 2, strokeLinecap: 'round' }));
export const farWave = style([wave, component({ opacity: 0.45 })]);
export const glyph = style(
  component({
    position: 'absolute',
    insetBlockStart: 26,
    insetInline: 0,
    display: 'grid',
    justifyItems: 'center',
    color: color.accentText,
  }),
);

export const details = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    color: color.faint,
    fontVariantNumeric: 'tabular-nums',
  }),
);
