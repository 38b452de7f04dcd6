import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { below } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import type { GridColumn } from './Grid.variants.ts';

const least = { tile: '128px', card: '220px', panel: '320px' } as const satisfies Record<GridColumn, string>;
const width = createVar();

export const column = styleVariants(least, (value) => component({ vars: { [width]: value } }));

export const even = style(
  component({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` }),
);

/** The cells of every line share it, those of the last one too: no place stays empty. */
export const filled = style(component({ display: 'flex', flexWrap: 'wrap' }));
globalStyle(`${filled} > *`, {
  '@layer': { components: { flex: `1 1 min(${width}, 100%)`, minInlineSize: 0 } },
});

/** Room for the focus rings of the cells; a part of the next cell says that the line goes on. */
export const line = style(
  component({
    '@media': {
      [below('tablet')]: {
        display: 'flex',
        flexWrap: 'nowrap',
        overflowX: 'auto',
        overscrollBehaviorInline: 'contain',
        scrollSnapType: 'inline proximity',
        scrollbarWidth: 'none',
        padding: space[1],
        scrollPadding: space[1],
        margin: -space[1],
      },
    },
  }),
);
globalStyle(`${line} > *`, {
  '@layer': {
    components: {
      '@media': { [below('tablet')]: { flex: '0 0 88%', minInlineSize: 0, scrollSnapAlign: 'start' } },
    },
  },
});
