import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { space } from '../../tokens/space.ts';

export const root = style(pattern({ display: 'grid', gap: space[4], minInlineSize: 0, alignContent: 'start' }));
export const end = style(pattern({ flex: 'none', display: 'flex', alignItems: 'center', gap: space[3] }));
export const head = style(
  pattern({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[4], minBlockSize: 32 }),
);
