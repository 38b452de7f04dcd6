import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import type { GridColumn } from './Grid.variants.ts';

const least = { tile: '128px', card: '220px', panel: '320px' } as const satisfies Record<GridColumn, string>;
/** Least width of a cell. */
export const width = createVar();

export const column = styleVariants(least, (value) => component({ vars: { [width]: value } }));

export const even = style(
  component({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` }),
);

/** The cells of every line share it, those of the last one too: no place stays empty. */
export const filled = style(component({ display: 'flex', flexWrap: 'wrap' }));
globalStyle(`${filled} > *`, {
  '@layer': { components: { flex: `1 1 min(${width}, 100%)`, minInlineSize: 0 } },
});
