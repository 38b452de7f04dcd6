import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

/** An amount reads from left to right everywhere, its symbol first. */
export const box = style(component({ direction: 'ltr' }));

export const symbol = style(component({ flex: 'none', color: vars.color.muted, fontWeight: weight.semibold }));

export const input = style(component({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.semibold }));

export const whole = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }));

export const quick = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: space[2], fontVariantNumeric: 'tabular-nums' }),
);
