import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';

export const mark = style(
  component({
    display: 'block',
    flex: 'none',
    inlineSize: 34,
    blockSize: 34,
    background: `${vars.brand.mark} center / contain no-repeat`,
  }),
);
