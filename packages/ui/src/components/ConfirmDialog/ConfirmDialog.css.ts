import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { textStyle } from '../../styles/text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

export const content = style(
  component({
    flex: '1 1 auto',
    overflowY: 'auto',
    display: 'grid',
    gap: space[3],
    padding: `${space[6]}px ${space[6]}px ${space[5]}px`,
    borderRadius: vars.radius.xxl,
    outline: 'none',
  }),
);

export const title = style([textStyle.title]);

export const description = style(component({ color: vars.color.muted }));

/** Both answers have the same weight: the same width, the same height. */
export const answers = style(
  component({
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
    gap: space[3],
    paddingInline: space[6],
    paddingBlockEnd: space[6],
  }),
);
