import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import type { ContainerWidth } from './Container.variants.ts';

export const column = style(component({ inlineSize: '100%', marginInline: 'auto' }));

export const container = style([
  column,
  component({
    paddingInline: space[4],
    paddingBlock: space[4],
    '@media': { [from('tablet')]: { paddingInline: space[6], paddingBlock: space[6] } },
  }),
]);

const widths = { narrow: 640, page: 1208, wide: 1440 } as const satisfies Record<ContainerWidth, number>;

export const width = styleVariants(widths, (greatest) => component({ maxInlineSize: greatest }));
